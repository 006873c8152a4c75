import { Stripe } from 'stripe'
import { toFailureCode, type ProviderIntentState } from '@fledge/domain/payments/rules.ts'
import type { ProviderPayment } from '@fledge/domain/payments/payment-differences.ts'
import type { FailureCode } from '@fledge/domain/payments/types.ts'
import type { Outbound } from '../../platform/outbound.ts'
import type { Services } from '../../platform/services.ts'
import {
  callCardProvider,
  expandedFields,
  getErrorCode,
  requireObject,
  toRejection,
  toStatus,
} from './provider-calls.ts'
import { findIntent, listIntents, listRefundedIds } from './provider-lists.ts'

/** The fields of a provider's payment intent that we use. */
export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly state: ProviderIntentState
  readonly failure: FailureCode | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** Every call throws ProviderUnavailable if the provider does not respond as expected. */
export interface CardProvider {
  /**
   * Creates an intent. The same key returns the same intent, even after a lost response, so the
   * other parameters must stay the same too.
   */
  create(payment: {
    readonly amount: number
    readonly currency: string
    readonly offer: string
    readonly key: string
  }): Promise<ProviderIntent>
  read(id: string): Promise<ProviderIntent>
  /**
   * Cancels an intent, so that it can never be paid. If it was paid in the meantime, returns it
   * unchanged.
   */
  close(id: string): Promise<ProviderIntent>
  /** Lists the payments that were created from a moment on and before another one. */
  listPayments(from: Date, before: Date): Promise<readonly ProviderPayment[]>
  /** Lists the ids of the payments of which something was refunded in that time. */
  listRefunded(from: Date, before: Date): Promise<readonly string[]>
  /** Returns a payment as the provider has it now; null if it has none of this id. */
  findPayment(id: string): Promise<ProviderPayment | null>
  /** Refunds a payment, once per key. */
  refund(id: string, amount: number, key: string): Promise<void>
}

const providerCache = new WeakMap<Outbound, CardProvider>()

/** Returns Stripe, or a compatible service at STRIPE_API_URL, or null without configured keys. */
export function getCardProvider({
  env,
  outbound,
}: Pick<Services, 'env' | 'outbound'>): CardProvider | null {
  if (!env.STRIPE_SECRET_KEY) return null
  const provider =
    providerCache.get(outbound) ??
    stripeProvider(env.STRIPE_SECRET_KEY, new URL(env.STRIPE_API_URL), outbound)
  providerCache.set(outbound, provider)
  return provider
}

function stripeClient(key: string, at: URL): Stripe {
  const protocol = at.protocol === 'http:' ? 'http' : 'https'
  // No retries here: the caller retries with the same key.
  return new Stripe(key, {
    host: at.hostname,
    port: at.port || (protocol === 'http' ? 80 : 443),
    protocol,
    timeout: 2500,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

const createIntent = async (
  stripe: Stripe,
  { amount, currency, offer, key }: Parameters<CardProvider['create']>[0],
): Promise<ProviderIntent> =>
  toProviderIntent(
    await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        allowed_payment_method_types: ['card'],
        metadata: { offer },
        expand: expandedFields,
      },
      { idempotencyKey: key },
    ),
  )

function stripeProvider(key: string, at: URL, outbound: Outbound): CardProvider {
  const stripe = stripeClient(key, at)
  const call = createProviderCall(outbound)
  const read = (id: string) =>
    call(
      async () =>
        toProviderIntent(await stripe.paymentIntents.retrieve(id, { expand: expandedFields })),
      id,
    )
  return {
    read,
    create: (payment) => call(() => createIntent(stripe, payment), null),
    async close(id) {
      const cancel = async () =>
        toProviderIntent(await stripe.paymentIntents.cancel(id, { expand: expandedFields }))
      // It may have been paid between the read and the cancellation.
      return call(cancel, id).catch(() => read(id))
    },
    listPayments: (from, before) => listIntents(stripe, outbound, { from, before }),
    listRefunded: (from, before) => listRefundedIds(stripe, outbound, { from, before }),
    findPayment: (id) => findIntent(stripe, outbound, id),
    refund: (id, amount, idempotencyKey) =>
      refundIntent(stripe, outbound, { id, amount, key: idempotencyKey }),
  }
}

/** An intent unknown to the provider can never be paid there. */
const createUnknownIntent = (id: string): ProviderIntent => ({
  id,
  clientSecret: '',
  state: { status: 'canceled', isRefused: false },
  failure: null,
  card: null,
})

type ProviderCall = (
  act: () => Promise<ProviderIntent>,
  id: string | null,
) => Promise<ProviderIntent>

/**
 * Wraps requests to the provider in its outbound limits. Errors about a card or an id are valid
 * responses; only other errors count as a failure of the service.
 */
function createProviderCall(outbound: Outbound): ProviderCall {
  return (act, id) =>
    callCardProvider(outbound, () =>
      act().catch((error: unknown) =>
        id !== null && getErrorCode(error) === 'resource_missing'
          ? createUnknownIntent(id)
          : toRejection(error),
      ),
    )
}

async function refundIntent(
  stripe: Stripe,
  outbound: Outbound,
  { id, amount, key }: { readonly id: string; readonly amount: number; readonly key: string },
): Promise<void> {
  await callCardProvider(outbound, () =>
    stripe.refunds
      .create({ payment_intent: id, amount }, { idempotencyKey: key })
      .then((response) => requireObject(response, 'refund'))
      .catch((error: unknown) =>
        getErrorCode(error) === 'charge_already_refunded' ? null : toRejection(error),
      ),
  )
}

function toProviderIntent(response: Stripe.Response<Stripe.PaymentIntent>): ProviderIntent {
  const intent = requireObject(response, 'payment_intent')
  const status = toStatus(intent.status)
  const error = intent.last_payment_error
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: { status, isRefused: error !== null },
    failure: error ? toFailureCode(error.code ?? null, error.decline_code ?? null) : null,
    card: card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
  }
}
