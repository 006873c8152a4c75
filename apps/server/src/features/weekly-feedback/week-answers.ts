import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import { weekEvents } from '@fledge/domain/weekly-feedback/events.ts'
import {
  validateWeekAnswer,
  listMissingAnswers,
  type WeekQuestionSpec,
  findWeekQuestion,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { markWeekCompletedBy } from '../internships/public.ts'
import { isWeekCompletedBy, getOtherWeekSide, findOwnWeek, toWeekFacts } from './week-facts.ts'
import { listQuestionOptions } from './week-question.ts'
import {
  weekAnswers,
  saveAnswer,
  type InternshipWeekRow,
} from './queries/weekly-feedback.queries.ts'

type Party = CompanyMember | InternActor

export async function listUnansweredQuestions(
  tx: Tx,
  row: InternshipWeekRow,
  side: WeekSide,
): Promise<string[]> {
  return listMissingAnswers(
    side,
    (await tx.many(weekAnswers, { weekly_feedback_ids: [row.weekly_feedback_id], side })).map(
      ({ slug }) => slug,
    ),
  )
}

/**
 * Saves an answer to an open week.
 * @returns the week and the questions without an answer
 * @throws VALIDATION
 */
export async function saveWeekAnswer(
  tx: Tx,
  actor: Party,
  side: WeekSide,
  params: { weekly_feedback_id: string; slug: string },
  answer: unknown,
): Promise<{ row: InternshipWeekRow; missing: string[] }> {
  const row = await findOwnWeek(tx, actor, params.weekly_feedback_id, true)
  const question = findWeekQuestion(side, params.slug)
  if (!row || !question) notFound()
  authorize(weekCan.answer(actor, toWeekFacts(row), tx.now))
  const problem =
    validateWeekAnswer(question, answer) ?? (await validateAnswerOffered(tx, row, question, answer))
  if (problem) {
    const values = { min: question.min ?? 0, max: question.max ?? 0 }
    throw new AppError('VALIDATION', {
      messageKey: problem,
      values,
      fields: { answer: translate(problem, values) },
    })
  }
  await tx.run(saveAnswer, {
    weekly_feedback_id: row.weekly_feedback_id,
    side,
    slug: question.slug,
    answer: JSON.stringify(typeof answer === 'string' ? answer.trim() : answer),
    now: tx.now.toISOString(),
  })
  return { row, missing: await listUnansweredQuestions(tx, row, side) }
}

/**
 * Returns what is wrong with projects that are not those of the internship, or null. Skills are free
 * text.
 */
async function validateAnswerOffered(
  tx: Tx,
  row: InternshipWeekRow,
  question: WeekQuestionSpec,
  answer: unknown,
): Promise<string | null> {
  if (question.type !== 'projects' || !Array.isArray(answer)) return null
  const optionIds = new Set((await listQuestionOptions(tx, row, question)).map(({ id }) => id))
  return answer.every((id) => optionIds.has(String(id))) && new Set(answer).size === answer.length
    ? null
    : 'weeklyFeedback.answer.list'
}

export async function completeWeekSide(
  tx: Tx,
  row: InternshipWeekRow,
  side: WeekSide,
): Promise<void> {
  if (!(await markWeekCompletedBy(tx, row.weekly_feedback_id, side))) return
  await tx.recordEvent(weekEvents.complete, {
    subject: row.weekly_feedback_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    data: {
      week: row.number,
      side,
      both: isWeekCompletedBy(row, getOtherWeekSide(side)),
      internship_id: row.internship_id,
    },
  })
}
