import { Stripe } from 'stripe'
import { type ProviderStatus, providerStatuses } from '@fledge/domain/payments/types.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Outbound } from '../../platform/outbound.ts'

/**
 * The provider failed or did not respond: the state is unknown, so the caller has to retry later.
 */
export class ProviderUnavailable extends AppError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', { messageKey: 'payments.refused.provider' })
    this.cause = cause
  }
}

/** What the provider sends whole instead of as an id. */
export const expandedFields = ['latest_charge']

/**
 * Returns the object that the provider sent. Its library takes a failure without an error object,
 * such as that of a gateway, for a success.
 * @throws an error for anything else
 */
export function requireObject<T extends { readonly object: string }>(
  response: Stripe.Response<T>,
  object: T['object'],
): T {
  const { statusCode } = response.lastResponse
  if (statusCode === 200 && response.object === object) return response
  throw new Error(`the card provider answered ${statusCode} without a ${object}`)
}

/** Calls the provider. A rejection is returned by `act`, so that it counts as no failure. */
export async function callCardProvider<T>(
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
export function toRejection(error: unknown): ProviderUnavailable {
  if (isRejection(error)) return new ProviderUnavailable(error)
  throw error
}

export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined

/** Returns whether the provider responded with a rejection rather than failing. */
const isRejection = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode < 500 &&
  error.statusCode !== 429

/** Returns a status as we know it; one that is new to us is under way. */
export const toStatus = (status: string): ProviderStatus =>
  providerStatuses.find((providerStatus) => providerStatus === status) ?? 'processing'
