import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toDeskOwnerFilters, toOwnerCounts } from '../../platform/db/waits/desk-owner.ts'
import { readKeyset, readTotals } from '../../platform/db/list-query.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { isBackgroundRead } from '../../platform/http/background-read.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { findAnyApplication } from '../applications/public.ts'
import { toFileUrl } from '../files/public.ts'
import { addSkips } from '../waits/public.ts'
import { loadApplicationReview } from './review-view.ts'
import * as store from './store.ts'
import * as reviewsQueries from './queries/reviews.queries.ts'

type Endpoints = typeof reviewEndpoints

const toScope = ({ operator, userId }: Operator) => ({ operator, user_id: userId })

/**
 * Returns the queue, oldest first. Without a status, those awaiting a decision, and those that may be
 * of the same person together.
 */
export const listReviews: Handler<Endpoints['listReviews']> = async ({ db, actor, query }) => {
  const page = await readKeyset(db, store.reviewQueue, {
    scope: toScope(actor),
    filters: {
      statuses: query.status,
      pending: !query.status,
      duplicates: query.duplicates === 'true',
      search: query.search,
      ...toDeskOwnerFilters(query.owner),
    },
    order: query.status ? 'default' : 'similar',
    paging: query,
  })
  const rows = await addSkips(db, actor, page.rows, (row) => row.application_id)
  return toKeysetResult(
    rows.map(({ picture_file_id, review_days, ...row }) => ({
      ...row,
      review_due_at:
        row.submitted_at && teamReviewDueAt(row.submitted_at, review_days).toISOString(),
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

/** Counts those awaiting a decision by who takes care of them, as the list filters them. */
export const countReviewOwners: Handler<Endpoints['countReviewOwners']> = async ({
  db,
  actor,
  query,
}) =>
  toOwnerCounts(
    await readTotals(db, store.reviewQueue, {
      scope: toScope(actor),
      filters: { pending: true, duplicates: query.duplicates === 'true' },
    }),
  )

/** Returns an application for its review. The access is recorded, or that it was fetched ahead. */
export const getReview: Handler<Endpoints['getReview']> = async (ctx) => {
  const { actor, db, headers, params } = ctx
  const row = (await findAnyApplication(db, params.id)) ?? notFound()
  const { fetchApplication, readApplication } = personEvents
  await recordReading(ctx, isBackgroundRead(headers) ? fetchApplication : readApplication, {
    subject: row.user_id,
    data: { application_id: row.application_id },
  })
  return (await loadApplicationReview(db, actor, row)) ?? notFound()
}
