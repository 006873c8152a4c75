import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
  managerId = (await anOperator(server)).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

interface Entry {
  readonly key: string
  readonly id: number
  readonly label: string
  readonly uses: number | null
  readonly state: string
  readonly group: string | null
  readonly merged_into: string | null
}
const note = 'Asked for by three companies'
const list = async (query: Record<string, string>): Promise<readonly Entry[]> =>
  (await manager.request('GET operator/lookups', { query: { per_page: '100', ...query } })).payload
const find = async (name: string, id: number) =>
  (await list({ list: name })).find((entry) => entry.id === id)
const send = (path: string, body: object) =>
  manager.request(`POST operator/lookups${path}`, { body: { note, ...body } })
const add = (body: object) => send('', { parent_ids: [], description: '', ...body })
const readFirst = async (name: string): Promise<Entry> => {
  const [first] = await list({ list: name })
  if (!first) throw new Error(`${name} is empty`)
  return first
}
const query = async (sql: string, values: readonly unknown[] = []) =>
  (await server.pool.query(sql, [...values])).rows
const listEvents = () =>
  query(`select move, actor_id, note, data from event_log where machine = 'lookup' order by id`)

describe('the list', () => {
  it('contains every entry of every list once, page by page', async () => {
    const { rows } = await server.pool.query('select list, id from lookup')
    const keys: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await manager.request('GET operator/lookups', {
        query: { per_page: '100', ...(cursor && { after: cursor }) },
      })
      expect(page.count).toBe(rows.length)
      keys.push(...page.payload.map(({ key }: Entry) => key))
      cursor = page.next ?? null
    }
    expect(keys.toSorted()).toEqual(rows.map((row) => `${row.list}:${row.id}`).toSorted())
  })

  it('filters by list, state and name', async () => {
    const found = await list({ list: 'skill', state: 'ACTIVE', search: 'python' })
    expect(found).toEqual([
      expect.objectContaining({ label: 'Python', uses: 0, group: expect.stringContaining(',') }),
    ])
    expect(await list({ state: 'MERGED' })).toEqual([])
    expect((await readFirst('major')).uses).toBeNull()
  })

  it('counts every use of an entry, as SQL does', async () => {
    const companies = [await aCompany(server), await aCompany(server)]
    const { id, uses } = await readFirst('industry')
    await query(
      `update companies set industry_id = $1, hidden_career_field_ids = array[1], culture_ids = array[1, 2] where company_id = any ($2)`,
      [id, companies.map(({ companyId }) => companyId)],
    )
    expect((await find('industry', id))?.uses).toBe((uses ?? 0) + 2)
    expect((await find('company-culture', 2))?.uses).toBe(2)
    const [own] = await query(
      `select count(*)::int as count from lookup where list in ('specialisation', 'project') and parent_id = 1 or list = 'skill' and data -> 'career_field_ids' @> '1'`,
    )
    expect((await find('career-field', 1))?.uses).toBe(own.count + 2)
  })

  it('is sent as CSV with the shown columns, which is an event', async () => {
    const file = await manager.request('GET operator/lookups/export', {
      query: { list: 'gender', columns: ['name', 'uses'] },
    })
    expect(file.status).toBe(200)
    const [exported] = await query(
      `select data from event_log where machine = 'list' and move = 'export' order by id desc limit 1`,
    )
    expect(exported.data).toMatchObject({ list: 'lookups', columns: ['name', 'uses'] })
  })
})

describe('an entry', () => {
  it('is added with its group, offered at once, and in the log', async () => {
    const [category] = await list({ list: 'tool-category' })
    const body = { list: 'company-tool', label: 'Penpot', parent_ids: [category?.id] }
    expect((await add(body)).payload).toEqual({ pending: null })
    expect(await list({ list: 'company-tool', search: 'Penpot' })).toMatchObject([
      {
        label: 'Penpot',
        group: category?.label,
        uses: 0,
      },
    ])
    expect((await add(body)).code).toBe('ALREADY_EXISTS')
    expect((await add({ ...body, label: 'Krita', parent_ids: [] })).code).toBe('VALIDATION')
    expect((await add({ list: 'gender', label: 'X', parent_ids: [1] })).code).toBe('VALIDATION')
    expect((await add({ list: 'country', label: 'Atlantis' })).status).toBe(409)
    expect((await add({ list: 'gender', label: 'X', note: ' ' })).code).toBe('VALIDATION')
    await add({ list: 'skill', label: 'Kotlin Multiplatform', parent_ids: [1, 2] })
    const [skill] = await list({ list: 'skill', search: 'multiplatform' })
    const member = await server.as((await aCompany(server)).admin.userId)
    const offered = await member.request('GET career-skill/list', {
      query: { career_field_id: '2', search: 'multiplatform' },
    })
    expect(offered.payload).toEqual([
      expect.objectContaining({ skill_id: skill?.id, career_field_ids: [1, 2] }),
    ])
    const events = await listEvents()
    expect(events.at(-2)).toMatchObject({
      move: 'add',
      actor_id: managerId,
      note,
      data: { list: 'company-tool', label: 'Penpot' },
    })
  })

  it('is renamed with a reason, unless someone else did or the name is taken', async () => {
    const [first, second] = await list({ list: 'funding-type' })
    const rename = (body: object) => send(`/funding-type/${first?.id}/rename`, body)
    expect((await rename({ label: 'Own money', base: first?.label })).status).toBe(200)
    expect((await find('funding-type', first?.id ?? 0))?.label).toBe('Own money')
    expect((await rename({ label: 'Other money', base: first?.label })).code).toBe('CONFLICT')
    expect((await rename({ label: second?.label, base: 'Own money' })).code).toBe('ALREADY_EXISTS')
    expect((await rename({ label: 'A', base: 'Own money', note: '' })).code).toBe('VALIDATION')
    expect((await send('/funding-type/99999/rename', { label: 'A', base: 'A' })).status).toBe(404)
  })
})

describe('many entries', () => {
  it('are deactivated and activated as the preview says, each with an event', async () => {
    const filters = { list: 'remote-tool' }
    const all = await list(filters)
    const selection = { filters, except: [all[0]?.key] }
    const preview = await send('/states/preview', { selection, act: 'deactivate', note: undefined })
    expect(preview.payload).toMatchObject({ count: all.length - 1, left_out: [] })
    const before = (await listEvents()).length
    const change = (act: string, body: object) =>
      manager.request('POST operator/lookups/states', {
        body: { act, reason: note, count: all.length - 1, ...body },
      })
    expect((await change('deactivate', { selection, count: 1 })).code).toBe('CONFLICT')
    expect((await change('deactivate', { selection, reason: '' })).code).toBe('VALIDATION')
    expect((await change('deactivate', { selection })).status).toBe(200)
    expect((await list({ ...filters, state: 'INACTIVE' })).length).toBe(all.length - 1)
    expect((await listEvents()).length).toBe(before + all.length - 1)
    const member = await server.as((await aCompany(server)).admin.userId)
    expect((await member.request('GET remote-work-tools')).payload).toHaveLength(1)
    const rows = { rows: all.map(({ key }) => key) }
    const back = await send('/states/preview', {
      selection: rows,
      act: 'activate',
      note: undefined,
    })
    expect(back.payload).toMatchObject({
      count: all.length - 1,
      left_out: [{ reason: 'lookups.refused.active', count: 1 }],
    })
    const result = await change('activate', { selection: rows })
    expect(result.payload.rows.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      'lookups.refused.active',
      ...Array(all.length - 1).fill(null),
    ])
  })
})

it.each([...sidesWithoutManagers, 'finance'] as const)('lists are refused to %s', async (side) => {
  const browser =
    side === 'finance'
      ? await server.as((await anOperator(server, 'FINANCE')).userId)
      : await openAsSide(server, side)
  const status = side === 'a visitor' ? 401 : 403
  const before = await listEvents()
  const requests = [
    browser.request('GET operator/lookups'),
    browser.request('GET operator/lookups/export'),
    ...['', '/gender/1/rename', '/states/preview', '/states', '/merge/preview', '/merge'].map(
      (path) => browser.request(`POST operator/lookups${path}`, { body: {} }),
    ),
  ]
  expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual(
    Array(8).fill(status),
  )
  expect(await listEvents()).toEqual(before)
})
