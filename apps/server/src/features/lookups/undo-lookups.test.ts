import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let manager: Colleague
let colleague: Colleague
let member: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  manager = await addColleague(server, 'MANAGER')
  colleague = await addColleague(server, 'MANAGER')
  member = await server.as((await aCompany(server)).admin.userId)
})
afterAll(() => server.stop())

interface Entry {
  readonly key: string
  readonly id: number
  readonly label: string
  readonly state: string
  readonly may: Readonly<Record<string, true | string>>
}
const note = 'Asked for by three companies'
const pendingKey = 'pendingActs.refused.pending'
const list = async (query: Record<string, string>): Promise<readonly Entry[]> =>
  (await manager.browser.request('GET operator/lookups', { query })).payload
const find = async (name: string, id: number) =>
  (await list({ list: name, per_page: '100' })).find((entry) => entry.id === id)
const send = (path: string, body: object, by = manager) =>
  by.browser.request(`POST operator/lookups${path}`, { body: { note, ...body } })
const rename = (name: string, { id, label }: Entry, to: string, by = manager) =>
  send(`/${name}/${id}/rename`, { label: to, base: label }, by)
const merge = (name: string, from: Entry, into: Entry, by = manager) =>
  send('/merge', { list: name, from_id: from.id, into_id: into.id, count: 0 }, by)
const change = (act: string, rows: readonly Entry[], count = rows.length) =>
  manager.browser.request('POST operator/lookups/states', {
    body: { act, reason: note, count, selection: { rows: rows.map(({ key }) => key) } },
  })
const undo = (act_id: string, by = manager) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const listPending = async (by = manager) =>
  (await by.browser.request('GET operator/pending-acts', { query: { kind: 'LOOKUP' } })).payload
const listEvents = async (since = 0) =>
  (
    await server.pool.query(
      `select move, actor_id, note, data from event_log where machine = 'lookup' and id > $1 order by id`,
      [since],
    )
  ).rows
const getLastEventId = async (): Promise<number> =>
  (await server.pool.query('select coalesce(max(id), 0)::int as id from event_log')).rows[0].id
/** Entries of an own list of three, so that no test sees what another one changes. */
const readList = async (name: string) => {
  const [first, second, third] = await list({ list: name, state: 'ACTIVE', per_page: '100' })
  if (!first || !second || !third) throw new Error(`${name} is too short`)
  return [first, second, third] as const
}
const listTools = async (): Promise<string> =>
  JSON.stringify((await member.request('GET remote-work-tools')).payload)

describe('a change of a list', () => {
  it('takes effect after ten seconds without anything that its manager does', async () => {
    const [entry] = await readList('remote-tool')
    const since = await getLastEventId()
    const { payload } = await rename('remote-tool', entry, 'Signal')
    expect(payload.pending).toMatchObject({ act_id: expect.any(String) })
    expect(await find('remote-tool', entry.id)).toMatchObject({
      label: entry.label,
      may: { rename: pendingKey, merge: pendingKey, deactivate: pendingKey },
    })
    expect(await listPending(colleague)).toMatchObject([
      { act: 'renameLookup', name: entry.label, is_own: false, may: { undo: true } },
    ])
    await server.running.services.sweep()
    expect([await listTools(), await listEvents(since)]).toEqual([
      expect.not.stringContaining('Signal'),
      [],
    ])
    await server.advanceClock(undoMs)
    expect(await listTools()).toContain('Signal')
    expect(await listEvents(since)).toEqual([
      {
        move: 'rename',
        actor_id: manager.userId,
        note,
        data: { list: 'remote-tool', id: entry.id, from: entry.label, to: 'Signal' },
      },
    ])
  })

  it('that is undone leaves the lists, and no trace but that it was undone', async () => {
    const [from, into] = await readList('funding-type')
    const since = await getLastEventId()
    const merged = (await merge('funding-type', from, into)).payload
    expect(merged).toMatchObject({ count: 0, moves: [], pending: { act_id: expect.any(String) } })
    const added = await send('', {
      list: 'funding-type',
      label: 'Crowd',
      parent_ids: [],
      description: '',
    })
    for (const { pending } of [merged, added.payload])
      expect((await undo(pending.act_id, colleague)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await find('funding-type', from.id)).toMatchObject({ state: 'ACTIVE' })
    expect(await list({ list: 'funding-type', search: 'Crowd' })).toEqual([])
    expect(await listEvents(since)).toEqual([])
    const { rows } = await server.pool.query(
      `select input from pending_acts where kind = 'LOOKUP' and outcome = 'UNDONE'`,
    )
    expect(rows).toEqual([{ input: null }, { input: null }])
  })

  it('fails if the entry to merge into was renamed since, and only its manager learns why', async () => {
    const [from, into, third] = await readList('hiring-reason')
    expect((await rename('hiring-reason', third, 'Another name')).status).toBe(200)
    expect((await merge('hiring-reason', from, third)).status).toBe(409)
    expect((await merge('hiring-reason', from, into)).status).toBe(200)
    await server.pool.query(
      `update lookup set label = 'Third name' where list = 'hiring-reason' and id = $1`,
      [into.id],
    )
    await server.advanceClock(undoMs)
    expect(await find('hiring-reason', from.id)).toMatchObject({ state: 'ACTIVE' })
    const failed = { act: 'mergeLookup', name: from.label, failure: 'lookups.refused.renamed' }
    expect(await listPending()).toMatchObject([failed])
    expect(await listPending(colleague)).toEqual([])
    const today = await manager.browser.request('GET operator/today')
    expect(today.payload.failed_acts.latest).toMatchObject([{ kind: 'LOOKUP', ...failed }])
  })

  it('merges what was chosen since, too, but not into what is no longer offered', async () => {
    const [from, into, third] = await readList('industry')
    await merge('industry', from, into)
    await server.pool.query('update companies set industry_id = $1', [from.id])
    await server.advanceClock(undoMs)
    expect(await find('industry', from.id)).toMatchObject({ state: 'MERGED' })
    const { rows } = await server.pool.query('select distinct industry_id from companies')
    expect(rows).toEqual([{ industry_id: into.id }])
    await send('/merge', { list: 'industry', from_id: into.id, into_id: third.id, count: 1 })
    await server.pool.query(
      `update lookup set is_archived = true where list = 'industry' and id = $1`,
      [third.id],
    )
    await server.advanceClock(undoMs)
    expect(await find('industry', into.id)).toMatchObject({ state: 'ACTIVE' })
    expect((await listPending()).at(-1)).toMatchObject({
      act: 'mergeLookup',
      failure: 'lookups.refused.target',
    })
  })

  it('is asked for by one of two managers at the same moment', async () => {
    const [from, into] = await readList('company-culture')
    const both = await Promise.all([
      merge('company-culture', from, into),
      rename('company-culture', from, 'Other', colleague),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const body = { list: 'company-culture', label: 'Calm', parent_ids: [], description: '' }
    const added = await Promise.all([send('', body), send('', body, colleague)])
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await server.advanceClock(undoMs)
    expect(await list({ list: 'company-culture', search: 'Calm' })).toHaveLength(1)
  })
})

describe('several entries', () => {
  it('are deactivated and undone together, without those that have a pending act', async () => {
    const [first, second, third] = await readList('skill')
    await rename('skill', third, 'Renamed')
    const rows = [first, second, third]
    expect((await change('deactivate', rows)).code).toBe('CONFLICT')
    const { payload } = await change('deactivate', rows, 2)
    expect(payload.rows.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      null,
      pendingKey,
    ])
    expect(await listPending()).toContainEqual(
      expect.objectContaining({ act: 'deactivateLookup', count: 2, is_own: true }),
    )
    expect((await undo(payload.pending.act_id)).status).toBe(200)
    await change('deactivate', [second], 1)
    await server.advanceClock(undoMs)
    const states = await Promise.all(rows.map(async ({ id }) => (await find('skill', id))?.state))
    expect(states).toEqual(['ACTIVE', 'INACTIVE', 'ACTIVE'])
    await change('activate', [second], 1)
    await server.advanceClock(undoMs)
    expect((await find('skill', second.id))?.state).toBe('ACTIVE')
  })
})

it('pending changes of lists are refused to other roles', async () => {
  const partner = await aPartnerOperator(server, await aPartner(server))
  const others = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'FINANCE'),
    { ...partner, browser: await server.as(partner.userId) },
  ]
  const [entry] = await readList('language')
  const { payload } = await rename('language', entry, 'Renamed')
  for (const other of others) {
    expect((await undo(payload.pending.act_id, other)).status).toBe(403)
    const pending = await other.browser.request('GET operator/pending-acts', {
      query: { kind: 'LOOKUP' },
    })
    expect(pending.status).toBe(403)
  }
  expect((await undo(payload.pending.act_id)).status).toBe(200)
})
