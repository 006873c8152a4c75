import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { deliveryPlugin } from './build/delivery.ts'
import { flagsPlugin } from './build/flags.ts'
import { endpointsPlugin } from './build/plugins.ts'
import { replaceJsonSchema } from './build/replace-json-schema.ts'
import { textsPlugin } from './build/texts-plugin.ts'

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:4600'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    endpointsPlugin(fileURLToPath(new URL('../..', import.meta.url))),
    textsPlugin(),
    flagsPlugin(),
    replaceJsonSchema(),
    react(),
    deliveryPlugin(),
  ],
  // Only single screens load these: found there, they would reload the page that is open.
  optimizeDeps: { include: ['@stripe/stripe-js/pure', 'diff'] },
  css: { modules: { localsConvention: 'camelCase' } },
  server: { proxy: { '/backend': backend, '/sitemaps/companies': backend } },
  preview: { proxy: { '/backend': backend } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts and flags stay files: a data: URL would need its own entry in the content security
    // policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Colours use light-dark(), which these browsers support.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
})
