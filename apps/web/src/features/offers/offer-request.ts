import { ApiError, describeError } from '../../platform/http/api-error.ts'

/**
 * State of a step's request (seed 000 §4): idle, pending, done, rejected with the server's message,
 * or in conflict with another offer (409).
 */
export type OfferRequest =
  /** 409 without a message: fields that someone else has changed, shown in the form. */
  | { readonly status: 'idle' | 'Pending' | 'Success' | 409 }
  | {
      readonly status: 'Failed' | 409
      readonly message: string
      /** No usable response; the step can only be retried. */
      readonly isEmptied: boolean
    }

export const idleRequest: OfferRequest = { status: 'idle' }

/**
 * Maps an error to a state: 409 has its own state, a server error (500) empties the stored
 * response, all others are Failed with the server's message.
 */
export function toFailedRequest(error: unknown): OfferRequest {
  const message = describeError(error).description || 'Something went wrong'
  const status = error instanceof ApiError ? error.status : null
  return {
    status: status === 409 ? 409 : 'Failed',
    message,
    isEmptied: status === null || status === 0 || status >= 500,
  }
}

/** Returns whether a field was changed by someone else, or the user has not decided which to keep. */
export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT'

/** Returns whether the step shows the error itself. Field errors are shown at their fields. */
export function isStepError(error: unknown): boolean {
  return !(
    error instanceof ApiError &&
    (Object.keys(error.fields).length > 0 || error.status === 401)
  )
}
