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
    (one) => one !== undefined,
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
    (one) =>
      one.call.body !== undefined && one.call.upload === undefined && one.call.bytes === undefined,
  )

  it.each(Object.entries(bodies))('rejects %s', async (_, body) => {
    const wrong: string[] = []
    for (const one of taking) {
      // Null and a missing body are equivalent here: both have no fields.
      if (one.call.body && z.safeParse(one.call.body, body ?? {}).success) continue
      const answer = await requestAndCheck(
        getInsider(one),
        fillAddress(one, () => world.own.company.companyId),
        { body },
      )
      // An unknown path parameter may be reported first.
      if (answer.status !== 400 && !(one.params.length > 0 && answer.status === 404))
        wrong.push(`${one.method} ${one.url}: ${answer.status} ${answer.code}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(rawBodies))('rejects %s', async (_, text) => {
    const wrong: string[] = []
    for (const one of taking) {
      const answer = await requestAndCheck(
        getInsider(one),
        fillAddress(one, () => world.own.company.companyId),
        { body: Buffer.from(text), headers: { 'content-type': 'application/json' } },
      )
      if (answer.status !== 400 && !(one.params.length > 0 && answer.status === 404))
        wrong.push(`${one.method} ${one.url}: ${answer.status} ${answer.code}`)
    }
    expect(wrong).toEqual([])
  })

  it('rejects an unsupported content type', async () => {
    const met = new Set<number>()
    for (const one of taking)
      met.add(
        (
          await requestAndCheck(
            getInsider(one),
            fillAddress(one, () => world.own.company.companyId),
            { body: Buffer.from('<a/>'), headers: { 'content-type': 'application/xml' } },
          )
        ).status,
      )
    expect([...met]).toEqual([415])
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
  const wrong: string[] = []
  for (const one of endpointAddresses.filter(({ params }) => params.length > 0)) {
    for (const value of pickSome(hostile, 3)) {
      const body = one.call.body
        ? { body: buildExample(one.call.body, () => world.own.company.companyId, false) }
        : {}
      const answer = await requestAndCheck(
        getInsider(one),
        fillAddress(one, () =>
          value.startsWith('%') || value.startsWith('..') ? value : encodeURIComponent(value),
        ),
        body,
        one.call.rawResponse,
      )
      // Deleting something that does not exist succeeds.
      if (
        answer.status >= 500 ||
        (answer.status === 200 && one.changing && one.method !== 'DELETE')
      )
        wrong.push(
          `${one.method} ${one.url} with ${value.slice(0, 20)}: ${answer.status} ${answer.code}`,
        )
    }
  }
  expect(wrong).toEqual([])
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
  const wrong: string[] = []
  for (const one of servedEndpoints.filter(
    (each) => !isEventStream(each) && !each.call.access.includes('dev'),
  )) {
    const queries: Record<string, string | string[]>[] = [{ nobody_knows_this: '1' }]
    for (const name of names.filter((each) => listFields(one.call.query).includes(each)))
      queries.push(...pickSome(values, 4).map((value) => ({ [name]: value })), {
        [name]: ['a', 'b'],
      })
    for (const query of one.call.query ? queries : queries.slice(0, 1)) {
      if (one.changing && one.method === 'GET' && !one.call.query) continue
      const answer = await requestAndCheck(
        getInsider(one),
        fillAddress(one, () => world.own.company.companyId),
        { query, ...(one.method === 'GET' ? {} : { body: {} }) },
        one.call.rawResponse,
      )
      if (
        'nobody_knows_this' in query &&
        one.call.query &&
        answer.status !== 400 &&
        answer.status !== 404
      )
        wrong.push(`${one.method} ${one.url} took an unknown field: ${answer.status}`)
      if (Object.values(query).includes('\u0000') && answer.status === 200)
        wrong.push(`${one.method} ${one.url} took a NUL`)
    }
  }
  expect(wrong).toEqual([])
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
  const asked = servedEndpoints.filter((one) => !isEventStream(one))
  const failed = new Set<string>()
  // Queries first, because mutations change the data.
  for (const one of asked.toSorted((a, b) => Number(a.changing) - Number(b.changing))) {
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
        getExpectedAccess(actor, one.call.access, one.call.account) !== 'allowed' ||
        one.call.access.includes('public')
      )
        continue
      if (one.changing) await world.restoreActors()
      const browser = one.changing
        ? await world.browserOf(actor)
        : (browsers.get(actor) ?? server.anonymous())
      // Without and with optional fields.
      for (const all of pickSome([false, true], 1)) {
        const body =
          one.call.body && one.call.upload === undefined
            ? { body: buildExample(one.call.body, idFor, all) }
            : {}
        const file = one.call.upload
          ? { file: { name: 'a.png', bytes: Buffer.from('no picture') } }
          : {}
        const wrong = await requestAndCheck(
          browser,
          fillAddress(one, (param) => idFor(param)),
          { ...body, ...file },
          one.call.rawResponse,
        ).then(
          () => null,
          (error: Error) => `${actor}: ${error.message.split('\n')[0]}`,
        )
        if (wrong) failed.add(wrong)
      }
    }
  }
  expect([...failed]).toEqual([])
})
