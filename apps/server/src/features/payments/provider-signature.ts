import { Stripe } from 'stripe'
import type { Env } from '../../platform/env.ts'

/** Seconds: how old an event may be, and how far a provider's clock may be ahead of ours. */
const oldest = 300
const mostAhead = 30

export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** The payment intent that it is about. */
  readonly intent: string | null
}

/**
 * Reads an event of the provider's.
 * @returns null where bytes and signature are not its own, or its time is more than 300 seconds ago or in the future
 */
export function readEvent(env: Env, bytes: Buffer, signature: string): ProviderEvent | null {
  if (!env.STRIPE_WEBHOOK_SECRET || isAhead(signature)) return null
  try {
    const event = Stripe.webhooks.constructEvent(
      bytes,
      signature,
      env.STRIPE_WEBHOOK_SECRET,
      oldest,
    )
    return { id: event.id, type: event.type, intent: aboutIntent(event.data.object) }
  } catch {
    return null
  }
}

/** The provider's library refuses old events only. */
function isAhead(signature: string): boolean {
  const time = /(?:^|,)t=(\d+)/.exec(signature)?.[1]
  return time === undefined || Number(time) > Date.now() / 1000 + mostAhead
}

/** The payment intent that an event is about: itself, or that of its charge or refund. */
function aboutIntent(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object)
    return String(object.id)
  return 'payment_intent' in object && typeof object.payment_intent === 'string'
    ? object.payment_intent
    : null
}
