import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { type PendingActData, pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toEventData } from './to-event-data.ts'
import { finishPendingActs, lockActGroup, subjectOfAct } from './queries/pending-acts.queries.ts'

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
  // Before what the act was given is cleared: some have the name there.
  const subject = await db.one(subjectOfAct, { act_id: first.act_id })
  const events: (readonly [string, PendingActData])[] = []
  for (const row of rows) events.push([row.subject_id, await toEventData(db, row)])
  await db.run(finishPendingActs, {
    act_ids: rows.map((row) => row.act_id),
    now: now.toISOString(),
    outcome: 'UNDONE',
    failure: null,
  })
  for (const [id, data] of events)
    await db.recordEvent(pendingActEvents.undo, { subject: id, data })
  const { act, kind, subject_id } = first
  return { act, kind, subject_id, name: subject?.name ?? '', count: rows.length }
}
