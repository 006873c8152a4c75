import type { Refusal } from './outcome.ts'

/** The envelope of every answer, in its one place on this side (seed 000 §3): `{status, data: {isSuccess, message, payload, count}}`. */
export function success(payload: unknown, count?: number): string {
  const data =
    count === undefined
      ? { isSuccess: true, message: '', payload }
      : { isSuccess: true, message: '', payload, count }
  return JSON.stringify({ status: 200, data })
}

export function failure(refusal: Refusal): string {
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
