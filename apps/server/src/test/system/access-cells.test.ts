import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type Browser, startTestServer, type TestResponse } from '../../platform/testing/harness.ts'
import { getExpectedAccess, pendingActors } from './access-table.ts'
import { type ActorName, actorNames, createTenantWorld, type TenantWorld } from './actors.ts'
import { listFittingIds, requestWithIds } from './request-with-ids.ts'
import { countRounds, isProof } from './rounds.ts'
import { endpointAddresses, showsTenantData, type ServedEndpoint } from './served-endpoints.ts'
import { readTenantRows, type Tenant } from './tenant.ts'

vi.setConfig({ testTimeout: 660_000 })

// A cell is a request of one actor to one endpoint with ids of its own tenant, of another one or
// of nothing. `npm test` tries a few of them; access.test.ts and tenancy.test.ts try each endpoint.
const endpoints = endpointAddresses.filter(showsTenantData)
/** Each round tries a part of the endpoints, with data of its own. */
const parts = isProof ? 6 : 80
const owners = ['own', 'other', 'absent'] as const

interface Cell {
  readonly actor: ActorName
  readonly endpoint: ServedEndpoint
  readonly owner: (typeof owners)[number]
  readonly id: string
}

/** Those who may see the data of both tenants. */
const operators: readonly ActorName[] = ['reviewer', 'finance', 'manager']
const otherPeople: readonly ActorName[] = ['otherIntern', 'otherAdmin', 'otherSupervisor']
const ownPeople: readonly ActorName[] = [
  'intern',
  'admin',
  'supervisor',
  'bareSupervisor',
  'pendingMember',
  'deactivatedMember',
  // Of the intern's batch.
  'partner',
]

/** The ids of a tenant that a round tries: in every second one, ids that the endpoint expects. */
function chooseId(endpoint: ServedEndpoint, { ids }: Tenant, round: number): string {
  const fitting = listFittingIds(endpoint, ids)
  const pass = Math.floor(round / parts)
  const choice = pass % 2 === 0 && fitting.length > 0 ? fitting : Object.entries(ids)
  return choice[Math.floor(pass / 2) % choice.length]?.[1] ?? ''
}

/** Queries first, then changes: those of the other tenant and the operators at the end. */
function listCells(world: TenantWorld, round: number): Cell[] {
  const last = [...operators, ...otherPeople]
  const part = endpoints.filter((_endpoint, index) => index % parts === round % parts)
  const cells = actorNames.flatMap((actor) =>
    part.flatMap((endpoint) =>
      owners.map((owner) => ({
        actor,
        endpoint,
        owner,
        id: owner === 'absent' ? randomUUID() : chooseId(endpoint, world[owner], round),
      })),
    ),
  )
  const rank = ({ actor, endpoint }: Cell) =>
    Number(endpoint.changing) * (last.includes(actor) ? 2 : 1)
  return cells.toSorted((a, b) => rank(a) - rank(b))
}

/** Lists the error codes with which an endpoint refuses an actor. */
function listRefusals(actor: ActorName, expected: 401 | 403): readonly string[] {
  if (pendingActors.includes(actor)) return ['SECOND_FACTOR_REQUIRED']
  return expected === 401 ? ['UNAUTHENTICATED'] : ['FORBIDDEN', 'COMPANY_NOT_APPROVED']
}

/** Lists what is wrong with the response to a cell. */
function judgeCell({ own, other }: TenantWorld, cell: Cell, response: TestResponse): string[] {
  const { actor, endpoint } = cell
  const faults: string[] = []
  const expected = getExpectedAccess(actor, endpoint.call.access, endpoint.call.account)
  if (expected === 'allowed') {
    if (response.status === 401) faults.push('is not signed in')
  } else if (
    response.status !== expected ||
    !listRefusals(actor, expected).includes(response.code ?? '')
  )
    faults.push(`not ${expected}`)
  const isOperator = operators.includes(actor)
  if (!isOperator && !otherPeople.includes(actor) && response.text.includes(other.mark))
    faults.push('shows the other tenant')
  if (!isOperator && !ownPeople.includes(actor) && response.text.includes(own.mark))
    faults.push('shows the own tenant')
  return faults.map(
    (fault) =>
      `${actor} ${endpoint.method} ${endpoint.url} with ${cell.owner} ids: ${response.status} ${response.code ?? ''} ${fault}`,
  )
}

const totals = { cells: 0, planted: 0, found: 0, violations: new Array<string>() }

/** Sends the request of a cell and judges its response, also as if an insider had received it. */
async function tryCell(
  world: TenantWorld,
  readers: Map<ActorName, Browser>,
  cell: Cell,
): Promise<void> {
  if (cell.endpoint.changing) await world.restoreActors()
  // A change may end the session.
  const browser =
    (cell.endpoint.changing ? undefined : readers.get(cell.actor)) ??
    (await world.browserOf(cell.actor))
  readers.set(cell.actor, browser)
  const response = await requestWithIds(cell.endpoint, browser, () => cell.id).catch(
    (error: Error) => error.message,
  )
  totals.cells += 1
  if (typeof response === 'string') {
    totals.violations.push(response)
    return
  }
  totals.violations.push(...judgeCell(world, cell, response))
  const isSeen = otherPeople.includes(cell.actor) && response.text.includes(world.other.mark)
  if (!isSeen) return
  totals.planted += 1
  totals.found += Number(judgeCell(world, { ...cell, actor: 'admin' }, response).length > 0)
}

async function tryAllCells(round: number): Promise<void> {
  const server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  const world = await createTenantWorld(server)
  const cells = listCells(world, round)
  const readers = new Map<ActorName, Browser>()
  const firstOfOthers = cells.findIndex(
    ({ actor, endpoint }) =>
      endpoint.changing && (operators.includes(actor) || otherPeople.includes(actor)),
  )
  const before = await readTenantRows(server, world.other)
  for (const [index, cell] of cells.entries()) {
    if (index === firstOfOthers && (await readTenantRows(server, world.other)) !== before)
      totals.violations.push('rows of the other tenant were changed')
    await tryCell(world, readers, cell)
  }
  await showOwnData(world, readers, round)
  await server.stop()
}

/** Lets an insider read their own data, for the control, if none of the round's cells did. */
async function showOwnData(
  world: TenantWorld,
  readers: Map<ActorName, Browser>,
  round: number,
): Promise<void> {
  for (const endpoint of endpoints.filter(({ changing }) => !changing)) {
    if (totals.planted > 0) return
    const id = chooseId(endpoint, world.other, round)
    await tryCell(world, readers, { actor: 'otherAdmin', endpoint, owner: 'other', id })
  }
}

it('no actor reads or changes what is not theirs, with ids of either tenant or of nothing', async () => {
  const firstRound = isProof ? Math.floor(Math.random() * 10_000) : 0
  for (const round of countRounds(1, 4, 0.75)) await tryAllCells(firstRound + round)
  const { cells, planted, found, violations } = totals
  reportFigure({
    figure: 1,
    counts: { cells },
    violations,
    controls: { "the other tenant's data in an insider's response": [planted, found] },
  })
  expect([violations.slice(0, 20), planted, planted > 0]).toEqual([[], found, true])
})
