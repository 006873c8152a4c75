import { showCode } from './authenticator.ts'
import { expect } from './expect.ts'
import { sendRequest, signInByApi, waitForNewCode } from './requests.ts'
import { enterCode, expectHeading } from './sign-in.ts'
import { advanceClock, type TestUser } from './test-user.ts'

/** Has two-step verification set up by an operator, who then signs in with both codes. */
export async function signInWithSecondFactor(person: TestUser): Promise<void> {
  const { page, email } = person
  await signInByApi(person)
  const { secret } = await sendRequest<{ secret: string }>(page, 'POST second-factor/set-up')
  await sendRequest(page, 'POST second-factor/confirm', { code: await showCode(person, secret) })
  await page.context().clearCookies()
  // The app shows another code every 30 seconds; each is valid once.
  await advanceClock(page, 31_000)
  await page.goto('/operator/get-started')
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await enterCode(page, await waitForNewCode(person))
  await expectHeading(page).toHaveText('Enter your second code')
  await page.getByLabel('Code from your authenticator app').fill(await showCode(person, secret))
  await expectHeading(page).toHaveText('Overview')
  await expect(page).toHaveURL(/\/operator\/dashboard/)
}
