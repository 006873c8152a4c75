import { randomUUID } from 'node:crypto'
import { exportValidMs } from '@fledge/domain/accounts/rules.ts'
import { dayMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

const reason = 'You wrote to us on 18 November'
let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
// Sessions end while the clock moves.
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})

const dayBefore = (days: number) =>
  toLocalDay(new Date(server.now().getTime() - days * dayMs), 'UTC')
const prepare = (id: string, by = manager, body: object = { received_on: dayBefore(3), reason }) =>
  by.request(`POST operator/people/${id}/export`, { body })
const download = (id: string, exportId: string, by = manager) =>
  by.request(`GET operator/people/${id}/export`, { query: { export_id: exportId } })
/** Prepares a copy. @returns its id */
const prepareId = async (id: string): Promise<string> => (await prepare(id)).payload.export_id
const listRequests = async (search: string) =>
  (await manager.request('GET operator/privacy/requests', { query: { search } })).payload

describe('a copy of the data of someone who asked by letter', () => {
  it('of today counts from when it was downloaded', async () => {
    const intern = await anIntern(server)
    const body = { received_on: dayBefore(0), reason }
    const { payload } = await prepare(intern.userId, manager, body)
    await download(intern.userId, payload.export_id)
    const [request] = await listRequests(intern.email)
    expect(request.requested_at).toBe(request.done_at)
  })

  it('is their own archive, is emailed, recorded and listed with who made it and why', async () => {
    const intern = await anIntern(server)
    const { companyId } = await aCompany(server)
    const member = await aMember(server, companyId)
    for (const [{ userId, email }, path] of [
      [intern, 'GET intern-service/account/export'],
      [member, 'GET account/export'],
    ] as const) {
      const exportId = await prepareId(userId)
      expect(await listRequests(email)).toEqual([])
      expect(await server.mails(email)).toEqual([])
      const copy = await download(userId, exportId)
      const own = await (await server.as(userId)).request(path)
      expect([copy.status, own.status]).toEqual([200, 200])
      expect(copy.text.slice(0, 2)).toBe('PK')
      expect(listFiles(copy.text)).toContain('account.json')
      expect(listFiles(copy.text)).toEqual(listFiles(own.text))
      expect((await server.mails(email))[0]).toMatchObject({
        kind: 'accounts.copyMade',
        body: expect.stringContaining(reason),
      })
      const requests = await listRequests(email)
      expect(requests).toHaveLength(2)
      expect(requests).toContainEqual(
        expect.objectContaining({
          kind: 'ACCESS',
          state: 'DONE',
          note: reason,
          recorded_by: expect.stringMatching(/\w/),
          requested_at: `${dayBefore(3)}T00:00:00.000Z`,
        }),
      )
      expect(requests).toContainEqual(expect.objectContaining({ recorded_by: null, note: null }))
      const { rows } = await server.pool.query(
        `select move, actor_kind, note from event_log where subject_id = $1 and actor_kind = 'operator' order by id`,
        [userId],
      )
      expect(rows).toEqual([
        { move: 'prepareExport', actor_kind: 'operator', note: reason },
        { move: 'export', actor_kind: 'operator', note: reason },
      ])
    }
  })

  it('can be downloaded once, also by requests at the same time', async () => {
    const intern = await anIntern(server)
    const exportId = await prepareId(intern.userId)
    const both = await Promise.all([1, 2, 3].map(() => download(intern.userId, exportId)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect((await download(intern.userId, exportId)).status).toBe(404)
    expect((await server.mails(intern.email)).length).toBe(1)
  })

  it('is there for 10 minutes, for the manager who prepared it, and for this person', async () => {
    const intern = await anIntern(server)
    const other = await anIntern(server)
    const exportId = await prepareId(intern.userId)
    const colleague = await server.as((await anOperator(server)).userId)
    expect((await download(intern.userId, exportId, colleague)).status).toBe(404)
    expect((await download(other.userId, exportId)).status).toBe(404)
    expect((await download(intern.userId, randomUUID())).status).toBe(404)
    await server.advanceClock(exportValidMs)
    expect((await download(intern.userId, exportId)).status).toBe(404)
    expect(await listRequests(intern.email)).toEqual([])
  })
})

/** Names of the JSON files in an archive, whose names are not compressed. */
const listFiles = (zip: string) => [...new Set(zip.match(/[a-z]+\.json/g))].toSorted()

it('is refused to everyone but managers, for the team, for unknown people, and without a reason', async () => {
  const intern = await anIntern(server)
  const { admin } = await aCompany(server)
  const exportId = await prepareId(intern.userId)
  for (const id of [
    intern.userId,
    admin.userId,
    (await anOperator(server, 'REVIEWER')).userId,
    (await anOperator(server, 'FINANCE')).userId,
  ]) {
    const browser = await server.as(id)
    expect((await prepare(intern.userId, browser)).status).toBe(403)
    expect((await download(intern.userId, exportId, browser)).status).toBe(403)
  }
  expect((await prepare(intern.userId, server.anonymous())).status).toBe(401)
  expect((await download(intern.userId, exportId, server.anonymous())).status).toBe(401)
  expect((await prepare(randomUUID())).status).toBe(404)
  const body = { received_on: dayBefore(0), reason }
  expect((await prepare(intern.userId, manager, { ...body, reason: ' ' })).status).toBe(400)
  expect(
    (await prepare(intern.userId, manager, { ...body, received_on: dayBefore(-2) })).status,
  ).toBe(400)
  const colleague = await anOperator(server, 'REVIEWER')
  expect((await prepare(colleague.userId)).status).toBe(409)
})

it('leaves no reason in the log once a company member is erased', async () => {
  const { companyId } = await aCompany(server)
  const member = await aMember(server, companyId)
  await download(member.userId, await prepareId(member.userId))
  await server.pool.query('update users set erase_at = $2 where user_id = $1', [
    member.userId,
    server.now(),
  ])
  await server.running.services.sweep()
  const { rows } = await server.pool.query(
    'select note, data from event_log where subject_id = $1 and note is not null',
    [member.userId],
  )
  expect(rows).toEqual([])
})
