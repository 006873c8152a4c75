import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { type PendingActData, pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toEventData } from './to-event-data.ts'
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
  const events: (readonly [string, PendingActData])[] = []
  for (const row of rows) events.push([row.subject_id, await toEventData(db, row)])
  await db.run(finishPendingActs, {
    act_ids: rows.map((row) => row.act_id),
    now: now.toISOString(),
    outcome: 'UNDONE',
    failure: null,
  })
  for (const [subject, data] of events)
    await db.recordEvent(pendingActEvents.undo, { subject, data })
  return { subject_id: first.subject_id }
}
