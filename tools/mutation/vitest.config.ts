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
    reporters: [{}],
  },
})
