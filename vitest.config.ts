import { existsSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const temporal = 'packages/kernel/src/testing/temporal.ts'
// A hang is found by it, slowness is not: a busy machine takes its time.
const testTimeout = 30_000
const serverSetup = 'apps/server/src/platform/testing/global-setup.ts'

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
    environment: 'node',
    setupFiles: [temporal],
    testTimeout,
  },
}
// The server's tests need their PostgreSQL cluster: without its set-up they are left out, not run into a wall.
const server: TestProjectConfiguration[] = existsSync(serverSetup)
  ? [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: [serverSetup],
          setupFiles: [temporal],
          testTimeout,
        },
      },
    ]
  : []

// Files share a worker's modules: loading the server again for each of 92 files took longer than
// the tests. A file therefore cleans up what it changes outside its own server and database.
export default defineConfig({
  test: { projects: [unit, ...server], isolate: false, maxWorkers: 2 },
})
