import { expect, test } from '@playwright/test'
import { plusDays, until } from './support/clock.ts'
import { ask } from './support/company.ts'
import { choose } from './support/fields.ts'
import { aHiring, anApplicant, type Applicant, companyDetails, type Hiring, interviewed, linkedin, nowOf } from './support/hiring.ts'

const day = 86_400_000

/** From the interview to an internship of five weeks, by the calls of each side. */
async function hires(hiring: Hiring, maya: Applicant): Promise<string> {
  const { page } = hiring.admin
  const candidature = await interviewed(hiring, maya)
  await ask(page, `PATCH candidature/${candidature}/company`, companyDetails)
  const { offer_id } = await ask<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature, role: 'River data analyst', starts_on: hiring.starts, ends_on: plusDays(hiring.starts, 5 * 7 - 3), hours_a_week: 30, place: 'REMOTE', is_paid: false, note: 'Welcome to the river.',
  })
  await ask(page, 'POST offer/v2/save-offer-supervisor', { offer_id, supervisor_id: hiring.memberIds.colleague, supervisor_linkedin: linkedin })
  await ask(page, 'POST offer/send-intern-offer', { offer_id })
  await ask(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  return (await ask<{ internship_id: string }>(maya.person.page, 'POST intern-service/intern-offer/accept-offer-B2B', { offer_id, terms_accepted: true })).internship_id
}

/** The clock goes on in steps in which everybody is seen, as people are: a session ends after thirty days without them. */
async function timePasses(hiring: Hiring, maya: Applicant, at: string): Promise<void> {
  for (;;) {
    const now = (await nowOf(hiring.admin)).getTime()
    await until(hiring.admin.page, new Date(Math.min(Date.parse(at), now + 20 * day)).toISOString())
    for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person]) await ask(person.page, 'GET api/check-token')
    if (now + 20 * day >= Date.parse(at)) return
  }
}

/** The host's week, question by question: stopped in the middle, gone on with where it stopped, completed for good. */
async function givesFeedback(hiring: Hiring): Promise<void> {
  const { page } = hiring.colleague
  const main = page.getByRole('main')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.goto('/company/hired-interns')
  await expect(page.getByText('1 week waits for your feedback')).toBeVisible()
  await hiring.colleague.looksAt('the hired interns')
  await page.getByRole('link', { name: 'Give feedback' }).click()
  await expect(page.getByText('What was agreed')).toBeVisible()
  await hiring.colleague.looksAt('an internship')
  await page.getByRole('button', { name: 'Give feedback', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which projects should your intern focus on next week?' })).toBeVisible()
  await next.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await main.getByLabel('Another project').fill('River level forecast')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(main.getByRole('checkbox', { name: 'River level forecast' })).toBeChecked()
  await hiring.colleague.looksAt('a project of this internship only')
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What can your intern improve next week?' })).toBeVisible()
  await main.getByRole('textbox').fill('Ask a little earlier when data looks odd.')
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'How many hours was your intern active this week?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'How many hours was your intern active this week?' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('2 of 5 questions answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How many hours was your intern active this week?' })).toBeVisible()
  await main.getByLabel('Hours').fill('99')
  await next.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await main.getByLabel('Hours').fill('31')
  await next.click()
  await main.getByRole('radio', { name: '8', exact: true }).check({ force: true })
  await next.click()
  await main.getByRole('radio', { name: 'Several times', exact: true }).check({ force: true })
  await hiring.colleague.looksAt('the last question of a week')
  await page.getByRole('button', { name: 'Save and complete the week' }).click()
  await expect(page.getByText('Week 1 is completed')).toBeVisible()
  await page.getByRole('button', { name: 'See week 1' }).click()
  await expect(page.getByRole('dialog').getByText(/^You see what Maya Lindqvist says when both sides have completed the week/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Table' }).first().click()
  await expect(page.getByRole('button', { name: 'Chart' })).toBeVisible()
}

/** The supervisor asks for two weeks more; one request at a time, and it has its day. */
async function asksForMore(hiring: Hiring): Promise<void> {
  const { page } = hiring.colleague
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Say what it is about')).toBeVisible()
  await dialog.getByLabel('What the programme team should know').fill('The spring flood comes two weeks late.')
  await dialog.getByLabel('New last day').fill(plusDays(hiring.starts, 17 * 7))
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Choose a later end, 16 weeks in all at most.')).toBeVisible()
  await dialog.getByLabel('New last day').fill(plusDays(hiring.starts, 7 * 7 - 3))
  await expect(dialog.getByText('Adds 2 weeks, 7 in all.')).toBeVisible()
  await hiring.colleague.looksAt('asking for an extension')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team answers by /)).toBeVisible()
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  await expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

/** The operator reads what is asked and decides, with a reason. */
async function decides(hiring: Hiring, what: string, before?: () => Promise<void>): Promise<void> {
  const { page } = hiring.operator
  await page.goto('/operator/actions')
  const row = page.getByRole('listitem').filter({ hasText: hiring.company }).filter({ hasText: what })
  await expect(row.getByText(/^Answer by /)).toBeVisible()
  await hiring.operator.looksAt(`the request: ${what}`)
  await row.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog')
  if (before) await before()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByText('Reason for the decision').last()).toBeVisible()
  await dialog.getByLabel('Reason for the decision').fill('Both sides agree.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Decided. Those concerned are told.')).toBeVisible()
}

/** The intern asks for another supervisor; the programme team names one, who has the internship from then on. */
async function anotherSupervisor(hiring: Hiring, maya: Applicant, internship: string): Promise<void> {
  const { page } = maya.person
  await page.goto('/intern/internship-management')
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Change the supervisor' }).check({ force: true })
  await dialog.getByLabel('What the programme team should know').fill('We find no hour in common any more.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team answers by /)).toBeVisible()
  await decides(hiring, 'Change the supervisor', async () => {
    const decision = hiring.operator.page.getByRole('dialog')
    await expect(decision.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await choose(hiring.operator.page, 'New supervisor', /Ada/)
  })
  expect((await maya.person.mail(/^The programme team has agreed/)).text).toContain('Ada Quist supervises it from now on.')
  const before = hiring.colleague.page
  await before.goto(`/company/hired-interns/${internship}`)
  await expect(before.getByText('Internship: not found')).toBeVisible()
}

test('run an internship with an extension', async ({ browser }) => {
  const hiring = await test.step('a company that hires', () => aHiring(browser, 'Weirwatch'))
  const maya = await test.step('an intern', () => anApplicant(hiring, 'Maya Lindqvist', 'Asia/Kolkata'))
  const internship = await test.step('is hired', () => hires(hiring, maya))
  await test.step('the first Friday comes', () => timePasses(hiring, maya, `${plusDays(hiring.starts, 4)}T06:31:00Z`))
  await test.step('the host\'s week', () => givesFeedback(hiring))
  await test.step('two weeks more are asked for', () => asksForMore(hiring))
  await test.step('and agreed', () => decides(hiring, 'Extend the internship'))
  const { page } = hiring.colleague
  expect((await hiring.colleague.mail(/^The programme team has agreed/)).text).toContain('It now ends on')
  await page.goto(`/company/hired-interns/${internship}`)
  await expect(page.getByText('Week 1 of 7')).toBeVisible()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await hiring.colleague.looksAt('an internship that was extended')
  await test.step('another supervisor', () => anotherSupervisor(hiring, maya, internship))
  await hiring.admin.page.goto('/company/hired-interns?tab=past')
  await expect(hiring.admin.page.getByText('Nobody here yet')).toBeVisible()
  await hiring.admin.looksAt('no intern of the past yet')
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person]) await person.leave()
})
