import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { signUpAsIntern, acceptInvitation } from './support/sign-up.ts'
import {
  sendRequest,
  waitForNewCode,
  getNewestCode,
  registerAndOnboardCompany,
  startCompanyRegistration,
  signInByApi,
} from './support/requests.ts'
import { createTestUser, advanceClock, getLinkPath } from './support/test-user.ts'
import { expectHeading, enterEmail, getIncorrectCode, enterCode } from './support/sign-in.ts'
import { test } from './support/test.ts'

const minute = 60_000

test('a new visitor finds the right sign-in page, and unknown addresses show a not-found page', async ({
  browser,
}) => {
  const visitor = await createTestUser(browser, 'visitor@somewhere.example', 'Europe/London')
  const { page } = visitor
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Internships where\s*everyone gets an answer/,
  )
  await visitor.checkScreen('the landing page')

  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.checkScreen('welcome')

  for (const [path, heading] of [
    ['/company', 'Sign in or register a company'],
    ['/intern', 'Sign in or start your application'],
  ] as const) {
    await page.goto(path)
    await expectHeading(page).toHaveText(heading)
  }

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.checkScreen('not found')
  // Reserved paths too: unknown ones below /intern and /company return 404 instead of asking to
  // sign in.
  for (const path of ['/intern/nothing-here', '/company/nothing-here']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expectHeading(page).toHaveText('Page not found')
    await expect(page).toHaveURL(path)
  }
  // Page names without their area redirect to the full path.
  await page.goto('/find-batch')
  await expect(page).toHaveURL('/intern/find-batch')
  await page.goto('/choose-path')
  await expect(page).toHaveURL('/intern/choose-path')

  await page.goto('/company/dashboard')
  await expect(page).toHaveURL(/\/company\/get-started\?redirectTo=%2Fcompany%2Fdashboard/)
  await page.goto('/intern/settings')
  await expect(page).toHaveURL(/\/intern\/get-started\?redirectTo=%2Fintern%2Fsettings/)
  await visitor.close()
})

test('a double click before the script has loaded sends one code, and a new code only after a wait', async ({
  browser,
}) => {
  const mei = await createTestUser(browser, 'mei.tan@two-presses.example', 'Asia/Singapore')
  const { page } = mei
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/otp/')) requests.push(new URL(request.url()).pathname)
  })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const opened = page.goto('/company/get-started')
  await page.getByLabel('Email address').fill(mei.email)
  await page.getByRole('button', { name: 'Send code' }).dblclick()
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  scripts.resolve()
  await opened
  await expectHeading(page).toHaveText('Enter the six-digit code')
  await expect(page.getByText(/New code in \d+:\d\d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send new code' })).toHaveCount(0)
  const first = await getNewestCode(mei)
  await advanceClock(page, minute)
  await page.reload()
  await page.getByRole('button', { name: 'Send new code' }).dblclick()
  await expect(page.getByText(/New code in \d+:\d\d/)).toBeVisible()
  const second = await waitForNewCode(mei, first)
  expect(requests).toEqual(['/backend/otp/v2/create', '/backend/common-services/otp/generate'])
  await enterCode(page, second)
  await expect(page).toHaveURL('/company/sign-up')
  await mei.close()
})

test('each email address leads to its screen: colleague, invited, deactivated, intern, waiting list, new', async ({
  browser,
}) => {
  const ada = await createTestUser(browser, 'ada.quist@harbour-mill.example', 'Europe/London')
  await registerAndOnboardCompany(ada, 'Harbour Mill')
  const joan = await createTestUser(browser, 'joan.reed@harbour-mill.example', 'Europe/London')
  const { page } = joan

  // A colleague without an invitation.
  await enterEmail(page, '/company/get-started', joan.email)
  await expectHeading(page).toHaveText('Harbour Mill already has an account')
  await joan.checkScreen('waiting for an invitation')
  await expect(page.getByLabel('Your work address')).toHaveValue(joan.email)
  await page.getByRole('button', { name: 'Remind administrators' }).click()
  await expect(page.getByText(/We’ve asked the administrators to invite you/)).toBeVisible()
  await ada.mail(/joan\.reed|invit|wait/i, joan.email)

  // Invited: the one-time link leads to the code and then to the account form.
  await sendRequest(ada.page, 'POST admin-setting/invite', {
    invitations: [{ email: joan.email, role: 'SUPERVISOR' }],
  })
  const link = getLinkPath(await joan.mail(/Harbour Mill/), '/company/get-started')
  await page.goto(link)
  await expectHeading(page).toHaveText('Continue from your email')
  expect(page.url()).not.toContain('token')
  await joan.checkScreen('a mailed link')
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, await waitForNewCode(joan))
  await expect(page).toHaveURL('/company/invited-user')
  await expectHeading(page).toHaveText('Join Harbour Mill')
  await joan.checkScreen('the account form of an invited colleague')
  // Until registration is complete, every other page redirects here.
  await page.goto('/company/dashboard')
  await expect(page).toHaveURL('/company/invited-user')

  const late = await createTestUser(browser, joan.email, 'Europe/London')
  await late.page.goto(link)
  await late.page.getByRole('button', { name: 'Send code' }).click()
  await expect(
    late.page.getByText('This link has expired or has already been used. Sign in to continue.'),
  ).toBeVisible()
  await late.close()

  await acceptInvitation(page)
  const { user_id } = await sendRequest<{ user_id: string }>(page, 'GET api/check-token')
  await sendRequest(ada.page, 'PUT admin-setting/user/status', { user_id, status: 'DEACTIVATED' })
  await page.context().clearCookies()
  await enterEmail(page, '/company/get-started', joan.email)
  await expectHeading(page).toHaveText('This account is deactivated')
  await expect(
    page.getByText(
      'Ask an administrator of your company to reactivate it under Settings › Members.',
    ),
  ).toBeVisible()
  await joan.checkScreen('deactivated')
  await joan.close()
  await ada.close()
})

test('sign-in redirects addresses of the other side, shows the waiting list and registers new addresses', async ({
  browser,
}) => {
  const ben = await createTestUser(browser, 'ben.cole@copper-works.example', 'Europe/London')
  const { page } = ben
  const noah = await createTestUser(browser, 'noah.klein@campus-nord.example', 'Europe/Berlin')
  await signUpAsIntern(noah)
  await enterEmail(page, '/company/get-started', noah.email)
  await expectHeading(page).toHaveText('This address belongs to an intern')
  await ben.checkScreen('registered as intern')

  const fay = await createTestUser(browser, 'fay.moor@gmail.com', 'Europe/London')
  await startCompanyRegistration(fay, 'Moor and Daughters')
  await enterEmail(page, '/company/get-started', fay.email)
  await expectHeading(page).toHaveText('You’re on the waiting list')
  await ben.checkScreen('the waiting list')
  await fay.close()

  await enterEmail(page, '/company/get-started', ben.email)
  await enterCode(page, await waitForNewCode(ben))
  await expect(page).toHaveURL('/company/sign-up')
  await ben.checkScreen('registering a company')
  await page.goto('/company/get-started')
  await expect(page).toHaveURL('/company/sign-up')
  await ben.close()

  const iris = await createTestUser(browser, 'iris.bloom@lantern-press.example', 'Europe/London')
  await registerAndOnboardCompany(iris, 'Lantern Press')
  await noah.page.context().clearCookies()
  await enterEmail(noah.page, '/intern/get-started', iris.email)
  await expect(noah.page.getByRole('alert')).toContainText(
    'This address belongs to a company account.',
  )
  await noah.checkScreen('the other side')
  await noah.close()
  await iris.close()
})

test('wrong, expired and exhausted codes are rejected; a foreign redirectTo and the wrong area lead home', async ({
  browser,
}) => {
  const omar = await createTestUser(browser, 'omar.haddad@stone-bridge.example', 'Europe/London')
  const { page } = omar
  await registerAndOnboardCompany(omar, 'Stone Bridge')
  await page.context().clearCookies()
  await advanceClock(page, minute)

  await enterEmail(page, '/company/get-started', omar.email)
  const code = await waitForNewCode(omar)
  for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
    await enterCode(page, getIncorrectCode(code))
    await expect(page.getByText(new RegExp(left))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  }
  await omar.checkScreen('a wrong code')
  await enterCode(page, getIncorrectCode(code))
  await expect(page.getByText('Too many incorrect codes. Request a new one.')).toBeVisible()

  await advanceClock(page, minute)
  await page.reload()
  await page.getByRole('button', { name: 'Send new code' }).click()
  await expect(page.getByText('New code sent')).toBeVisible()
  const second = await waitForNewCode(omar, code)
  await advanceClock(page, 11 * minute)
  await enterCode(page, second)
  await expect(page.getByText('This code has expired. Request a new one.')).toBeVisible()

  await page.goto(
    '/company/get-started?redirectTo=https%3A%2F%2Felsewhere.example%2Fcompany%2Fdashboard',
  )
  await page.getByLabel('Email address').fill(omar.email)
  await page.keyboard.press('Enter')
  await enterCode(page, await waitForNewCode(omar, second))
  await expect(page).toHaveURL('/company/dashboard')
  await page.goto('/intern/dashboard')
  await expect(page).toHaveURL('/company/dashboard')
  await page.goto('/company/get-started?redirectTo=%2Foperator%2Fdashboard')
  await expect(page).toHaveURL('/company/dashboard')
  await page.goto('/company/get-started?redirectTo=%2Fcompany%2Fsettings%3Ftab%3Dsessions')
  await expect(page).toHaveURL('/company/settings?tab=sessions')

  const elsewhere = await createTestUser(browser, omar.email, 'Europe/London')
  await advanceClock(page, minute)
  await signInByApi(elsewhere, 'C')
  await page.reload()
  // The session whose cookie was cleared above, and the one on the other device.
  const others = page.getByRole('button', { name: 'Sign out device' })
  await expect(others).toHaveCount(2)
  await others.first().click()
  await expect(others).toHaveCount(1)
  await others.click()
  await expect(others).toHaveCount(0)
  expect((await elsewhere.page.request.get('/backend/api/check-token')).status()).toBe(401)
  await omar.checkScreen('signed-in devices')
  await elsewhere.close()
  await signOutWithDraft(page)
  await omar.close()
})

/** Lists the drafts that are stored on the device. */
const listDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly IDBValidKey[]>((resolve, reject) => {
        const open = indexedDB.open('fledge-drafts')
        open.addEventListener('error', () => reject(open.error))
        open.addEventListener('success', () => {
          const keys = open.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.addEventListener('error', () => reject(keys.error))
          keys.addEventListener('success', () => {
            open.result.close()
            resolve(keys.result)
          })
        })
      }),
  )

/** The next user of the device finds no unsent input. */
async function signOutWithDraft(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: 'Your account' })
  await account.click()
  await page.getByRole('menuitem', { name: 'Send us feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send us feedback' })
  await dialog.getByLabel('Your feedback').fill('The list of devices is clear.')
  await expect.poll(() => listDrafts(page)).toEqual([expect.stringMatching(/\/spot-feedback$/)])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await account.click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/company\/get-started/)
  expect(await listDrafts(page)).toEqual([])
}
