/** Query parameters whose values are neither personal nor secret. */
const safeQueryNames = new Set([
  'page',
  'per_page',
  'type',
  'status',
  'sort',
  'order',
  'tab',
  'step',
])
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Path segments whose next segment is a secret, even if it is a UUID. */
const secretSegments = new Set(['calendar-feed', 'certificates', 'employable'])
/** The list of certificates as a file, which has no secret. */
const listAsFile = 'export'
/**
 * At least as long as a token, a signature or a handle. Our own path segments are shorter, and ids
 * are UUIDs.
 */
const hasSecretLength = (part: string) => part.length >= 32 && !uuid.test(part)

function redactPath(path: string): string {
  return path
    .split('/')
    .map((part, at, parts) =>
      part !== '' &&
      ((secretSegments.has(parts[at - 1] ?? '') && part !== listAsFile) ||
        hasSecretLength(part) ||
        /@|%40/.test(part))
        ? '…'
        : part,
    )
    .join('/')
}

/**
 * Redacts tokens, signatures, codes, handles and email addresses in a URL's path and query for the
 * log.
 */
export function redactUrl(url: string): string {
  const [path = '', ...queries] = url.split('?')
  if (queries.length === 0) return redactPath(path)
  const query = queries
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split(/=(.*)/s)
      if (value === undefined || name.length > 30) return '…'
      return safeQueryNames.has(name) && /^[\w-]{0,30}$/.test(value) ? pair : `${name}=…`
    })
    .join('&')
  return `${redactPath(path)}?${query}`
}
