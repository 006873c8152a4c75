/**
 * What a provider's error means to us: access ended (401, invalid_grant) · the account is not
 * allowed (403) · not found (404, 410) · already exists (409) · wait (429, and Google's 403 for
 * limits) · too few scopes were granted · anything else that a retry may fix.
 */
export type ProviderErrorKind =
  | 'ENDED'
  | 'REFUSED'
  | 'GONE'
  | 'THERE'
  | 'WAIT'
  | 'TOO_FEW_SCOPES'
  | 'AWAY'

/** A failed call to a provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderErrorKind
  /** For the log and the row: a status and a reason, never a body. */
  readonly detail: string
  /** Delay requested by Retry-After, in milliseconds. */
  readonly retryDelayMs: number | null
  constructor(kind: ProviderErrorKind, detail: string, retryDelayMs: number | null = null) {
    super(`${kind}: ${detail}`)
    this.kind = kind
    this.detail = detail
    this.retryDelayMs = retryDelayMs
  }
}

/** Returns undefined if a call fails in this way. */
export async function allowFailure<T>(
  kind: ProviderErrorKind,
  call: Promise<T>,
): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError && error.kind === kind) return undefined
    throw error
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

/** Maps a status and the provider's own reason to an error. */
export function toResponseError(
  status: number,
  reason: string,
  askedMs: number | null,
): ProviderError {
  const detail = reason ? `${status} ${reason}`.slice(0, 120) : String(status)
  if (status === 401 || reason === 'invalid_grant') return new ProviderError('ENDED', detail)
  if (status === 429 || (status === 403 && rateLimitReasons.has(reason)))
    return new ProviderError('WAIT', detail, askedMs)
  if (status === 403) return new ProviderError('REFUSED', detail)
  if (status === 404 || status === 410) return new ProviderError('GONE', detail)
  if (status === 409) return new ProviderError('THERE', detail)
  return new ProviderError('AWAY', detail, askedMs)
}

/** Maps a missing response (timeout, broken connection) to an error. */
export function toNetworkError(error: unknown): ProviderError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code =
    cause instanceof Error
      ? 'code' in cause && typeof cause.code === 'string'
        ? cause.code
        : cause.name
      : 'unknown'
  return new ProviderError('AWAY', code.slice(0, 120))
}
