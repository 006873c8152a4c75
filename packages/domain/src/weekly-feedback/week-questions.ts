import type { WeekSide } from './types.ts'

export const contactFrequencies = ['DAILY', 'SEVERAL_TIMES', 'ONCE', 'NOT_AT_ALL'] as const

export interface WeekQuestionSpec {
  readonly slug: string
  readonly type: 'projects' | 'text' | 'number' | 'rating' | 'frequency' | 'skills'
  /** Catalogue key of the wording. */
  readonly text: string
  readonly min?: number
  readonly max?: number
}

/**
 * The weekly questions of each side in order (product.md, "Weekly feedback"); screens render them
 * by type.
 */
export const weekQuestions = {
  company: [
    {
      slug: 'project-intern-focus-next-week',
      type: 'projects',
      text: 'weeklyFeedback.question.company.projects',
      min: 1,
      max: 5,
    },
    {
      slug: 'thing-intern-improve-next-week',
      type: 'text',
      text: 'weeklyFeedback.question.company.improve',
      min: 1,
      max: 2000,
    },
    {
      slug: 'hour-intern-work-this-week',
      type: 'number',
      text: 'weeklyFeedback.question.company.hours',
      min: 0,
      max: 80,
    },
    {
      slug: 'rate-your-internship-experience',
      type: 'rating',
      text: 'weeklyFeedback.question.company.rating',
      min: 1,
      max: 10,
    },
    {
      slug: 'communication-with-supervisor',
      type: 'frequency',
      text: 'weeklyFeedback.question.company.contact',
    },
  ],
  intern: [
    {
      slug: 'intern-active-work-hours',
      type: 'number',
      text: 'weeklyFeedback.question.intern.hours',
      min: 0,
      max: 80,
    },
    {
      slug: 'main-projects',
      type: 'projects',
      text: 'weeklyFeedback.question.intern.projects',
      min: 1,
      max: 5,
    },
    {
      slug: 'new-skills',
      type: 'skills',
      text: 'weeklyFeedback.question.intern.skills',
      min: 0,
      max: 10,
    },
    {
      slug: 'rate-your-internship-experience',
      type: 'rating',
      text: 'weeklyFeedback.question.intern.rating',
      min: 1,
      max: 10,
    },
    {
      slug: 'main-challenge',
      type: 'text',
      text: 'weeklyFeedback.question.intern.challenge',
      min: 1,
      max: 2000,
    },
    {
      slug: 'communication-with-supervisor',
      type: 'frequency',
      text: 'weeklyFeedback.question.intern.contact',
    },
  ],
} as const satisfies Readonly<Record<WeekSide, readonly WeekQuestionSpec[]>>

/** Returns a side's question by slug, or null if it has no such question. */
export function findWeekQuestion(side: WeekSide, slug: string): WeekQuestionSpec | null {
  const questions: readonly WeekQuestionSpec[] = weekQuestions[side]
  return questions.find((question) => question.slug === slug) ?? null
}

const isIds = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string' && id !== '')

/** Validates an answer. Returns a catalogue key, or null if valid. */
export function validateWeekAnswer(question: WeekQuestionSpec, answer: unknown): string | null {
  const { type, min = 0, max = 0 } = question
  if (type === 'frequency')
    return contactFrequencies.some((frequency) => frequency === answer)
      ? null
      : 'weeklyFeedback.answer.choose'
  if (type === 'text')
    return typeof answer === 'string' && answer.trim().length >= min && answer.length <= max
      ? null
      : 'weeklyFeedback.answer.text'
  if (type === 'number' || type === 'rating') {
    const isWhole = type === 'number' || Number.isInteger(answer)
    return typeof answer === 'number' &&
      Number.isFinite(answer) &&
      isWhole &&
      answer >= min &&
      answer <= max
      ? null
      : 'weeklyFeedback.answer.number'
  }
  return isIds(answer) && answer.length >= min && answer.length <= max
    ? null
    : 'weeklyFeedback.answer.list'
}

/** Returns the slugs a side has not answered yet. */
export function listMissingAnswers(side: WeekSide, answered: readonly string[]): string[] {
  return weekQuestions[side]
    .map((question) => question.slug)
    .filter((slug) => !answered.includes(slug))
}
