import { expect, test } from 'vitest'
import {
  validateWeekAnswer,
  listMissingAnswers,
  findWeekQuestion,
  weekQuestions,
} from './week-questions.ts'

test('the slugs of each side match the seeds', () => {
  expect(weekQuestions.company.map((question) => question.slug)).toEqual([
    'project-intern-focus-next-week',
    'thing-intern-improve-next-week',
    'hour-intern-work-this-week',
    'rate-your-internship-experience',
    'communication-with-supervisor',
  ])
  expect(weekQuestions.intern.map((question) => question.slug)).toEqual([
    'intern-active-work-hours',
    'main-projects',
    'new-skills',
    'rate-your-internship-experience',
    'main-challenge',
    'communication-with-supervisor',
  ])
})

test.each([
  ['intern-active-work-hours', 80, null],
  ['intern-active-work-hours', 80.5, 'weeklyFeedback.answer.number'],
  ['intern-active-work-hours', '12', 'weeklyFeedback.answer.number'],
  ['rate-your-internship-experience', 7.5, 'weeklyFeedback.answer.number'],
  ['main-projects', [], 'weeklyFeedback.answer.list'],
  ['new-skills', [], null],
  ['main-challenge', '  ', 'weeklyFeedback.answer.text'],
  ['communication-with-supervisor', 'DAILY', null],
  ['communication-with-supervisor', 'SOMETIMES', 'weeklyFeedback.answer.choose'],
])('validates %s answered with %j', (slug, answer, problem) => {
  const question = findWeekQuestion('intern', slug)
  if (!question) throw new Error(`no question ${slug}`)
  expect(validateWeekAnswer(question, answer)).toBe(problem)
})

test('each side has only its own questions, and unanswered ones are missing', () => {
  expect(findWeekQuestion('company', 'main-challenge')).toBeNull()
  expect(
    listMissingAnswers('company', ['thing-intern-improve-next-week', 'hour-intern-work-this-week']),
  ).toHaveLength(3)
})
