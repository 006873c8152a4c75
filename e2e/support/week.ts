import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { sendRequest } from './requests.ts'
import type { TestUser } from './test-user.ts'

interface Question {
  readonly asks: string
  readonly answer: (main: Locator, page: Page) => Promise<void>
}

const hours =
  (count: string): Question['answer'] =>
  (main) =>
    main.getByLabel('Hours').fill(count)
const choice =
  (name: string): Question['answer'] =>
  (main) =>
    main.getByRole('radio', { name, exact: true }).check({ force: true })
const words =
  (text: string): Question['answer'] =>
  (main) =>
    main.getByRole('textbox').fill(text)
/** Selects a listed item, or adds it as a custom one. */
const selectListed =
  (field: string, name: string): Question['answer'] =>
  async (main) => {
    const known = main.getByRole('checkbox', { name })
    await expect(main.getByLabel(field)).toBeVisible()
    if ((await known.count()) > 0) return known.check()
    await main.getByLabel(field).fill(name)
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    return expect(known).toBeChecked()
  }

const listInternQuestions = (week: number): readonly Question[] => [
  { asks: 'How many hours did you work this week?', answer: hours(String(28 + week)) },
  {
    asks: 'Which projects did you mainly work on?',
    answer: selectListed('Another project', 'River level forecast'),
  },
  { asks: 'Which new skills did you learn?', answer: selectListed('Another skill', 'Time series') },
  // Answered by pressing the number key.
  {
    asks: 'How was your experience this week, from 1 to 10?',
    answer: (main, page) =>
      main
        .getByRole('radio')
        .first()
        .focus()
        .then(() => page.keyboard.press(String(5 + week))),
  },
  {
    asks: 'What was your main challenge?',
    answer: words('Two gauges on the same river disagree.'),
  },
  { asks: 'How often were you in contact with your supervisor?', answer: choice('Every day') },
]
const listHostQuestions = (week: number): readonly Question[] => [
  {
    asks: 'Which projects should your intern focus on next week?',
    answer: selectListed('Another project', 'River level forecast'),
  },
  {
    asks: 'What can your intern improve next week?',
    answer: words('Ask a little earlier when data looks odd.'),
  },
  { asks: 'How many hours was your intern active this week?', answer: hours('30') },
  { asks: 'How was your experience this week, from 1 to 10?', answer: choice(String(6 + week)) },
  { asks: 'How often were you in contact with your intern?', answer: choice('Several times') },
]

/** Checks that unsaved text survives a reload. */
async function expectTextAfterReload(page: Page, main: Locator): Promise<void> {
  const box = main.locator('textarea')
  if ((await box.count()) === 0) return
  const typed = await box.inputValue()
  await page.reload()
  await expect(box).toHaveValue(typed)
}

async function answerAll(
  { page, checkScreen }: TestUser,
  asks: readonly Question[],
  last: string,
  isLooking: boolean,
): Promise<void> {
  const main = page.getByRole('main')
  for (const [index, { asks: question, answer }] of asks.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await answer(main, page)
    if (isLooking) await checkScreen(question)
    if (isLooking) await expectTextAfterReload(page, main)
    await page
      .getByRole('button', { name: index === asks.length - 1 ? last : 'Next', exact: true })
      .click()
  }
}

/**
 * Answers the first questions of the intern's week and leaves the rest open; only the last one is
 * checked.
 */
export async function startInternWeek(priya: TestUser, week: number, count: number): Promise<void> {
  await answerAll(priya, listInternQuestions(week).slice(0, count - 1), 'Next', false)
  await answerAll(priya, listInternQuestions(week).slice(count - 1, count), 'Next', true)
}

/**
 * Answers the intern's week from the current question to completion.
 * @param from number of questions already answered
 */
export async function answerInternWeek(
  priya: TestUser,
  week: number,
  isLooking = false,
  from = 0,
): Promise<void> {
  const { page } = priya
  await answerAll(priya, listInternQuestions(week).slice(from), 'Next', isLooking)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
  await expect(page.getByText(`${28 + week} hours`).first()).toBeVisible()
  if (isLooking) await priya.checkScreen('the answers before a week is completed')
  await page.getByRole('button', { name: `Complete week ${week}` }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Week ${week} completed` }),
  ).toBeVisible()
}

/** Answers the host's week; the last answer completes it. */
export async function answerHostWeek(
  hannah: TestUser,
  week: number,
  isLooking = false,
): Promise<void> {
  await answerAll(hannah, listHostQuestions(week), 'Save and complete the week', isLooking)
  await expect(hannah.page.getByText(`Week ${week} completed`)).toBeVisible()
}

/** Answers and completes a week as the intern through the endpoints. */
export async function submitInternWeek(
  { page }: TestUser,
  weekId: string,
  challenge: string,
): Promise<void> {
  const path = 'intern-service/weekly-feedback-loop'
  const { options } = await sendRequest<{ options: readonly { id: string }[] }>(
    page,
    `GET ${path}/question/${weekId}/main-projects`,
  )
  const answers = {
    'intern-active-work-hours': 30,
    'main-projects': options.slice(0, 1).map((option) => option.id),
    'new-skills': ['Time series'],
    'rate-your-internship-experience': 7,
    'main-challenge': challenge,
    'communication-with-supervisor': 'DAILY',
  }
  for (const [slug, answer] of Object.entries(answers))
    await sendRequest(page, `POST ${path}/question/${weekId}/${slug}`, { answer })
  await sendRequest(page, `POST ${path}/complete-weekly-feedback`, { weekly_feedback_id: weekId })
}

/** Answers a week as the host through the endpoints. */
export async function submitHostWeek(
  { page }: TestUser,
  {
    internship,
    intern,
    week,
  }: { readonly internship: string; readonly intern: string; readonly week: string },
  feedback: { readonly improve: string; readonly rating: number },
): Promise<void> {
  const { id } = await sendRequest<{ id: string }>(page, 'POST create-custom-project', {
    internship_id: internship,
    name: 'River level forecast',
  })
  const answers = {
    'project-intern-focus-next-week': [id],
    'thing-intern-improve-next-week': feedback.improve,
    'hour-intern-work-this-week': 30,
    'rate-your-internship-experience': feedback.rating,
    'communication-with-supervisor': 'SEVERAL_TIMES',
  }
  for (const [slug, answer] of Object.entries(answers))
    await sendRequest(
      page,
      `POST hired-interns/weekly-feedback-loop/question/${intern}/${week}/${slug}`,
      {
        answer,
      },
    )
}
