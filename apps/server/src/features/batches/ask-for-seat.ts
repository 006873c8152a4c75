import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/batches.queries.ts'
import { findOwnEmail, sendSeatAlerts } from './seat-alerts.ts'

/** Stores a request for a seat alert. If a seat is free already, the email is sent immediately. */
export const askForSeat: Handler<typeof batchEndpoints.askForSeat> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const batch = await db.one(store.batchByAny, { word: params.batchCode })
  const email = await findOwnEmail(db, actor)
  if (!batch?.is_published || email === undefined) notFound()
  await db.run(store.lockBatch, { batch_id: batch.batch_id })
  await db.run(store.saveSeatAlert, { batch_id: batch.batch_id, email, now: now.toISOString() })
  await sendSeatAlerts(db, batch.batch_id)
  return { is_asked: true }
}
