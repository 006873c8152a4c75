/**
 * What an answer of a provider means to us: the access ended (401, invalid_grant) · the account may not (403) · it is not there (404, 410) ·
 * it is there already (409) · wait (429, and Google's 403 of limits) · anything else that another try may mend.
 */
export type FailureKind = 'ENDED' | 'REFUSED' | 'GONE' | 'THERE' | 'WAIT' | 'AWAY'

/** A failed call to a provider, as a value. */
export class ProviderFailure {
  readonly kind: FailureKind
  /** For the log and the row: a status and a reason, never a body. */
  readonly says: string
  /** What Retry-After asked for. */
  readonly askedMs: number | null
  constructor(kind: FailureKind, says: string, askedMs: number | null = null) {
    this.kind = kind
    this.says = says
    this.askedMs = askedMs
  }
}

/** Retry-After in milliseconds: seconds, or a date. @param sentAt the answer's own Date header, by which a date is counted */
export function retryAfterMs(value: string | null, sentAt: string | null): number | null {
  if (!value) return null
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const wait = Date.parse(value) - Date.parse(sentAt ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

const limits = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'calendarUsageLimitsExceeded',
])

/** Reads a status and the provider's own reason. */
export function failureOf(status: number, reason: string, askedMs: number | null): ProviderFailure {
  const says = reason ? `${status} ${reason}`.slice(0, 120) : String(status)
  if (status === 401 || reason === 'invalid_grant') return new ProviderFailure('ENDED', says)
  if (status === 429 || (status === 403 && limits.has(reason)))
    return new ProviderFailure('WAIT', says, askedMs)
  if (status === 403) return new ProviderFailure('REFUSED', says)
  if (status === 404 || status === 410) return new ProviderFailure('GONE', says)
  if (status === 409) return new ProviderFailure('THERE', says)
  return new ProviderFailure('AWAY', says, askedMs)
}

/** No answer at all: a deadline, a line that broke. */
export function failureOfError(error: unknown): ProviderFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code =
    cause instanceof Error
      ? 'code' in cause && typeof cause.code === 'string'
        ? cause.code
        : cause.name
      : 'unknown'
  return new ProviderFailure('AWAY', code.slice(0, 120))
}
