import { test as base } from '@playwright/test'
import { type ProductHost, type JourneyScenario, startHost } from './product-host.ts'

interface JourneyOptions {
  /** Initial content of the database, set with `test.use({ scenario: 'demo' })`. */
  readonly scenario: JourneyScenario
  /** Additional environment variables of the product. */
  readonly settings: Readonly<Record<string, string>>
  readonly product: ProductHost
}

/** Playwright's test with a separate product, database and clock for each journey. */
export const test = base.extend<JourneyOptions, { host: ProductHost }>({
  scenario: ['empty', { option: true }],
  settings: [{}, { option: true }],
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture takes apart
    async ({}, provide, { parallelIndex }) => {
      const host = await startHost(parallelIndex)
      process.env.E2E_DATABASE_URL = host.databaseUrl
      await provide(host)
      await host.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ host, scenario, settings, browser }, provide) => {
      await host.open(scenario, settings)
      await provide(host)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  baseURL: async ({ host }, provide) => provide(host.url),
})
