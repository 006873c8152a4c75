import { ApiError, describe } from '../../platform/api-error.ts'

/** What a step's request has come to (seed 000 §4): idle, under way, done, refused in the server's words, or overtaken by another offer (409). */
export type OfferRequest =
  | { readonly status: 'idle' | 'Pending' | 'Success' }
  | {
      readonly status: 'Failed' | 409
      readonly message: string
      /** Nothing came back that one could go on from: the step can only be tried again. */ readonly isEmptied: boolean
    }

export const idle: OfferRequest = { status: 'idle' }

/** The state after a failure: 409 is a state of its own, a failure inside the server (500) empties what was stored of its answer, everything else is Failed with the server's message. */
export function afterFailure(error: unknown): OfferRequest {
  const message = describe(error).description || 'Something went wrong'
  const status = error instanceof ApiError ? error.status : null
  return {
    status: status === 409 ? 409 : 'Failed',
    message,
    isEmptied: status === null || status === 0 || status >= 500,
  }
}

/** Whether the step shows the failure itself; what belongs to a field stands there instead. */
export function isOfStep(error: unknown): boolean {
  return !(
    error instanceof ApiError &&
    (Object.keys(error.fields).length > 0 || error.status === 401)
  )
}
