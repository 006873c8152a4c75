// Generated from confirm.sql by “npm run queries”; do not edit.
// Source: 6cc9086d9577
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const lapsedOffers = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly offer_id: string; readonly candidature_id: string; readonly due_at: string }
>(
  'offers.lapsedOffers',
  ['now', 'after_at', 'after_id'],
  `select offer_id, candidature_id, answer_by::text as due_at
from offers
where
  status = 'OFFERED'
  and answer_by <= $1
  and (answer_by, offer_id) > ($2::timestamptz, $3::uuid)
order by answer_by, offer_id
limit 500`,
)

export const awaitConfirmation = defineStatement<
  {
    readonly confirm_by: string
    readonly confirm_ends_at: string
    readonly confirm_next_at: string
    readonly offer_id: string
  },
  NoRow
>(
  'offers.awaitConfirmation',
  ['confirm_by', 'confirm_ends_at', 'confirm_next_at', 'offer_id'],
  `update offers
set confirm_by = $1, confirm_ends_at = $2, confirm_next_at = $3
where offer_id = $4`,
)

export const updateNextConfirmationCheck = defineStatement<
  { readonly confirm_next_at: string | null; readonly offer_id: string },
  NoRow
>(
  'offers.updateNextConfirmationCheck',
  ['confirm_next_at', 'offer_id'],
  `update offers
set confirm_next_at = $1
where offer_id = $2 and confirm_next_at is not null`,
)

export const confirmationsDue = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly offer_id: string; readonly candidature_id: string; readonly due_at: string }
>(
  'offers.confirmationsDue',
  ['now', 'after_at', 'after_id'],
  `select offer_id, candidature_id, confirm_next_at::text as due_at
from offers
where
  confirm_next_at <= $1
  and (confirm_next_at, offer_id) > ($2::timestamptz, $3::uuid)
order by confirm_next_at, offer_id
limit 500`,
)

/** Active accepted offers of an application. */
export const selectAcceptedOffers = defineStatement<
  { readonly application_id: string },
  { readonly offer_id: string }
>(
  'offers.selectAcceptedOffers',
  ['application_id'],
  `select o.offer_id
from offers o join candidatures c using (candidature_id)
where c.application_id = $1 and o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over
order by o.offer_id`,
)
