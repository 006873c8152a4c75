import { Stripe } from 'stripe'
import { toFailureCode, type ProviderIntentState } from '@fledge/domain/payments/rules.ts'
import type { ProviderPayment } from '@fledge/domain/payments/payment-differences.ts'
import {
  type FailureCode,
  type ProviderStatus,
  providerStatuses,
} from '@fledge/domain/payments/types.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Services } from '../../platform/services.ts'

/** The fields of a provider's payment intent that we use. */
export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly state: ProviderIntentState
  readonly failure: FailureCode | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/**
 * The provider failed or did not respond: the state is unknown, so the caller has to retry later.
 */
export class ProviderUnavailable extends AppError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', { messageKey: 'payments.refused.provider' })
    this.cause = cause
  }
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
  /** Lists the intents that were created from a moment on and before another one. */
  list(from: Date, before: Date): Promise<readonly ProviderPayment[]>
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

const expandedFields = ['latest_charge']

/**
 * Returns the object that the provider sent. Its library takes a failure without an error object,
 * such as that of a gateway, for a success.
 * @throws an error for anything else
 */
function requireObject<T extends { readonly object: string }>(
  response: Stripe.Response<T>,
  object: T['object'],
): T {
  const { statusCode } = response.lastResponse
  if (statusCode === 200 && response.object === object) return response
  throw new Error(`the card provider answered ${statusCode} without a ${object}`)
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
    list: (from, before) => listIntents(stripe, outbound, from, before),
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
    callProvider(outbound, () =>
      act().catch((error: unknown) =>
        id !== null && getErrorCode(error) === 'resource_missing'
          ? createUnknownIntent(id)
          : toRejection(error),
      ),
    )
}

/** Reads page by page, each as a request of its own. */
async function listIntents(
  stripe: Stripe,
  outbound: Outbound,
  from: Date,
  before: Date,
): Promise<readonly ProviderPayment[]> {
  const payments: ProviderPayment[] = []
  const created = { gte: toUnixTime(from), lt: toUnixTime(before) }
  for (let hasMore = true; hasMore;) {
    const last = payments.at(-1)
    const page = await callProvider(outbound, () =>
      stripe.paymentIntents
        .list({
          created,
          limit: 100,
          expand: expandedFields.map((field) => `data.${field}`),
          ...(last ? { starting_after: last.id } : {}),
        })
        .then((response) => requireObject(response, 'list'))
        .catch(toRejection),
    )
    payments.push(...page.data.map(toProviderPayment))
    hasMore = page.has_more && page.data.length > 0
  }
  return payments
}

const toUnixTime = (at: Date) => Math.floor(at.getTime() / 1000)
const toStatus = (status: string): ProviderStatus =>
  providerStatuses.find((providerStatus) => providerStatus === status) ?? 'processing'

function toProviderPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    status: toStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedAmount: charge?.amount_refunded ?? 0,
    createdAt: new Date(intent.created * 1000),
  }
}

async function refundIntent(
  stripe: Stripe,
  outbound: Outbound,
  { id, amount, key }: { readonly id: string; readonly amount: number; readonly key: string },
): Promise<void> {
  await callProvider(outbound, () =>
    stripe.refunds
      .create({ payment_intent: id, amount }, { idempotencyKey: key })
      .then((response) => requireObject(response, 'refund'))
      .catch((error: unknown) =>
        getErrorCode(error) === 'charge_already_refunded' ? null : toRejection(error),
      ),
  )
}

/** Calls the provider. A rejection is returned by `act`, so that it counts as no failure. */
async function callProvider<T>(
  outbound: Outbound,
  act: () => Promise<T | ProviderUnavailable>,
): Promise<T> {
  const result = await outbound.call('payments', act).catch((error: unknown) => {
    throw new ProviderUnavailable(error)
  })
  if (result instanceof ProviderUnavailable) throw result
  return result
}

/** @throws an error that is not a rejection */
function toRejection(error: unknown): ProviderUnavailable {
  if (isRejection(error)) return new ProviderUnavailable(error)
  throw error
}

const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined

/** Returns whether the provider responded with a rejection rather than failing. */
const isRejection = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode < 500 &&
  error.statusCode !== 429

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
