/** What stands in a call's address: its open parts, and its query. */
export interface PathInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The address of a call under the backend base: `offers/{id}` with `{ params: { id: 7 }, query: { page: '2' } }` → `offers/7?page=2`.
 * A list is said once an entry; what is empty is left out.
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
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(String(one))}`),
  )
  return pairs.length === 0
    ? filled
    : `${filled}${filled.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/** A question of a page's first screen: the names of a call, and what it is asked with. Among its params and its query, a part of the page's own address or a fact of its visitor is said as `{name}`, and what another of the page's answers says as `{call.name}`. */
export interface Prefetch {
  readonly feature: string
  readonly call: string
  readonly input?: PathInput & { readonly body?: unknown }
}
