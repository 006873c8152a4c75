import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, type TenantWorld, createTenantWorld } from './actors.ts'
import {
  fillAddress,
  servedEndpoints,
  isEventStream,
  type ServedEndpoint,
} from './served-endpoints.ts'
import { isCalculated, listOddInputs } from './odd-inputs.ts'
import { buildExample } from './example-body.ts'
import { isLongRun } from './rounds.ts'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 })

let server: TestServer
let world: TenantWorld
beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  world = await createTenantWorld(server)
})
afterAll(() => server.stop())

const strongest: readonly ActorName[] = [
  'admin',
  'manager',
  'intern',
  'registeringCompany',
  'registeringIntern',
  'anonymous',
]

const idFor = (field: string): string => {
  const ids = Object.values(world.own.ids)
  return world.own.ids[field.replace(/_?ids?$/, '')] ?? ids[field.length % ids.length] ?? ''
}

async function getInsider({ call }: ServedEndpoint): Promise<Browser> {
  const actor = strongest.find(
    (name) => getExpectedAccess(name, call.access, call.account) === 'allowed',
  )
  return actor ? world.browserOf(actor) : server.anonymous()
}

/** Returns the odd inputs that the schema accepts; queries contain text only. */
const listAcceptedInputs = (endpoint: ServedEndpoint, part: 'query' | 'body') => {
  const schema = endpoint.call[part]
  if (!schema || endpoint.call.upload !== undefined || endpoint.call.bytes !== undefined) return []
  return listOddInputs(schema, idFor)
    .filter(
      (oddInput) =>
        (isLongRun || isCalculated(oddInput)) && z.safeParse(schema, oddInput.input).success,
    )
    .map((oddInput) => ({ ...oddInput, part }))
}

it('no endpoint fails on odd values that its schema accepts', async () => {
  const failed = new Set<string>()
  const endpoints = servedEndpoints.filter(
    (endpoint) => !isEventStream(endpoint) && !endpoint.call.access.includes('dev'),
  )
  let count = 0
  for (const endpoint of endpoints) {
    const oddInputs = [
      ...listAcceptedInputs(endpoint, 'query'),
      ...listAcceptedInputs(endpoint, 'body'),
    ]
    if (oddInputs.length === 0) continue
    if (endpoint.changing) await world.restoreActors()
    const browser = await getInsider(endpoint)
    const body = endpoint.call.body ? buildExample(endpoint.call.body, idFor, true) : undefined
    for (const { part, at, value, input } of oddInputs) {
      count += 1
      const answer = await browser.request(
        fillAddress(endpoint, idFor),
        // The examples of a query are flat with text values.
        part === 'query'
          ? { query: input as Record<string, string>, ...(body ? { body } : {}) }
          : { body: input },
      )
      if (answer.status >= 500)
        failed.add(`${endpoint.name} ${part}.${at} = ${JSON.stringify(value)}: ${answer.status}`)
    }
  }
  expect([...failed].slice(0, 40)).toEqual([])
  // Guards against a test that checks nothing.
  expect(count).toBeGreaterThan(100)
})
