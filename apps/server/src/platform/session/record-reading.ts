import { personReadMs } from '@fledge/domain/people/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { PlainEventType } from '@fledge/kernel/events.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import { lockThenRead } from '../db/lock-then-read.ts'
import { lockReadings, wasReadLately } from './queries/readings.queries.ts'

/** The part of a reading handler's context that this needs. */
interface ReadingContext {
  readonly actor: Operator
  readonly db: Db
  readonly services: { readonly database: Database }
}

interface Reading<Data> {
  readonly subject: string
  readonly data: Data
}

/**
 * Records that an operator has read what goes beyond a list, once for several readings in a row
 * (`personReadMs`).
 */
export async function recordReading<Data>(
  { actor, db, services }: ReadingContext,
  event: PlainEventType<Data>,
  reading: Reading<Data>,
): Promise<void> {
  const found = await db.one(wasReadLately, toParams(db, actor, event, reading))
  if (!found?.was_read)
    await services.database.transaction(actor, (tx) => recordReadingOnce(tx, actor, event, reading))
}

/** The same in a transaction. Of several readings at once, such as those of three videos, one is recorded. */
export async function recordReadingOnce<Data>(
  tx: Tx,
  actor: Operator,
  event: PlainEventType<Data>,
  reading: Reading<Data>,
): Promise<void> {
  const found = await lockThenRead(
    tx.run(lockReadings, { reader: `${actor.userId}:${reading.subject}` }),
    tx.one(wasReadLately, toParams(tx, actor, event, reading)),
  )
  if (!found?.was_read) await tx.recordEvent(event, reading)
}

const toParams = <Data>(
  { now }: Db,
  { userId }: Operator,
  { machine, name: move }: PlainEventType<Data>,
  { subject, data }: Reading<Data>,
) => ({
  subject_id: subject,
  machine,
  move,
  data: JSON.stringify(data),
  actor_id: userId,
  since: new Date(now.getTime() - personReadMs).toISOString(),
})
