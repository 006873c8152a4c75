import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findOwnWeek, toWeekFacts } from './week-facts.ts'
import { listUnansweredQuestions, completeWeekSide } from './week-answers.ts'

/** Completes the week permanently. */
export const completeWeek: Handler<typeof weeklyFeedbackEndpoints.completeWeek> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (await findOwnWeek(db, actor, body.weekly_feedback_id, true)) ?? notFound()
  const missing = await listUnansweredQuestions(db, row, 'intern')
  const decision = weekCan.complete(actor, toWeekFacts(row), missing, now)
  if (!decision.allowed && decision.messageKey === 'errors.INCOMPLETE')
    throw new AppError('INCOMPLETE', {
      fields: Object.fromEntries(
        missing.map((slug) => [slug, translate('weeklyFeedback.refused.missing')]),
      ),
    })
  authorize(decision)
  await completeWeekSide(db, row, 'intern')
  return { saved_at: now.toISOString(), is_completed: true, missing: [] }
}
