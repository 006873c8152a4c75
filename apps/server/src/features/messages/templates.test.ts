import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let manager: Colleague
let reviewer: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ;[manager, reviewer] = [
    await addColleague(server, 'MANAGER'),
    await addColleague(server, 'REVIEWER'),
  ]
})
afterAll(() => server.stop())

let added = 0
const toBody = (body: object = {}) => {
  added += 1
  return {
    name: `Reminder ${added}`,
    subject: '{batch}: one week left',
    body: 'Hello {first_name},\n\nsubmit by {deadline}.',
    note: 'Written every week',
    ...body,
  }
}
const send = (path: string, body: object, by = manager) =>
  by.browser.request(`POST operator/templates${path}`, { body })
const add = async (body: object = {}): Promise<string> => {
  const { status, payload } = await send('', toBody(body))
  expect(status).toBe(200)
  return payload.template_id
}
const list = async (query: Record<string, string> = {}, by = reviewer) =>
  (await by.browser.request('GET operator/templates', { query: { per_page: '100', ...query } }))
    .payload
const find = async (id: string) =>
  (await list()).find(({ template_id: found }: { template_id: string }) => found === id)
const listVersions = async (id: string) =>
  (await reviewer.browser.request(`GET operator/templates/${id}/versions`)).payload
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      `select move, actor_id, note, data from event_log where subject_id = $1 order by id`,
      [id],
    )
  ).rows

describe('a template', () => {
  it('is created, and listed with what may be done with it', async () => {
    const id = await add({ name: 'First steps' })
    expect(await find(id)).toMatchObject({
      name: 'First steps',
      version: 1,
      state: 'ACTIVE',
      may: { change: 'refused.managerOnly', archive: 'refused.managerOnly' },
    })
    const own = await list({ search: 'first st' }, manager)
    expect(own).toMatchObject([
      {
        template_id: id,
        may: { change: true, archive: true, restore: 'templates.refused.active' },
      },
    ])
    expect(await listEvents(id)).toEqual([
      {
        move: 'add',
        actor_id: manager.userId,
        note: 'Written every week',
        data: { name: 'First steps', version: 1 },
      },
    ])
  })

  it('keeps each version with who wrote it and why', async () => {
    const id = await add()
    const { status } = await send(
      `/${id}`,
      toBody({ base: 1, subject: 'Two weeks left', note: 'Moved' }),
    )
    expect(status).toBe(200)
    expect(await find(id)).toMatchObject({ version: 2, subject: 'Two weeks left' })
    expect(await listVersions(id)).toMatchObject([
      { version: 2, subject: 'Two weeks left', note: 'Moved' },
      { version: 1, subject: '{batch}: one week left', note: 'Written every week' },
    ])
  })

  it('that a colleague has changed is not overwritten', async () => {
    const id = await add()
    const results = await Promise.all(
      Array.from({ length: 4 }, () => send(`/${id}`, toBody({ base: 1 }))),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await listVersions(id)).toHaveLength(2)
  })

  it.each([
    ['subject', { subject: 'Hello {name}' }],
    ['body', { body: 'Hello {first_name}, {password}' }],
    ['subject', { subject: 'x'.repeat(61) }],
    ['subject', { subject: 'Two\nlines' }],
    ['body', { body: ' ' }],
    ['note', { note: '' }],
    ['name', { name: '' }],
  ])('is refused because of its %s: %o', async (field, body) => {
    const { status, payload } = await send('', toBody(body))
    expect([status, Object.keys(payload.error.fields)]).toEqual([400, [field]])
  })

  it('is archived and restored, each with a reason', async () => {
    const id = await add({ name: 'Old greetings' })
    expect((await send(`/${id}/restore`, { note: 'No' })).status).toBe(409)
    expect((await send(`/${id}/archive`, { note: 'Unused' })).status).toBe(200)
    expect((await send(`/${id}/archive`, { note: 'Unused' })).status).toBe(409)
    expect((await send(`/${id}`, toBody({ base: 1 }))).status).toBe(409)
    expect(await list({ state: 'ARCHIVED' })).toMatchObject([{ template_id: id }])
    expect((await send(`/${id}/restore`, { note: 'Needed again' })).status).toBe(200)
    expect(await list({ state: 'ARCHIVED' })).toEqual([])
    expect((await listEvents(id)).map(({ move, note }) => [move, note])).toEqual([
      ['add', 'Written every week'],
      ['archive', 'Unused'],
      ['restore', 'Needed again'],
    ])
  })

  it('has a name that no other one in use has', async () => {
    const id = await add({ name: 'Welcome' })
    const taken = await send('', toBody({ name: 'WELCOME' }))
    expect([taken.status, taken.payload.error.code]).toEqual([409, 'ALREADY_EXISTS'])
    await send(`/${id}/archive`, { note: 'Replaced' })
    await add({ name: 'Welcome' })
    expect((await send(`/${id}/restore`, { note: 'Back' })).status).toBe(409)
  })

  it('that does not exist is not found', async () => {
    const id = '00000000-0000-7000-8000-000000000000'
    expect((await send(`/${id}`, toBody({ base: 1 }))).status).toBe(404)
    expect((await send(`/${id}/archive`, { note: 'x' })).status).toBe(404)
    expect(await listVersions(id)).toEqual([])
  })
})

it('is exported as shown', async () => {
  await add({ name: 'In the file' })
  const { text } = await reviewer.browser.request(
    'GET operator/templates/export?search=in+the+file&columns=name&columns=version',
  )
  expect(text.replace('\u{FEFF}', '').trim().split('\r\n')).toEqual([
    '"Name","Version"',
    '"In the file","1"',
  ])
})

describe('access', () => {
  it.each(sidesWithoutManagers)('to changes is refused to %s', async (side) => {
    const id = await add()
    const browser = await openAsSide(server, side)
    for (const [path, body] of [
      ['', toBody()],
      [`/${id}`, toBody({ base: 1 })],
      [`/${id}/archive`, { note: 'x' }],
      [`/${id}/restore`, { note: 'x' }],
    ] as const) {
      const { status } = await browser.request(`POST operator/templates${path}`, { body })
      expect(status).toBeGreaterThanOrEqual(401)
      expect(status).toBeLessThanOrEqual(403)
    }
    expect(await listVersions(id)).toHaveLength(1)
  })
})
