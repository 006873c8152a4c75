import { type GoogleCounterpart, startGoogleCounterpart } from './google-counterpart.ts'
import { type Browser, type TestResponse, type TestServer, startTestServer } from './harness.ts'
import { type OutlookCounterpart, startOutlookCounterpart } from './outlook-counterpart.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
  type TestCompany,
  type TestIntern,
} from './factories.ts'

/** A server with both calendar providers configured; each is a counterpart with the real API. */
export interface CalendarTestServer {
  readonly server: TestServer
  /** Starts another server of the same database, files and providers. */
  startBeside(settings: Readonly<Record<string, string>>): Promise<TestServer>
  readonly google: GoogleCounterpart
  readonly outlook: OutlookCounterpart
  /** Resets both providers: no faults and empty calendars. */
  reset(): void
  stop(): Promise<void>
}

const getProviderSettings = (google: GoogleCounterpart, outlook: OutlookCounterpart) => ({
  GOOGLE_CLIENT_ID: google.grants.client.id,
  GOOGLE_CLIENT_SECRET: google.grants.client.secret,
  GOOGLE_ACCOUNTS_URL: google.base,
  GOOGLE_TOKENS_URL: google.base,
  GOOGLE_API_URL: google.base,
  OUTLOOK_CLIENT_ID: outlook.grants.client.id,
  OUTLOOK_CLIENT_SECRET: outlook.grants.client.secret,
  OUTLOOK_LOGIN_URL: outlook.base,
  OUTLOOK_API_URL: outlook.base,
})

export async function startCalendarTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<CalendarTestServer> {
  const [google, outlook] = await Promise.all([startGoogleCounterpart(), startOutlookCounterpart()])
  const providers = getProviderSettings(google, outlook)
  const server = await startTestServer({ ...providers, ...settings })
  return {
    server,
    startBeside: (others) =>
      startTestServer(
        { ...providers, ...others },
        { beside: server, files: server.running.services.files },
      ),
    google,
    outlook,
    reset() {
      for (const counterpart of [google, outlook]) {
        counterpart.faults = []
        counterpart.busy.clear()
        counterpart.events.clear()
        counterpart.grants.lifetime = 3599
        counterpart.grants.allow = (scope) => scope
      }
      google.meet = 'at once'
      outlook.hasTeams = true
    },
    async stop() {
      await server.stop()
      await Promise.all([google.stop(), outlook.stop()])
    },
  }
}

/** Presses a button of the consent page. @returns the parameters of the redirect */
export async function submitConsent(
  url: string,
  press: 'Allow' | 'Cancel' = 'Allow',
): Promise<Record<string, string>> {
  const page = await (await fetch(url)).text()
  const href = new RegExp(`<a href="([^"]+)">${press}<`).exec(page)?.[1]?.replaceAll('&amp;', '&')
  if (!href) throw new Error(`no ${press} on: ${page}`)
  const { state = '', code, error } = Object.fromEntries(new URL(href).searchParams)
  return { state, ...(code ? { code } : {}), ...(error ? { error } : {}) }
}

/** Returns the URL of a provider's consent page, requested as by the screen. */
export async function getConsentUrl(
  browser: Browser,
  provider: 'GOOGLE' | 'OUTLOOK',
): Promise<string> {
  const { payload } = await browser.request('GET calendar/url', { query: { provider } })
  return payload.url
}

/** Connects a calendar from start to end. @returns the response of the last step */
export async function connectTestCalendar(
  browser: Browser,
  provider: 'GOOGLE' | 'OUTLOOK',
): Promise<TestResponse> {
  const response = await browser.request('GET calendar/callback', {
    query: await submitConsent(await getConsentUrl(browser, provider)),
  })
  return browser.request('POST calendar', {
    body: { token: response.payload.token, calendar_provider: provider },
  })
}

/** A company whose administrator is signed in, and an intern awaiting proposed times. */
export interface InterviewPair {
  readonly company: TestCompany
  readonly admin: Browser
  readonly intern: TestIntern
  readonly internBrowser: Browser
  readonly planId: string
}

export async function aPair(server: TestServer): Promise<InterviewPair> {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  return {
    company,
    admin: await server.as(company.admin.userId),
    intern,
    internBrowser: await server.as(intern.userId),
    planId: await aPlan(server, company.companyId),
  }
}

/**
 * Creates a proposed interview of a pair, 3, 4 and 5 days ahead at 10:00, without a link unless
 * given.
 */
export async function aProposal(
  server: TestServer,
  pair: InterviewPair,
  link: string | null = null,
): Promise<{ id: string; slots: string[] }> {
  const candidature = await aCandidature(server, pair.company.companyId, pair.planId, pair.intern, {
    stage: 'INTERVIEW_PROPOSED',
  })
  const slots = [3, 4, 5].map(
    (days) =>
      `${new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`,
  )
  const id = await anInterview(
    server,
    pair.company.companyId,
    candidature,
    pair.intern,
    [pair.company.admin.memberId],
    { slot_starts: slots, meeting_link: link },
  )
  return { id, slots }
}
