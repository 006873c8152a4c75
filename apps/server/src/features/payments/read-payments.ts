import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan, type PayFacts } from '@fledge/domain/payments/can.ts'
import { getRefundDeadline } from '@fledge/domain/payments/rules.ts'
import { toActionMap, deny } from '@fledge/kernel/policy-decision.ts'
import type { Env } from '../../platform/env.ts'
import { sandboxKey } from '../../platform/payment-sandbox/sandbox-key.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/payments.queries.ts'
import { toInternPaymentView } from './views.ts'

/** Returns the facts for paying for a place, or null without an offer to pay for. */
export function toPayFacts(row: store.PlaceRow, env: Env): PayFacts | null {
  if (row.offer_id === null || row.offer_status === null) return null
  return {
    offerStatus: row.offer_status,
    answerBy: row.answer_by,
    internPays: row.payer === 'INTERN',
    hasPrice: getPlacePrice(row) !== null,
    isConfigured: env.STRIPE_SECRET_KEY !== undefined,
    isPaid: row.is_paid,
    overlapsAccepted: row.overlaps_accepted,
  }
}

interface PlacePrice {
  readonly amount: number
  readonly currency: string
}

/** Returns the price of a place in the batch, or null if the intern pays nothing. */
export const getPlacePrice = (row: store.PlaceRow): PlacePrice | null =>
  row.payer === 'INTERN' && row.price_amount !== null && row.price_amount > 0 && row.price_currency
    ? { amount: row.price_amount, currency: row.price_currency }
    : null

/** Returns how much an intern who pays now can get refunded, and until when. */
const toRefundTerms = ({ amount }: PlacePrice, days: number, now: Date) => ({
  days,
  amount: days > 0 ? amount : 0,
  until: getRefundDeadline(now.toISOString(), days).toISOString(),
})

export const getCheckout: Handler<typeof paymentEndpoints.getCheckout> = async ({
  actor,
  db,
  query,
  now,
  services,
}) => {
  const place = await db.one(store.payablePlace, {
    intern_id: actor.intern,
    offer_id: query.offer_id ?? null,
  })
  if (!place || (query.offer_id !== undefined && place.offer_id === null)) notFound()
  const [facts, price, payments] = [
    toPayFacts(place, services.env),
    getPlacePrice(place),
    await db.many(store.paymentsOfIntern, { intern_id: actor.intern }),
  ]
  const { offer_id, role, company_name, starts_on, ends_on, answer_by } = place
  const key = services.env.STRIPE_PUBLISHABLE_KEY
  return {
    offer:
      offer_id && role && company_name && starts_on && ends_on
        ? { offer_id, role, company_name, starts_on, ends_on, answer_by }
        : null,
    batch_name: place.batch_name,
    payer: place.payer,
    price,
    includes: place.services.map(({ name, description }) => ({ name, description })),
    refund: price && toRefundTerms(price, place.refund_days, now),
    provider: key ? { publishable_key: key, is_sandbox: key === sandboxKey } : null,
    payments: payments.map((row) => toInternPaymentView(row, now)),
    may: toActionMap({
      pay: facts ? paymentCan.pay(actor, facts, now) : deny('payments.refused.nothingToPay'),
    }),
  }
}
