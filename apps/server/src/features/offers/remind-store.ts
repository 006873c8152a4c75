import { statement } from '../../platform/db/statement.ts'

/**
 * Sent offers with a reminder due: half of the time has passed, or the deadline is within 24 hours.
 */
export const offersToRemind = statement<
  [now: string],
  { offer_id: string; approved_at: string; answer_by: string; reminded: number }
>(
  'offers.toRemind',
  `select o.offer_id, o.approved_at, o.answer_by, o.reminded from offers o
   where o.status = 'OFFERED' and o.answer_by > $1
     and (o.reminded < 1 and o.approved_at + (o.answer_by - o.approved_at) / 2 <= $1 or o.reminded < 2 and o.answer_by - interval '24 hours' <= $1)
   order by o.answer_by limit 50 for update of o skip locked`,
)
export const markOfferReminded = statement<[offer: string, times: number]>(
  'offers.markReminded',
  `update offers set reminded = $2 where offer_id = $1`,
)
