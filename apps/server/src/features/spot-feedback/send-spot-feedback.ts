import type { spotFeedbackEndpoints } from '@fledge/contract/spot-feedback/endpoints.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import * as store from './queries/spot-feedback.queries.ts'

const maxPerHour = 20

/** Stores a user's feedback about a screen for the programme team. */
export const sendSpotFeedback: Handler<typeof spotFeedbackEndpoints.sendSpotFeedback> = async ({
  actor,
  body,
  db,
  now,
}) => {
  const wait = await consumeRateLimit(db, `spot-feedback:${actor.userId}`, maxPerHour, hourMs)
  if (wait !== null)
    return commitAndFail(
      new AppError('RATE_LIMITED', {
        messageKey: 'spotFeedback.refused.tooMany',
        retryAfter: wait,
      }),
    )
  const id = newId(now)
  await db.run(store.insertSpotFeedback, {
    spot_feedback_id: id,
    user_id: actor.userId,
    page: body.page ?? '',
    rating: body.rating ?? null,
    body: body.feedback,
    created_at: now.toISOString(),
  })
  return { spot_feedback_id: id }
}
