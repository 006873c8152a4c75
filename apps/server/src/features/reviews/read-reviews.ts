import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { findAnyApplication } from '../applications/public.ts'
import { toFileUrl } from '../files/public.ts'
import { loadApplicationReview } from './review-view.ts'
import * as store from './store.ts'

type Endpoints = typeof reviewEndpoints

const pageSize = 10

/** Returns the queue, oldest first. Without a status, those awaiting a decision. */
export const listReviews: Handler<Endpoints['listReviews']> = async ({ db, actor, query }) => {
  const size = query.per_page ?? pageSize
  const rows = await db.many(
    store.reviewQueue,
    actor.operator,
    query.status ?? null,
    query.search || null,
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map(({ picture_file_id, total: _total, ...row }) => ({
      ...row,
      picture_url: picture_file_id ? toFileUrl(picture_file_id) : null,
    })),
    rows[0]?.total ?? 0,
  )
}

export const countReviews: Handler<Endpoints['countReviews']> = async ({ db, actor }) =>
  Object.fromEntries(
    (await db.many(store.reviewStatusCounts, actor.operator)).map(({ status, count }) => [
      status,
      count,
    ]),
  )

export const getReview: Handler<Endpoints['getReview']> = async ({ db, actor, params }) => {
  const row = await findAnyApplication(db, params.id)
  return (row && (await loadApplicationReview(db, actor, row))) ?? notFound()
}
