import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { failedAct, markActsSeen } from './queries/pending-acts.queries.ts'

/** Marks an act that could not take effect as seen; of two people at once, the first has the event. */
export const markActSeen: Handler<(typeof pendingActEndpoints)['markActSeen']> = async ({
  actor,
  db,
  body: { act_id },
  now,
}) => {
  const row = (await db.one(failedAct, { act_id })) ?? notFound()
  const { kind, actor_id: actorId, operator_role: operatorRole } = row
  authorize(pendingActCan.markSeen(actor, { kind, actorId, operatorRole }))
  const seen = await db.many(markActsSeen, { act_id, now: now.toISOString() })
  for (const { act, subject_id: subject } of seen)
    await db.recordEvent(pendingActEvents.markSeen, { subject, data: { act, kind } })
  return {}
}
