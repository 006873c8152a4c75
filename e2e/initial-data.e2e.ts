import { readFileSync } from 'node:fs'
import { expect } from './support/expect.ts'
import { paths } from '@fledge/contract/paths.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const pageTable = new URL('../apps/web/dist/.vite/pages.json', import.meta.url)

/** Pages with first data for visitors without a session, with values for their parameters. */
const visitorPages: Readonly<Record<string, string>> = {
  [paths.company.getStarted]: paths.company.getStarted,
  [paths.intern.getStarted]: paths.intern.getStarted,
  [paths.intern.findBatch]: paths.intern.findBatch,
  [paths.operator.getStarted]: paths.operator.getStarted,
  [paths.public.sitemaps]: paths.public.sitemaps,
  [paths.public.companyProfile]: '/company-profile/brightwater-labs',
}

/** Lists the pages below a path whose routes declare first data for signed-in users. */
function listPrefetchedPages(below: string): readonly string[] {
  // Written by apps/web/build/delivery.ts.
  const pages = JSON.parse(readFileSync(pageTable, 'utf8')) as Readonly<
    Record<string, { readonly prefetch: readonly unknown[] }>
  >
  return Object.keys(pages).filter(
    (path) =>
      path.startsWith(below) && pages[path]?.prefetch.length !== 0 && !(path in visitorPages),
  )
}

/** Collects the API requests that a person's pages send from now on. */
function collectRequests({ page }: TestUser): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Images, last-seen updates and the live update stream are not queries of a screen.
    if (pathname.startsWith('/backend/') && !/\/(files|last-seen|stream)(\/|$)/.test(pathname))
      requests.push(`${request.method()} ${pathname}`)
  })
  return requests
}

/**
 * Opens a page that the server has to render. A difference to what the browser renders is an error
 * in the console, for which a screen is checked.
 */
async function openRendered(person: TestUser, path: string): Promise<void> {
  await person.page.goto(path)
  await expect(person.page.locator('#root'), path).toHaveAttribute('data-rendered')
  await person.checkScreen(path)
}

test('company pages embed their initial data, so that no query is sent twice', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const { page } = hannah
  await signInByApi(hannah)
  const requests = collectRequests(hannah)
  const later: readonly string[] = [
    paths.company.profile,
    // On a phone the pipeline is a paginated list of ten instead of a board and sends its own query.
    ...((page.viewportSize()?.width ?? 0) < 600 ? [paths.company.hiring] : []),
  ]
  for (const path of listPrefetchedPages('/company/').filter((other) => !later.includes(other))) {
    await openRendered(hannah, path)
    expect(requests.splice(0), path).toEqual([])
  }
  await page.goto(paths.company.profile)
  await hannah.checkScreen('the profile')
  // Projects are queried once the company is known.
  expect(requests).toEqual([expect.stringContaining('/projects/')])
  await hannah.close()
})

test('intern pages embed their initial data', async ({ browser }) => {
  const amara = await createTestUser(browser, 'amara.okafor@unilag.example', 'Africa/Lagos')
  await signInByApi(amara)
  const requests = collectRequests(amara)
  // The application is open to Diego; no one in the demo data has a checkout.
  const others: readonly string[] = [
    paths.intern.application,
    paths.intern.checkout,
    paths.intern.profile,
  ]
  for (const path of listPrefetchedPages('/intern/')) {
    if (others.includes(path) || path.startsWith(`${paths.intern.application}/`)) continue
    await openRendered(amara, path)
    expect(requests.splice(0), path).toEqual([])
  }
  await amara.page.goto(paths.intern.profile)
  await amara.checkScreen('the profile')
  // Skills of other career fields are queried once those of the own field are known.
  expect(requests).toEqual(['GET /backend/career-skill/list'])
  await amara.close()
})

test('public pages embed their initial data for visitors without a session', async ({
  browser,
}) => {
  const visitor = await createTestUser(browser, 'visitor@somewhere.example', 'Europe/London')
  const requests = collectRequests(visitor)
  for (const path of Object.values(visitorPages)) {
    await openRendered(visitor, path)
    expect(requests.splice(0), path).toEqual([])
  }
  await visitor.close()
})

test('each application step embeds its form and the lists of its career field', async ({
  browser,
}) => {
  const diego = await createTestUser(browser, 'diego.navarro@tec.example', 'America/Mexico_City')
  await signInByApi(diego)
  const requests = collectRequests(diego)
  for (const path of listPrefetchedPages(`${paths.intern.application}/`)) {
    await openRendered(diego, path)
    expect(requests.splice(0), path).toEqual([])
  }
  await diego.close()
})

test('pages of the programme team embed their initial data', async ({ browser }) => {
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await signInByApi(ines)
  const requests = collectRequests(ines)
  // What waits is read again each time, and queues open their first item, which has its own queries.
  const { dashboard, overdue, applications, companies, offers } = paths.operator
  const others: readonly string[] = [dashboard, overdue, applications, companies, offers]
  const pages = listPrefetchedPages('/operator/').filter((path) => !path.includes('{'))
  for (const path of pages.filter((page) => !others.includes(page))) {
    await openRendered(ines, path)
    expect(requests.splice(0), path).toEqual([])
  }
  await ines.close()
})

test('pages that are rendered at the same time contain only what their own user may see', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await signInByApi(hannah)
  await signInByApi(ines)
  const read = async (person: TestUser, path: string) =>
    (await person.page.request.get(path)).text()
  for (let round = 0; round < 5; round += 1) {
    const [company, operator] = await Promise.all([
      read(hannah, paths.company.dashboard),
      read(ines, paths.operator.dashboard),
    ])
    expect(company).toContain('<div id="root" data-rendered inert>')
    expect(operator).toContain('<div id="root" data-rendered inert>')
    // The company's menu names its user; the programme team's does not.
    expect([company.includes('Hannah Clarke'), company.includes('Inês Duarte')]).toEqual([
      true,
      false,
    ])
    expect(operator).not.toContain('Hannah Clarke')
  }
  await Promise.all([hannah.close(), ines.close()])
})
