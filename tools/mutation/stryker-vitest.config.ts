import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Stryker copies the sources to a folder of its own, where packages of the workspace would still
// resolve to the originals, which have no mutants.
const root = join(import.meta.dirname, '../..')

export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@fledge\/(\w+)\//, replacement: join(root, 'packages/$1/src/') }],
  },
  test: {
    include: [
      'packages/{kernel,domain}/src/**/*.test.ts',
      'apps/web/src/platform/forms/**/*.test.ts',
    ],
    setupFiles: [join(root, 'packages/kernel/src/testing/temporal.ts')],
    isolate: false,
    testTimeout: 30_000,
  },
})
