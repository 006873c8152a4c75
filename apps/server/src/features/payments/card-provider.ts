import { Stripe } from 'stripe'
import { failureOf, type ProviderTruth } from '@fledge/domain/payments/rules.ts'
import { type FailureCode, providerStatuses } from '@fledge/domain/payments/words.ts'
import type { Env } from '../../platform/env.ts'

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
  /** An event of the provider's, or null where bytes and signature are not its own or older than 300 seconds. */
  event(
    bytes: Buffer,
    signature: string,
  ): { readonly id: string; readonly type: string; readonly intent: string | null } | null
}

const known = new WeakMap<Env, CardProvider>()

/** Stripe, or whoever speaks like it at STRIPE_API_URL; null where no keys are given. */
export function providerOf(env: Env): CardProvider | null {
  if (!env.STRIPE_SECRET_KEY) return null
  const provider =
    known.get(env) ??
    stripeProvider(
      env.STRIPE_SECRET_KEY,
      env.STRIPE_WEBHOOK_SECRET ?? '',
      new URL(env.STRIPE_API_URL),
    )
  known.set(env, provider)
  return provider
}

function stripeClient(key: string, at: URL): Stripe {
  const protocol = at.protocol === 'http:' ? 'http' : 'https'
  // A call waits inside its transaction: short, and tried again by whoever asked.
  return new Stripe(key, {
    host: at.hostname,
    port: at.port || (protocol === 'http' ? 80 : 443),
    protocol,
    timeout: 5000,
    maxNetworkRetries: 1,
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

function stripeProvider(key: string, webhookSecret: string, at: URL): CardProvider {
  const stripe = stripeClient(key, at)
  const read = (id: string) =>
    asked(async () => intentOf(await stripe.paymentIntents.retrieve(id, { expand })), id)
  return {
    read,
    create: (ask) => asked(() => createIntent(stripe, ask), null),
    async close(id) {
      const closed = await asked(
        async () => intentOf(await stripe.paymentIntents.cancel(id, { expand })),
        id,
      )
      // It may have come through between our reading and this.
      return closed instanceof Away ? read(id) : closed
    },
    async refund(id, amount, once) {
      try {
        await stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: once })
        return undefined
      } catch (error) {
        return error instanceof Stripe.errors.StripeError &&
          error.code === 'charge_already_refunded'
          ? undefined
          : away(error)
      }
    },
    event(bytes, signature) {
      try {
        const event = stripe.webhooks.constructEvent(bytes, signature, webhookSecret, 300)
        return { id: event.id, type: event.type, intent: aboutIntent(event.data.object) }
      } catch {
        return null
      }
    },
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

async function asked(
  act: () => Promise<ProviderIntent>,
  id: string | null,
): Promise<ProviderIntent | Away> {
  try {
    return await act()
  } catch (error) {
    return id !== null &&
      error instanceof Stripe.errors.StripeError &&
      error.code === 'resource_missing'
      ? unknown(id)
      : away(error)
  }
}

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

/** The payment intent that an event is about: itself, or that of its charge or refund. */
function aboutIntent(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object)
    return String(object.id)
  return 'payment_intent' in object && typeof object.payment_intent === 'string'
    ? object.payment_intent
    : null
}
