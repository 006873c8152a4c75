import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toDeskOwnerFilters, toOwnerCounts } from '../../platform/db/waits/desk-owner.ts'
import { readKeyset, readTotals } from '../../platform/db/list-query.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { isBackgroundRead } from '../../platform/http/background-read.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { addSkips } from '../waits/public.ts'
import { companyQueue } from './operator-store.ts'
import { getDecisionDueAt } from './views.ts'
import { toPictureUrl, loadCompanyReview } from './company-review.ts'
import { queueCounts } from './queries/operator.queries.ts'

type Endpoints = typeof companyEndpoints

const toScope = ({ operator, userId }: Operator, now: Date) => ({
  operator,
  user_id: userId,
  now: now.toISOString(),
})

export const listCompanyQueue: Handler<Endpoints['listCompanyQueue']> = async ({
  actor,
  db,
  now,
  query,
}) => {
  const awaitsReply = query.awaits_reply === 'true'
  const page = await readKeyset(db, companyQueue, {
    scope: toScope(actor, now),
    filters: {
      status: awaitsReply ? undefined : query.status,
      awaits_reply: awaitsReply,
      search: query.search,
      ...toDeskOwnerFilters(query.owner),
    },
    paging: query,
  })
  const rows = await addSkips(db, actor, page.rows, (row) => row.company_id)
  return toKeysetResult(
    rows.map(({ turn_since, review_days, waiting_list_days, ...row }) => ({
      ...row,
      logo_url: toPictureUrl(row.logo_file_id),
      answer_by: getDecisionDueAt(row.status, {
        ...row,
        turn_since,
        review_days,
        waiting_list_days,
      }),
    })),
    page,
  )
}

export const countCompanyQueue: Handler<Endpoints['countCompanyQueue']> = async ({ db, now }) =>
  (await db.one(queueCounts, { now: now.toISOString() })) ?? notFound()

/** Counts companies with a status by who takes care of them, as the list filters them. */
export const countCompanyOwners: Handler<Endpoints['countCompanyOwners']> = async ({
  actor,
  db,
  now,
  query,
}) =>
  toOwnerCounts(
    await readTotals(db, companyQueue, {
      scope: toScope(actor, now),
      filters: { status: query.status },
    }),
  )

/** Returns a company for its review. The access is recorded, or that it was fetched ahead. */
export const getCompanyForReview: Handler<Endpoints['getCompanyForReview']> = async (ctx) => {
  const { actor, db, headers, params } = ctx
  const review = await loadCompanyReview(db, actor, params.id)
  const { fetch, read } = companyPageEvents
  await recordReading(ctx, isBackgroundRead(headers) ? fetch : read, {
    subject: review.company_id,
    data: {},
  })
  return review
}
