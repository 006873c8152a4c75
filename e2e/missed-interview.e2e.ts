import { expect } from './support/expect.ts'
import { getProductTime, moveClockTo } from './support/clock.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { confirmInterviewTime, proposeInterviewTimes } from './support/interviews.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const day = 86_400_000
const explanationDue = 'Explain the missed interview before you book another one.'

/** Agrees on an interview and advances the clock past it. */
async function letInterviewPass(hiring: HiringCompany, maya: ApprovedIntern) {
  const at = new Date((await getProductTime(hiring.admin)).getTime() + 3 * day)
  at.setUTCMinutes(0, 0, 0)
  const interview = await proposeInterviewTimes(hiring, maya, [at.toISOString()])
  await confirmInterviewTime(maya, interview.interview_id, at.toISOString())
  await moveClockTo(hiring.admin.page, new Date(at.getTime() + 3_600_000).toISOString())
  return { ...interview, at }
}

/** The company misses an interview and does not dispute it. */
async function missInterview(hiring: HiringCompany, maya: ApprovedIntern): Promise<void> {
  const { interview_id, at } = await letInterviewPass(hiring, maya)
  await sendRequest(maya.person.page, 'POST intern-service/interview-feedback/is-attend', {
    interview_id,
    attended: false,
    note: 'I was alone in the call.',
  })
  await moveClockTo(hiring.admin.page, new Date(at.getTime() + 6 * day).toISOString())
}

test('a company explains a missed interview before it proposes the next one', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Weirside'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/London'))
  const tom = await test.step('sets up another intern', () =>
    anApprovedIntern(hiring, 'Tom Ash', 'Europe/London'))
  await test.step('misses an interview', () => missInterview(hiring, maya))
  const { page } = hiring.admin
  await page.goto(`/company/browse-candidates/${tom.internId}/propose?plan=${hiring.planId}`)
  const send = page.getByRole('button', { name: /^Send .*times? to / })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(explanationDue)
  await hiring.admin.checkScreen('times that cannot be proposed yet')
  await page.getByRole('button', { name: 'Explain' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The calendar showed the wrong hour.')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText(explanationDue)).toHaveCount(0)
  await expect(send).not.toHaveAccessibleDescription(explanationDue)
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person, tom.person])
    await person.close()
})

test('an intern disputes a missed interview, the programme team decides, and both sides see the deadlines', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Saltmarsh'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/London'))
  const { page } = hiring.admin
  const { candidature_id: candidature } = await test.step('lets an interview pass', () =>
    letInterviewPass(hiring, maya))
  await test.step('reports the intern as absent', async () => {
    await page.goto(`/company/hiring-management/${candidature}`)
    await page.getByRole('button', { name: 'Give feedback' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /missed it/ }).click()
    await dialog
      .getByRole('textbox', { name: /What happened/ })
      .fill('We waited for twenty minutes.')
    await dialog.getByRole('button', { name: 'Report missed interview' }).click()
    await expect(page.getByText('Reported as missed')).toBeVisible()
    await expect(
      page.getByText(/You reported that Maya missed the interview\. Maya can dispute this/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw report' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
    await hiring.admin.checkScreen('a report awaiting the intern')
  })
  await test.step('disputes the report', async () => {
    const guest = maya.person.page
    await guest.goto(`/intern/placement-tracker/${candidature}`)
    await guest.getByRole('button', { name: 'Dispute this' }).click()
    await guest
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('I was in the call from the first minute.')
    await guest.getByRole('dialog').getByRole('button', { name: 'Send dispute' }).click()
    await expect(
      guest.getByText(/This is disputed\. The programme team will decide by/),
    ).toBeVisible()
    await maya.person.checkScreen('a contested claim')
  })
  await test.step('decides as the programme team', async () => {
    const team = hiring.operator.page
    await signInByApi(hiring.operator)
    await team.goto('/operator/no-shows')
    await team.getByRole('button', { name: /Decide: .*Maya/ }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('radio', { name: /The interview took place/ }).click()
    await dialog.getByRole('textbox').fill('The call has a trace of both.')
    await dialog.getByRole('button', { name: 'Send decision' }).click()
    await expect(team.getByText('Your decision will take effect in a few seconds')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText('Reported as missed')).toHaveCount(0)
  await expect(
    page.getByText('Send an offer, propose another interview or disqualify this candidate.'),
  ).toBeVisible()
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
