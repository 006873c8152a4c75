import { expect, test } from '@playwright/test'
import { until } from './support/clock.ts'
import { ask } from './support/company.ts'
import { aHiring, anApplicant, type Applicant, confirms, type Hiring, nowOf, proposes } from './support/hiring.ts'

const day = 86_400_000
const owed = 'An interview was missed. Say what happened before the next booking.'

/** The company does not come, and nobody contests it. */
async function misses(hiring: Hiring, maya: Applicant): Promise<void> {
  const at = new Date((await nowOf(hiring.admin)).getTime() + 3 * day)
  at.setUTCMinutes(0, 0, 0)
  const { interview_id } = await proposes(hiring, maya, [at.toISOString()])
  await confirms(maya, interview_id, at.toISOString())
  await until(hiring.admin.page, new Date(at.getTime() + 3_600_000).toISOString())
  await ask(maya.person.page, 'POST intern-service/interview-feedback/is-attend', { interview_id, attended: false })
  await until(hiring.admin.page, new Date(at.getTime() + 6 * day).toISOString())
}

test('an interview that the company missed is explained before the next is proposed', async ({ browser }) => {
  const hiring = await test.step('a company that hires', () => aHiring(browser, 'Weirside'))
  const maya = await test.step('an intern', () => anApplicant(hiring, 'Maya Lindqvist', 'Europe/London'))
  const tom = await test.step('another', () => anApplicant(hiring, 'Tom Ash', 'Europe/London'))
  await test.step('an interview is missed', () => misses(hiring, maya))
  const { page } = hiring.admin
  await page.goto(`/company/browse-candidates/${tom.internId}/propose?plan=${hiring.planId}`)
  const send = page.getByRole('button', { name: /^Send .*times? to / })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(owed)
  await hiring.admin.looksAt('times that cannot be proposed yet')
  await page.getByRole('button', { name: 'Explain' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The calendar showed the wrong hour.')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText(owed)).toHaveCount(0)
  await expect(send).not.toHaveAccessibleDescription(owed)
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person, tom.person]) await person.leave()
})
