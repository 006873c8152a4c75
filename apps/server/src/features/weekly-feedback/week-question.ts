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
import { getLookupLabels } from '../lookups/public.ts'
import { formatWeekAnswer } from './format-answer.ts'
import { isWeekClosed, isWeekCompletedBy, getWeekFriday, toWeekFacts } from './week-facts.ts'
import {
  type WeekAnswerRow,
  weekAnswers,
  internshipProjects,
  weeksOfInternship,
  type InternshipWeekRow,
} from './queries/weekly-feedback.queries.ts'

/** Returns the options of a question for this week. */
export async function listQuestionOptions(
  db: Db,
  row: InternshipWeekRow,
  question: WeekQuestionSpec,
): Promise<readonly { id: string; label: string }[]> {
  if (question.type === 'projects')
    return db.many(internshipProjects, { internship_id: row.internship_id })
  if (question.type === 'frequency')
    return contactFrequencies.map((id) => ({
      id,
      label: translate(`weeklyFeedback.frequency.${id}`),
    }))
  // Skills are free text, with those of the plan as suggestions.
  return question.type === 'skills'
    ? (await getLookupLabels(db, 'skill', row.skill_ids)).map(({ label }) => ({
        id: label,
        label,
      }))
    : []
}

export const parseWeekAnswer = (value: unknown): WeekAnswer | null =>
  weekAnswer.safeParse(value).data ?? null

/** Returns this week of the internship and the earlier ones. */
async function listWeeksUpTo(
  db: Db,
  row: InternshipWeekRow,
): Promise<readonly InternshipWeekRow[]> {
  const weeks = await db.many(weeksOfInternship, {
    internship_id: row.internship_id,
    company_id: row.company_id,
    intern_id: row.intern_id,
  })
  return weeks.filter((week) => week.number <= row.number)
}

/** Returns a question with its saved answer, its position and own earlier figures. */
export async function loadWeekQuestion(
  db: Db,
  row: InternshipWeekRow,
  side: WeekSide,
  question: WeekQuestionSpec,
): Promise<WeekQuestion> {
  const weeks = await listWeeksUpTo(db, row)
  const answers = await db.many(weekAnswers, {
    weekly_feedback_ids: weeks.map(({ weekly_feedback_id }) => weekly_feedback_id),
    side,
  })
  const ownAnswers = answers.filter(
    (answer) => answer.weekly_feedback_id === row.weekly_feedback_id,
  )
  const labels = new Map(
    (await db.many(internshipProjects, { internship_id: row.internship_id })).map(
      ({ id, label }) => [id, label],
    ),
  )
  const saved = ownAnswers.find(({ slug }) => slug === question.slug)
  return {
    ...toWeekView(row),
    slug: question.slug,
    type: question.type,
    text: translate(question.text),
    min: question.min ?? null,
    max: question.max ?? null,
    options: [...(await listQuestionOptions(db, row, question))],
    answer: parseWeekAnswer(saved?.answer),
    saved_at: saved?.at ?? null,
    hours_agreed: row.hours_a_week,
    steps: toQuestionSteps(side, ownAnswers, labels),
    earlier: listEarlierValues(weeks, answers, row, question),
    is_locked: db.now < toWeekFacts(row).unlocksAt,
    is_completed: isWeekCompletedBy(row, side),
    is_missed: !isWeekCompletedBy(row, side) && isWeekClosed(row),
  }
}

const toWeekView = (row: InternshipWeekRow) => ({
  weekly_feedback_id: row.weekly_feedback_id,
  internship_id: row.internship_id,
  offer_id: row.offer_id,
  week: row.number,
  starts_on: row.starts_on,
  ends_on: getWeekFriday(row),
  unlocks_at: row.unlocks_at,
  visible_at: toWeekFacts(row).visibleAt.toISOString(),
  company_name: row.company_name,
  logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
  intern_name: row.intern_name,
  role: row.role,
})

const toQuestionSteps = (
  side: WeekSide,
  ownAnswers: readonly WeekAnswerRow[],
  labels: ReadonlyMap<string, string>,
): WeekQuestion['steps'] =>
  weekQuestions[side].map((question: WeekQuestionSpec) => {
    const ownAnswer = ownAnswers.find((answer) => answer.slug === question.slug)
    return {
      slug: question.slug,
      text: translate(`${question.text}.short`),
      answered: ownAnswer !== undefined,
      says: formatWeekAnswer(question, ownAnswer?.answer, labels),
    }
  })

function listEarlierValues(
  weeks: readonly InternshipWeekRow[],
  answers: readonly WeekAnswerRow[],
  row: InternshipWeekRow,
  question: WeekQuestionSpec,
): { week: number; value: number }[] {
  if (question.type !== 'rating' && question.type !== 'number') return []
  return weeks
    .filter((week) => week.number < row.number)
    .flatMap((week) => {
      const value = answers.find(
        (answer) =>
          answer.weekly_feedback_id === week.weekly_feedback_id && answer.slug === question.slug,
      )?.answer
      return typeof value === 'number' ? [{ week: week.number, value }] : []
    })
}
