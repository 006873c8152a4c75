import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, type TenantWorld, createTenantWorld } from './actors.ts'
import { requestAndCheck } from './request-and-check.ts'
import {
  fillAddress,
  servedEndpoints,
  isEventStream,
  type ServedEndpoint,
} from './served-endpoints.ts'
import { buildExample } from './example-body.ts'
import { isLongRun } from './rounds.ts'
import { readTenantRows } from './tenant.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let server: TestServer
let world: TenantWorld

beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  world = await createTenantWorld(server)
})
afterAll(() => server.stop())

/** Actors of the own tenant, who must not read the other tenant's data. */
const insiders = ['admin', 'supervisor', 'bareSupervisor', 'intern'] as const

/**
 * The mailbox and the demo sign-in show everyone's data by design; they do not exist in production.
 */
const testedEndpoints = servedEndpoints.filter(
  (one) => !isEventStream(one) && !one.call.access.includes('dev') && !one.url.includes('/mailbox'),
)

/** Rows of the other tenant that everyone can see, with the reasons. */
const publicPaths: readonly RegExp[] = [
  /browse-intern|browse-candidate|browse\/|shortlist|not-interested|match|interview\/batch/, // available interns are visible to every approved company
  /public|host-company\/.*(profile|company)|hc\/|certificates/, // company pages and certificates are public
]

async function requestWithIds(
  one: ServedEndpoint,
  browser: Browser,
  id: (field: string) => string,
) {
  const body =
    one.call.body && one.call.upload === undefined
      ? { body: buildExample(one.call.body, id, true) }
      : {}
  const query = one.call.query ? buildIdQuery(one, id) : {}
  return requestAndCheck(browser, fillAddress(one, id), { ...body, ...query }, one.call.rawResponse)
}

function buildIdQuery(
  one: ServedEndpoint,
  id: (field: string) => string,
): { query?: Record<string, string> } {
  if (!one.call.query) return {}
  const example = buildExample(one.call.query, id, true)
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
function listIdNames(one: ServedEndpoint): string[] {
  const names = [...one.params]
  const note = (field: string) => {
    names.push(field)
    return ''
  }
  for (const schema of [one.call.body, one.call.query]) if (schema) buildExample(schema, note, true)
  return names
}

/**
 * Returns the ids to try with an endpoint, by kind. The long run tries all of them; otherwise those
 * that match the names of its fields, or all if none match.
 */
function listIdsToTry(
  one: ServedEndpoint,
  ids: Readonly<Record<string, string>>,
): [string, string][] {
  const names = listIdNames(one).map((name) => name.toLowerCase())
  const every = names.length > 0 ? Object.entries(ids) : []
  const fitting = every.filter(([kind]) => names.some((name) => name.includes(kind.toLowerCase())))
  return isLongRun || fitting.length === 0 ? every : fitting
}

async function probeEndpoints(
  actor: ActorName,
  calls: readonly ServedEndpoint[],
): Promise<string[]> {
  const wrong: string[] = []
  const reader = await world.browserOf(actor)
  for (const one of calls) {
    if (getExpectedAccess(actor, one.call.access, one.call.account) !== 'allowed') continue
    if (one.changing) await world.restoreActors()
    const browser = one.changing ? await world.browserOf(actor) : reader
    const tried = listIdsToTry(one, world.other.ids)
    if (tried.length === 0) tried.push(['none', world.own.company.companyId])
    for (const [kind, id] of tried) {
      const answer = await requestWithIds(one, browser, () => id)
      const about = `${actor} ${one.method} ${one.url} with the other's ${kind}: ${answer.status} ${answer.code ?? ''}`
      if (answer.text.includes(world.other.mark))
        wrong.push(
          `${about} shows ${answer.text.slice(Math.max(0, answer.text.indexOf(world.other.mark) - 60), answer.text.indexOf(world.other.mark) + 40)}`,
        )
      const isOpen =
        one.call.access.includes('public') || publicPaths.some((pattern) => pattern.test(one.url))
      if (one.params.length > 0 && answer.status === 200 && kind !== 'none' && !isOpen)
        wrong.push(`${about} ${answer.text.slice(0, 120)}`)
    }
  }
  return wrong
}

it.each(insiders)(
  '%s cannot read data of the other company or its intern by any id',
  async (actor) => {
    expect(
      await probeEndpoints(
        actor,
        testedEndpoints.filter(({ changing }) => !changing),
      ),
    ).toEqual([])
  },
)

it.each(insiders)(
  '%s cannot change data of the other company or its intern by any id',
  async (actor) => {
    const before = await readTenantRows(server, world.other)
    expect(
      await probeEndpoints(
        actor,
        testedEndpoints.filter(({ changing }) => changing),
      ),
    ).toEqual([])
    expect(await readTenantRows(server, world.other)).toBe(before)
  },
)

it('a supervisor without a role in an interview, plan or internship cannot change those of their own company', async () => {
  const words = [
    'company:interviewer',
    'company:schedule',
    'company:plan-supervisor',
    'company:internship',
  ]
  const before = await readTenantRows(server, world.own)
  const browser = await world.browserOf('bareSupervisor')
  const done: string[] = []
  for (const one of testedEndpoints.filter(
    ({ changing, call }) => changing && call.access.every((word) => words.includes(word)),
  )) {
    for (const [kind, id] of listIdsToTry(one, world.own.ids)) {
      const answer = await requestWithIds(one, browser, () => id)
      if (answer.status === 200) done.push(`${one.method} ${one.url} with ${kind}`)
    }
  }
  expect(done).toEqual([])
  expect(await readTenantRows(server, world.own)).toBe(before)
})

it("the other tenant's own actors see its marks", async () => {
  const seen = new Set<string>()
  for (const actor of ['otherAdmin', 'otherIntern'] as const) {
    const browser = await world.browserOf(actor)
    for (const one of testedEndpoints.filter(
      ({ changing, call }) =>
        !changing && getExpectedAccess(actor, call.access, call.account) === 'allowed',
    )) {
      const tried = listIdsToTry(one, world.other.ids).map(([, id]) => id)
      for (const id of tried.length > 0 ? tried : ['']) {
        if ((await requestWithIds(one, browser, () => id)).text.includes(world.other.mark))
          seen.add(one.name)
      }
    }
  }
  // Otherwise the mark is nowhere, and not finding it proves nothing.
  expect(seen.size).toBeGreaterThan(0)
})
