import { expect } from './support/expect.ts'
import { anApprovedIntern } from './support/applicants.ts'
import { aHiringCompany } from './support/hiring-company.ts'
import { advanceClock } from './support/test-user.ts'
import { getIncorrectCode } from './support/sign-in.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

test('verifies a phone number by WhatsApp code, with a typo, a reload and a resend', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Dialtone Ltd')
  const { person } = await anApprovedIntern(hiring, 'Bo Telling', 'Europe/Dublin')
  const { page } = person
  const newest = async () => {
    const answer = await page.request.get('/backend/dev/mails', { params: { to: '+441632900777' } })
    const { data }: { data: { payload: readonly { subject: string }[] } } = await answer.json()
    return /\d{6}/.exec(data.payload[0]?.subject ?? '')?.[0] ?? ''
  }
  await page.goto('/intern/settings')
  await page.getByRole('link', { name: 'Verify' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  await number.fill('0803 000 0000')
  await page.getByRole('button', { name: 'Send code by WhatsApp' }).click()
  await expect(page.getByText(/Enter a phone number with the country code/)).toBeVisible()
  await person.checkScreen('a number without its country')

  await number.fill('+44 1632 900 777')
  await page.getByRole('button', { name: 'Send code by WhatsApp' }).click()
  const field = page.getByLabel('Code')
  await expect(field).toBeVisible()
  await expect(page.getByText('New code in')).toBeVisible()
  await person.checkScreen('waiting for a code')
  const first = await newest()
  await page.reload()
  await field.fill(getIncorrectCode(first))
  await expect(page.getByText('The code is incorrect')).toBeVisible()

  await advanceClock(page, 60_000)
  await page.reload()
  await page.getByRole('button', { name: 'Send new code' }).click()
  // Wait until the page shows the new code's timer; a code entered earlier would count for the
  // previous one.
  await expect(page.getByText('New code in')).toBeVisible()
  await expect.poll(newest).not.toBe(first)
  await field.fill(await newest())
  await expect(page.getByRole('heading', { name: 'Phone number confirmed' })).toBeVisible()
  await person.checkScreen('a confirmed number')
  for (const user of [person, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})
