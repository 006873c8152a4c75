import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let own: Browser
let colleague: Browser
let ownId: string
beforeAll(async () => {
  server = await startTestServer()
  ownId = (await anOperator(server, 'REVIEWER')).userId
  own = await server.as(ownId)
  colleague = await server.as((await anOperator(server, 'MANAGER')).userId)
})
beforeEach(() => server.pool.query('delete from saved_views'))
afterAll(() => server.stop())

const values = { name: 'New interns', parameters: { type: 'I', columns: 'name,email' } }
const save = async (body: object = {}, browser = own) =>
  browser.request('POST operator/views', {
    body: { list: 'people', ...values, is_shared: false, ...body },
  })
const saveNew = async (body: object = {}, browser = own): Promise<string> =>
  (await save(body, browser)).payload.view_id
const list = async (browser = own, name = 'people') =>
  (await browser.request(`GET operator/views?list=${name}`)).payload
const change = (id: string, browser = own) =>
  browser.request(`PUT operator/views/${id}`, {
    body: { name: 'Changed', parameters: {}, is_shared: true },
  })
const remove = (id: string, browser = own) => browser.request(`DELETE operator/views/${id}`)
const chooseDefault = (viewId: string | null, browser = own, name = 'people') =>
  browser.request(`PUT operator/default-views/${name}`, { body: { view_id: viewId } })

describe('a saved view', () => {
  it('is listed with its parameters for its owner, and by name', async () => {
    const second = await saveNew({ name: 'zebra' })
    const first = await saveNew({ name: 'Apple' })
    expect(await list()).toEqual([
      expect.objectContaining({
        view_id: first,
        name: 'Apple',
        parameters: values.parameters,
        is_own: true,
        is_shared: false,
        is_default: false,
        may: { change: true },
      }),
      expect.objectContaining({ view_id: second }),
    ])
    expect(await list(own, 'waits')).toEqual([])
  })

  it('is seen by colleagues only while it is shared, and changed by its owner only', async () => {
    const id = await saveNew()
    expect(await list(colleague)).toEqual([])
    expect((await change(id, colleague)).status).toBe(404)
    expect((await change(id)).status).toBe(200)
    expect(await list(colleague)).toEqual([
      expect.objectContaining({
        name: 'Changed',
        is_own: false,
        may: { change: 'refused.viewOfColleague' },
      }),
    ])
    expect((await change(id, colleague)).status).toBe(403)
    expect((await remove(id, colleague)).status).toBe(403)
    expect((await remove(id)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await remove(id)).status).toBe(404)
  })

  it('opens the list for each person who chose it, until it is no longer shared', async () => {
    const id = await saveNew({ is_shared: true })
    await chooseDefault(id)
    await chooseDefault(id, colleague)
    const isDefault = async (browser: Browser) => (await list(browser))[0]?.is_default
    expect([await isDefault(own), await isDefault(colleague)]).toEqual([true, true])
    await chooseDefault(null)
    expect([await isDefault(own), await isDefault(colleague)]).toEqual([false, true])
    expect((await chooseDefault(id, own, 'waits')).status).toBe(404)
    expect((await remove(id)).status).toBe(200)
    expect((await server.pool.query('select from default_views')).rowCount).toBe(0)
  })

  it('of a colleague that is not shared cannot be chosen', async () => {
    const id = await saveNew({}, colleague)
    expect((await chooseDefault(id)).status).toBe(404)
  })

  it('is refused beyond 50 of a list', async () => {
    await server.pool.query(
      `insert into saved_views select gen_random_uuid(), 'people', $1, 'v' || n, '{}', false, now(), now() from generate_series(1, 50) n`,
      [ownId],
    )
    expect((await save()).status).toBe(409)
    expect((await save({ list: 'waits' })).status).toBe(200)
  })

  it('is refused beyond 50 of a list, even if several are saved at the same time', async () => {
    await server.pool.query(
      `insert into saved_views select gen_random_uuid(), 'people', $1, 'v' || n, '{}', false, now(), now() from generate_series(1, 49) n`,
      [ownId],
    )
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save({ name: `View ${at}` })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('is an event when it is saved, changed and deleted', async () => {
    const id = await saveNew()
    await change(id)
    await remove(id)
    const { rows } = await server.pool.query(
      `select move, actor_id from event_log where subject_id = $1 order by id`,
      [id],
    )
    expect(rows).toEqual(
      ['saveView', 'changeView', 'deleteView'].map((move) => ({ move, actor_id: ownId })),
    )
  })
})

it.each([
  { name: '' },
  { list: 'other' },
  { parameters: { 'a b': '1' } },
  { parameters: { search: 'x'.repeat(501) } },
  {
    parameters: Object.fromEntries(
      Array.from({ length: 21 }, (_, n) => [`p${'x'.repeat(n)}`, '1']),
    ),
  },
])('rejects %j', async (body) => {
  expect((await save(body)).status).toBe(400)
})

it('views of a list that only managers read are refused to a reviewer', async () => {
  expect((await own.request('GET operator/views?list=log')).status).toBe(403)
  expect((await save({ list: 'log' })).status).toBe(403)
  expect((await chooseDefault(null, own, 'overdue')).status).toBe(403)
  expect((await save({ list: 'payments' })).status).toBe(403)
  expect((await save({ list: 'log' }, colleague)).status).toBe(200)
})

it.each(['a company', 'an intern', 'a visitor'] as const)(
  'saved views are refused to %s',
  async (side) => {
    const browser = await openAsSide(server, side)
    const id = await saveNew({ is_shared: true })
    const statuses = [
      (await browser.request('GET operator/views?list=people')).status,
      (await save({}, browser)).status,
      (await change(id, browser)).status,
      (await remove(id, browser)).status,
      (await chooseDefault(id, browser)).status,
    ]
    expect(statuses.filter((status) => status !== 401 && status !== 403)).toEqual([])
  },
)
