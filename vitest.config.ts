import { playwright } from '@vitest/browser-playwright'
import { existsSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const temporal = 'packages/kernel/src/testing/temporal.ts'
const texts = 'packages/contract/src/testing/catalogue-texts.ts'
// Long enough for a busy machine: it should only stop tests that hang.
const testTimeout = 30_000
// Node loads the sources itself, as it does in development, without Vite's transformation.
const runByNode = { viteModuleRunner: false, nodeLoader: false }
const serverSetup = 'apps/server/src/platform/testing/global-setup.ts'

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/{src,build}/**/*.test.ts'],
    environment: 'node',
    setupFiles: [temporal, texts],
    testTimeout,
  },
}
// Omits the server's tests when the setup of their PostgreSQL cluster is missing.
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
          experimental: runByNode,
        },
      },
    ]
  : []

// The stories and forms in the journeys' Chromium, served by the web app's own Vite plugins.
const components: TestProjectConfiguration = {
  extends: 'apps/web/vite.config.ts',
  // Pictures that the page names by their path, such as the logo.
  publicDir: 'apps/web/public',
  // Loaded later than the others; Vite would stop to bundle them and reload the page.
  optimizeDeps: {
    include: ['@mantine/hooks', '@mantine/tiptap', '@tiptap/react', '@tiptap/starter-kit'],
  },
  test: {
    name: 'components',
    include: ['apps/web/src/**/*.test.tsx'],
    setupFiles: ['apps/web/src/testing/setup-page.ts', 'apps/web/src/testing/setup-file.ts'],
    isolate: false,
    testTimeout,
    provide: { rounds: process.env['FLEDGE_ROUNDS'] ?? 'usual' },
    // Pages of the browser, each for one file at a time; by default one on two cores.
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'],
          args: ['--no-sandbox'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/London' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

// Files share a worker's modules, because loading the server for each of 92 files took longer than
// the tests. Each file must therefore restore what it changes outside its own server and database.
export default defineConfig({
  test: { projects: [unit, ...server, components], isolate: false, maxWorkers: 2 },
})
