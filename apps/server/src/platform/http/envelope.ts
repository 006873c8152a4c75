import type { Refusal } from './refusal.ts'

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

export function buildErrorEnvelope(refusal: Refusal): string {
  const error = {
    code: refusal.code,
    description: refusal.description,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
  }
  return JSON.stringify({
    status: refusal.status,
    data: { isSuccess: false, message: refusal.description, payload: { error } },
  })
}
