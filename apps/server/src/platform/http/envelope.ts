import type { AppError } from './app-error.ts'

/**
 * Builds the envelope of a successful response (seed 000 §3): `{status, data: {isSuccess, message,
 * payload, count}}`.
 */
export function buildSuccessEnvelope(payload: unknown, count?: number): string {
  const data =
    count === undefined
      ? { isSuccess: true, message: '', payload }
      : { isSuccess: true, message: '', payload, count }
  return JSON.stringify({ status: 200, data })
}

export function buildErrorEnvelope({ code, message, fields, status }: AppError): string {
  const error = { code, description: message, ...(fields ? { fields } : {}) }
  return JSON.stringify({ status, data: { isSuccess: false, message, payload: { error } } })
}
