import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
export default defineConfig({ root: '/work/board/web/zz', base: './', plugins: [svelte({ configFile: '/work/board/web/svelte.config.js' })], build: { outDir: '/tmp/h/boardpreview', emptyOutDir: true, modulePreload: false, target: 'es2022' }, server: { fs: { strict: false } } })
