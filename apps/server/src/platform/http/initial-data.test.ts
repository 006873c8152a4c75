import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createInitialDataLoader, toPrefetchRequest } from './initial-data.ts'

/** Visitors by cookie. */
const visitors: Readonly<Record<string, object>> = {
  'fledge=a': { name: 'Ida', intern_id: 'intern-1' },
  'fledge=b': { name: 'Bo', intern_id: null },
}

let app: FastifyInstance
let requestedUrls: string[] = []
/** By the call. */
const sentCookies = new Map<string, string>()
const spec = (path: string, more: Partial<EndpointSpec> = {}) =>
  ({ method: 'GET', path, access: [], says: '', ...more }) as unknown as EndpointSpec // Only the fields under test.
const features = {
  news: {
    calls: {
      who: spec('who'),
      news: spec('news'),
      list: spec('list', { method: 'POST', mutates: false }),
      secret: spec('secret'),
      own: spec('own'),
      change: spec('change', { method: 'POST' }),
    },
  },
}
const ask = (call: string, input?: object) => ({
  feature: 'news',
  call,
  ...(input ? { input } : {}),
})

beforeAll(async () => {
  app = Fastify()
  const answer = (name: string, payload: unknown) => async () => {
    requestedUrls.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    requestedUrls.push(`${name} ends`)
    return { status: 200, data: { isSuccess: true, payload, count: 2, message: 'here' } }
  }
  app.get('/b/who', async ({ headers }, reply) => {
    const payload = visitors[headers.cookie ?? '']
    return payload ? { data: { payload } } : reply.code(401).send({})
  })
  app.get('/b/news', async (_request, reply) => {
    void reply.header('set-cookie', 'fledge-position=0/AB; Path=/; HttpOnly')
    return answer('news', ['one'])()
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.startsWith('/b/')) sentCookies.set(url.slice(3), headers.cookie ?? '')
  })
  app.post('/b/list', async ({ body }) => answer('list', body)())
  app.get('/b/secret', async (_request, reply) => reply.code(403).send({}))
  const bring = createInitialDataLoader(
    app,
    ask('who'),
    (prefetch) => toPrefetchRequest(features, '/b', prefetch),
    (_visitor, path) => !path.includes('elsewhere'),
    {
      clock: { now: () => new Date('2027-01-05T10:00:00Z') },
      origin: 'https://fledge.example',
    },
  )
  app.get('/page', (request) =>
    bring(request, [
      ask('news'),
      ask('list', { body: { page: 1 } }),
      ask('secret'),
      ask('change'),
      ask('none'),
    ]),
  )
  app.get('/own', (request) =>
    bring(request, [ask('news', { params: { id: '{intern_id}' }, query: { page: '1' } })]),
  )
  app.get('/by-answer', (request) =>
    bring(request, [
      ask('news', { query: { field: '{own.field_id}' } }),
      ask('own'),
      ask('list', { query: { field: '{own.nothing}' } }),
    ]),
  )
  app.get('/b/own', answer('own', { field_id: 7, nothing: null }))
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  requestedUrls = []
})
const page = async (cookie?: string, url = '/page') =>
  (await app.inject({ url, headers: cookie ? { cookie } : {} })).body

test('embeds the visitor and the initial data, and runs the first query before the others', async () => {
  expect(JSON.parse(await page('fledge=a'))).toEqual({
    now: '2027-01-05T10:00:00.000Z',
    origin: 'https://fledge.example',
    isPhone: false,
    zone: null,
    visitor: { name: 'Ida', intern_id: 'intern-1' },
    answers: [
      { feature: 'news', call: 'news', answer: { payload: ['one'], count: 2, message: 'here' } },
      {
        feature: 'news',
        call: 'list',
        input: { body: { page: 1 } },
        answer: { payload: { page: 1 }, count: 2, message: 'here' },
      },
    ],
  })
  expect(requestedUrls).toEqual(['news begins', 'news ends', 'list begins', 'list ends'])
})

test('has the queries after the first one contain what it tells of', async () => {
  await page('fledge=a')
  expect(sentCookies.get('news')).toBe('fledge=a')
  expect(sentCookies.get('list')).toBe('fledge-position=0/AB; fledge=a')
})

test('embeds the zone of the device from its cookie, if it is one', async () => {
  const readZone = async (cookie?: string) => JSON.parse(await page(cookie)).zone
  expect([
    await readZone(),
    await readZone('fledge=a; __Host-fledge-zone=Africa/Lagos'),
    await readZone('fledge-zone=Africa/Lagos'),
    await readZone('__Host-fledge-zone=+02:00'),
    await readZone('__Host-fledge-zone=Nowhere/Land"}'),
  ]).toEqual([null, 'Africa/Lagos', null, null, null])
})

test("fills in the visitor's own values and skips queries without them", async () => {
  const answered = async (cookie: string) =>
    JSON.parse(await page(cookie, '/own')).answers.map(({ input }: { input: unknown }) => input)
  expect(await answered('fledge=a')).toEqual([{ params: { id: 'intern-1' }, query: { page: '1' } }])
  expect(await answered('fledge=b')).toEqual([])
})

test('runs a query that depends on another response after that response', async () => {
  const { answers } = JSON.parse(await page('fledge=a', '/by-answer'))
  expect(
    answers.map(({ call, input }: { call: string; input?: unknown }) => [call, input]),
  ).toEqual([
    ['own', undefined],
    ['news', { query: { field: '7' } }],
  ])
  expect(requestedUrls).toEqual(['own begins', 'own ends', 'news begins', 'news ends'])
})

test('embeds the initial data of a public page for visitors without a valid session', async () => {
  for (const cookie of ['fledge=old', undefined]) {
    const { visitor, answers } = JSON.parse(await page(cookie))
    expect([visitor, answers.map(({ call }: { call: string }) => call)]).toEqual([
      null,
      ['news', 'list'],
    ])
  }
})

test('embeds the visitor but no initial data for a redirected page', async () => {
  expect(JSON.parse(await page('fledge=a', '/page?to=elsewhere'))).toMatchObject({
    visitor: { name: 'Ida' },
    answers: [],
  })
  expect(requestedUrls).toEqual([])
})

test('takes from the browser’s headers whether the page is for a phone', async () => {
  const isForPhone = async (headers: Record<string, string>) => {
    const { body } = await app.inject({ url: '/page', headers: { cookie: 'fledge=a', ...headers } })
    return JSON.parse(body).isPhone
  }
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
  expect([
    await isForPhone({ 'user-agent': iPhone }),
    await isForPhone({ 'sec-ch-ua-mobile': '?1' }),
    await isForPhone({ 'sec-ch-ua-mobile': '?0', 'user-agent': iPhone }),
    await isForPhone({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
  ]).toEqual([true, true, false, false])
})
