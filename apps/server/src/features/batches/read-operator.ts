import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { validateSlug } from '@fledge/domain/free-text.ts'
import { reservedSegments } from '@fledge/contract/page-names.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { toOperatorBatchRow, loadOperatorBatch } from './operator-views.ts'
import * as store from './store.ts'
import * as batchesQueries from './queries/batches.queries.ts'

type Endpoints = typeof batchEndpoints

export const listOperatorBatches: Handler<Endpoints['listOperatorBatches']> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, store.managedBatches, {
    scope: { operator: actor.operator, now: now.toISOString() },
    filters: { search: query.search, partner: actor.partner },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toOperatorBatchRow(row, now)),
    page,
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
