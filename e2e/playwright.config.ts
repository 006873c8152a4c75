import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

// Base port of the workers' products, to which each adds its number. Playwright's workers read the
// same value.
process.env.E2E_PORT ??= String(21_000 + Math.floor(Math.random() * 8000))

const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const
// Each run covers one screen size and colour scheme, with its own products and people.
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
  globalSetup: './support/global-setup.ts',
  timeout: 600_000,
  expect: { timeout: 10_000 },
  // Tests that npm test leaves to npm run test:long (docs/testing.md).
  ...(process.env.FLEDGE_ROUNDS === 'usual' ? { grepInvert: /@long/ } : {}),
  fullyParallel: true,
  workers: 4,
  // In npm test, one retry allows for a busy machine; the summary of the run still lists the
  // failure.
  retries: process.env.FLEDGE_ROUNDS ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Drawing animations takes a tenth of the browser's time; the long run shows them all.
    ...(process.env.FLEDGE_ROUNDS === 'long'
      ? {}
      : { contextOptions: { reducedMotion: 'reduce' } }),
    locale: 'en-US',
    actionTimeout: 15_000,
    timezoneId: 'Europe/London',
    // Its screenshots cost as much as the journey, and are drawn from the recorded page anyway.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        // Pages live too briefly for the garbage collector to enlarge the space of new objects itself.
        '--js-flags=--min-semi-space-size=16',
        // At its lowest rate: each picture is drawn, and encoded while a journey records.
        '--use-fake-device-for-media-stream=fps=5',
      ],
    },
  },
  projects,
})
