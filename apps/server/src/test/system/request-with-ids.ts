import type { Browser, TestResponse } from '../../platform/testing/harness.ts'
import { buildExample } from './example-body.ts'
import { requestAndCheck } from './request-and-check.ts'
import { fillAddress, type ServedEndpoint } from './served-endpoints.ts'

/** Sends a valid request to an endpoint with these ids in its path, body and query. */
export async function requestWithIds(
  endpoint: ServedEndpoint,
  browser: Browser,
  id: (field: string) => string,
): Promise<TestResponse> {
  const body =
    endpoint.call.body && endpoint.call.upload === undefined
      ? { body: buildExample(endpoint.call.body, id, true) }
      : {}
  const query = endpoint.call.query ? buildIdQuery(endpoint, id) : {}
  return requestAndCheck(
    browser,
    fillAddress(endpoint, id),
    { ...body, ...query },
    endpoint.call.rawResponse,
  )
}

function buildIdQuery(
  endpoint: ServedEndpoint,
  id: (field: string) => string,
): { query?: Record<string, string> } {
  if (!endpoint.call.query) return {}
  const example = buildExample(endpoint.call.query, id, true)
  const entries =
    example && typeof example === 'object'
      ? Object.entries(example).filter(
          ([key, value]) => /_?ids?$/.test(key) && typeof value === 'string',
        )
      : []
  return { query: Object.fromEntries(entries.map(([key, value]) => [key, String(value)])) }
}

/**
 * Lists the fields of an endpoint that take ids: path parameters, and fields of its body and query.
 */
export function listIdNames(endpoint: ServedEndpoint): string[] {
  const names = [...endpoint.params]
  const note = (field: string) => {
    names.push(field)
    return ''
  }
  for (const schema of [endpoint.call.body, endpoint.call.query])
    if (schema) buildExample(schema, note, true)
  return names
}

/** The ids, by kind, whose kinds match the names of fields that an endpoint takes ids in. */
export function listFittingIds(
  endpoint: ServedEndpoint,
  ids: Readonly<Record<string, string>>,
): [string, string][] {
  const names = listIdNames(endpoint).map((name) => name.toLowerCase())
  return Object.entries(ids).filter(([kind]) =>
    names.some((name) => name.includes(kind.toLowerCase())),
  )
}
