import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { operatorBatchColumns } from '@fledge/contract/batches/operator-batch-columns.ts'
import { validateSlug } from '@fledge/domain/free-text.ts'
import { reservedSegments } from '@fledge/contract/page-names.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { toOperatorBatchRow, loadOperatorBatch } from './operator-views.ts'
import * as store from './store.ts'
import * as batchesQueries from './queries/batches.queries.ts'

type Endpoints = typeof batchEndpoints

/** What the list and its CSV read: a partner's people see the partner's batches. */
const toBatchesRequest = (actor: Operator, search: string | undefined, now: Date) => ({
  scope: { operator: actor.operator, now: now.toISOString() },
  filters: { search, partner: actor.partner },
})

export const listOperatorBatches: Handler<Endpoints['listOperatorBatches']> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, store.managedBatches, {
    ...toBatchesRequest(actor, query.search, now),
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toOperatorBatchRow(row, now)),
    page,
  )
}

/** Sends the list as CSV. */
export const exportBatches: Handler<Endpoints['exportBatches']> = (request) => {
  const { actor, query, now, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, store.managedBatches, toBatchesRequest(actor, query.search, now))
  return exportList(request, {
    list: 'batches',
    columns: operatorBatchColumns,
    rows: mapBatches(rows, (row) => toOperatorBatchRow(row, now)),
  })
}

export const getOperatorBatch: Handler<Endpoints['getOperatorBatch']> = async ({
  db,
  actor,
  params,
}) => (await loadOperatorBatch(db, actor, params.id)) ?? notFound()

/** Checks while typing whether an address or code is free. Saving checks again under a lock. */
export const checkBatchAddress: Handler<Endpoints['checkBatchAddress']> = async ({ db, query }) => {
  const slug = query.slug?.trim().toLowerCase()
  const owners = await db.one(batchesQueries.nameOwners, {
    slug: slug ?? null,
    code: query.code?.trim() ?? null,
    except: query.batch_id ?? null,
  })
  const toAvailability = (problem: string | null) => ({
    is_free: problem === null,
    because: problem && translate(problem),
  })
  return {
    slug:
      slug === undefined
        ? null
        : toAvailability(
            validateSlug(slug, reservedSegments) ??
              (owners?.has_slug ? 'batches.slug.taken' : null),
          ),
    code:
      query.code === undefined
        ? null
        : toAvailability(owners?.has_code ? 'batches.code.taken' : null),
  }
}
