import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { toOfferIntern } from './company-view.ts'
import { toOfferFacts } from './offer-terms.ts'
import { offerQueue } from './store.ts'
import {
  toHostCompany,
  readOfferNames,
  toReviewRow,
  toSharedOfferView,
  toVersionViews,
} from './views.ts'
import { selectOfferHours } from './queries/draft.queries.ts'
import { offerById } from './queries/offers.queries.ts'

type Endpoints = typeof offerEndpoints

/** Lists offers in review, oldest first. */
export const listOffersForReview: Handler<Endpoints['listOffersForReview']> = async ({
  actor,
  db,
  query,
}) => {
  const status =
    offerStatuses.find((offerStatus) => offerStatus === query.status) ??
    offerMachine.from('approve')[0] ??
    ''
  const page = await readKeyset(db, offerQueue, {
    scope: { operator: actor.operator, status },
    filters: { search: query.search },
    paging: query,
  })
  return toKeysetResult(page.rows.map(toReviewRow), page)
}

export const getOfferForReview: Handler<Endpoints['getOfferForReview']> = async ({
  actor,
  db,
  params,
  now,
}) => {
  const row =
    (await db.one(offerById, { offer_ids: [params.id], company_id: null, intern_id: null })) ??
    notFound()
  // A draft is visible only to the company until it is sent.
  if (row.sent_at === null) notFound()
  const names = await readOfferNames(db, [row])
  const versions = toVersionViews(row, names)
  const facts = toOfferFacts(row)
  const pending = await findPendingAct(db, { kind: 'OFFER', id: row.offer_id })
  const actions = toActionMap({
    approve: offerCan.approve(actor, facts, now),
    requestRevision: offerCan.requestRevision(actor, facts),
    reject: offerCan.reject(actor, facts),
  })
  return {
    ...toSharedOfferView(row, names),
    company: { ...toHostCompany(row), is_trusted: row.is_trusted },
    plan_name: row.plan_name,
    intern: toOfferIntern(row),
    batch: { name: row.batch_name, starts_on: row.programme_start, ends_on: row.programme_end },
    answer_days: row.answer_days,
    sent_at: row.sent_at,
    comments: versions.findLast((version) => version.comments !== null)?.comments ?? null,
    versions,
    openings: row.openings,
    openings_taken: row.openings_taken,
    hours_wished: (await db.one(selectOfferHours, { offer_id: row.offer_id })) ?? {
      plan: null,
      intern: null,
    },
    pending,
    may: pending ? refuseWhilePending(actions) : actions,
  }
}
