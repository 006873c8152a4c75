import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { getProductTime, moveClockTo } from './support/clock.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  type ApprovedIntern,
  aHiringCompany,
  type HiringCompany,
} from './support/hiring-company.ts'
import { proposeInterviewTimes } from './support/interviews.ts'
import { failNextRequest } from './support/responses.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const [hour, day] = [3_600_000, 86_400_000]

interface Interview {
  readonly interview_id: string
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly slots: readonly { readonly slot_id: string }[]
}
const getInterview = async (
  { person }: ApprovedIntern,
  candidature: string,
): Promise<Interview> => {
  const [interview] = await sendRequest<readonly Interview[]>(
    person.page,
    `GET intern-service/candidature/${candidature}/interviews`,
  )
  if (!interview) throw new Error('the candidature has no interview')
  return interview
}
const getTimeInDays = async (hiring: HiringCompany, days: number): Promise<string> => {
  const at = new Date((await getProductTime(hiring.admin)).getTime() + days * day)
  at.setUTCHours(10, 0, 0, 0)
  return at.toISOString()
}

/** Selects the first open times of the visible week. */
async function selectTimes(scope: Locator, count: number): Promise<void> {
  const grid = scope.getByRole('group', { name: /^Week from/ })
  if ((await grid.getByRole('button').count()) < count)
    await scope.getByRole('button', { name: 'Next week' }).click()
  for (let index = 0; index < count; index += 1)
    await grid.getByRole('button', { pressed: false }).nth(index).click()
}

/** Presses a button and collects every heading shown until the tracker opens. */
async function headingsUntilTracker(page: Page, press: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('main h1, main h3'))
        if (!location.pathname.includes('/placement-tracker/')) seen.add(heading.textContent)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { headingsSeen: seen })
  })
  await press()
  await page.waitForURL(/\/intern\/placement-tracker\//)
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'headingsSeen')
    return seen instanceof Set ? [...seen].map(String) : []
  })
}

/**
 * The intern suggests other times because none suit, without another screen flashing up, and the
 * company chooses one.
 */
async function suggestTimes(hiring: HiringCompany, maya: ApprovedIntern): Promise<string> {
  const { candidature_id } = await proposeInterviewTimes(hiring, maya, [
    await getTimeInDays(hiring, 3),
    await getTimeInDays(hiring, 4),
  ])
  const { page } = maya.person
  await page.goto('/intern/dashboard')
  await page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await maya.person.checkScreen('times of a company')
  await page.getByRole('button', { name: /^None of these times work for me/ }).click()
  await selectTimes(page.locator('main'), 2)
  await maya.person.checkScreen('other times offered by the intern')
  const headings = await headingsUntilTracker(page, () =>
    page.getByRole('button', { name: 'Suggest 2 times' }).click(),
  )
  expect(headings.filter((heading) => /Waiting for|No times to choose/.test(heading))).toEqual([])
  await expect(page.getByText(/^Times sent to /)).toBeVisible()
  await expect(page.getByText(/^Waiting for Eddyline to reply by/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Waiting for Eddyline' })).toBeVisible()
  await maya.person.checkScreen('suggested times awaiting the company')
  const host = hiring.admin.page
  await host.goto(`/company/hiring-management/${candidature_id}?tab=interviews`)
  await host.getByRole('button', { name: 'Choose a time' }).click()
  await host.getByRole('dialog').getByRole('radio').first().check({ force: true })
  await host.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(host.getByText('Confirmed / Scheduled').first()).toBeVisible()
  return candidature_id
}

/** The intern reschedules an agreed interview, and the company accepts the new time. */
async function rescheduleInterview(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  candidature: string,
): Promise<Interview> {
  const { page } = maya.person
  const before = await getInterview(maya, candidature)
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await maya.person.checkScreen('an agreed interview')
  await page.getByRole('link', { name: 'Suggest other times' }).click()
  await selectTimes(page.locator('main'), 1)
  await page.getByRole('button', { name: 'Suggest 1 time' }).click()
  await expect(page.getByText(/^Times sent to /)).toBeVisible()
  const suggested = await getInterview(maya, candidature)
  await sendRequest(hiring.admin.page, 'POST dashboard/select-interview-timeslot', {
    interview_id: suggested.interview_id,
    slot_id: suggested.slots[0]?.slot_id,
  })
  const agreed = await getInterview(maya, candidature)
  expect(agreed.starts_at).not.toBe(before.starts_at)
  return agreed
}

/**
 * The intern reports that no one came, withdraws the report and reports again; the company disputes
 * it, and the programme team sees both notes.
 */
async function reportMissed(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  candidature: string,
  { interview_id, ends_at }: Interview,
): Promise<void> {
  const { page } = maya.person
  await moveClockTo(page, new Date(Date.parse(ends_at ?? '') + hour).toISOString())
  await page.goto(`/intern/placement-tracker/${candidature}`)
  const report = async () => {
    await page.getByRole('button', { name: 'No one came' }).click()
    const dialog = page.getByRole('dialog', {
      name: `Report that ${hiring.company} missed the interview`,
    })
    await expect(dialog.getByRole('button', { name: 'Report missed interview' })).toBeDisabled()
    await dialog
      .getByRole('textbox', { name: /What happened/ })
      .fill('I was alone in the call for half an hour.')
    await maya.person.checkScreen('reporting a missed interview')
    await dialog.getByRole('button', { name: 'Report missed interview' }).click()
  }
  await failNextRequest(page, 'interview-feedback/is-attend', 'This report came too late.')
  await report()
  await expect(page.getByText('This report came too late.')).toBeVisible()
  await expect(page.getByText('Reported as missed')).toHaveCount(0)
  await report()
  await expect(page.getByText('Reported as missed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw report' }).click()
  await expect(page.getByText('Reported as missed')).toHaveCount(0)
  await report()
  await expect(page.getByText('Reported as missed').first()).toBeVisible()
  await maya.person.checkScreen('a report awaiting the company')
  await sendRequest(hiring.admin.page, 'POST interview-feedback/contest', {
    interview_id,
    note: 'We were in the call, and nobody else.',
  })
  const team = hiring.operator.page
  await signInByApi(hiring.operator)
  await team.goto('/operator/no-shows')
  await expect(
    team.getByText('The intern: “I was alone in the call for half an hour.”').first(),
  ).toBeVisible()
  await expect(
    team.getByText('The company: “We were in the call, and nobody else.”').first(),
  ).toBeVisible()
  await hiring.operator.checkScreen('what both sides say')
  await sendRequest(team, `POST operator/interviews/${interview_id}/decide`, {
    decision: 'TOOK_PLACE',
    note: 'The call has a trace of both.',
  })
}

/** The programme team sees the intern's feedback next to the company's. */
async function giveFeedback(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  candidature: string,
): Promise<void> {
  const { page } = maya.person
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: '6', exact: true }).check({ force: true })
  await form.getByLabel('What could have been better?').fill('We lost each other at first.')
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(
    page.getByText('You rated it 6 out of 10. We lost each other at first.'),
  ).toBeVisible()
  const { company_id } = await sendRequest<{ company_id: string }>(
    hiring.admin.page,
    'GET host-company/user',
  )
  const team = hiring.operator.page
  await signInByApi(hiring.operator)
  await team.goto(`/operator/companies/${company_id}/review`)
  const feedback = team.getByRole('region', { name: 'What interns say about interviews' })
  await expect(feedback.getByText('Maya Lindqvist: 6 out of 10')).toBeVisible()
  await expect(feedback.getByText('“We lost each other at first.”')).toBeVisible()
  await hiring.operator.checkScreen('what interns say of a company')
}

/** The intern declines another interview with a reason that the company sees. */
async function declineInterview(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  candidature: string,
): Promise<void> {
  const { page } = maya.person
  await proposeInterviewTimes(hiring, maya, [await getTimeInDays(hiring, 3)])
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await fillDeclineForm(page)
  await maya.person.checkScreen('an interview that was declined')
  await hiring.admin.page.goto(`/company/hiring-management/${candidature}?tab=interviews`)
  await expect(hiring.admin.page.getByText('Declined').first()).toBeVisible()
  await expect(
    hiring.admin.page.getByText('My exams moved.', { exact: false }).first(),
  ).toBeVisible()
}

async function fillDeclineForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check({ force: true })
  await dialog.getByRole('textbox').fill('My exams moved.')
  await dialog
    .getByRole('button', { name: /^Decline/ })
    .last()
    .click()
  await expect(page.getByText('Declined').first()).toBeVisible()
}

test('an intern suggests other times, reschedules, reports a missed interview, gives feedback and declines another', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Eddyline'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/London'))
  const candidature = await test.step('suggests other times', () => suggestTimes(hiring, maya))
  const agreed = await test.step('reschedules', () =>
    rescheduleInterview(hiring, maya, candidature))
  await test.step('reports a missed interview', () =>
    reportMissed(hiring, maya, candidature, agreed))
  await test.step('gives feedback', () => giveFeedback(hiring, maya, candidature))
  await test.step('declines another interview', () => declineInterview(hiring, maya, candidature))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
