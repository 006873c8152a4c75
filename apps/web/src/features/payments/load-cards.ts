import type { CardTaker } from './card-taker.ts'

/** Brings whoever takes cards here: Stripe's own script from its own host, or the sandbox's object. Neither is in the entry. */
export async function cardTaker(provider: {
  readonly publishable_key: string
  readonly is_sandbox: boolean
}): Promise<CardTaker> {
  if (provider.is_sandbox) return (await import('./sandbox-taker.ts')).sandboxTaker()
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(provider.publishable_key)
  if (!stripe) throw new Error('The card fields could not be loaded')
  // Only what this object made is ever given back to it.
  return stripe as unknown as CardTaker
}
