import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, toRefusal } from '../../platform/http/refusal.ts'
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
  const row = await findOwnWeek(db, actor, body.weekly_feedback_id, true)
  if (!row) return notFound()
  const missing = await listUnansweredQuestions(db, row, 'intern')
  const verdict = weekCan.complete(actor, toWeekFacts(row), missing, now)
  if (!verdict.allowed)
    return missing.length > 0 && verdict.messageKey === 'errors.INCOMPLETE'
      ? refuse('INCOMPLETE', {
          fields: Object.fromEntries(
            missing.map((slug) => [slug, translate('weeklyFeedback.refused.missing')]),
          ),
        })
      : toRefusal(verdict)
  await completeWeekSide(db, row, 'intern')
  return { saved_at: now.toISOString(), is_completed: true, missing: [] }
}
