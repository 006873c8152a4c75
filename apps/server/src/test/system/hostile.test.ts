import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, actorNames, type TenantWorld, createTenantWorld } from './actors.ts'
import { requestAndCheck } from './request-and-check.ts'
import {
  fillAddress,
  endpointAddresses,
  servedEndpoints,
  isEventStream,
  type ServedEndpoint,
} from './served-endpoints.ts'
import { buildExample } from './example-body.ts'
import { isLongRun } from './rounds.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let server: TestServer
let world: TenantWorld
const browsers = new Map<ActorName, Browser>()

beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  world = await createTenantWorld(server)
  for (const actor of actorNames) browsers.set(actor, await world.browserOf(actor))
})
afterAll(() => server.stop())

/** Actors with the most rights first, to find one with access to an endpoint. */
const strongest: readonly ActorName[] = [
  'admin',
  'manager',
  'intern',
  'registeringCompany',
  'registeringIntern',
  'anonymous',
]
const getInsider = ({ call }: ServedEndpoint): Browser =>
  browsers.get(
    strongest.find((actor) => getExpectedAccess(actor, call.access, call.account) === 'allowed') ??
      'anonymous',
  ) ?? server.anonymous()

let nextIndex = 0
/**
 * Returns all values in the long run, otherwise the next few, so that each is tested with some
 * endpoint.
 */
function pickSome<T>(all: readonly T[], few: number): readonly T[] {
  if (isLongRun) return all
  nextIndex += few
  return Array.from({ length: few }, (_, at) => all[(nextIndex + at) % all.length]).filter(
    (item) => item !== undefined,
  )
}

const buildDeepValue = (depth: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)
const wrongTypes = {
  id: {},
  status: 7,
  name: ['x'],
  email: { $ne: null },
  ids: 'x',
  offer_id: [],
  page: '1',
  per_page: -1,
  search: { like: '%' },
}
const bodies: Readonly<Record<string, unknown>> = {
  'an empty object': {},
  'a list': [],
  null: null,
  'a number': 7,
  'a text': 'text',
  'wrong types': wrongTypes,
  'deep nesting': buildDeepValue(500),
  'a huge text': { name: 'x'.repeat(200_000), search: 'x'.repeat(1000) },
  'many fields': Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]),
  ),
}
const rawBodies: Readonly<Record<string, string>> = {
  'no JSON': '{"a":',
  'a NUL': '{"name":"a\\u0000b","email":"a\\u0000@b.example"}',
  'half a surrogate pair': '{"name":"\\ud800"}',
  'a reach for the prototype': '{"__proto__":{"role":"ADMIN"},"name":"x"}',
  'a reach for the constructor': '{"constructor":{"prototype":{"role":"ADMIN"}}}',
  'a number beyond numbers': '{"page":1e999,"per_page":1e-999}',
}

describe('every endpoint with a body rejects hostile bodies', () => {
  const taking = servedEndpoints.filter(
    (endpoint) =>
      endpoint.call.body !== undefined &&
      endpoint.call.upload === undefined &&
      endpoint.call.bytes === undefined,
  )

  it.each(Object.entries(bodies))('rejects %s', async (_, body) => {
    const violations: string[] = []
    for (const endpoint of taking) {
      // Null and a missing body are equivalent here: both have no fields.
      if (endpoint.call.body && z.safeParse(endpoint.call.body, body ?? {}).success) continue
      const answer = await requestAndCheck(
        getInsider(endpoint),
        fillAddress(endpoint, () => world.own.company.companyId),
        { body },
      )
      // An unknown path parameter may be reported first.
      if (answer.status !== 400 && !(endpoint.params.length > 0 && answer.status === 404))
        violations.push(`${endpoint.method} ${endpoint.url}: ${answer.status} ${answer.code}`)
    }
    expect(violations).toEqual([])
  })

  it.each(Object.entries(rawBodies))('rejects %s', async (_, text) => {
    const violations: string[] = []
    for (const endpoint of taking) {
      const answer = await requestAndCheck(
        getInsider(endpoint),
        fillAddress(endpoint, () => world.own.company.companyId),
        { body: Buffer.from(text), headers: { 'content-type': 'application/json' } },
      )
      if (answer.status !== 400 && !(endpoint.params.length > 0 && answer.status === 404))
        violations.push(`${endpoint.method} ${endpoint.url}: ${answer.status} ${answer.code}`)
    }
    expect(violations).toEqual([])
  })

  it('rejects an unsupported content type', async () => {
    const statuses = new Set<number>()
    for (const endpoint of taking)
      statuses.add(
        (
          await requestAndCheck(
            getInsider(endpoint),
            fillAddress(endpoint, () => world.own.company.companyId),
            { body: Buffer.from('<a/>'), headers: { 'content-type': 'application/xml' } },
          )
        ).status,
      )
    expect([...statuses]).toEqual([415])
  })
})

it('malformed path parameters return 404 and never cause a server error', async () => {
  const hostile = [
    'no-such-id',
    '00000000-0000-0000-0000-000000000000',
    "'; drop table users; --",
    '%00',
    '..%2F..%2Fetc%2Fpasswd',
    'x'.repeat(190),
    '%F0%9F%92%A9',
    '-1',
    '%ff',
  ]
  const violations: string[] = []
  for (const endpoint of endpointAddresses.filter(({ params }) => params.length > 0)) {
    for (const value of pickSome(hostile, 3)) {
      const body = endpoint.call.body
        ? { body: buildExample(endpoint.call.body, () => world.own.company.companyId, false) }
        : {}
      const answer = await requestAndCheck(
        getInsider(endpoint),
        fillAddress(endpoint, () =>
          value.startsWith('%') || value.startsWith('..') ? value : encodeURIComponent(value),
        ),
        body,
        endpoint.call.rawResponse,
      )
      // Deleting something that does not exist succeeds.
      if (
        answer.status >= 500 ||
        (answer.status === 200 && endpoint.changing && endpoint.method !== 'DELETE')
      )
        violations.push(
          `${endpoint.method} ${endpoint.url} with ${value.slice(0, 20)}: ${answer.status} ${answer.code}`,
        )
    }
  }
  expect(violations).toEqual([])
})

it('rejects queries with unknown, repeated, out-of-range or unreadable fields without server errors', async () => {
  const names = [...new Set(servedEndpoints.flatMap(({ call }) => listFields(call.query)))]
  const values = [
    '',
    '-1',
    '0',
    '999999999999999999999',
    'NaN',
    '\u0000',
    "' or 1=1 --",
    '%',
    'x'.repeat(5000),
    '2026-13-45',
    '1900-01-01',
    '[object Object]',
  ]
  const violations: string[] = []
  for (const endpoint of servedEndpoints.filter(
    (served) => !isEventStream(served) && !served.call.access.includes('dev'),
  )) {
    const queries: Record<string, string | string[]>[] = [{ nobody_knows_this: '1' }]
    for (const name of names.filter((param) => listFields(endpoint.call.query).includes(param)))
      queries.push(...pickSome(values, 4).map((value) => ({ [name]: value })), {
        [name]: ['a', 'b'],
      })
    for (const query of endpoint.call.query ? queries : queries.slice(0, 1)) {
      if (endpoint.changing && endpoint.method === 'GET' && !endpoint.call.query) continue
      const answer = await requestAndCheck(
        getInsider(endpoint),
        fillAddress(endpoint, () => world.own.company.companyId),
        { query, ...(endpoint.method === 'GET' ? {} : { body: {} }) },
        endpoint.call.rawResponse,
      )
      if (
        'nobody_knows_this' in query &&
        endpoint.call.query &&
        answer.status !== 400 &&
        answer.status !== 404
      )
        violations.push(
          `${endpoint.method} ${endpoint.url} took an unknown field: ${answer.status}`,
        )
      if (Object.values(query).includes('\u0000') && answer.status === 200)
        violations.push(`${endpoint.method} ${endpoint.url} took a NUL`)
    }
  }
  expect(violations).toEqual([])
})

/** Lists the field names of a query's schema. */
function listFields(schema: unknown): string[] {
  return schema &&
    typeof schema === 'object' &&
    'shape' in schema &&
    schema.shape &&
    typeof schema.shape === 'object'
    ? Object.keys(schema.shape)
    : []
}

it('valid requests never cause a server error, for any actor and any remaining data', async () => {
  const ids = Object.values(world.own.ids)
  const idFor = (field: string) =>
    world.own.ids[field.replace(/_?ids?$/, '')] ?? ids[field.length % ids.length] ?? ''
  const endpoints = servedEndpoints.filter((endpoint) => !isEventStream(endpoint))
  const failed = new Set<string>()
  // Queries first, because mutations change the data.
  for (const endpoint of endpoints.toSorted((a, b) => Number(a.changing) - Number(b.changing))) {
    for (const actor of [
      'admin',
      'supervisor',
      'bareSupervisor',
      'intern',
      'manager',
      'pendingAdmin',
      'registeringCompany',
      'registeringIntern',
    ] as const) {
      if (
        getExpectedAccess(actor, endpoint.call.access, endpoint.call.account) !== 'allowed' ||
        endpoint.call.access.includes('public')
      )
        continue
      if (endpoint.changing) await world.restoreActors()
      const browser = endpoint.changing
        ? await world.browserOf(actor)
        : (browsers.get(actor) ?? server.anonymous())
      // Without and with optional fields.
      for (const all of pickSome([false, true], 1)) {
        const body =
          endpoint.call.body && endpoint.call.upload === undefined
            ? { body: buildExample(endpoint.call.body, idFor, all) }
            : {}
        const file = endpoint.call.upload
          ? { file: { name: 'a.png', bytes: Buffer.from('no picture') } }
          : {}
        const violation = await requestAndCheck(
          browser,
          fillAddress(endpoint, (param) => idFor(param)),
          { ...body, ...file },
          endpoint.call.rawResponse,
        ).then(
          () => null,
          (error: Error) => `${actor}: ${error.message.split('\n')[0]}`,
        )
        if (violation) failed.add(violation)
      }
    }
  }
  expect([...failed]).toEqual([])
})
