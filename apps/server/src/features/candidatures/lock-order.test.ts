import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'
import { lockCandidature, lockCandidatureParents, lockParentsOfIntern } from './public.ts'

let server: TestServer
let parents: { readonly company_id: string; readonly plan_id: string; readonly intern_id: string }
let candidatureId: string
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  const plan = await aPlan(server, company.companyId)
  const intern = await anIntern(server)
  candidatureId = await aCandidature(server, company.companyId, plan, intern)
  parents = { company_id: company.companyId, plan_id: plan, intern_id: intern.internId }
})
afterAll(() => server.stop())

const tables = ['companies', 'plans', 'interns'] as const
type Table = (typeof tables)[number]

const lockRow = (client: pg.PoolClient, table: Table) => {
  const column = { companies: 'company_id', plans: 'plan_id', interns: 'intern_id' } as const
  return client.query(`select from ${table} where ${column[table]} = $1 for no key update nowait`, [
    parents[column[table]],
  ])
}

const isWaitingForLock = async () =>
  (
    await server.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length > 0

/** Holds one row, and returns which of the others are free while `lock` waits for it. */
async function listFreeWhileHeld(held: Table, lock: () => Promise<unknown>): Promise<Table[]> {
  const [holder, other] = await Promise.all([server.pool.connect(), server.pool.connect()])
  await holder.query('begin')
  await lockRow(holder, held)
  const waiting = lock()
  await vi.waitFor(async () => expect(await isWaitingForLock()).toBe(true), { timeout: 5000 })
  const free: Table[] = []
  for (const table of tables.filter((name) => name !== held))
    await lockRow(other, table).then(
      () => free.push(table),
      () => {},
    )
  await holder.query('rollback')
  await waiting
  holder.release()
  other.release()
  return free
}

it.each([
  { held: 'companies', free: ['plans', 'interns'] },
  { held: 'plans', free: ['interns'] },
  { held: 'interns', free: [] },
] as const)(
  'a transaction that waits for $held has locked all rows before it and no later one',
  async ({ held, free }) => {
    const byId = () => server.tx((tx) => lockCandidature(tx, {}, candidatureId))
    const byParents = () => server.tx((tx) => lockCandidatureParents(tx, parents))
    expect(await listFreeWhileHeld(held, byId)).toEqual(free)
    expect(await listFreeWhileHeld(held, byParents)).toEqual(free)
  },
)

it("locking an intern's candidatures waits neither for those that ended nor for those of others", async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)]
  const [intern, otherIntern] = [await anIntern(server), await anIntern(server)]
  const plans = [await aPlan(server, company.companyId), await aPlan(server, other.companyId)]
  await aCandidature(server, company.companyId, plans[0] ?? '', intern, { stage: 'CLOSED' })
  await aCandidature(server, other.companyId, plans[1] ?? '', otherIntern)
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from companies where company_id = any($1) for update', [
    [company.companyId, other.companyId],
  ])
  await holder.query('select from plans where plan_id = any($1) for update', [plans])
  await holder.query('select from interns where intern_id = $1 for update', [otherIntern.internId])
  let isLocked = false
  const locking = server
    .tx((tx) => lockParentsOfIntern(tx, intern.internId))
    .then(() => (isLocked = true))
  await vi.waitFor(async () => expect(isLocked || (await isWaitingForLock())).toBe(true))
  const wasFree = isLocked
  await holder.query('rollback')
  holder.release()
  await locking
  expect(wasFree).toBe(true)
})

it('an answer to an offer of an ended candidature locks its company before those of the others', async () => {
  const intern = await anIntern(server)
  const companies = [await aCompany(server), await aCompany(server)].toSorted((a, b) =>
    a.companyId < b.companyId ? -1 : 1,
  )
  const [ended, hired] = companies
  if (!ended || !hired) throw new Error('two companies were created')
  const plan = await aPlan(server, ended.companyId)
  const candidature = await aCandidature(server, ended.companyId, plan, intern, { stage: 'CLOSED' })
  await anOffer(server, ended.companyId, plan, candidature, intern, ended.admin.memberId, {
    status: 'EXPIRED',
  })
  const otherPlan = await aPlan(server, hired.companyId)
  await aCandidature(server, hired.companyId, otherPlan, intern, { stage: 'HIRED' })
  const lockCompany = (client: pg.PoolClient, company: string) =>
    client.query('select from companies where company_id = $1 for no key update nowait', [company])
  await runBehindLock(server, {
    lock: (holder) => lockCompany(holder, ended.companyId),
    act: () =>
      server.tx(async (tx) => {
        await lockParentsOfIntern(tx, intern.internId)
        await lockCandidature(tx, {}, candidature)
      }),
    // With the later company already locked, the two would wait for each other.
    change: (holder) => lockCompany(holder, hired.companyId),
  })
})
