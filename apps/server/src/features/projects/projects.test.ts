import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function createOwner() {
  const { companyId, admin } = await aCompany(server)
  const browser = await server.as(admin.userId)
  const add = async (body: Readonly<Record<string, unknown>>) =>
    (await browser.request('POST host-company/projects/v1', { body })).payload
  const list = async (query: Record<string, string> = {}) =>
    (await browser.request(`GET host-company/projects/v1/host-company/${companyId}`, { query }))
      .payload
  const edit = (id: string, body: Readonly<Record<string, unknown>>) =>
    browser.request(`PATCH host-company/projects/v1/${id}`, { body })
  return { add, list, edit }
}

const labelsOf = async (list: string, ids: readonly number[]) => {
  const { rows } = await server.pool.query<{ label: string }>(
    'select label from lookup where list = $1 and id = any ($2) order by label',
    [list, ids],
  )
  return rows.map(({ label }) => label)
}

it('changing a project leaves other projects and other companies as they are', async () => {
  const [own, other] = [await createOwner(), await createOwner()]
  const ids: string[] = []
  for (const { add } of [own, other])
    for (const name of ['Tides', 'Locks'])
      ids.push((await add({ name, description: 'All of them' })).id)
  const [changed = '', neighbour] = ids
  const others = await other.list()
  expect((await own.edit(changed, { name: 'Tide tables' })).payload).toMatchObject({
    id: changed,
    name: 'Tide tables',
  })
  expect((await other.edit(changed, { name: 'Stolen' })).status).toBe(404)
  const names = new Map(
    (await own.list()).map((project: { id: string; name: string }) => [project.id, project.name]),
  )
  expect(names).toEqual(
    new Map([
      [changed, 'Tide tables'],
      [neighbour, 'Locks'],
    ]),
  )
  expect(await other.list()).toEqual(others)
})

it('shows a project with the labels of its own choices when it is added, changed and listed', async () => {
  const { add, list, edit } = await createOwner()
  const { rows } = await server.pool.query<{ id: number; field: number }>(
    `select id, parent_id as field from lookup where list = 'project' and not is_archived order by id limit 1`,
  )
  const choices = { career_field_id: rows[0]?.field, project_type_id: rows[0]?.id }
  const labels = {
    career_field: (await labelsOf('career-field', [Number(rows[0]?.field)]))[0],
    project_type: (await labelsOf('project', [Number(rows[0]?.id)]))[0],
  }
  const added = await add({ name: 'Tides', description: 'All', ...choices, skill_ids: [1, 2] })
  expect(added).toMatchObject({ ...labels, skills: await labelsOf('skill', [1, 2]) })
  const changed = await edit(added.id, { skill_ids: [2, 3] })
  const expected = { ...labels, skills: await labelsOf('skill', [2, 3]) }
  expect(changed.payload).toMatchObject(expected)
  expect(await list()).toMatchObject([expected])
})

it('lists archived projects only on request', async () => {
  const { add, list, edit } = await createOwner()
  const archived = await add({ name: 'Old', description: 'All' })
  const open = await add({ name: 'New', description: 'All' })
  await edit(archived.id, { is_archived: true })
  const idsOf = async (query: Record<string, string> = {}) =>
    (await list(query)).map(({ id }: { id: string }) => id)
  expect(await idsOf({ archived: 'false' })).toEqual([open.id])
  expect(await idsOf({ archived: 'true' })).toEqual([archived.id])
})
