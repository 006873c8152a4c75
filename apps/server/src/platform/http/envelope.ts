import type { AppError } from './app-error.ts'
import type { PageCursors } from './response.ts'

/**
 * Builds the envelope of a successful response (seed 000 §3): `{status, data: {isSuccess, message,
 * payload, count}}`, and for lists read by cursor also `next` and `previous`.
 */
export function buildSuccessEnvelope(
  payload: unknown,
  count?: number,
  cursors?: PageCursors,
): string {
  // Keys without a value are omitted.
  return JSON.stringify({
    status: 200,
    data: { isSuccess: true, message: '', payload, count, ...cursors },
  })
}

export function buildErrorEnvelope({ code, message, fields, status }: AppError): string {
  const error = { code, description: message, ...(fields ? { fields } : {}) }
  return JSON.stringify({ status, data: { isSuccess: false, message, payload: { error } } })
}
