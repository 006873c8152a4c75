import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { validateSlug } from '@fledge/domain/free-text.ts'
import { reservedSegments } from '@fledge/contract/page-names.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { toOperatorBatchRow, loadOperatorBatch } from './operator-views.ts'
import * as store from './store.ts'

type Endpoints = typeof batchEndpoints

/** Builds a LIKE pattern that matches the search text anywhere and escapes wildcards. */
export const toNameLikePattern = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null

export const listOperatorBatches: Handler<Endpoints['listOperatorBatches']> = async ({
  db,
  query,
  now,
}) => {
  const size = query.per_page ?? 10
  const rows = await db.many(
    store.managedBatches,
    now.toISOString(),
    toNameLikePattern(query.search),
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toOperatorBatchRow(row, now)),
    rows[0]?.total ?? 0,
  )
}

export const getOperatorBatch: Handler<Endpoints['getOperatorBatch']> = async ({
  db,
  actor,
  params,
}) => (await loadOperatorBatch(db, actor, params.id)) ?? notFound()

/** Checks while typing whether an address or code is free. Saving checks again under a lock. */
export const checkBatchAddress: Handler<Endpoints['checkBatchAddress']> = async ({ db, query }) => {
  const slug = query.slug?.trim().toLowerCase()
  const has = await db.one(
    store.nameOwners,
    slug ?? null,
    query.code?.trim() ?? null,
    query.batch_id ?? null,
  )
  const says = (because: string | null) => ({
    is_free: because === null,
    because: because && translate(because),
  })
  return {
    slug:
      slug === undefined
        ? null
        : says(
            validateSlug(slug, reservedSegments) ?? (has?.has_slug ? 'batches.slug.taken' : null),
          ),
    code: query.code === undefined ? null : says(has?.has_code ? 'batches.code.taken' : null),
  }
}
