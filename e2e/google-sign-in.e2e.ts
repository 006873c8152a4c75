import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import {
  type OpenIdCounterpart,
  startOpenIdCounterpart,
} from '../apps/server/src/platform/testing/openid-counterpart.ts'
import {
  waitForNewCode,
  registerAndOnboardCompany,
  startCompanyRegistration,
} from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { type SignInPath, expectHeading, enterCode } from './support/sign-in.ts'
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
async function signInWithGoogle(page: Page, door: string, account: string): Promise<void> {
  await page.goto(door)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: account, exact: true }).click()
}
const companySignInPath: SignInPath = '/company/get-started'
const internSignInPath: SignInPath = '/intern/get-started'

test('Google sign-in registers a new address, asks an existing account to confirm once and then signs in directly', async ({
  browser,
}) => {
  const lina = await createTestUser(browser, 'lina.park@new-talent.example', 'Asia/Seoul')
  await lina.page.goto(internSignInPath)
  await expect(lina.page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await lina.checkScreen("an intern's door with Google")
  await signInWithGoogle(lina.page, internSignInPath, lina.email)
  await expect(lina.page).toHaveURL('/intern/sign-up/basic-details')
  await lina.close()

  const vera = await createTestUser(browser, 'vera.lind@glass-house.example', 'Europe/London')
  const { page } = vera
  await registerAndOnboardCompany(vera, 'Glass House')
  await page.context().clearCookies()
  await page.request.post('/backend/dev/clock', { data: { forward_ms: 60_000 } })
  await signInWithGoogle(
    page,
    `${companySignInPath}?redirectTo=%2Fcompany%2Fsettings%3Ftab%3Dsessions`,
    vera.email,
  )
  await expectHeading(page).toHaveText('Enter the six-digit code')
  await expect(page.getByText('You already have an account with this email address.')).toBeVisible()
  await vera.checkScreen('the code that links')
  await enterCode(page, await waitForNewCode(vera))
  await expect(page).toHaveURL('/company/settings?tab=sessions')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signInWithGoogle(page, companySignInPath, vera.email)
  await expect(page).toHaveURL('/company/dashboard')
  await vera.close()
})

test('Google sign-in leads to the same page as the email code and rejects unverified callbacks', async ({
  browser,
}) => {
  const owner = await createTestUser(browser, 'rosa.diaz@clear-pane.example', 'Europe/London')
  await startCompanyRegistration(owner, 'Clear Pane')
  await owner.close()
  const kim = await createTestUser(browser, 'kim.doe@clear-pane.example', 'Europe/London')
  const { page } = kim
  await signInWithGoogle(page, companySignInPath, kim.email)
  await expectHeading(page).toHaveText('Clear Pane already has an account')

  await signInWithGoogle(page, companySignInPath, 'sam.oh@unproven.example')
  await expectHeading(page).toHaveText('You’re not signed in')
  await expect(page.getByRole('alert')).toHaveText(
    'Google hasn’t verified this email address. Sign in with a code instead.',
  )
  await kim.checkScreen('an address that Google has not verified')

  await signInWithGoogle(page, internSignInPath, 'Cancel')
  await expectHeading(page).toHaveText('You’re not signed in')
  await expect(page.getByRole('alert')).toContainText('choose a Google account')
  await page.getByRole('link', { name: 'Use your email address' }).click()
  await expect(page).toHaveURL(internSignInPath)

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
