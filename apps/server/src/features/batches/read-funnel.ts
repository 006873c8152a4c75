import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
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

/** Returns how interns come through a batch, and which batch to compare it with. */
export const getBatchFunnel: Handler<Endpoints['getBatchFunnel']> = async ({
  db,
  params: { id },
  now,
}) => {
  if (!(await db.one(batchById, { batch_id: id }))) notFound()
  const [row, previous] = await Promise.all([
    db.one(store.funnelOfBatch, { batch_id: id }),
    db.one(store.previousBatch, { batch_id: id, today: toLocalDay(now, 'UTC') }),
  ])
  return { stages: toStages(row), left: row?.here[0] ?? 0, previous: previous ?? null }
}

/** Returns what became of the places of a batch, and who waits for a seat. */
export const getBatchPlaces: Handler<Endpoints['getBatchPlaces']> = async ({
  db,
  params: { id: batch_id },
}) => {
  if (!(await db.one(batchById, { batch_id }))) notFound()
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
