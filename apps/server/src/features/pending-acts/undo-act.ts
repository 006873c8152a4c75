import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { finishPendingAct, lockPendingAct } from './queries/pending-acts.queries.ts'

/** Takes back a decision. While it takes effect, this waits and then learns that it is too late. */
export const undoAct: Handler<(typeof pendingActEndpoints)['undoAct']> = async ({
  actor,
  db,
  body: { act_id },
  now,
}) => {
  const row = (await db.one(lockPendingAct, { act_id })) ?? notFound()
  const { act, actor_id: actorId, outcome, subject_id: subject } = row
  authorize(pendingActCan.undo(actor, { actorId, outcome }))
  await db.run(finishPendingAct, {
    act_id,
    now: now.toISOString(),
    outcome: 'UNDONE',
    failure: null,
  })
  await db.recordEvent(pendingActEvents.undo, { subject, data: { act } })
  return { subject_id: subject }
}
