import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { addDaysTo } from './support/clock.ts'
import { chooseOption } from './support/fields.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { decideRequest, hireIntern, passTimeUntil } from './support/internship.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

/**
 * The host gives weekly feedback question by question, stops halfway, resumes there and completes
 * it for good.
 */
async function giveHostFeedback(hiring: HiringCompany): Promise<void> {
  const { page } = hiring.colleague
  const main = page.getByRole('main')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.goto('/company/hired-interns')
  await expect(page.getByText('1 week needs your feedback')).toBeVisible()
  await hiring.colleague.checkScreen('the hired interns')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText('What was agreed')).toBeVisible()
  await hiring.colleague.checkScreen('an internship')
  await page.goBack()
  await page.getByRole('link', { name: 'Give feedback' }).click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Which projects should your intern focus on next week?',
    }),
  ).toBeVisible()
  await next.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await main.getByLabel('Another project').fill('River level forecast')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(main.getByRole('checkbox', { name: 'River level forecast' })).toBeChecked()
  await hiring.colleague.checkScreen('a project of this internship only')
  await next.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What can your intern improve next week?' }),
  ).toBeVisible()
  await main.getByRole('textbox').fill('Ask a little earlier when data looks odd.')
  await next.click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'How many hours was your intern active this week?',
    }),
  ).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'How many hours was your intern active this week?',
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('2 of 5 questions answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish feedback' }).click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'How many hours was your intern active this week?',
    }),
  ).toBeVisible()
  await main.getByLabel('Hours').fill('99')
  await next.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await main.getByLabel('Hours').fill('31')
  await next.click()
  await main.getByRole('radio', { name: '8', exact: true }).check({ force: true })
  await next.click()
  await main.getByRole('radio', { name: 'Several times', exact: true }).check({ force: true })
  await hiring.colleague.checkScreen('the last question of a week')
  await page.getByRole('button', { name: 'Save and complete the week' }).click()
  await expect(page.getByText('Week 1 completed')).toBeVisible()
  await page.getByRole('button', { name: 'See week 1' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^You’ll see Maya Lindqvist’s answers once you’ve both finished/),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Table' }).first().click()
  await expect(page.getByRole('button', { name: 'Chart' })).toBeVisible()
}

/** The supervisor requests two more weeks; only one request can be open, and it shows its date. */
async function requestExtension(hiring: HiringCompany): Promise<void> {
  const { page } = hiring.colleague
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Enter a message.')).toBeVisible()
  await dialog
    .getByLabel('Message to the programme team')
    .fill('The spring flood comes two weeks late.')
  await dialog.getByLabel('New last day').fill(addDaysTo(hiring.starts, 17 * 7))
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(
    dialog.getByText('Choose a later last day. An internship can last up to 16 weeks in total.'),
  ).toBeVisible()
  await dialog.getByLabel('New last day').fill(addDaysTo(hiring.starts, 7 * 7 - 3))
  await expect(dialog.getByText('Adds 2 weeks, 7 in total.')).toBeVisible()
  await hiring.colleague.checkScreen('asking for an extension')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team will reply by /)).toBeVisible()
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  await expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

/**
 * The intern requests another supervisor; the programme team names one, who takes over the
 * internship.
 */
async function changeSupervisor(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  internship: string,
): Promise<void> {
  const { page } = maya.person
  await page.goto('/intern/internship-management')
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Change the supervisor' }).check({ force: true })
  await dialog
    .getByLabel('Message to the programme team')
    .fill('We find no hour in common any more.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team will reply by /)).toBeVisible()
  await decideRequest(hiring, 'Change the supervisor', {
    press: 'Accept',
    reason: 'Both sides agree.',
    before: async () => {
      const decision = hiring.operator.page.getByRole('dialog')
      await expect(decision.getByRole('button', { name: 'Accept' })).toBeDisabled()
      await chooseOption(hiring.operator.page, 'New supervisor', /Ada/)
    },
  })
  await maya.person.mail(
    /^The programme team accepted a request/,
    'Ada Quist is now the supervisor.',
  )
  const before = hiring.colleague.page
  await before.goto(`/company/hired-interns/${internship}`)
  await expect(before.getByText('Internship: not found')).toBeVisible()
}

/** Overflow of the weeks in pixels. */
const getWeeksOverflow = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .evaluate((table) => Math.max(0, table.scrollWidth - (table.parentElement?.clientWidth ?? 0)))

test('an internship runs and is extended', async ({ browser }) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Weirwatch'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata'))
  const internship = await test.step('hires the intern', () => hireIntern(hiring, maya))
  await test.step('unlocks the first week', () =>
    passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, 4)}T06:31:00Z`))
  await test.step("gives the host's feedback", () => giveHostFeedback(hiring))
  await test.step('requests two more weeks', () => requestExtension(hiring))
  await test.step('accepts the extension', () =>
    decideRequest(hiring, 'Extend the internship', {
      press: 'Accept',
      reason: 'Both sides agree.',
    }))
  const { page } = hiring.colleague
  await hiring.colleague.mail(
    /^The programme team accepted a request/,
    'The internship now ends on',
  )
  await page.goto(`/company/hired-interns/${internship}`)
  await expect(page.getByText('Week 1 of 7')).toBeVisible()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await hiring.colleague.checkScreen('an internship that was extended')
  for (const width of [1280, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => getWeeksOverflow(page), { message: `at ${width}` }).toBe(0)
  }
  await test.step('changes the supervisor', () => changeSupervisor(hiring, maya, internship))
  await hiring.admin.page.goto('/company/hired-interns?tab=past')
  await expect(hiring.admin.page.getByText('No past internships yet')).toBeVisible()
  await hiring.admin.checkScreen('no past interns')
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
