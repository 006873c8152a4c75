import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markUserSeen } from './store.ts'

/** Updates at most once per 60 seconds (seed 000 §9). */
export const markSeen: Handler<typeof sessionEndpoints.markSeen> = async ({ actor, db, now }) => {
  await db.run(
    markUserSeen,
    actor.userId,
    now.toISOString(),
    new Date(now.getTime() - minuteMs).toISOString(),
  )
  return {}
}
