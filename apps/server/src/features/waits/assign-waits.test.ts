import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import { addColleague, type Colleague, sendAct } from './testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague

beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben, manager] = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
beforeEach(async () => {
  await server.pool.query('delete from wait_owners')
  await server.pool.query(`update companies set status = 'APPROVED'`)
})
afterAll(() => server.stop())

/** Adds companies that wait for approval, the oldest first. */
async function addCompanies(count: number): Promise<string[]> {
  const { rows } = await server.pool.query(
    `insert into companies (company_id, slug, name, email_domain, status, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'Company ' || n, gen_random_uuid() || '.test', 'PENDING_APPROVAL', $2::timestamptz + n * interval '1 second'
     from generate_series(1, $1::int) n returning company_id`,
    [count, server.now()],
  )
  const ids = rows.map((row) => row.company_id)
  await server.pool.query(
    `insert into members (member_id, company_id, email, role, status, created_at)
     select gen_random_uuid(), id, gen_random_uuid() || '@x.test', 'ADMIN', 'INVITED', $2 from unnest($1::uuid[]) id`,
    [ids, server.now()],
  )
  return ids
}

const toRows = (ids: readonly string[]) => ({ rows: ids.map((id) => ({ kind: 'COMPANY', id })) })
const ofKind = { filters: { kind: 'COMPANY' }, except: [] }
const preview = async (selection: object, { browser }: Colleague = ada, owner = ben) =>
  (
    await browser.request('POST operator/waits/assign-many/preview', {
      body: { selection, owner_id: owner.userId },
    })
  ).payload
const assign = (
  selection: object,
  count: number,
  more: object = {},
  { browser }: Colleague = ada,
) =>
  browser.request('POST operator/waits/assign-many', {
    body: { selection, owner_id: ben.userId, reason: 'Ada is away.', count, ...more },
  })
const countOwned = async (userId: string): Promise<number> =>
  (await server.pool.query('select from wait_owners where owner_id = $1', [userId])).rowCount ?? 0
const readEvents = async (ids: readonly string[]) =>
  (
    await server.pool.query(
      `select subject_id, actor_id, note, data from event_log
       where machine = 'wait' and move = 'assign' and subject_id = any($1)`,
      [ids],
    )
  ).rows

describe('passing many tasks on', () => {
  it('gives the chosen ones to a colleague, with an event for each and its reason', async () => {
    const ids = await addCompanies(3)
    expect(await preview(toRows(ids))).toMatchObject({ count: 3, left_out: [] })
    expect(await countOwned(ben.userId)).toBe(0)
    const { status, payload } = await assign(toRows(ids), 3)
    expect([status, payload.count]).toEqual([200, 3])
    expect(payload.rows.map(({ refusal }: { refusal: string }) => refusal)).toEqual(
      ids.map(() => null),
    )
    expect(await countOwned(ben.userId)).toBe(3)
    const events = await readEvents(ids)
    expect(events).toHaveLength(3)
    expect(events[0]).toMatchObject({
      actor_id: ada.userId,
      note: 'Ada is away.',
      data: { kind: 'COMPANY', from: null, to: ben.userId },
    })
  })

  it('says who is left out and why: of a colleague, theirs already, no longer waiting', async () => {
    const [free, ofManager, ofBen] = await addCompanies(3)
    await sendAct(manager, 'take', { kind: 'COMPANY', id: ofManager })
    await sendAct(ben, 'take', { kind: 'COMPANY', id: ofBen })
    const selection = toRows([free ?? '', ofManager ?? '', ofBen ?? '', randomUUID()])
    expect(await preview(selection)).toMatchObject({
      count: 1,
      left_out: expect.arrayContaining([
        { reason: 'refused.waitOfColleague', count: 1 },
        { reason: 'waits.refused.sameOwner', count: 1 },
        { reason: 'waits.refused.notWaiting', count: 1 },
      ]),
    })
    // A manager may pass on what a colleague takes care of.
    expect(await preview(selection, manager)).toMatchObject({ count: 2 })
    const { payload } = await assign(selection, 1)
    expect(payload.rows).toContainEqual(
      expect.objectContaining({ id: ofManager, refusal: 'refused.waitOfColleague' }),
    )
    expect(await countOwned(manager.userId)).toBe(1)
  })

  it('takes everything that matches the filters but the exceptions', async () => {
    const ids = await addCompanies(120)
    const selection = { ...ofKind, except: toRows(ids.slice(0, 20)).rows }
    expect(await preview(selection)).toMatchObject({ count: 100, left_out: [] })
    expect((await assign(selection, 100)).payload.count).toBe(100)
    expect(await countOwned(ben.userId)).toBe(100)
  })

  it('changes at most 500 at once, and counts the others', async () => {
    const ids = await addCompanies(503)
    expect(await preview(ofKind)).toMatchObject({
      count: 500,
      left_out: [{ reason: 'lists.refused.beyond', count: 3 }],
    })
    expect((await assign(ofKind, 500)).payload.count).toBe(500)
    expect(await readEvents(ids)).toHaveLength(500)
  })

  it('changes nothing if the number is no longer that of the preview', async () => {
    const ids = await addCompanies(2)
    await sendAct(manager, 'take', { kind: 'COMPANY', id: ids[0] })
    expect((await assign(toRows(ids), 2)).status).toBe(409)
    expect(await countOwned(ben.userId)).toBe(0)
  })

  it('is done once when the request is repeated', async () => {
    const ids = await addCompanies(2)
    const requestId = randomUUID()
    const send = () =>
      ada.browser.request('POST operator/waits/assign-many', {
        body: { selection: toRows(ids), owner_id: ben.userId, reason: 'Once.', count: 2 },
        requestId,
      })
    const replies = [await send(), await send()]
    expect(replies.map(({ payload }) => payload.count)).toEqual([2, 2])
    expect(await readEvents(ids)).toHaveLength(2)
  })

  it.each([{ reason: ' ' }, { count: 0 }, { selection: { rows: [] } }])(
    'rejects %j',
    async (body) => {
      const ids = await addCompanies(1)
      expect((await assign(toRows(ids), 1, body)).status).toBe(400)
    },
  )
})

it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
  const browser = await openAsSide(server, side)
  const paths = ['operator/waits/assign-many/preview', 'operator/waits/assign-many']
  for (const path of paths)
    expect([401, 403]).toContain(
      (
        await browser.request(`POST ${path}`, {
          body: { selection: ofKind, owner_id: ben.userId, reason: 'x', count: 1 },
        })
      ).status,
    )
})
