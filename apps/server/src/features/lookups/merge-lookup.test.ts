import { randomUUID } from 'node:crypto'
import { lookupPlaces } from '@fledge/contract/lookups/lookup-places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

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
const query = async (sql: string, values: readonly unknown[] = []) =>
  (await server.pool.query(sql, [...values])).rows
const listEvents = () =>
  query(`select move, actor_id, note, data from event_log where machine = 'lookup' order by id`)

it('knows every column that stores ids of a list', async () => {
  const references = await query(`select * from lookup_references()`)
  const keys = await query(
    `select l.list, c.conrelid::regclass::text as table_name, a.attname as column_name
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     join (select distinct tableoid, list from lookup) l on l.tableoid = c.confrelid
     where c.contype = 'f' and c.conparentid = 0`,
  )
  const toName = (row: { list: string; table_name: string; column_name: string }) => {
    const table = row.table_name.replace(/^lookups\./, '').replaceAll('_', '-')
    return row.table_name.startsWith('lookups.')
      ? `${row.list} ${table}.${row.column_name}`
      : `${row.list} ${row.table_name}.${row.column_name.replace('listed_', '')}`
  }
  const triggers = await query(`select prosrc from pg_proc where proname like 'check_%_entries'`)
  const arrays = triggers.flatMap(({ prosrc }) =>
    [
      ...String(prosrc).matchAll(
        /refuse_unknown_entries\('(\w+)', '(\w+)', .+? from lookups\.(\w+) /g,
      ),
    ].map(([, table, column, name = '']) => `${name.replaceAll('_', '-')} ${table}.${column}`),
  )
  expect(arrays.length).toBeGreaterThan(15)
  const known = references.map((row) => `${row.list} ${row.table_name}.${row.column_name}`)
  expect([...keys.map(toName), ...arrays].filter((name) => !known.includes(name))).toEqual([])
  const places = references
    .filter(({ kind }) => !kind.startsWith('cop'))
    .map((row) => `${row.table_name}.${row.column_name}`)
  expect([...new Set(places)].toSorted()).toEqual(lookupPlaces.toSorted())
})

describe('merging', () => {
  const merge = async (body: object, count?: number) => {
    const preview = await send('/merge/preview', { ...body, note: undefined })
    return {
      preview,
      reply: await send('/merge', { ...body, count: count ?? preview.payload?.count ?? 0 }),
    }
  }

  it('moves all references in one transaction, as its preview says', async () => {
    const [from, into] = await list({ list: 'skill' })
    const ids = { list: 'skill', from_id: from?.id, into_id: into?.id }
    const intern = await anIntern(server, {
      application: { status: 'APPROVED', skill_ids: [into?.id, from?.id] },
    })
    const other = await anIntern(server, {
      application: { skill_ids: [from?.id], skill_to_improve_ids: [5, from?.id] },
    })
    const read = async ({ internId }: { internId: string }) =>
      (
        await query(
          'select skill_ids, skill_to_improve_ids from applications where intern_id = $1',
          [internId],
        )
      )[0]
    const untouched = await merge(ids, 99)
    expect(untouched.reply.code).toBe('CONFLICT')
    expect((await read(other)).skill_ids).toEqual([from?.id])
    const { preview, reply } = await merge(ids)
    expect(preview.payload).toEqual({
      count: 3,
      moves: [
        { place: 'applications.skill_ids', count: 2 },
        { place: 'applications.skill_to_improve_ids', count: 1 },
      ],
    })
    expect(reply.payload).toEqual({ ...preview.payload, pending: null })
    expect(await read(intern)).toMatchObject({ skill_ids: [into?.id] })
    expect(await read(other)).toEqual({
      skill_ids: [into?.id],
      skill_to_improve_ids: [5, into?.id],
    })
    const copies = await query('select from intern_search where $1 = any (skill_ids)', [from?.id])
    expect(copies).toEqual([])
    expect(await find('skill', from?.id ?? 0)).toMatchObject({
      state: 'MERGED',
      merged_into: into?.label,
      uses: 0,
    })
    expect((await find('skill', into?.id ?? 0))?.uses).toBe(3)
    expect((await listEvents()).at(-1)).toMatchObject({
      move: 'merge',
      actor_id: managerId,
      note,
      data: { id: from?.id, intoId: into?.id, moved: { 'applications.skill_ids': 2 } },
    })
  })

  it('of two career fields moves what belongs to them, too', async () => {
    const { preview, reply } = await merge({ list: 'career-field', from_id: 2, into_id: 3 })
    expect(reply.status).toBe(200)
    expect(preview.payload.count).toBeGreaterThan(10)
    expect(
      await query(
        `select from lookup where list in ('specialisation', 'project') and parent_id = 2 or list = 'skill' and data -> 'career_field_ids' @> '2'`,
      ),
    ).toEqual([])
    const [twice] = await query(
      `select count(*)::int as count from lookup where list = 'skill' and jsonb_array_length(data -> 'career_field_ids') <> (select count(distinct x) from jsonb_array_elements(data -> 'career_field_ids') x)`,
    )
    expect(twice.count).toBe(0)
  })

  it('moves job titles and the education of profiles', async () => {
    const { admin } = await aCompany(server)
    const titles = await list({ list: 'job-title' })
    const levels = await list({ list: 'education-level' })
    await query('update members set job_title_id = $1 where user_id = $2', [
      String(titles[0]?.id),
      admin.userId,
    ])
    const { internId } = await anIntern(server)
    await query(
      `insert into profile_entries (entry_id, intern_id, kind, data, created_at) values ($1, $2, 'education', jsonb_build_object('degree', 'BSc', 'education_level_id', $3::int), now())`,
      [randomUUID(), internId, levels[0]?.id],
    )
    await merge({ list: 'job-title', from_id: titles[0]?.id, into_id: titles[1]?.id })
    await merge({ list: 'education-level', from_id: levels[0]?.id, into_id: levels[1]?.id })
    expect(
      await query('select job_title_id from members where user_id = $1', [admin.userId]),
    ).toEqual([{ job_title_id: String(titles[1]?.id) }])
    expect(
      await query('select data from profile_entries where intern_id = $1', [internId]),
    ).toEqual([{ data: { degree: 'BSc', education_level_id: levels[1]?.id } }])
  })

  it('is refused for countries, with itself, into inactive entries and unknown ones', async () => {
    const refuse = async (body: object) => (await merge(body)).reply
    const levels = await list({ list: 'education-level' })
    expect(await refuse({ list: 'country', from_id: 276, into_id: 250 })).toMatchObject({
      status: 409,
    })
    expect((await refuse({ list: 'gender', from_id: 1, into_id: 1 })).status).toBe(409)
    expect((await refuse({ list: 'gender', from_id: 1, into_id: 9999 })).status).toBe(404)
    expect(
      (
        await refuse({
          list: 'education-level',
          from_id: levels[2]?.id,
          into_id: levels[0]?.id,
        })
      ).status,
    ).toBe(409)
  })
})
