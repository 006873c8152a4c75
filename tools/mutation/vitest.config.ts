import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

// The server's tests as in the root's configuration, in the runner that replaces statements.
export default defineConfig({
  root,
  test: {
    include: ['apps/server/**/*.test.ts'],
    globalSetup: [join(root, 'apps/server/src/platform/testing/global-setup.ts')],
    setupFiles: [join(root, 'packages/kernel/src/testing/temporal.ts')],
    runner: join(import.meta.dirname, 'sql-runner.ts'),
    isolate: false,
    maxWorkers: 2,
    // A mutant that makes a loop endless is found by its time.
    testTimeout: 15_000,
    hookTimeout: 20_000,
    reporters: [{}],
  },
})
