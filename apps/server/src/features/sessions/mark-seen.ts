import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markUserSeen } from './queries/sessions.queries.ts'

/** Updates at most once per 60 seconds (seed 000 §9). */
export const markSeen: Handler<typeof sessionEndpoints.markSeen> = async ({ actor, db, now }) => {
  await db.run(markUserSeen, {
    user_id: actor.userId,
    now: now.toISOString(),
    before: new Date(now.getTime() - minuteMs).toISOString(),
  })
  return {}
}
