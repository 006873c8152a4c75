import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import {
  sendRequest,
  waitForNewCode,
  registerAndOnboardCompany,
  signInByApi,
} from './support/requests.ts'
import { createTestUser, advanceClock } from './support/test-user.ts'
import { test } from './support/test.ts'

const minute = 60_000
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

test('a session ended on another device leads to sign-in and back to the same page', async ({
  browser,
}) => {
  const ada = await createTestUser(browser, 'ada@brickyard-studio.example', 'Europe/London')
  const { page } = ada
  await registerAndOnboardCompany(ada, 'Brickyard Studio')
  await page.clock.install()
  await page.goto('/company/settings?tab=members')
  await expect(page.getByRole('button', { name: /notification/i })).toBeVisible()
  await expect.poll(() => readStored(page, 'fledge-signed-in')).toBe('1')

  await advanceClock(page, minute)
  const elsewhere = await createTestUser(browser, ada.email, 'Europe/London')
  await signInByApi(elsewhere, 'C')
  const sessions = await sendRequest<readonly { session_id: string; current: boolean }[]>(
    elsewhere.page,
    'GET sessions',
  )
  await Promise.all(
    sessions
      .filter((session) => !session.current)
      .map((session) => sendRequest(elsewhere.page, `DELETE sessions/${session.session_id}`)),
  )

  // The notification bell polls every minute; the response is 401.
  await page.clock.fastForward(minute + 1000)
  await expect(page).toHaveURL(
    '/company/get-started?redirectTo=%2Fcompany%2Fsettings%3Ftab%3Dmembers',
  )
  expect(await readStored(page, 'fledge-signed-in')).toBeNull()
  await expect(page.getByText('Your session has ended. Sign in to continue')).toBeVisible()

  await advanceClock(page, minute)
  await page.getByLabel('Email address').fill(ada.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /six-digit code/i })).toBeVisible()
  await ada.checkScreen('the code')
  expect(await readStored(page, 'otp_hash')).toContain(ada.email)
  await page.getByLabel('Six-digit code').fill(await waitForNewCode(ada))
  await expect(page).toHaveURL('/company/settings?tab=members')
  expect(await readStored(page, 'otp_hash')).toBeNull()
  await elsewhere.close()
  await ada.close()
})

test('an unavailable server is retried with the same request id and executes the request once', async ({
  browser,
}) => {
  const tomas = await createTestUser(browser, 'tomas@lisboa-uni.example', 'Europe/Lisbon')
  const { page } = tomas
  const ids: (string | undefined)[] = []
  await page.route('**/otp/v2/create', async (route) => {
    ids.push(route.request().headers()['x-request-id'])
    if (ids.length === 1) {
      // The server executes the request, but its response is lost.
      await route.fetch()
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} })
    } else if (ids.length === 2)
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} })
    else await route.continue()
  })
  await page.goto('/intern/get-started')
  await page.getByLabel('Email address').fill(tomas.email)
  await tomas.checkScreen('sign-in')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /six-digit code/i })).toBeVisible({
    timeout: 20_000,
  })
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  const code = await waitForNewCode(tomas)
  const { data }: { data: { payload: readonly unknown[] } } = await (
    await page.request.get('/backend/dev/mails', { params: { to: tomas.email } })
  ).json()
  expect(data.payload).toHaveLength(1)
  await page.getByLabel('Six-digit code').fill(code)
  await expect(page).toHaveURL('/intern/sign-up/basic-details')
  await tomas.close()
})

test('a missing chunk reloads the page once and shows an error if that did not help', async ({
  browser,
}) => {
  const { page } = await createTestUser(browser, 'nobody@somewhere.example', 'Europe/London')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/intern/get-started')
  await page.route('**/assets/terms-screen*', (route) =>
    documents === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.getByLabel('Email address').fill('half.written@somewhere.example')
  // Hovering prefetches the screen, which fails without reloading the page, so that the input is
  // kept.
  const ahead = page.waitForResponse(/terms-screen/)
  await page.getByRole('link', { name: 'terms' }).hover()
  expect((await ahead).status()).toBe(404)
  await expect(page.getByLabel('Email address')).toHaveValue('half.written@somewhere.example')
  await page.getByRole('link', { name: 'terms' }).click()
  await expect(page).toHaveURL('/intern/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i)
  expect(documents).toBe(2)

  await page.evaluate(() => sessionStorage.clear())
  await page.route('**/assets/privacy-screen*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be opened')
  expect(documents).toBe(4)
})

test('a screen that fails shows a code, a title and a description, and can be tried again', async ({
  browser,
}) => {
  const visitor = await createTestUser(browser, 'nobody@somewhere.example', 'Europe/London')
  const { page } = visitor
  visitor.allowConsoleErrors(/500 Internal server error|Cannot read properties/)
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('500 Internal server error'),
  )
  await page.route('**/backend/sitemaps/companies*', (route) =>
    route.fulfill({ json: { status: 200, data: { isSuccess: true, message: '', payload: null } } }),
  )
  // With a filter, the page has no first data.
  await page.goto('/sitemaps?page=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('main')).toContainText('500')
  await logged
  await visitor.checkScreen('an internal error')
  await page.unroute('**/backend/sitemaps/companies*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /companies/i })).toBeVisible()
  await visitor.close()
})

test('a page opened offline loads once the connection is back, and an unknown page keeps the menu', async ({
  browser,
}) => {
  const vera = await createTestUser(browser, 'vera@storm-office.example', 'Europe/London')
  const { page } = vera
  vera.allowConsoleErrors(
    /ERR_INTERNET_DISCONNECTED|status of 404|Unable to preload CSS|Load failed/,
  )
  await registerAndOnboardCompany(vera, 'Storm Office')
  await page.goto('/company/settings')
  const link = page
    .getByRole('link', { name: /^(Dashboard|Home)$/ })
    .filter({ visible: true })
    .first()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('This page will open when you’re back online')).toBeVisible()
  await expect(page).toHaveTitle(/^Settings/)
  await page.context().setOffline(false)
  await expect(page).toHaveTitle(/^Dashboard/)
  await expect(page.getByText('This page will open when')).toHaveCount(0)

  const answer = await page.goto('/company/nothing-of-this-name')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(link).toBeVisible()
  await vera.close()
})
