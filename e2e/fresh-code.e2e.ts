import { showCode } from './support/authenticator.ts'
import { expect } from './support/expect.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { advanceClock, createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

test('an operator enters a code again before granting credits, which are granted once', async ({
  browser,
}) => {
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  const { page } = ines
  await signInByApi(ines)
  const { secret } = await sendRequest<{ secret: string }>(page, 'POST second-factor/set-up')
  await sendRequest(page, 'POST second-factor/confirm', { code: await showCode(ines, secret) })
  await advanceClock(page, 11 * 60_000)
  await page.goto('/operator/companies?status=APPROVED')
  await page.getByRole('button', { name: 'Correct credits' }).click()
  const grant = page.getByRole('dialog', { name: /^Correct credits of/ })
  await grant.getByLabel('Reason').fill('Two interviews failed for technical reasons')
  await grant.getByRole('button', { name: 'Grant credits' }).click()
  const ask = page.getByRole('dialog', { name: 'Enter a code to continue' })
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(grant.getByRole('alert')).toContainText('Enter a code from your authenticator app')
  await grant.getByRole('button', { name: 'Grant credits' }).click()
  await ask.getByLabel('Code from your authenticator app').fill(await showCode(ines, secret))
  await expect(ask).toBeHidden()
  await expect(grant).toBeHidden()
  await ines.close()
})
