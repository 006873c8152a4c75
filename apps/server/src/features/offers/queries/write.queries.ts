// Generated from write.sql by “npm run queries”; do not edit.
// Source: 75328da41034
import type { OfferStatus, WorkPlace } from '@fledge/domain/offers/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const insertOffer = defineStatement<
  {
    readonly offer_id: string
    readonly status: OfferStatus | null
    readonly created_by: string
    readonly now: string
    readonly role: string
    readonly starts_on: string
    readonly ends_on: string
    readonly hours_a_week: number
    readonly place: WorkPlace
    readonly city: string | null
    readonly project_ids: readonly string[]
    readonly stipend_amount: number | null
    readonly stipend_currency: string | null
    readonly note: string
    readonly answer_days: number
    readonly candidature_id: string
  },
  NoRow
>(
  'offers.insertOffer',
  ['offer_id', 'status', 'created_by', 'now', 'role', 'starts_on', 'ends_on', 'hours_a_week', 'place', 'city', 'project_ids', 'stipend_amount', 'stipend_currency', 'note', 'answer_days', 'candidature_id'],
  `insert into
  offers (
    offer_id, candidature_id, company_id, intern_id, plan_id, status, created_by, created_at,
    status_since, role, starts_on, ends_on, hours_a_week, place, city, project_ids,
    stipend_amount, stipend_currency, note, answer_days
  )
select
  $1, candidature_id, company_id, intern_id, plan_id, $2, $3, $4, $4,
  $5, $6, $7, $8, $9, $10, $11::uuid[],
  $12, $13, $14, $15
from candidatures
where candidature_id = $16`,
)

export const updateFacts = defineStatement<
  {
    readonly version: number
    readonly role: string
    readonly starts_on: string
    readonly ends_on: string
    readonly hours_a_week: number
    readonly place: WorkPlace
    readonly city: string | null
    readonly project_ids: readonly string[]
    readonly stipend_amount: number | null
    readonly stipend_currency: string | null
    readonly note: string
    readonly answer_days: number
    readonly offer_id: string
    readonly status: OfferStatus
  },
  NoRow
>(
  'offers.updateFacts',
  ['version', 'role', 'starts_on', 'ends_on', 'hours_a_week', 'place', 'city', 'project_ids', 'stipend_amount', 'stipend_currency', 'note', 'answer_days', 'offer_id', 'status'],
  `update offers
set
  version = $1, role = $2, starts_on = $3, ends_on = $4,
  hours_a_week = $5, place = $6, city = $7, project_ids = $8::uuid[],
  stipend_amount = $9, stipend_currency = $10, note = $11,
  answer_days = $12
where offer_id = $13 and status = $14`,
)

export const updateSupervisors = defineStatement<
  {
    readonly version: number
    readonly supervisor_member_id: string | null
    readonly supervisor_linkedin: string | null
    readonly second_supervisor_member_id: string | null
    readonly second_supervisor_linkedin: string | null
    readonly offer_id: string
    readonly status: OfferStatus
  },
  NoRow
>(
  'offers.updateSupervisors',
  ['version', 'supervisor_member_id', 'supervisor_linkedin', 'second_supervisor_member_id', 'second_supervisor_linkedin', 'offer_id', 'status'],
  `update offers
set
  version = $1, supervisor_member_id = $2, supervisor_linkedin = $3,
  second_supervisor_member_id = $4,
  second_supervisor_linkedin = $5
where offer_id = $6 and status = $7`,
)

/** Changes only the status and its reason; openings and deadlines are updated separately. */
export const updateOfferStatus = defineStatement<
  {
    readonly to: OfferStatus | null
    readonly now: string
    readonly end_reason: string | null
    readonly end_note: string | null
    readonly offer_ids: readonly string[]
    readonly from: OfferStatus | null
  },
  { readonly offer_id: string }
>(
  'offers.updateOfferStatus',
  ['to', 'now', 'end_reason', 'end_note', 'offer_ids', 'from'],
  `update offers
set status = $1, status_since = $2, end_reason = $3, end_note = $4
where offer_id = any ($5::uuid[]) and status = $6
returning offer_id`,
  { list: 'offer_ids', column: 'offer_id' },
)

export const markSent = defineStatement<
  { readonly now: string; readonly version: number; readonly offer_id: string },
  NoRow
>(
  'offers.markSent',
  ['now', 'version', 'offer_id'],
  `update offers
set
  sent_at = $1, version = $2, holds_opening = true,
  review_days = coalesce((select st.value::smallint from settings st where st.name = 'offer_review_days' and st.value between '1' and '10'), 3)
where offer_id = $3`,
)

export const markApproved = defineStatement<
  { readonly now: string; readonly answer_by: string; readonly offer_id: string },
  NoRow
>(
  'offers.markApproved',
  ['now', 'answer_by', 'offer_id'],
  `update offers
set approved_at = $1, answer_by = $2, reminded = 0
where offer_id = $3`,
)

/** Half of the time counts from the approval: a reminder that would be due at once is left out. */
export const extendAnswer = defineStatement<
  { readonly answer_by: string; readonly now: string; readonly offer_id: string },
  NoRow
>(
  'offers.extendAnswer',
  ['answer_by', 'now', 'offer_id'],
  `update offers
set
  answer_by = $1,
  reminded = case
    when approved_at + ($1::timestamptz - approved_at) / 2 > $2::timestamptz then 0
    else 1
  end
where offer_id = $3`,
)

/** A changed offer is no longer approved. */
export const voidApproval = defineStatement<
  { readonly offer_id: string },
  NoRow
>(
  'offers.voidApproval',
  ['offer_id'],
  `update offers
set approved_at = null, answer_by = null
where offer_id = $1`,
)

export const markAccepted = defineStatement<
  { readonly terms_version: number; readonly now: string; readonly offer_id: string },
  NoRow
>(
  'offers.markAccepted',
  ['terms_version', 'now', 'offer_id'],
  `update offers
set terms_version = $1, terms_accepted_at = $2
where offer_id = $3`,
)

export const markOver = defineStatement<
  { readonly offer_id: string },
  NoRow
>(
  'offers.markOver',
  ['offer_id'],
  `update offers
set is_over = true, confirm_next_at = null
where offer_id = $1`,
)

/** The accepted offer reserves the dates of its internship while that is active. */
export const updateEndWithInternship = defineStatement<
  { readonly internship_id: string },
  NoRow
>(
  'offers.updateEndWithInternship',
  ['internship_id'],
  `update offers o
set ends_on = i.ends_on
from internships i
where
  i.internship_id = $1
  and i.status in ('UPCOMING', 'ONGOING')
  and o.offer_id = i.offer_id
  and o.ends_on <> i.ends_on`,
)

export const deleteOffer = defineStatement<
  { readonly offer_ids: readonly string[]; readonly from: OfferStatus | null },
  { readonly offer_id: string }
>(
  'offers.deleteOffer',
  ['offer_ids', 'from'],
  `delete from offers
where offer_id = any ($1::uuid[]) and status = $2
returning offer_id`,
  { list: 'offer_ids', column: 'offer_id' },
)

/** Clears the opening that this offer holds, at most once. */
export const clearHeldOpening = defineStatement<
  { readonly offer_ids: readonly string[] },
  { readonly offer_id: string; readonly plan_id: string }
>(
  'offers.clearHeldOpening',
  ['offer_ids'],
  `update offers
set holds_opening = false
where offer_id = any ($1::uuid[]) and holds_opening
returning offer_id, plan_id`,
  { list: 'offer_ids', column: 'offer_id' },
)
