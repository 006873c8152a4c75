import type { Route } from '@playwright/test'
import { expect } from './support/expect.ts'
import { registerAndOnboardCompany, signInByApi } from './support/requests.ts'
import { respondWith, respondWithError } from './support/responses.ts'
import { createTestUser, advanceClock } from './support/test-user.ts'
import { test } from './support/test.ts'

test('the sitemap page shows loading, an error and then the companies', async ({ browser }) => {
  const visitor = await createTestUser(browser, 'crawler@somewhere.example', 'Europe/London')
  const { page } = visitor
  let answer: 'late' | 'failed' = 'late'
  const held: Route[] = []
  await page.route('**/backend/**sitemap**', (route) =>
    answer === 'late' ? void held.push(route) : respondWithError(400, 'no')(route),
  )
  // With a filter, the page has no first data.
  await page.goto('/sitemaps?page=1')
  await expect(page.getByText('Loading sitemap…')).toBeVisible()
  answer = 'failed'
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByText('Loading sitemap…')).toBeHidden()
  await page.goto('/sitemaps?page=2')
  await expect(page.getByText('Failed to load sitemap.')).toBeVisible()
  await page.unroute('**/backend/**sitemap**')
  await page.goto('/sitemaps')
  await expect(page.getByRole('heading', { name: /companies/i })).toBeVisible()
  await visitor.checkScreen('the page of links')
  await visitor.close()
})

test('a failed email check shows an error and can be retried', async ({ browser }) => {
  const lena = await createTestUser(browser, 'lena@quiet-office.example', 'Europe/Berlin')
  const { page } = lena
  await page.route(
    '**/validate/v2/email**',
    respondWith(400, { isSuccess: false, message: '', payload: null }),
  )
  await page.goto('/company/get-started')
  await page.getByLabel('Email address').fill(lena.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Something went wrong while validating email')).toBeVisible()
  await lena.checkScreen('an address that could not be checked')
  await page.unroute('**/validate/v2/email**')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /six-digit code/i })).toBeVisible()
  await lena.close()
})

test("a failed mutation shows the server's reason and can be retried", async ({ browser }) => {
  const otto = await createTestUser(browser, 'otto@paper-lantern.example', 'Europe/Berlin')
  const { page } = otto
  await registerAndOnboardCompany(otto, 'Paper Lantern')
  await advanceClock(page, 60_000)
  const elsewhere = await createTestUser(browser, otto.email, 'Europe/Berlin')
  await signInByApi(elsewhere, 'C')
  await page.goto('/company/settings?tab=sessions')
  const end = page.getByRole('button', { name: 'Sign out device' })
  const toast = page.getByRole('status').filter({ hasText: 'Error' })
  const fails: readonly [(route: Route) => Promise<void>, string][] = [
    [
      respondWithError(403, 'Only your own sessions can be ended.'),
      'Only your own sessions can be ended.',
    ],
    [
      respondWith(409, { isSuccess: false, message: 'It has ended since then.', payload: null }),
      'It has ended since then.',
    ],
    [
      respondWith(200, { isSuccess: false, payload: null }),
      'Request failed with an unsuccessful response.',
    ],
    [(route) => route.fulfill({ status: 400, body: '<html>' }), 'Something went wrong'],
    [(route) => route.abort('connectionfailed'), 'Network error occurred'],
  ]
  // An aborted request shows nothing.
  await page.route('**/backend/sessions/*', respondWithError(409, 'aborted'), { times: 1 })
  const aborted = page.waitForResponse('**/backend/sessions/*')
  await end.click()
  await aborted
  await expect(end).toBeEnabled()
  await expect(toast).toHaveCount(0)
  for (const [answer, words] of fails) {
    await page.route('**/backend/sessions/*', answer)
    await end.click()
    await expect(toast).toContainText(words, { timeout: 20_000 })
    await page.unroute('**/backend/sessions/*')
  }
  await end.click()
  await expect(end).toHaveCount(0)
  await otto.checkScreen("the user's settings")
  await elsewhere.close()
  await otto.close()
})
