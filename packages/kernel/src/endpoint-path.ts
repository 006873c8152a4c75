/** Path parameters and query of a request. */
export interface PathInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Builds the path of an endpoint under the backend base: `offers/{id}` with `{ params: { id: 7 },
 * query: { page: '2' } }` → `offers/7?page=2`. Lists are repeated per entry; empty values are
 * omitted.
 */
export function buildEndpointPath(
  path: string,
  { params = {}, query = {} }: PathInput = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(params[part] ?? '')),
  )
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encodeURIComponent(key)}=${encodeURIComponent(String(item))}`),
  )
  return pairs.length === 0
    ? filled
    : `${filled}${filled.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/**
 * A query run before a page renders: the endpoint and its input. In params and query, `{name}`
 * is replaced by a parameter of the page's path or a fact about its user, and `{call.name}` for a value
 * from another response of the page, of a list its first row's.
 */
export interface Prefetch {
  readonly feature: string
  readonly call: string
  readonly input?: PathInput & { readonly body?: unknown }
}

const isPlaceholder = (value: unknown): value is `{${string}}` =>
  typeof value === 'string' && /^\{[\w.]+\}$/.test(value)
export type PlaceholderValues = Readonly<Record<string, unknown>>

/**
 * Replaces the placeholders of a prefetch. @param placeholderValues values by name; unknown placeholders remain
 */
export function fillPlaceholders(
  prefetch: Prefetch,
  placeholderValues: PlaceholderValues,
): Prefetch {
  const filled = (values: PlaceholderValues) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isPlaceholder(value) ? String(placeholderValues[value.slice(1, -1)] ?? value) : value,
      ]),
    )
  const { params, query } = prefetch.input ?? {}
  return params || query
    ? {
        ...prefetch,
        input: {
          ...prefetch.input,
          ...(params ? { params: filled(params) } : {}),
          ...(query ? { query: filled(query) } : {}),
        },
      }
    : prefetch
}

/**
 * Returns what placeholders can name of a response: its values, or those of a list's first row, by
 * `call.name`.
 */
export function listValues(call: string, payload: unknown): PlaceholderValues {
  const named: unknown = Array.isArray(payload) ? payload[0] : payload
  return typeof named === 'object' && named !== null
    ? Object.fromEntries(Object.entries(named).map(([name, value]) => [`${call}.${name}`, value]))
    : {}
}

/** Whether a prefetch still has placeholders. */
export const hasPlaceholders = ({ input }: Prefetch): boolean =>
  [input?.params, input?.query].some((values) => Object.values(values ?? {}).some(isPlaceholder))

/**
 * Returns the prefetches of a page, with the parameters of its path. A filter in the address
 * changes the page's queries, except those about what its path names.
 * @param params values of the path's parameters by name
 */
export const selectPrefetches = (
  prefetches: readonly Prefetch[],
  params: Readonly<Record<string, string>>,
  hasFilter: boolean,
): readonly Prefetch[] =>
  prefetches
    .map((prefetch) => ({ prefetch, filled: fillPlaceholders(prefetch, params) }))
    .filter(
      ({ prefetch, filled }) => !hasFilter || JSON.stringify(prefetch) !== JSON.stringify(filled),
    )
    .map(({ filled }) => filled)
