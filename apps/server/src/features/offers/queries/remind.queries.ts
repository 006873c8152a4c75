// Generated from remind.sql by “npm run queries”; do not edit.
// Source: 78e65eb47cf9
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Sent offers with a reminder due: half of the time has passed, or the deadline is within 24 hours. */
export const offersToRemind = defineStatement<
  { readonly now: string },
  {
    readonly offer_id: string
    readonly approved_at: string
    readonly answer_by: string
    readonly reminded: number
  }
>(
  'offers.offersToRemind',
  ['now'],
  `select o.offer_id, o.approved_at, o.answer_by, o.reminded
from offers o
where
  o.status = 'OFFERED'
  and o.answer_by > $1
  and (
    o.reminded < 1
    and o.approved_at + (o.answer_by - o.approved_at) / 2 <= $1
    or o.reminded < 2
    and o.answer_by - interval '24 hours' <= $1
  )
order by o.answer_by
limit 50
for update of o skip locked`,
)

export const markOfferReminded = defineStatement<
  { readonly reminded: number; readonly offer_id: string },
  NoRow
>(
  'offers.markOfferReminded',
  ['reminded', 'offer_id'],
  `update offers
set reminded = $1
where offer_id = $2`,
)
