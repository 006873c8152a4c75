import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { weekAnswer } from '@fledge/contract/weekly-feedback/schema.ts'
import {
  contactFrequencies,
  type WeekQuestionSpec,
  weekQuestions,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { lookupLabels } from '../lookups/public.ts'
import { sayAnswer } from './say-answer.ts'
import { type AnswerRow, answersOf, projectsOf, weeksOfInternship, type WeekRow } from './store.ts'
import { isClosed, isDone, lastDay, weekFacts } from './week-facts.ts'

/** Returns the options of a question for this week. */
export async function optionsOf(
  db: Db,
  row: WeekRow,
  question: WeekQuestionSpec,
): Promise<readonly { id: string; label: string }[]> {
  if (question.type === 'projects') return db.many(projectsOf, row.internship_id)
  if (question.type === 'frequency')
    return contactFrequencies.map((id) => ({
      id,
      label: translate(`weeklyFeedback.frequency.${id}`),
    }))
  // Skills are free text, with those of the plan as suggestions.
  return question.type === 'skills'
    ? (await lookupLabels(db, 'skill', row.skill_ids)).map((one) => ({
        id: one.label,
        label: one.label,
      }))
    : []
}

export const answerOf = (value: unknown): WeekAnswer | null =>
  weekAnswer.safeParse(value).data ?? null

/** Returns a question with its saved answer, its position and own earlier figures. */
export async function weekQuestion(
  db: Db,
  row: WeekRow,
  side: WeekSide,
  question: WeekQuestionSpec,
): Promise<WeekQuestion> {
  const weeks = (
    await db.many(weeksOfInternship, row.internship_id, row.company_id, row.intern_id)
  ).filter((one) => one.number <= row.number)
  const answers = await db.many(
    answersOf,
    weeks.map((one) => one.weekly_feedback_id),
    side,
  )
  const own = answers.filter((one) => one.weekly_feedback_id === row.weekly_feedback_id)
  const labels = new Map(
    (await db.many(projectsOf, row.internship_id)).map((one) => [one.id, one.label]),
  )
  const saved = own.find((one) => one.slug === question.slug)
  return {
    ...weekView(row),
    slug: question.slug,
    type: question.type,
    text: translate(question.text),
    min: question.min ?? null,
    max: question.max ?? null,
    options: [...(await optionsOf(db, row, question))],
    answer: answerOf(saved?.answer),
    saved_at: saved?.at ?? null,
    hours_agreed: row.hours_a_week,
    steps: stepsOf(side, own, labels),
    earlier: earlierOf(weeks, answers, row, question),
    is_locked: db.now < weekFacts(row).unlocksAt,
    is_completed: isDone(row, side),
    is_missed: !isDone(row, side) && isClosed(row),
  }
}

const weekView = (row: WeekRow) => ({
  weekly_feedback_id: row.weekly_feedback_id,
  internship_id: row.internship_id,
  offer_id: row.offer_id,
  week: row.number,
  starts_on: row.starts_on,
  ends_on: lastDay(row),
  unlocks_at: row.unlocks_at,
  visible_at: weekFacts(row).visibleAt.toISOString(),
  company_name: row.company_name,
  logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
  intern_name: row.intern_name,
  role: row.role,
})

const stepsOf = (
  side: WeekSide,
  own: readonly AnswerRow[],
  labels: ReadonlyMap<string, string>,
): WeekQuestion['steps'] =>
  weekQuestions[side].map((one: WeekQuestionSpec) => {
    const given = own.find((answer) => answer.slug === one.slug)
    return {
      slug: one.slug,
      text: translate(`${one.text}.short`),
      answered: given !== undefined,
      says: sayAnswer(one, given?.answer, labels),
    }
  })

function earlierOf(
  weeks: readonly WeekRow[],
  answers: readonly AnswerRow[],
  row: WeekRow,
  question: WeekQuestionSpec,
): { week: number; value: number }[] {
  if (question.type !== 'rating' && question.type !== 'number') return []
  return weeks
    .filter((one) => one.number < row.number)
    .flatMap((one) => {
      const value = answers.find(
        (answer) =>
          answer.weekly_feedback_id === one.weekly_feedback_id && answer.slug === question.slug,
      )?.answer
      return typeof value === 'number' ? [{ week: one.number, value }] : []
    })
}
