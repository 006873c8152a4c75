import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { EndpointSchema } from '@fledge/kernel/endpoint.ts'
import { z } from 'zod'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { startTestServer, type Browser, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, actorNames, createTenantWorld, type TenantWorld } from './actors.ts'
import { type IdMaker, buildExample } from './example-body.ts'
import { createRandom } from './lives/choose-action.ts'
import { oddValues, replaceSome } from './odd-inputs.ts'
import { countRounds, isProof } from './rounds.ts'
import { fillAddress, servedEndpoints, isEventStream } from './served-endpoints.ts'

vi.setConfig({ testTimeout: 660_000, hookTimeout: 120_000 })

const seed = isProof ? Math.floor(Math.random() * 2 ** 31) : 1
const random = createRandom(seed)
const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]

let server: TestServer
let world: TenantWorld
beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000', LOG_LEVEL: 'silent' })
  world = await createTenantWorld(server)
})
afterAll(() => server.stop())

const endpoints = servedEndpoints.filter(
  (endpoint) => !isEventStream(endpoint) && !endpoint.call.access.includes('dev'),
)
const schemas = endpoints
  .filter(({ call }) => call.upload === undefined && call.bytes === undefined)
  .flatMap(({ call, name }) =>
    [call.body, call.query].flatMap((schema) => (schema ? [{ name, schema }] : [])),
  )

/** An id of a row of the own tenant: mostly one that the field expects. */
const idFor: IdMaker = (field) =>
  (random() < 0.9 ? world.own.ids[field.replace(/_?ids?$/, '')] : undefined) ??
  pick(Object.values(world.own.ids)) ??
  ''

/** Builds an input: an example with up to three odd values. */
const buildInput = (schema: EndpointSchema): unknown => {
  const example = buildExample(schema, idFor, random() < 0.5)
  return replaceSome(example, Math.floor(random() ** 2 * 4), random)
}

/** Whether a schema accepts an input; null if it throws. */
function accepts(schema: EndpointSchema, input: unknown): boolean | null {
  try {
    return z.safeParse(schema, input).success
  } catch {
    return null
  }
}

/** How many planted schemas, each throwing at one odd value, the same inputs find. */
function countFoundThrowers(): readonly [tried: number, found: number] {
  const planted = oddValues
    .filter((value) => typeof value === 'string')
    .map((bad) =>
      z.object({
        name: z.string().refine((value) => {
          if (value === bad) throw new Error('planted')
          return true
        }),
      }),
    )
  const isFound = (schema: EndpointSchema) => {
    for (let attempt = 0; attempt < 5000; attempt += 1)
      if (accepts(schema, buildInput(schema)) === null) return true
    return false
  }
  return [planted.length, planted.filter(isFound).length]
}

setFlagsFromString('--expose-gc')
/** Bytes of the heap that are in use. */
function readHeap(): number {
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

it('no schema throws, whatever it is given', () => {
  const violations = new Set<string>()
  let [cases, accepted] = [0, 0]
  for (const _round of countRounds(20, 2000, 0.2))
    for (const { name, schema } of schemas) {
      const input = buildInput(schema)
      const isAccepted = accepts(schema, input)
      cases += 1
      accepted += Number(isAccepted)
      if (isAccepted === null) violations.add(`${name} (seed ${seed}): ${JSON.stringify(input)}`)
    }
  const [tried, found] = countFoundThrowers()
  reportFigure({
    figure: 7,
    counts: { 'fuzz cases': cases, 'accepted by schemas': accepted },
    violations: [...violations],
    controls: { 'planted schemas that throw': [tried, found] },
  })
  expect([[...violations].slice(0, 20), found]).toEqual([[], tried])
})

const queryOf = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input ?? {}).map(([key, value]) => [key, String(value).slice(0, 2000)]),
  )

/** Sends one fuzzed request. @returns its status */
async function sendCase(browser: Browser, endpoint: (typeof endpoints)[number]): Promise<number> {
  const { body, query, upload, bytes } = endpoint.call
  const input = body && upload === undefined && bytes === undefined ? buildInput(body) : undefined
  const { status } = await browser.request(fillAddress(endpoint, idFor), {
    ...(input === undefined ? {} : { body: input }),
    ...(query ? { query: queryOf(buildInput(query)) } : {}),
  })
  return status
}

it('no request causes a server error, and memory stays flat', async () => {
  const violations = new Set<string>()
  const counts = { 'fuzz cases': 0, 'fuzz cases over HTTP': 0, 'answered with 200': 0 }
  const actors = actorNames.filter((actor) => !/pending|rejected|waiting|deactivated/.test(actor))
  const browsers = new Map<ActorName, Browser>()
  for (const actor of actors) browsers.set(actor, await world.browserOf(actor))
  let early = 0
  for (const round of countRounds(1, 20, 0.6)) {
    for (const endpoint of endpoints) {
      const { access, account } = endpoint.call
      const actor = pick(
        actors.filter((name) => getExpectedAccess(name, access, account) === 'allowed'),
      )
      if (!actor) continue
      if (endpoint.changing) await world.restoreActors()
      const browser = endpoint.changing ? await world.browserOf(actor) : browsers.get(actor)
      const status = await sendCase(browser ?? server.anonymous(), endpoint)
      counts['fuzz cases'] += 1
      counts['fuzz cases over HTTP'] += 1
      counts['answered with 200'] += Number(status === 200)
      if (status >= 500) violations.add(`${endpoint.name} (seed ${seed}): ${status}`)
    }
    // Caches and compiled code are filled by then.
    if (round === 20) early = readHeap()
  }
  reportFigure({
    figure: 7,
    counts,
    // A short run says nothing about it.
    ...(early > 0 ? { measures: { 'growth of the heap': readHeap() / early - 1 } } : {}),
    violations: [...violations],
  })
  expect([...violations].slice(0, 20)).toEqual([])
})
