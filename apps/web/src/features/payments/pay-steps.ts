import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import type { CardElements, CardPaymentClient } from './card-payment-client.ts'
import { loadCardPaymentClient } from './load-card-payment-client.ts'

const paymentQueries = [
  'getCheckout',
  'getInternOffer',
  'listReceivedOffers',
  'getEnrolment',
  'currentStage',
  'listUpcomingInternships',
  'listInternCandidatures',
  'getApplication',
]

/** Refetches the payment and what it pays for; called after each step. */
export const refreshPayment = (): Promise<unknown> => invalidateEndpoints(paymentQueries)

const readPayment = async (payment_id: string, more: { readonly give_up?: true } = {}) =>
  (await client.payments.settlePayment({ body: { payment_id, ...more } })).payload

/**
 * Makes one attempt: creates a payment, confirms the card and returns the server's reading. An
 * error from the provider is not final; the server's reading is.
 */
export async function payByCard(
  taker: CardPaymentClient,
  elements: CardElements,
  offer_id: string,
): Promise<InternPayment> {
  const { payload } = await client.payments.createPayment({
    body: { purpose: 'PLACE', idempotency: crypto.randomUUID(), offer_id, terms_accepted: true },
  })
  const return_url = new URL(buildPath(paths.intern.checkout, {}, { offer_id }), location.origin)
    .href
  await taker.confirmPayment({
    elements,
    clientSecret: payload.client_secret,
    confirmParams: { return_url },
    redirect: 'if_required',
  })
  return readPayment(payload.payment_id)
}

/**
 * Resumes bank authentication of an existing payment. Returns it unchanged if it has ended; never
 * creates a new one.
 */
export async function resumeAtBank(
  provider: NonNullable<Checkout['provider']>,
  payment: string,
): Promise<InternPayment> {
  const before = await readPayment(payment)
  if (before.client_secret === null) return before
  await (
    await loadCardPaymentClient(provider)
  ).handleNextAction({ clientSecret: before.client_secret })
  return readPayment(payment)
}

/** Cancels a payment so that it can never be charged and another card can be used. */
export const cancelPayment = (payment: string): Promise<InternPayment> =>
  readPayment(payment, { give_up: true })
