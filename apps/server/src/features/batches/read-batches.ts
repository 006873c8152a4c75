import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { getClosedPage, getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import { getStartMonths } from '@fledge/domain/profiles/rules.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { findBatch } from './public.ts'
import { hasSeatAlert } from './seat-alerts.ts'
import * as store from './store.ts'
import * as batchesQueries from './queries/batches.queries.ts'
import { toBatchView, getBatchRowState } from './views.ts'

type Endpoints = typeof batchEndpoints

/** Lists published batches, open ones first. */
export const listBatches: Handler<Endpoints['listBatches']> = async ({ db, query, now }) => {
  const { rows, count } = await readPage(db, store.joinableBatches, {
    scope: { now: now.toISOString() },
    filters: {
      partner: query.partner || null,
      open: query.open === 'true',
      university: query.university,
      search: query.search,
    },
    paging: { page: query.page },
  })
  return toPagedResult(
    rows.map((row) => toBatchView(row, now)),
    count,
  )
}

/**
 * Lists start months of joinable batches; plans accept interns from any batch. Until a batch has
 * dates, all months are allowed.
 */
export const listStartMonths: Handler<Endpoints['listStartMonths']> = async ({
  db,
  query,
  now,
}) => {
  const rows = await db.many(batchesQueries.programmesAhead, {
    now: now.toISOString(),
    is_to_join: query.for !== 'plan',
  })
  const today = toLocalDay(now, 'UTC')
  const months =
    rows.length === 0
      ? getStartMonths({ today, from: null, to: null })
      : rows.flatMap((row) =>
          getStartMonths({
            today,
            from: row.programme_start,
            to: getPlacementDeadline(row.programme_end, row.placement_deadline),
          }),
        )
  return [...new Set(months.map((month) => `${month.slice(3)}-${month.slice(0, 2)}-01`))].toSorted()
}

/** Returns what the path /{slug} refers to. */
export const checkSlug: Handler<Endpoints['checkSlug']> = async ({ db, query, now }) => {
  const slug = query.slug.toLowerCase()
  const partner = await db.one(batchesQueries.partnerBySlug, { slug })
  if (partner) {
    const rows = await db.many(batchesQueries.batchesOfPartner, { now: now.toISOString(), slug })
    return { kind: 'partner', partner, batches: rows.map((row) => toBatchView(row, now)) }
  }
  const batch = await findBatch(db, slug)
  return batch
    ? { kind: 'batch', partner: batch.partner, batches: [toBatchView(batch, now)] }
    : notFound()
}

/** Returns whether a batch takes registrations. An unknown code has its own page as well. */
export const validateBatch: Handler<Endpoints['validateBatch']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const row = await findBatch(db, params.batchCode)
  if (!row)
    return {
      is_open: false,
      state: null,
      closed_page: getClosedPage(null),
      batch: null,
      is_seat_asked: false,
    }
  const view = toBatchView(row, now)
  return {
    is_open: view.closed_page === null,
    state: getBatchRowState(row, now),
    closed_page: view.closed_page,
    batch: view,
    is_seat_asked: await hasSeatAlert(db, actor, row.batch_id),
  }
}
