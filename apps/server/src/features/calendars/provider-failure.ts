/**
 * What a provider's error means to us: access ended (401, invalid_grant) · the account is not
 * allowed (403) · not found (404, 410) · already exists (409) · wait (429, and Google's 403 for
 * limits) · anything else that a retry may fix.
 */
export type FailureKind = 'ENDED' | 'REFUSED' | 'GONE' | 'THERE' | 'WAIT' | 'AWAY'

/** A failed call to a provider, as a value. */
export class ProviderFailure {
  readonly kind: FailureKind
  /** For the log and the row: a status and a reason, never a body. */
  readonly detail: string
  /** Delay requested by Retry-After, in milliseconds. */
  readonly retryDelayMs: number | null
  constructor(kind: FailureKind, detail: string, retryDelayMs: number | null = null) {
    this.kind = kind
    this.detail = detail
    this.retryDelayMs = retryDelayMs
  }
}

/**
 * Parses Retry-After into milliseconds: seconds, or a date.
 * @param sentAt the response's Date header, relative to which a date is computed
 */
export function parseRetryAfterMs(value: string | null, sentAt: string | null): number | null {
  if (!value) return null
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const wait = Date.parse(value) - Date.parse(sentAt ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

const rateLimitReasons = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'calendarUsageLimitsExceeded',
])

/** Maps a status and the provider's own reason to a failure. */
export function toResponseFailure(
  status: number,
  reason: string,
  askedMs: number | null,
): ProviderFailure {
  const says = reason ? `${status} ${reason}`.slice(0, 120) : String(status)
  if (status === 401 || reason === 'invalid_grant') return new ProviderFailure('ENDED', says)
  if (status === 429 || (status === 403 && rateLimitReasons.has(reason)))
    return new ProviderFailure('WAIT', says, askedMs)
  if (status === 403) return new ProviderFailure('REFUSED', says)
  if (status === 404 || status === 410) return new ProviderFailure('GONE', says)
  if (status === 409) return new ProviderFailure('THERE', says)
  return new ProviderFailure('AWAY', says, askedMs)
}

/** Maps a missing response (timeout, broken connection) to a failure. */
export function toNetworkFailure(error: unknown): ProviderFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code =
    cause instanceof Error
      ? 'code' in cause && typeof cause.code === 'string'
        ? cause.code
        : cause.name
      : 'unknown'
  return new ProviderFailure('AWAY', code.slice(0, 120))
}
