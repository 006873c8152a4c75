import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, type TenantWorld, createTenantWorld } from './actors.ts'
import { listFittingIds, listIdNames, requestWithIds } from './request-with-ids.ts'
import { servedEndpoints, showsTenantData, type ServedEndpoint } from './served-endpoints.ts'
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
const insiders = ['admin', 'supervisor', 'bareSupervisor', 'intern', 'partner'] as const

const testedEndpoints = servedEndpoints.filter(showsTenantData)

/** Rows of the other tenant that everyone can see, with the reasons. */
const publicPaths: readonly RegExp[] = [
  /browse-intern|browse-candidate|browse\/|shortlist|not-interested|match|interview\/batch/, // available interns are visible to every approved company
  /public|host-company\/.*(profile|company)|hc\/|certificates/, // company pages and certificates are public
  /seat-alerts/, // everyone can ask for a seat in a batch
]

/**
 * Returns the ids to try with an endpoint, by kind. The long run tries all of them; otherwise those
 * that match the names of its fields, or all if none match.
 */
function listIdsToTry(
  endpoint: ServedEndpoint,
  ids: Readonly<Record<string, string>>,
): [string, string][] {
  const every = listIdNames(endpoint).length > 0 ? Object.entries(ids) : []
  const fitting = listFittingIds(endpoint, ids)
  return isLongRun || fitting.length === 0 ? every : fitting
}

async function probeEndpoints(
  actor: ActorName,
  calls: readonly ServedEndpoint[],
): Promise<string[]> {
  const violations: string[] = []
  const reader = await world.browserOf(actor)
  for (const endpoint of calls) {
    if (getExpectedAccess(actor, endpoint.call.access, endpoint.call.account) !== 'allowed')
      continue
    if (endpoint.changing) await world.restoreActors()
    const browser = endpoint.changing ? await world.browserOf(actor) : reader
    const idsToTry = listIdsToTry(endpoint, world.other.ids)
    if (idsToTry.length === 0) idsToTry.push(['none', world.own.company.companyId])
    for (const [kind, id] of idsToTry) {
      const answer = await requestWithIds(endpoint, browser, () => id)
      const summary = `${actor} ${endpoint.method} ${endpoint.url} with the other's ${kind}: ${answer.status} ${answer.code ?? ''}`
      if (answer.text.includes(world.other.mark))
        violations.push(
          `${summary} shows ${answer.text.slice(Math.max(0, answer.text.indexOf(world.other.mark) - 60), answer.text.indexOf(world.other.mark) + 40)}`,
        )
      const isOpen =
        endpoint.call.access.includes('public') ||
        publicPaths.some((pattern) => pattern.test(endpoint.url))
      if (endpoint.params.length > 0 && answer.status === 200 && kind !== 'none' && !isOpen)
        violations.push(`${summary} ${answer.text.slice(0, 120)}`)
    }
  }
  return violations
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
  const levels = [
    'company:interviewer',
    'company:schedule',
    'company:plan-supervisor',
    'company:internship',
  ]
  const before = await readTenantRows(server, world.own)
  const browser = await world.browserOf('bareSupervisor')
  const passed: string[] = []
  for (const endpoint of testedEndpoints.filter(
    ({ changing, call }) => changing && call.access.every((level) => levels.includes(level)),
  )) {
    for (const [kind, id] of listIdsToTry(endpoint, world.own.ids)) {
      const answer = await requestWithIds(endpoint, browser, () => id)
      if (answer.status === 200) passed.push(`${endpoint.method} ${endpoint.url} with ${kind}`)
    }
  }
  expect(passed).toEqual([])
  expect(await readTenantRows(server, world.own)).toBe(before)
})

it("the other tenant's own actors see its marks", async () => {
  const triedNames = new Set<string>()
  for (const actor of ['otherAdmin', 'otherIntern'] as const) {
    const browser = await world.browserOf(actor)
    for (const endpoint of testedEndpoints.filter(
      ({ changing, call }) =>
        !changing && getExpectedAccess(actor, call.access, call.account) === 'allowed',
    )) {
      const idsToTry = listIdsToTry(endpoint, world.other.ids).map(([, id]) => id)
      for (const id of idsToTry.length > 0 ? idsToTry : ['']) {
        if ((await requestWithIds(endpoint, browser, () => id)).text.includes(world.other.mark))
          triedNames.add(endpoint.name)
      }
    }
  }
  // Otherwise the mark is nowhere, and not finding it proves nothing.
  expect(triedNames.size).toBeGreaterThan(0)
})
