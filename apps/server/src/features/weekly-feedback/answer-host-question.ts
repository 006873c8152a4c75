import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { saveWeekAnswer, completeWeekSide } from './week-answers.ts'

/** Saves an answer of the host. The last one completes the week. */
export const answerHostQuestion: Handler<
  typeof weeklyFeedbackEndpoints.answerHostQuestion
> = async ({ actor, db, params, body }) => {
  const saved = await saveWeekAnswer(db, actor, 'company', params, body.answer)
  if (saved.row.intern_id !== params.intern_id) notFound()
  const completed = saved.missing.length === 0
  if (completed) await completeWeekSide(db, saved.row, 'company')
  return { saved_at: db.now.toISOString(), is_completed: completed, missing: saved.missing }
}
