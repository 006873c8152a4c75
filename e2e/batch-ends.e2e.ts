import type { Page } from '@playwright/test'
import { anApprovedIntern } from './support/applicants.ts'
import { addDaysTo, getProductTime } from './support/clock.ts'
import { expect } from './support/expect.ts'
import { chooseOption } from './support/fields.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { hireIntern, passTimeUntil } from './support/internship.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
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
const day = 86_400_000

interface LastWeeks {
  readonly hiring: HiringCompany
  readonly maya: ApprovedIntern
  readonly internship: string
  /** Ids of the weeks, in order. */
  readonly weeks: readonly string[]
}

test('the end of a batch: the last weeks, the certificate, who found no place, and numbers that open what they count', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Oxbow')
  const maya = await anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata')
  const theo = await anApprovedIntern(hiring, 'Theo Brandt', 'Europe/Berlin')
  const nils = await anApprovedIntern(hiring, 'Nils Aalto', 'Europe/Helsinki')
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
  await test.step('each number of the funnel opens its list', () => checkFunnel(found))
  await test.step('the next batch opens', () => openNextBatch(found))
  await test.step('one of two without a place moves to it', () => moveToNext(found, nils))
  await test.step('the batch ends', () => endBatch(found))
  await test.step('the other one is told why', () => expectNotPlaced(found, theo))
  await test.step('the one who moved continues', () => expectGoingOn(found, nils))
  const funnel = await test.step('each number still opens its list', () => checkFunnel(found))
  await test.step('the report has the same numbers', () => checkReport(found, funnel))
  await test.step('the certificate stays valid', () => expectCertificate(found))
  const interns = [maya, theo, nils].map(({ person }) => person)
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, ...interns])
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
  await expectCertificate(found)
  await hiring.operator.checkScreen('the certificate in the console')
}

async function expectCertificate({ hiring: { operator }, maya }: LastWeeks): Promise<void> {
  const { page } = maya.person
  await page.goto(
    getLinkPath(await maya.person.mail(/^Your certificate from Oxbow/), '/employable/'),
  )
  await expectHeading(page).toHaveText('Maya Lindqvist')
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await operator.page.goto('/operator/certificates')
  await expect(operator.page.getByText('Maya Lindqvist')).toBeVisible()
}

const nextBatch = 'Batch of lakes'

async function openNextBatch({ hiring: { operator, starts } }: LastWeeks): Promise<void> {
  const now = (await getProductTime(operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const { batch_id } = await sendRequest<{ batch_id: string }>(
    operator.page,
    'POST operator/batches',
    {
      name: nextBatch,
      slug: 'batch-of-lakes',
      code: 'BATCH-OF-LAKES',
      partner_id: null,
      introduction: 'The next remote internships.',
      enrolment_opens_at: at(-1),
      enrolment_closes_at: at(60),
      campaign_ends_at: null,
      programme_start: addDaysTo(starts, 150),
      programme_end: addDaysTo(starts, 400),
      seats: 10,
      payer: 'B2B',
      price: null,
      refund_days: 0,
      max_offers: 3,
      services: [],
    },
  )
  await sendRequest(operator.page, `POST operator/batches/${batch_id}/publish`, {})
}

/** Opens the page of an intern from the list of people. */
async function openPerson({ page }: HiringCompany['operator'], name: string): Promise<void> {
  await page.goto(`/operator/people?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await expectHeading(page).toContainText(name)
}

async function moveToNext({ hiring }: LastWeeks, { person }: ApprovedIntern): Promise<void> {
  const { page } = hiring.operator
  await openPerson(hiring.operator, 'Nils Aalto')
  await page.getByRole('button', { name: 'Move to another batch' }).click()
  const dialog = page.getByRole('dialog')
  await chooseOption(page, 'New batch', nextBatch)
  await dialog
    .getByLabel('Reason, sent to the intern by email')
    .fill('No place was free before the end of this batch.')
  await hiring.operator.checkScreen('a move to the next batch')
  await dialog.getByRole('button', { name: 'Move to another batch' }).click()
  await expect(dialog).toBeHidden()
  const email = await person.mail(/^You’re now in Batch of lakes$/)
  expect(email.text).toContain('No place was free before the end of this batch.')
}

async function endBatch({ hiring, maya }: LastWeeks): Promise<void> {
  for (const days of [90, 150, 201]) {
    // A session ends after 90 days, however often it is used.
    for (const person of [hiring.admin, hiring.colleague, maya.person]) await signInByApi(person)
    await passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, days)}T12:00:00Z`)
  }
  const { page } = hiring.operator
  await page.goto('/operator/batches')
  await page.getByRole('link', { name: 'Batch of rivers' }).click()
  await expectHeading(page).toContainText('Batch of rivers')
  await expect(page.getByText('The programme has ended.')).toBeVisible()
  await hiring.operator.checkScreen('a batch that has ended')
}

async function expectNotPlaced(
  { hiring: { operator } }: LastWeeks,
  { person }: ApprovedIntern,
): Promise<void> {
  const email = await person.mail(/^Batch of rivers ended before you found a place$/)
  expect(email.text).toContain('Interviews you had: 0. Offers you received: 0.')
  // Months have passed.
  await signInByApi(person)
  await person.page.goto('/intern/dashboard')
  await expect(person.page.getByText('The batch ended before you found a place')).toBeVisible()
  await person.checkScreen('no place before the end')
  await openPerson(operator, 'Theo Brandt')
  await expect(operator.page.getByText('Not placed').first()).toBeVisible()
}

async function expectGoingOn(
  { hiring: { operator } }: LastWeeks,
  { person }: ApprovedIntern,
): Promise<void> {
  await signInByApi(person)
  await person.page.goto('/intern/dashboard')
  await person.checkScreen('the dashboard in the next batch')
  await expect(person.page.getByText('The batch ended before you found a place')).toBeHidden()
  await openPerson(operator, 'Nils Aalto')
  await expect(operator.page.getByText('Approved').first()).toBeVisible()
  await expect(operator.page.getByText(nextBatch).first()).toBeVisible()
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
  // Those of the next batch are beside them.
  const batch = new URLSearchParams(funnel[0]?.to.split('?')[1]).get('batch') ?? ''
  expect(batch).not.toBe('')
  expect(numbers.filter(({ to }) => to.includes(batch))).toEqual(
    funnel.filter(({ to }) => to.includes('reached=')),
  )
}
