import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import { statement } from '../../platform/db/statement.ts'
import type { OfferPlace } from './store.ts'

// Transitions supply `from` and `to`; a repeated request changes no row.

export type OfferColumns = [
  role: string,
  startsOn: string,
  endsOn: string,
  hours: number,
  place: OfferPlace,
  city: string | null,
  projects: readonly string[],
  amount: number | null,
  currency: string | null,
  note: string,
  answerDays: number,
]
export const insertOffer = statement<
  [
    id: string,
    candidature: string,
    status: OfferStatus | null,
    by: string,
    now: string,
    ...OfferColumns,
  ]
>(
  'offers.insert',
  `insert into offers (offer_id, candidature_id, company_id, intern_id, plan_id, status, created_by, created_at, status_since, role, starts_on, ends_on, hours_a_week, place, city, project_ids, stipend_amount, stipend_currency, note, answer_days)
   select $1, candidature_id, company_id, intern_id, plan_id, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12::uuid[], $13, $14, $15, $16 from candidatures where candidature_id = $2`,
)
export const updateFacts = statement<
  [id: string, status: OfferStatus, version: number, ...OfferColumns]
>(
  'offers.updateFacts',
  `update offers set version = $3, role = $4, starts_on = $5, ends_on = $6, hours_a_week = $7, place = $8, city = $9, project_ids = $10::uuid[], stipend_amount = $11, stipend_currency = $12, note = $13, answer_days = $14
   where offer_id = $1 and status = $2`,
)
export const updateSupervisors = statement<
  [
    id: string,
    status: OfferStatus,
    version: number,
    first: string | null,
    firstLink: string | null,
    second: string | null,
    secondLink: string | null,
  ]
>(
  'offers.updateSupervisors',
  `update offers set version = $3, supervisor_member_id = $4, supervisor_linkedin = $5, second_supervisor_member_id = $6, second_supervisor_linkedin = $7 where offer_id = $1 and status = $2`,
)
/** Changes only the status and its reason; openings and deadlines are updated separately. */
export const updateOfferStatus = statement<
  [
    id: string,
    from: OfferStatus | null,
    to: OfferStatus | null,
    now: string,
    reason: string | null,
    note: string | null,
  ]
>(
  'offers.move',
  `update offers set status = $3, status_since = $4, end_reason = $5, end_note = $6 where offer_id = $1 and status = $2`,
)
export const markSent = statement<[id: string, now: string, version: number]>(
  'offers.markSent',
  `update offers set sent_at = $2, version = $3, holds_opening = true where offer_id = $1`,
)
export const markApproved = statement<[id: string, now: string, answerBy: string]>(
  'offers.markApproved',
  `update offers set approved_at = $2, answer_by = $3, reminded = 0 where offer_id = $1`,
)
/** A changed offer is no longer approved. */
export const voidApproval = statement<[id: string]>(
  'offers.voidApproval',
  `update offers set approved_at = null, answer_by = null where offer_id = $1`,
)
export const markAccepted = statement<[id: string, termsVersion: number, now: string]>(
  'offers.markAccepted',
  `update offers set terms_version = $2, terms_accepted_at = $3 where offer_id = $1`,
)
export const markOver = statement<[id: string]>(
  'offers.markOver',
  `update offers set is_over = true, confirm_next_at = null where offer_id = $1`,
)
export const deleteOffer = statement<[id: string, from: OfferStatus | null]>(
  'offers.delete',
  `delete from offers where offer_id = $1 and status = $2`,
)

/** Reserves one opening, never beyond the limit (a check constraint on plans is the safety net). */
export const reserveOpening = statement<[plan: string]>(
  'offers.reserveOpening',
  `update plans set openings_taken = openings_taken + 1 where plan_id = $1 and openings_taken < openings`,
)
/** Releases the opening that this offer holds, at most once. */
export const releaseOpening = statement<[offer: string]>(
  'offers.releaseOpening',
  `with freed as (update offers set holds_opening = false where offer_id = $1 and holds_opening returning plan_id) update plans p set openings_taken = openings_taken - 1 from freed where p.plan_id = freed.plan_id`,
)
export const acceptAgreements = statement<
  [userId: string, kinds: readonly string[], versions: readonly number[], now: string]
>(
  'offers.acceptAgreements',
  `insert into agreements_accepted (user_id, kind, version, at) select $1, kind, version, $4 from unnest($2::text[], $3::int[]) as t(kind, version) on conflict do nothing`,
)
