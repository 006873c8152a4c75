import { expect, type Page } from '@playwright/test'
import {
  type OpenIdCounterpart,
  startOpenIdCounterpart,
} from '../apps/server/src/platform/testing/openid-counterpart.ts'
import { newCode, registersACompany, registersQuietly } from './support/company.ts'
import { createTestUser } from './support/person.ts'
import { type Door, heading, typesCode } from './support/sign-in.ts'
import { test } from './support/test.ts'

// Google runs as a separate local server: a real OpenID provider with an account chooser.
const people = [
  { subject: 'g-1', email: 'lina.park@new-talent.example', verified: true },
  { subject: 'g-2', email: 'vera.lind@glass-house.example', verified: true },
  { subject: 'g-3', email: 'kim.doe@clear-pane.example', verified: true },
  { subject: 'g-4', email: 'sam.oh@unproven.example', verified: false },
]
let google: OpenIdCounterpart
test.beforeAll(async ({ host }) => {
  google = await startOpenIdCounterpart({
    port: host.googlePort,
    clientId: 'fledge-journey',
    clientSecret: 'a-secret-of-the-journey',
    redirectUri: `${host.url}/welcome/google`,
    people,
  })
})
test.afterAll(() => google.stop())

/** Goes from a sign-in page to Google and chooses an account. */
async function goesByGoogle(page: Page, door: string, account: string): Promise<void> {
  await page.goto(door)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: account, exact: true }).click()
}
const companyDoor: Door = '/company/get-started'
const internDoor: Door = '/intern/get-started'

test('Google sign-in registers a new address, asks an existing account to confirm once and then signs in directly', async ({
  browser,
}) => {
  const lina = await createTestUser(browser, 'lina.park@new-talent.example', 'Asia/Seoul')
  await lina.page.goto(internDoor)
  await expect(lina.page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await lina.checkScreen("an intern's door with Google")
  await goesByGoogle(lina.page, internDoor, lina.email)
  await expect(lina.page).toHaveURL('/intern/sign-up/basic-details')
  await lina.close()

  const vera = await createTestUser(browser, 'vera.lind@glass-house.example', 'Europe/London')
  const { page } = vera
  await registersACompany(vera, 'Glass House')
  await page.context().clearCookies()
  await page.request.post('/backend/dev/clock', { data: { forward_ms: 60_000 } })
  await goesByGoogle(
    page,
    `${companyDoor}?redirectTo=%2Fcompany%2Fsettings%3Ftab%3Dsessions`,
    vera.email,
  )
  await heading(page).toHaveText('Enter the six-digit code')
  await expect(page.getByText('You already have an account with this email address.')).toBeVisible()
  await vera.checkScreen('the code that links')
  await typesCode(page, await newCode(vera))
  await expect(page).toHaveURL('/company/settings?tab=sessions')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await goesByGoogle(page, companyDoor, vera.email)
  await expect(page).toHaveURL('/company/dashboard')
  await vera.close()
})

test('Google sign-in leads to the same page as the email code and rejects unverified callbacks', async ({
  browser,
}) => {
  const owner = await createTestUser(browser, 'rosa.diaz@clear-pane.example', 'Europe/London')
  await registersQuietly(owner, 'Clear Pane')
  await owner.close()
  const kim = await createTestUser(browser, 'kim.doe@clear-pane.example', 'Europe/London')
  const { page } = kim
  await goesByGoogle(page, companyDoor, kim.email)
  await heading(page).toHaveText('Clear Pane already has an account')

  await goesByGoogle(page, companyDoor, 'sam.oh@unproven.example')
  await heading(page).toHaveText('You’re not signed in')
  await expect(page.getByRole('alert')).toHaveText(
    'Google hasn’t verified this email address. Sign in with a code instead.',
  )
  await kim.checkScreen('an address that Google has not verified')

  await goesByGoogle(page, internDoor, 'Cancel')
  await heading(page).toHaveText('You’re not signed in')
  await expect(page.getByRole('alert')).toContainText('choose a Google account')
  await page.getByRole('link', { name: 'Use your email address' }).click()
  await expect(page).toHaveURL(internDoor)

  // A callback for a sign-in that this browser never started.
  await page.goto(
    '/welcome/google?code=somebody-elses-code&state=C.somebody-elses-state-of-a-sign-in',
  )
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in was started in another browser or has expired. Start again.',
  )
  await page.getByRole('link', { name: 'Try again with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await kim.close()
})
