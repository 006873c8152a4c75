import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import { client } from '../../platform/client.ts'
import { invalidateEndpoints } from '../../platform/query.ts'
import type { CardElements, CardTaker } from './card-taker.ts'
import { cardTaker } from './load-cards.ts'

const shown = [
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
export const refreshPaid = (): Promise<unknown> => invalidateEndpoints(shown)

const read = async (payment_id: string, more: { readonly give_up?: true } = {}) =>
  (await client.payments.settlePayment({ body: { payment_id, ...more } })).payload

/**
 * Makes one attempt: creates a payment, confirms the card and returns the server's reading. An
 * error from the provider is not final; the server's reading is.
 */
export async function payOnce(
  taker: CardTaker,
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
  return read(payload.payment_id)
}

/**
 * Resumes bank authentication of an existing payment. Returns it unchanged if it has ended; never
 * creates a new one.
 */
export async function goOnAtBank(
  provider: NonNullable<Checkout['provider']>,
  payment: string,
): Promise<InternPayment> {
  const before = await read(payment)
  if (before.client_secret === null) return before
  await (await cardTaker(provider)).handleNextAction({ clientSecret: before.client_secret })
  return read(payment)
}

/** Cancels a payment so that it can never be charged and another card can be used. */
export const giveUp = (payment: string): Promise<InternPayment> => read(payment, { give_up: true })
