import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

// One product for the whole run, on a port and a data folder of its own; empty, so that a journey makes what it needs.
const port = Number((process.env.E2E_PORT ??= String(21_000 + Math.floor(Math.random() * 9000))))
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fledge-e2e-')))
// Where the journey of signing in with Google opens its provider; it is asked only then.
const googlePort = (process.env.E2E_GOOGLE_PORT ??= String(
  31_000 + Math.floor(Math.random() * 1000),
))
const baseURL = `http://localhost:${port}`

const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
// One size and scheme a run: a journey makes people of its own, and each run has a product of its own.
const isPhone = process.env.FLEDGE_SIZE === 'phone'
const isDark = process.env.FLEDGE_SCHEME === 'dark'

const projects: PlaywrightTestConfig['projects'] = [
  {
    name: `${isPhone ? 'phone' : 'desk'}-${isDark ? 'dark' : 'light'}`,
    use: { viewport: isPhone ? sizes.phone : sizes.desk, colorScheme: isDark ? 'dark' : 'light' },
  },
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  timeout: 600_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  // Of npm test: on a busy machine a journey may be played once more; the last lines of the run name it all the same.
  retries: process.env.FLEDGE_ROUNDS ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'en-US',
    actionTimeout: 15_000,
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects,
  webServer: {
    command: 'node tools/start.mjs --empty',
    cwd: '..',
    reuseExistingServer: process.env.E2E_REUSE === '1',
    url: `${baseURL}/ready`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      GOOGLE_CLIENT_ID: 'fledge-journey',
      GOOGLE_CLIENT_SECRET: 'a-secret-of-the-journey',
      GOOGLE_ISSUER: `http://localhost:${googlePort}`,
    },
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
})
