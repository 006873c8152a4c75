import type { CardPaymentClient } from './card-payment-client.ts'

/**
 * Loads the card provider on demand: Stripe's script from its own host, or the sandbox. Neither is
 * part of the entry bundle.
 */
export async function loadCardPaymentClient(provider: {
  readonly publishable_key: string
  readonly is_sandbox: boolean
}): Promise<CardPaymentClient> {
  if (provider.is_sandbox)
    return (await import('./sandbox-payment-client.ts')).createSandboxPaymentClient()
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(provider.publishable_key)
  if (!stripe) throw new Error('The card fields could not be loaded')
  // Only objects created by this instance are passed back to it.
  return stripe as unknown as CardPaymentClient
}
