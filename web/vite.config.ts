import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The built client lies inside the Python package, so that a wheel carries it. `npm run dev` talks to a running `themis serve`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/themis/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // How long a plugin took is no warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8500', ws: true } } },
})
