import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isSeenBy } from './operator-views.ts'
import { batchById } from './queries/batches.queries.ts'
import * as store from './queries/funnel.queries.ts'

type Endpoints = typeof batchEndpoints

const toStages = (row: store.BatchFunnelRow | undefined) =>
  funnelStages.map((stage, index) => ({
    stage,
    reached: row?.reached[index] ?? 0,
    // The first number is of those who left.
    here: row?.here[index + 1] ?? 0,
    median_days: row?.median_days[index] ?? null,
  }))

/** @throws NOT_FOUND if there is no such batch, or the operator does not see it */
async function expectSeen(db: Db, actor: Operator, batchId: string): Promise<void> {
  const batch = await db.one(batchById, { batch_id: batchId })
  if (!batch || !isSeenBy(actor, batch)) notFound()
}

/** Returns how interns come through a batch, and which batch to compare it with. */
export const getBatchFunnel: Handler<Endpoints['getBatchFunnel']> = async ({
  actor,
  db,
  params: { id },
  now,
}) => {
  await expectSeen(db, actor, id)
  const [row, previous] = await Promise.all([
    db.one(store.funnelOfBatch, { batch_id: id }),
    db.one(store.previousBatch, {
      batch_id: id,
      today: toLocalDay(now, 'UTC'),
      is_of_same_partner: actor.partner !== undefined,
    }),
  ])
  return { stages: toStages(row), left: row?.here[0] ?? 0, previous: previous ?? null }
}

/** Returns what became of the places of a batch, and who waits for a seat. */
export const getBatchPlaces: Handler<Endpoints['getBatchPlaces']> = async ({
  actor,
  db,
  params: { id: batch_id },
}) => {
  await expectSeen(db, actor, batch_id)
  const [internships, starts, waiting, partnerBatches] = await Promise.all([
    db.many(store.batchInternships, { batch_id }),
    db.many(store.batchStarts, { batch_id }),
    db.one(store.waitingForSeat, { batch_id }),
    db.many(store.partnerBatches, { batch_id }),
  ])
  return {
    internships: internshipStatuses.map((status) => ({
      status,
      count: internships.find((row) => row.status === status)?.count ?? 0,
    })),
    starts,
    waiting: waiting ?? { count: 0, since: null },
    partner_batches: partnerBatches.length > 1 ? partnerBatches : [],
  }
}
