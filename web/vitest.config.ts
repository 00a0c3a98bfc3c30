import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Components are tested as a browser would run them.
export default defineConfig({
  plugins: [svelte()],
  // The words of the house and of the games lie in the Python package.
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
})
