import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { finishPendingActs, lockActGroup } from './queries/pending-acts.queries.ts'

/**
 * Revokes an act with all that were asked for together. While one of them takes effect, this waits
 * and then learns that it is too late for all.
 */
export const undoAct: Handler<(typeof pendingActEndpoints)['undoAct']> = async ({
  actor,
  db,
  body: { act_id },
  now,
}) => {
  const rows = await db.many(lockActGroup, { act_id })
  const first = rows[0] ?? notFound()
  const outcome = rows.find((row) => row.outcome !== null)?.outcome ?? null
  authorize(pendingActCan.undo(actor, { kind: first.kind, actorId: first.actor_id, outcome }))
  await db.run(finishPendingActs, {
    act_ids: rows.map((row) => row.act_id),
    now: now.toISOString(),
    outcome: 'UNDONE',
    failure: null,
  })
  for (const { act, subject_id: subject } of rows)
    await db.recordEvent(pendingActEvents.undo, { subject, data: { act } })
  return { subject_id: first.subject_id }
}
