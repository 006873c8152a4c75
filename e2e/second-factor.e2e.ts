import type { Page } from '@playwright/test'
import { showCode } from './support/authenticator.ts'
import { expect } from './support/expect.ts'
import { insertTestOperator } from './support/operator.ts'
import { waitForNewCode } from './support/requests.ts'
import { enterCode, expectHeading } from './support/sign-in.ts'
import { advanceClock, createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

const appLabel = 'Code from your authenticator app'

/** Signs in with an emailed code, up to the second step. */
async function passFirstStep(person: TestUser, lastCode = ''): Promise<string> {
  const { page, email } = person
  await page.goto('/operator/get-started')
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  const code = await waitForNewCode(person, lastCode)
  await enterCode(page, code)
  return code
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expectHeading(page).toHaveText('Sign in to the console')
}

test('an operator sets up two-step verification, signs in with a code and with a recovery code', async ({
  browser,
}) => {
  const email = 'second.factor@fledge.example'
  await insertTestOperator(email)
  const person = await createTestUser(browser, email, 'Europe/London')
  const { page } = person
  const first = await passFirstStep(person)
  await expectHeading(page).toHaveText('Overview')

  await page.goto('/operator/settings')
  await person.checkScreen('settings without a second factor')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  await person.checkScreen('the secret of an authenticator app', true)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel(appLabel).fill('000000')
  await expect(dialog.getByRole('alert')).toContainText('This code is incorrect')
  await dialog.getByLabel(appLabel).fill(await showCode(person, secret))
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await person.checkScreen('recovery codes', true)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('fledge-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await person.mail(/^Two-step verification is on/)
  await signOut(page)

  await advanceClock(page, 31_000)
  const second = await passFirstStep(person, first)
  await expectHeading(page).toHaveText('Enter your second code')
  await person.checkScreen('the second step of a sign-in', true)
  // The first step alone opens nothing, and a reload does not lose it.
  await page.goto('/operator/people')
  await expectHeading(page).toHaveText('Enter your second code')
  await page.reload()
  await page.getByLabel(appLabel).fill('000000')
  await expect(page.getByRole('alert')).toContainText('This code is incorrect')
  await page.getByLabel(appLabel).fill(await showCode(person, secret))
  await expectHeading(page).toHaveText('People')
  await signOut(page)

  await advanceClock(page, 31_000)
  await passFirstStep(person, second)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expectHeading(page).toHaveText('Overview')
  await person.mail(/^A recovery code was used/)
  await page.goto('/operator/settings')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(appLabel)
    .fill(await showCode(person, secret))
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await person.close()
})
