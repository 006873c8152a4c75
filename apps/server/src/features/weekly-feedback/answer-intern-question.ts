import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveWeekAnswer } from './week-answers.ts'

export const answerInternQuestion: Handler<
  typeof weeklyFeedbackEndpoints.answerInternQuestion
> = async ({ actor, db, params, body }) => {
  const { missing } = await saveWeekAnswer(db, actor, 'intern', params, body.answer)
  return { saved_at: db.now.toISOString(), is_completed: false, missing }
}
