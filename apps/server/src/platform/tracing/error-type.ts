/**
 * Names an error by its code, or by its class. Messages are not recorded: they can repeat what a
 * person has entered.
 */
export function toErrorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  return /^[\w.-]{1,40}$/.test(code) ? code : error.constructor.name
}
