import { personReadMs } from '@fledge/domain/people/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { PlainEventType } from '@fledge/kernel/events.ts'
import type { Database, Db } from '../db/database.ts'
import { wasReadLately } from './queries/readings.queries.ts'

/** The part of a reading handler's context that this needs. */
interface ReadingContext {
  readonly actor: Operator
  readonly db: Db
  readonly services: { readonly database: Database }
}

/**
 * Records that an operator has read what goes beyond a list, once for several readings in a row
 * (`personReadMs`).
 */
export async function recordReading<Data>(
  { actor, db, services }: ReadingContext,
  event: PlainEventType<Data>,
  reading: { readonly subject: string; readonly data: Data },
): Promise<void> {
  const found = await db.one(wasReadLately, {
    subject_id: reading.subject,
    machine: event.machine,
    move: event.name,
    actor_id: actor.userId,
    since: new Date(db.now.getTime() - personReadMs).toISOString(),
  })
  if (!found?.was_read)
    await services.database.transaction(actor, (tx) => tx.recordEvent(event, reading))
}
