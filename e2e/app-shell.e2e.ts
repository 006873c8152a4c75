import { expect } from './support/expect.ts'
import { registerAndOnboardCompany } from './support/requests.ts'
import { aHiringCompany, registerHiringCompany } from './support/hiring-company.ts'
import { createTestUser, signInByCode } from './support/test-user.ts'
import { test } from './support/test.ts'

const minute = 60_000
const lastSeenEvents = [
  'mousemove',
  'touchstart',
  'click',
  'keydown',
  'online',
  'offline',
  'visibilitychange',
]

test('queries are cached for a minute, and last-seen updates are sent once a minute', async ({
  browser,
}) => {
  const mira = await createTestUser(
    browser,
    `mira@north-window${test.info().repeatEachIndex}.example`,
    'Europe/London',
  )
  const { page } = mira
  await registerAndOnboardCompany(mira, `North Window ${test.info().repeatEachIndex}`)
  const requests: string[] = []
  const requestIds: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push(`${request.method()} ${pathname}${search}`)
    // Files and the live stream are no calls.
    if (pathname.startsWith('/backend/') && !/\/(files|stream)/.test(pathname))
      requestIds.push(request.headers()['x-request-id'])
  })
  const count = (call: string) => requests.filter((request) => request === call).length
  const plans = 'GET /backend/internship-plan?page=1'
  const alive = 'PATCH /backend/common-services/user/last-seen'

  await page.clock.install()
  await page.goto('/company/internship-requirement')
  await mira.checkScreen('the plans')
  const plansTitle = /^Internship plans/
  await expect(page).toHaveTitle(plansTitle)
  const walk = async () => {
    await page
      .getByRole('link', { name: /^(Dashboard|Home)$/ })
      .filter({ visible: true })
      .first()
      .click()
    // The URL changes before the screen does; going back in between would not count as leaving the
    // page.
    await expect(page).toHaveTitle(/^Dashboard/)
    await page.goBack()
    await expect(page).toHaveTitle(plansTitle)
  }
  await walk()
  // Served from the initial data.
  expect(count(plans)).toBe(0)
  await expect.poll(() => count(alive)).toBe(1)

  await page.clock.fastForward(minute + 1000)
  await walk()
  await expect.poll(() => count(plans)).toBe(1)
  await expect.poll(() => count(alive)).toBe(2)
  for (const [index, event] of lastSeenEvents.entries()) {
    await page.clock.fastForward(minute + 1000)
    for (const _again of [1, 2])
      await page.evaluate(
        (name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
        event,
      )
    await expect.poll(() => count(alive), { message: event }).toBe(3 + index)
  }
  expect(requestIds.filter((id) => !/^[0-9a-f-]{36}$/.test(id ?? ''))).toEqual([])
  expect(new Set(requestIds).size).toBe(requestIds.length)
  await mira.close()
})

test('a person who is still registering sends no last-seen updates', async ({ browser }) => {
  const noor = await createTestUser(browser, 'noor@south-window.example', 'Europe/London')
  const { page } = noor
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/company/get-started')
  await signInByCode(noor)
  await expect(page).toHaveURL('/company/sign-up')
  await page.mouse.move(40, 40)
  await page.keyboard.press('Shift')
  await noor.checkScreen('the sign-up')
  expect(requests.filter((path) => path.endsWith('/user/last-seen'))).toEqual([])
  await noor.close()
})

test("shows the dashboard tour once and remembers it under the seed's storage keys", async ({
  browser,
}) => {
  const { admin: ida } = await registerHiringCompany(browser, 'East Window')
  const { page } = ida
  const getStoredFlag = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)
  await page.goto('/company/dashboard')
  const tour = page.getByRole('region', { name: 'Welcome to your dashboard' })
  const first = page.getByRole('main').getByRole('heading').first()
  await expect(first).toHaveJSProperty('tagName', 'H1')
  await tour.getByRole('button', { name: 'Next' }).click()
  await tour.getByRole('button', { name: 'Back' }).click()
  await ida.checkScreen('the tour')
  expect(await getStoredFlag('showHCOnboardingTour')).toBeNull()
  await tour.getByRole('button', { name: 'Skip' }).click()
  await expect(tour).toBeHidden()
  expect([
    await getStoredFlag('showHCOnboardingTour'),
    await getStoredFlag('showDashboardAnimation'),
  ]).toEqual(['false', 'false'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await ida.checkScreen('the dashboard')
  await expect(tour).toBeHidden()
  await ida.close()
})

test('the texts of the screens come from the catalogue of the frontend host, in en-US', async ({
  browser,
}) => {
  const { page } = await createTestUser(browser, 'reader@north-window.example', 'Europe/London')
  await page.goto('/company/get-started')
  const catalogue: Record<string, string> = await (
    await page.request.get('/locales/en-US.json')
  ).json()
  expect(Object.keys(catalogue).length).toBeGreaterThan(4000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    catalogue['sessions.company.title'] ?? '',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test.describe('with a page where calls are booked', () => {
  test.use({ scenario: 'hiring', settings: { BOOKING_URL: 'https://calls.example/support' } })

  test('the account menu links to booking a call and to the support address', async ({
    browser,
  }) => {
    const { admin: ada } = await aHiringCompany(browser, 'South Window')
    await ada.page.goto('/company/settings')
    await ada.page.getByRole('button', { name: 'Your account' }).click()
    const menu = ada.page.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: 'Book a call with us' })).toHaveAttribute(
      'href',
      'https://calls.example/support',
    )
    await expect(menu.getByRole('menuitem', { name: 'Email us' })).toHaveAttribute(
      'href',
      'mailto:support@fledge.example',
    )
    await ada.close()
  })
})
