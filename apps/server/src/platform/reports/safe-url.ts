/** Query values that say nothing about anybody and open nothing. */
const plainNames = new Set(['page', 'per_page', 'type', 'status', 'sort', 'order', 'tab', 'step'])
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Places whose next part is itself the secret, a UUID too. */
const secretPlaces = new Set(['calendar-feed', 'certificates', 'employable'])
/** As long as a token, a signature or a handle; our words in paths are shorter, ids are UUIDs. */
const isSecretLong = (part: string) => part.length >= 32 && !uuid.test(part)

function safeParts(path: string): string {
  return path
    .split('/')
    .map((part, at, parts) =>
      part !== '' &&
      (secretPlaces.has(parts[at - 1] ?? '') || isSecretLong(part) || /@|%40/.test(part))
        ? '…'
        : part,
    )
    .join('/')
}

/** An address as a log line may hold it: without tokens, signatures, codes, handles and people's addresses, in its path and in its query. */
export function safeUrl(url: string): string {
  const [path = '', ...queries] = url.split('?')
  if (queries.length === 0) return safeParts(path)
  const query = queries
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split(/=(.*)/s)
      if (value === undefined || name.length > 30) return '…'
      return plainNames.has(name) && /^[\w-]{0,30}$/.test(value) ? pair : `${name}=…`
    })
    .join('&')
  return `${safeParts(path)}?${query}`
}
