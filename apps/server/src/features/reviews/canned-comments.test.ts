import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let reviewer: Colleague
beforeAll(async () => {
  server = await startTestServer()
  reviewer = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

let added = 0
const toBody = (body: object = {}) => {
  added += 1
  return {
    section: 'RESUME_PROFILE',
    name: `Dates ${added}`,
    body: 'Add the month and year of each job.',
    note: 'Written every day',
    ...body,
  }
}
const send = (path: string, body: object, by = reviewer.browser) =>
  by.request(`POST operator/canned-comments${path}`, { body })
const add = async (body: object = {}): Promise<string> => {
  const { status, payload } = await send('', toBody(body))
  expect(status).toBe(200)
  return payload.canned_id
}
const list = async (query: Record<string, string> = {}) =>
  (
    await reviewer.browser.request('GET operator/canned-comments', {
      query: { per_page: '100', ...query },
    })
  ).payload
const find = async (id: string) =>
  (await list()).find(({ canned_id: found }: { canned_id: string }) => found === id)
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      `select move, actor_id, note, data from event_log where subject_id = $1 order by id`,
      [id],
    )
  ).rows

describe('a canned comment', () => {
  it('is created, changed, archived and restored by reviewers, each with an event and a reason', async () => {
    const id = await add({ name: 'First' })
    const content = { section: 'RESUME_PROFILE', name: 'Second', body: 'Say what you did there.' }
    expect((await send(`/${id}`, { ...content, note: 'Clearer', base: 1 })).status).toBe(200)
    expect(await find(id)).toMatchObject({ ...content, version: 2, state: 'ACTIVE', use_count: 0 })
    expect((await send(`/${id}/archive`, { note: 'Not needed' })).status).toBe(200)
    expect(await list({ state: 'ACTIVE', search: 'second' })).toEqual([])
    expect((await send(`/${id}`, { ...toBody(), base: 2 })).status).toBe(409)
    expect((await send(`/${id}/restore`, { note: 'Needed again' })).status).toBe(200)
    expect(await find(id)).toMatchObject({ state: 'ACTIVE', may: { archive: true } })
    const actor_id = reviewer.userId
    expect(await listEvents(id)).toEqual([
      {
        move: 'add',
        actor_id,
        note: 'Written every day',
        data: { ...content, name: 'First', body: 'Add the month and year of each job.' },
      },
      { move: 'change', actor_id, note: 'Clearer', data: content },
      { move: 'archive', actor_id, note: 'Not needed', data: content },
      { move: 'restore', actor_id, note: 'Needed again', data: content },
    ])
  })

  it('that a colleague has changed is not overwritten', async () => {
    const id = await add()
    const results = await Promise.all(
      Array.from({ length: 4 }, () => send(`/${id}`, toBody({ base: 1 }))),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await listEvents(id)).map(({ move }) => move)).toEqual(['add', 'change'])
  })

  it('cannot have the name of another one for its section that is in use', async () => {
    const id = await add({ name: 'Welcome' })
    expect((await send('', toBody({ name: 'WELCOME' }))).status).toBe(409)
    await add({ name: 'Welcome', section: 'VIDEO_PROFILE' })
    await send(`/${id}/archive`, { note: 'Replaced' })
    await add({ name: 'Welcome' })
    expect((await send(`/${id}/restore`, { note: 'Back' })).status).toBe(409)
  })

  it.each([
    ['section', { section: 'DIVERSITY_INFORMATION' }],
    ['body', { body: ' ' }],
    ['body', { body: 'x'.repeat(501) }],
    ['note', { note: '' }],
    ['name', { name: '' }],
  ])('is refused because of its %s: %o', async (field, body) => {
    const { status, payload } = await send('', toBody(body))
    expect([status, Object.keys(payload.error.fields)]).toEqual([400, [field]])
  })

  it('that does not exist is not found', async () => {
    const id = '00000000-0000-7000-8000-000000000000'
    expect((await send(`/${id}`, toBody({ base: 1 }))).status).toBe(404)
    expect((await send(`/${id}/archive`, { note: 'x' })).status).toBe(404)
    expect((await send(`/${id}/restore`, { note: 'x' })).status).toBe(404)
  })
})

describe('inserting', () => {
  it('counts each use with the draft that contains it, and lists what is used most first', async () => {
    const [rare, often] = [
      await add({ section: 'CAREER_FIELD' }),
      await add({ section: 'CAREER_FIELD' }),
    ]
    const { applicationId } = await anIntern(server, { application: { status: 'SUBMITTED' } })
    await reviewer.browser.request(`POST operator/applications/${applicationId}/take`, { body: {} })
    const save = (body: string, canned_ids?: readonly string[]) =>
      reviewer.browser.request(`PUT operator/applications/${applicationId}/comments/CAREER_FIELD`, {
        body: { body, canned_ids },
      })
    expect((await save('Add the dates.', [often, rare])).status).toBe(200)
    expect((await save('Add the dates. Thank you.', [often])).status).toBe(200)
    expect((await save('Add the dates. Thanks.')).status).toBe(200)
    const offered = await list({ section: 'CAREER_FIELD', state: 'ACTIVE' })
    expect(offered).toMatchObject([
      { canned_id: often, use_count: 2, last_used_at: expect.any(String) },
      { canned_id: rare, use_count: 1 },
    ])
    // What someone has changed after inserting stays theirs.
    const { payload } = await reviewer.browser.request(`GET operator/applications/${applicationId}`)
    expect(payload.comments).toMatchObject([
      { section: 'CAREER_FIELD', body: 'Add the dates. Thanks.' },
    ])
  })

  it('counts nothing for who may not comment on the application', async () => {
    const id = await add({ section: 'VIDEO_PROFILE' })
    const { applicationId } = await anIntern(server, { application: { status: 'SUBMITTED' } })
    const { status } = await reviewer.browser.request(
      `PUT operator/applications/${applicationId}/comments/VIDEO_PROFILE`,
      { body: { body: 'Add more light.', canned_ids: [id] } },
    )
    expect(status).toBe(409)
    expect(await find(id)).toMatchObject({ use_count: 0, last_used_at: null })
  })
})

it('is exported as shown, and the export is an event', async () => {
  await add({ name: 'In the file' })
  const { text } = await reviewer.browser.request(
    'GET operator/canned-comments/export?search=in+the+file&columns=name&columns=uses',
  )
  expect(text.replace('\u{FEFF}', '').trim().split('\r\n')).toEqual([
    '"Name","Inserted"',
    '"In the file","0"',
  ])
})

const sides: readonly (readonly [string, () => Promise<Browser>])[] = [
  ['finance', async () => (await addColleague(server, 'FINANCE')).browser],
  [
    'a partner',
    async () => {
      const partner = await aPartnerOperator(server, await aPartner(server))
      return server.as(partner.userId)
    },
  ],
  ['a company', async () => server.as((await aCompany(server)).admin.userId)],
  ['an intern', async () => server.as((await anIntern(server)).userId)],
  ['a visitor', async () => server.anonymous()],
]

it.each(sides)('is neither read nor changed by %s', async (_side, open) => {
  const id = await add()
  const browser = await open()
  const answers = [
    await browser.request('GET operator/canned-comments'),
    await browser.request('GET operator/canned-comments/export'),
    await send('', toBody(), browser),
    await send(`/${id}`, toBody({ base: 1 }), browser),
    await send(`/${id}/archive`, { note: 'x' }, browser),
    await send(`/${id}/restore`, { note: 'x' }, browser),
  ]
  for (const { status } of answers) {
    expect(status).toBeGreaterThanOrEqual(401)
    expect(status).toBeLessThanOrEqual(403)
  }
  expect(await find(id)).toMatchObject({ version: 1, state: 'ACTIVE' })
  expect(await listEvents(id)).toHaveLength(1)
})
