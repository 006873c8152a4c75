import { expect } from './support/expect.ts'
import { addDaysTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { decideRequest, hireIntern, passTimeUntil } from './support/internship.ts'
import { getLinkPath } from './support/test-user.ts'
import { test } from './support/test.ts'
import { submitHostWeek, answerInternWeek, startInternWeek } from './support/week.ts'

test.use({ scenario: 'hiring' })

interface Internship {
  readonly hiring: HiringCompany
  readonly maya: ApprovedIntern
  readonly id: string
  /** Ids of the weeks, in order. */
  readonly weeks: readonly string[]
}

const overview = '/intern/internship-management'
const project = 'River level forecast'
const advice = (week: number) => `Ask a little earlier in week ${week + 1}.`

/** One minute after a week opens, on Friday noon in Kolkata. */
const getOpeningTime = ({ hiring }: Internship, week: number) =>
  `${addDaysTo(hiring.starts, 7 * week - 3)}T06:31:00Z`
const moveToWeek = (internship: Internship, week: number) =>
  passTimeUntil(internship.hiring, internship.maya, getOpeningTime(internship, week))
const submitHostAnswers = ({ hiring, maya, id, weeks }: Internship, week: number) =>
  submitHostWeek(
    hiring.colleague,
    { internship: id, intern: maya.internId, week: weeks[week - 1] ?? '' },
    { improve: advice(week), rating: 6 + week },
  )

async function startInternship(hiring: HiringCompany, maya: ApprovedIntern): Promise<Internship> {
  const id = await hireIntern(hiring, maya, 4 * 7 - 1)
  const { list } = await sendRequest<{ list: readonly { weekly_feedback_id: string }[] }>(
    maya.person.page,
    `GET intern-service/intern-dashboard/v1/internship-progress?internship_id=${id}`,
  )
  return { hiring, maya, id, weeks: list.map((week) => week.weekly_feedback_id) }
}

/** Before the first day: the start date, the four weeks and no tasks. */
async function checkUpcoming({ maya: { person } }: Internship): Promise<void> {
  const { page } = person
  await page.goto(overview)
  await expect(
    page.getByRole('heading', { level: 1, name: /River data analyst/ }).getByText('Upcoming'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^The internship starts on / })).toBeVisible()
  for (const week of [1, 2, 3, 4])
    await expect(
      page.getByRole('row', { name: new RegExp(`Week ${week} `) }).getByText('Yet to start work'),
    ).toHaveCount(2)
  await expect(page.getByText('No hours recorded yet.')).toBeVisible()
  await person.checkScreen('an internship to come')
}

/**
 * Answers two questions, one per page and one with a custom project, then leaves and resumes where
 * it stopped.
 */
async function answerFirstWeek(internship: Internship): Promise<void> {
  const { person } = internship.maya
  const { page } = person
  await moveToWeek(internship, 1)
  await page.goto('/intern/dashboard')
  await expect(
    page.getByRole('heading', { name: `Review your week at ${internship.hiring.company}` }),
  ).toBeVisible()
  await person.checkScreen('the dashboard with a week to answer')
  await page.goto(overview)
  await expect(page.getByText('0 of 6 questions answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Give feedback', exact: true }).click()
  await startInternWeek(person, 1, 2)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Which new skills did you learn?' }),
  ).toBeVisible()
  await page.goto(overview)
  await expect(page.getByText('2 of 6 questions answered.')).toBeVisible()
  await expect(page.getByText('Week 1 isn’t complete yet.')).toBeVisible()
  await person.checkScreen('a week left in the middle')
  await page.getByRole('button', { name: 'Finish feedback' }).click()
  await answerInternWeek(person, 1, false, 2)
  await person.checkScreen('a week completed')
}

/** Each side sees the other's answers once both are done. */
async function checkBothSides(internship: Internship): Promise<void> {
  const { person } = internship.maya
  const { page } = person
  await page.goto(overview)
  await page.getByRole('button', { name: 'See week 1' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(
        new RegExp(`^You’ll see ${internship.hiring.company}’s answers once you’ve both finished`),
      ),
  ).toBeVisible()
  await expect(page.getByRole('dialog').getByText(project)).toBeVisible()
  await person.checkScreen("the user's own weekly answers")
  await submitHostAnswers(internship, 1)
  await page.goto(
    getLinkPath(await person.mail(/^Feedback for week 1 is ready to read/), '/intern/'),
  )
  await expect(page.getByRole('dialog').getByText(advice(1))).toBeVisible()
  await person.checkScreen('both sides of a week')
}

/** Reports a problem to the programme team only, which replies. */
async function reportProblem({ hiring, maya: { person } }: Internship): Promise<void> {
  const { page } = person
  await page.goto(overview)
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Report a concern' }).check({ force: true })
  await expect(dialog.getByText('Only you and the programme team can see this.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Enter a message.')).toBeVisible()
  await dialog
    .getByLabel('Message to the programme team')
    .fill('Nobody answered my questions for three days.')
  await person.checkScreen('telling what is wrong')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team will reply by /)).toBeVisible()
  await decideRequest(hiring, 'Report a concern', {
    press: 'Accept',
    reason: 'We have spoken with your supervisor.',
  })
  await page.goto(overview)
  await expect(
    page.getByText('The programme team’s reply: We have spoken with your supervisor.'),
  ).toBeVisible()
  await hiring.colleague.page.goto('/company/hired-interns')
  await expect(hiring.colleague.page.getByText('Nobody answered my questions')).toHaveCount(0)
  await person.checkScreen('what the programme team answered')
}

/**
 * Seven days after a week that the intern missed: the host's answers are visible, reminders were
 * sent, and the intern can still answer.
 */
async function missWeek(internship: Internship): Promise<void> {
  const { person } = internship.maya
  const { page } = person
  await moveToWeek(internship, 2)
  await submitHostAnswers(internship, 2)
  await moveToWeek(internship, 3)
  await person.mail(/^Reminder: give your feedback for week 2/)
  await page.goto(overview)
  await expect(
    page.getByRole('row', { name: /Week 2 / }).getByText('Feedback required'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'See week 2' }).click()
  await expect(page.getByRole('dialog').getByText('No answer')).toHaveCount(6)
  await expect(page.getByRole('dialog').getByText(advice(2))).toBeVisible()
  await person.checkScreen('a week that was missed')
  await page.goto('/intern/internship-management/weekly-checkpoint')
  await expect(
    page.getByText(
      `The 7 days are up, so ${internship.hiring.company} will see your answers straight away.`,
    ),
  ).toBeVisible()
  await person.checkScreen('a week answered late')
  await answerInternWeek(person, 2)
  await page.goto('/intern/internship-management/weekly-checkpoint')
  await answerInternWeek(person, 3)
}

/** Shows hours and ratings as charts and as tables. */
async function checkCharts({ hiring, maya: { person } }: Internship): Promise<void> {
  const { page } = person
  await page.goto(overview)
  await expect(page.getByText('90 hours so far.')).toBeVisible()
  // On a phone the hours column is hidden; the chart shows the values.
  await expect(page.getByRole('row', { name: /Week 3 / }).getByText('31 h')).toBeAttached()
  await person.checkScreen('hours and ratings as charts')
  for (const press of [0, 1])
    await page
      .getByRole('button', { name: 'Table', exact: true })
      .first()
      .click()
      .then(() =>
        expect(page.getByRole('button', { name: 'Chart', exact: true })).toHaveCount(press + 1),
      )
  const cells = (head: string) =>
    page
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader', { name: head, exact: true }) })
      .filter({ hasNotText: 'Week 1' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
  await expect(cells('Hours')).toHaveText(['129', '230', '331', '4–'])
  await expect(cells(hiring.company)).toHaveText(['167', '278', '38–', '4––'])
  await person.checkScreen('hours and ratings as tables')
}

/** The last week completes the internship and issues a certificate that anyone can verify. */
async function completeInternship(internship: Internship): Promise<void> {
  const {
    hiring,
    maya: { person },
  } = internship
  const { page } = person
  await moveToWeek(internship, 4)
  await page.goto(getLinkPath(await person.mail(/^Your feedback for week 4 is open/), '/intern/'))
  await answerInternWeek(person, 4)
  await submitHostAnswers(internship, 4)
  await passTimeUntil(hiring, internship.maya, `${addDaysTo(hiring.starts, 4 * 7 + 14)}T08:00:00Z`)
  await page.goto(overview)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('122 hours in total.')).toBeVisible()
  await page.getByRole('button', { name: 'See week 3' }).click()
  await expect(page.getByRole('dialog').getByText('No answer')).toHaveCount(5)
  await person.checkScreen('a week that the host has missed')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await person.checkScreen('a completed internship')
  await page.getByRole('link', { name: 'See the certificate' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await expect(page.getByText(/completed an internship as River data analyst/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(
    getLinkPath(await person.mail(/^Your certificate from /), '/employable/'),
  )
  await person.checkScreen('the certificate')
}

test(
  'a four-week internship runs from the day before it starts to the certificate',
  { tag: '@long' },
  async ({ browser }) => {
    const hiring = await test.step('sets up a hiring company', () =>
      aHiringCompany(browser, 'Weirstone'))
    const maya = await test.step('sets up an intern', () =>
      anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata'))
    const internship = await test.step('hires the intern for four weeks', () =>
      startInternship(hiring, maya))
    await test.step('shows the internship before it starts', () => checkUpcoming(internship))
    await test.step('answers the first week', () => answerFirstWeek(internship))
    await test.step('shows both sides of the week', () => checkBothSides(internship))
    await test.step('reports a problem', () => reportProblem(internship))
    await test.step('misses a week', () => missWeek(internship))
    await test.step('shows hours and ratings', () => checkCharts(internship))
    await test.step('completes the internship', () => completeInternship(internship))
    for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
      await person.close()
  },
)
