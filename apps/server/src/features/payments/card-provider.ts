import { Stripe } from 'stripe'
import { failureOf, type ProviderTruth } from '@fledge/domain/payments/rules.ts'
import { type FailureCode, providerStatuses } from '@fledge/domain/payments/types.ts'
import type { Outbound } from '../../platform/outbound.ts'
import type { Services } from '../../platform/services.ts'

/** A payment intent of the provider, as far as we ask. */
export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly truth: ProviderTruth
  readonly failure: FailureCode | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** The provider did not answer, or not as it should: nothing is known, ask again later. */
export class Away {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

export interface CardProvider {
  /** The same key brings the same intent, also after an answer that was lost: so that all of the ask stays the same with it. */
  create(ask: {
    readonly amount: number
    readonly currency: string
    readonly offer: string
    readonly key: string
  }): Promise<ProviderIntent | Away>
  read(id: string): Promise<ProviderIntent | Away>
  /** Closes an intent, so that it can never be paid; one that came through meanwhile is given as it is. */
  close(id: string): Promise<ProviderIntent | Away>
  /** Gives back; the same key gives back once. @returns why not, or undefined */
  refund(id: string, amount: number, key: string): Promise<Away | undefined>
}

const known = new WeakMap<Outbound, CardProvider>()

/** Stripe, or whoever speaks like it at STRIPE_API_URL; null where no keys are given. */
export function providerOf({
  env,
  outbound,
}: Pick<Services, 'env' | 'outbound'>): CardProvider | null {
  if (!env.STRIPE_SECRET_KEY) return null
  const provider =
    known.get(outbound) ??
    stripeProvider(env.STRIPE_SECRET_KEY, new URL(env.STRIPE_API_URL), outbound)
  known.set(outbound, provider)
  return provider
}

function stripeClient(key: string, at: URL): Stripe {
  const protocol = at.protocol === 'http:' ? 'http' : 'https'
  // Whoever asked tries again, with the same key: retries here would only take their time.
  return new Stripe(key, {
    host: at.hostname,
    port: at.port || (protocol === 'http' ? 80 : 443),
    protocol,
    timeout: 4000,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

const expand = ['latest_charge']

const createIntent = async (
  stripe: Stripe,
  { amount, currency, offer, key }: Parameters<CardProvider['create']>[0],
): Promise<ProviderIntent> =>
  intentOf(
    await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        allowed_payment_method_types: ['card'],
        metadata: { offer },
        expand,
      },
      { idempotencyKey: key },
    ),
  )

function stripeProvider(key: string, at: URL, outbound: Outbound): CardProvider {
  const stripe = stripeClient(key, at)
  const ask = asking(outbound)
  const read = (id: string) =>
    ask(async () => intentOf(await stripe.paymentIntents.retrieve(id, { expand })), id)
  return {
    read,
    create: (wish) => ask(() => createIntent(stripe, wish), null),
    async close(id) {
      const closed = await ask(
        async () => intentOf(await stripe.paymentIntents.cancel(id, { expand })),
        id,
      )
      // It may have come through between our reading and this.
      return closed instanceof Away ? read(id) : closed
    },
    refund: (id, amount, once) => giveBack(stripe, outbound, { id, amount, once }),
  }
}

/** What the provider does not know can never be paid there. */
const unknown = (id: string): ProviderIntent => ({
  id,
  clientSecret: '',
  truth: { status: 'canceled', isRefused: false },
  failure: null,
  card: null,
})

type Ask = (act: () => Promise<ProviderIntent>, id: string | null) => Promise<ProviderIntent | Away>

/** Asks the provider, within the limits of its service. What it says of a card or an id is an answer; only what is no answer counts as its failure. */
function asking(outbound: Outbound): Ask {
  return async (act, id) => {
    try {
      return await outbound.call('payments', () =>
        act().catch((error: unknown) => {
          if (id !== null && codeOf(error) === 'resource_missing') return unknown(id)
          if (isAnswer(error)) return away(error)
          throw error
        }),
      )
    } catch (error) {
      return away(error)
    }
  }
}

/** @returns why not, or undefined once it is given back */
async function giveBack(
  stripe: Stripe,
  outbound: Outbound,
  { id, amount, once }: { readonly id: string; readonly amount: number; readonly once: string },
): Promise<Away | undefined> {
  try {
    return await outbound.call('payments', () =>
      stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: once }).then(
        () => undefined,
        (error: unknown) => {
          if (codeOf(error) === 'charge_already_refunded') return undefined
          if (isAnswer(error)) return away(error)
          throw error
        },
      ),
    )
  } catch (error) {
    return away(error)
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined

/** The provider is there and says no. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode < 500 &&
  error.statusCode !== 429

const away = (error: unknown): Away =>
  new Away(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')

function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  const status = providerStatuses.find((one) => one === intent.status) ?? 'processing'
  const error = intent.last_payment_error
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    truth: { status, isRefused: error !== null },
    failure: error ? failureOf(error.code ?? null, error.decline_code ?? null) : null,
    card: card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
  }
}
