import { Stripe } from 'stripe'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Maximum age of an event, and maximum clock difference of the provider, in seconds. */
const maxAgeSeconds = 300
const maxAheadSeconds = 30

export interface SignedProviderEvent {
  readonly id: string
  readonly type: string
  /** The payment intent that the event is about. */
  readonly intent: string | null
}

/**
 * Verifies and parses an event of the provider.
 * @throws VALIDATION if the signature does not match, or if its time is more than 300 seconds in
 * the past or 30 in the future
 */
export function readProviderEvent(env: Env, bytes: Buffer, signature: string): SignedProviderEvent {
  if (!env.STRIPE_WEBHOOK_SECRET || isFromFuture(signature)) throw createSignatureError()
  try {
    const event = Stripe.webhooks.constructEvent(
      bytes,
      signature,
      env.STRIPE_WEBHOOK_SECRET,
      maxAgeSeconds,
    )
    return { id: event.id, type: event.type, intent: findIntentId(event.data.object) }
  } catch {
    throw createSignatureError()
  }
}

export const createSignatureError = (): AppError =>
  new AppError('VALIDATION', { messageKey: 'payments.refused.signature' })

/** The provider's library rejects only old events. */
function isFromFuture(signature: string): boolean {
  const time = /(?:^|,)t=(\d+)/.exec(signature)?.[1]
  return time === undefined || Number(time) > Date.now() / 1000 + maxAheadSeconds
}

/**
 * Returns the payment intent of an event: the object itself, or the intent of its charge or refund.
 */
function findIntentId(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object)
    return String(object.id)
  return 'payment_intent' in object && typeof object.payment_intent === 'string'
    ? object.payment_intent
    : null
}
