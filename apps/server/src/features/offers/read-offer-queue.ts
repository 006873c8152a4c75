import type { DeskOwnerView } from '@fledge/contract/waits/schema.ts'
import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toDeskOwnerFilters, toOwnerCounts } from '../../platform/db/waits/desk-owner.ts'
import { readKeyset, readTotals } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { isBackgroundRead } from '../../platform/http/background-read.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { addSkips, denyWhileTaken, findDeskOwner, getTakeOverDecision } from '../waits/public.ts'
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
import { offerById, type OfferRow } from './queries/offers.queries.ts'

type Endpoints = typeof offerEndpoints

/** Lists offers in review, oldest first. */
export const listOffersForReview: Handler<Endpoints['listOffersForReview']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, offerQueue, {
    scope: toScope(actor, query.status),
    filters: { search: query.search, ...toDeskOwnerFilters(query.owner) },
    paging: query,
  })
  const skipped = await addSkips(db, actor, page.rows, (row) => row.offer_id)
  const rows = skipped.map((row) => ({
    ...toReviewRow(row),
    owner_id: row.owner_id,
    owner_name: row.owner_name,
    skipped_until: row.skipped_until,
  }))
  return toKeysetResult(rows, page)
}

/** Counts offers in review by who takes care of them, as the list filters them. */
export const countOfferOwners: Handler<Endpoints['countOfferOwners']> = async ({ actor, db }) =>
  toOwnerCounts(await readTotals(db, offerQueue, { scope: toScope(actor) }))

const toScope = ({ operator, userId }: Operator, status?: string) => ({
  operator,
  user_id: userId,
  status:
    offerStatuses.find((offerStatus) => offerStatus === status) ??
    offerMachine.from('approve')[0] ??
    '',
})

/** Returns an offer for its review. The access is recorded, or that it was fetched ahead. */
export const getOfferForReview: Handler<Endpoints['getOfferForReview']> = async (ctx) => {
  const { actor, db, headers, params, now } = ctx
  const row =
    (await db.one(offerById, { offer_ids: [params.id], company_id: null, intern_id: null })) ??
    notFound()
  // A draft is visible only to the company until it is sent.
  if (row.sent_at === null) notFound()
  const { fetchOffer, readOffer } = personEvents
  await recordReading(ctx, isBackgroundRead(headers) ? fetchOffer : readOffer, {
    subject: row.intern_user_id,
    data: { offer_id: row.offer_id },
  })
  const names = await readOfferNames(db, [row])
  const versions = toVersionViews(row, names)
  const pending = await findPendingAct(db, { kind: 'OFFER', id: row.offer_id })
  const owner = offerMachine.can('approve', row.status, 'operator')
    ? await findDeskOwner(db, actor, { kind: 'OFFER', id: row.offer_id })
    : null
  const actions = toReviewActions(actor, row, owner, now)
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
    owner,
    pending,
    may: pending ? refuseWhilePending(actions) : actions,
  }
}

function toReviewActions(actor: Operator, row: OfferRow, owner: DeskOwnerView | null, now: Date) {
  const facts = toOfferFacts(row)
  const decisions = {
    approve: offerCan.approve(actor, facts, now),
    requestRevision: offerCan.requestRevision(actor, facts),
    reject: offerCan.reject(actor, facts),
  }
  return toActionMap({
    ...denyWhileTaken(actor, owner, decisions),
    takeOver: getTakeOverDecision(actor, owner),
  })
}
