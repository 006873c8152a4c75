import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findAnyApplication } from '../applications/public.ts'
import { toFileUrl } from '../files/public.ts'
import { loadApplicationReview } from './review-view.ts'
import * as store from './store.ts'
import * as reviewsQueries from './queries/reviews.queries.ts'

type Endpoints = typeof reviewEndpoints

/** Returns the queue, oldest first. Without a status, those awaiting a decision. */
export const listReviews: Handler<Endpoints['listReviews']> = async ({ db, actor, query }) => {
  const page = await readKeyset(db, store.reviewQueue, {
    scope: { operator: actor.operator },
    filters: {
      statuses: query.status,
      pending: !query.status,
      duplicates: query.duplicates === 'true',
      search: query.search,
    },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map(({ picture_file_id, ...row }) => ({
      ...row,
      picture_url: picture_file_id ? toFileUrl(picture_file_id) : null,
    })),
    page,
  )
}

export const countReviews: Handler<Endpoints['countReviews']> = async ({ db, actor, query }) => {
  const counts = await db.many(reviewsQueries.reviewStatusCounts, {
    operator: actor.operator,
    only_duplicates: query.duplicates === 'true',
  })
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]))
}

export const getReview: Handler<Endpoints['getReview']> = async ({ db, actor, params }) => {
  const row = await findAnyApplication(db, params.id)
  return (row && (await loadApplicationReview(db, actor, row))) ?? notFound()
}
