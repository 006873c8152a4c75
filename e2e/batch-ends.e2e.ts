import type { Page } from '@playwright/test'
import { anApprovedIntern } from './support/applicants.ts'
import { addDaysTo } from './support/clock.ts'
import { expect } from './support/expect.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { hireIntern, passTimeUntil } from './support/internship.ts'
import { sendRequest } from './support/requests.ts'
import { expectHeading } from './support/sign-in.ts'
import { getLinkPath } from './support/test-user.ts'
import { test } from './support/test.ts'
import {
  answerHostWeek,
  answerInternWeek,
  submitHostWeek,
  submitInternWeek,
} from './support/week.ts'

test.use({ scenario: 'hiring' })

const weekCount = 4

interface LastWeeks {
  readonly hiring: HiringCompany
  readonly maya: ApprovedIntern
  readonly internship: string
  /** Ids of the weeks, in order. */
  readonly weeks: readonly string[]
}

test('the end of a batch: the last weeks, the certificate, and numbers that open what they count', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Oxbow')
  const maya = await anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata')
  const internship = await test.step('hires the intern for four weeks', () =>
    hireIntern(hiring, maya, weekCount * 7 - 1))
  const { list } = await sendRequest<{ list: readonly { weekly_feedback_id: string }[] }>(
    maya.person.page,
    `GET intern-service/intern-dashboard/v1/internship-progress?internship_id=${internship}`,
  )
  const found = { hiring, maya, internship, weeks: list.map((week) => week.weekly_feedback_id) }
  await test.step('both sides answer three weeks', () => answerFirstWeeks(found))
  await test.step('both sides answer the last week', () => answerLastWeek(found))
  await test.step('the internship completes', () => completeInternship(found))
  const funnel = await test.step('each number of the funnel opens its list', () =>
    checkFunnel(found))
  await test.step('the report has the same numbers', () => checkReport(found, funnel))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})

/** A minute after a week opens, on Friday noon in Kolkata. */
const moveToWeek = ({ hiring, maya }: LastWeeks, week: number) =>
  passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, 7 * week - 3)}T06:31:00Z`)

async function answerFirstWeeks(found: LastWeeks): Promise<void> {
  const { hiring, maya, internship, weeks } = found
  for (const week of [1, 2, 3]) {
    await moveToWeek(found, week)
    const id = weeks[week - 1] ?? ''
    await submitHostWeek(
      hiring.colleague,
      { internship, intern: maya.internId, week: id },
      { improve: 'Ask a little earlier.', rating: 6 + week },
    )
    await submitInternWeek(maya.person, id, 'Two gauges on the same river disagree.')
  }
}

async function answerLastWeek(found: LastWeeks): Promise<void> {
  const { hiring, maya } = found
  await moveToWeek(found, weekCount)
  await maya.person.page.goto('/intern/internship-management')
  await maya.person.page.getByRole('button', { name: 'Give feedback', exact: true }).click()
  await answerInternWeek(maya.person, weekCount)
  await hiring.colleague.page.goto('/company/hired-interns')
  await hiring.colleague.page.getByRole('link', { name: 'Give feedback' }).click()
  await answerHostWeek(hiring.colleague, weekCount)
}

async function completeInternship(found: LastWeeks): Promise<void> {
  const { hiring, maya } = found
  await passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, weekCount * 7)}T08:00:00Z`)
  await hiring.admin.mail(/’s internship is complete/)
  const { page } = maya.person
  await page.goto(
    getLinkPath(await maya.person.mail(/^Your certificate from Oxbow/), '/employable/'),
  )
  await expectHeading(page).toHaveText('Maya Lindqvist')
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await hiring.operator.page.goto('/operator/certificates')
  await expect(hiring.operator.page.getByText('Maya Lindqvist')).toBeVisible()
  await hiring.operator.checkScreen('the certificate in the console')
}

interface LinkedNumber {
  readonly count: number
  readonly to: string
}

/** Returns the numbers of a part of the page that link to what they count. */
async function readNumbers(page: Page, region: string): Promise<readonly LinkedNumber[]> {
  const links = page.getByRole('region', { name: region, exact: true }).getByRole('link', {
    name: /^\d+$/,
  })
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((found) =>
    found.map((link) => ({ count: Number(link.textContent), to: link.getAttribute('href') ?? '' })),
  )
}

/** Opens the list behind each number, which has as many rows. */
async function checkFunnel({ hiring: { operator } }: LastWeeks): Promise<readonly LinkedNumber[]> {
  const { page } = operator
  await page.goto('/operator/batches')
  await page.getByRole('link', { name: 'Batch of rivers' }).click()
  await expectHeading(page).toContainText('Batch of rivers')
  await operator.checkScreen('a batch at its end')
  const numbers = await readNumbers(page, 'From joining to finishing')
  expect(numbers.find(({ to }) => to.includes('reached=FINISHED'))?.count).toBe(1)
  for (const { count, to } of numbers) {
    await page.goto(to)
    await expectHeading(page).toBeVisible()
    // An empty list has no table.
    await expect(page.getByRole('table').getByRole('row'), to).toHaveCount(
      count === 0 ? 0 : count + 1,
    )
  }
  return numbers
}

async function checkReport(
  { hiring: { operator } }: LastWeeks,
  funnel: readonly LinkedNumber[],
): Promise<void> {
  const { page } = operator
  await page.goto('/operator/programme-report')
  await expectHeading(page).toHaveText('Programme report')
  await operator.checkScreen('the report of the programme')
  const numbers = await readNumbers(page, 'From joining to finishing, by batch')
  expect(numbers).toEqual(funnel.filter(({ to }) => to.includes('reached=')))
}
