import { renderMetadata } from './page-metadata.ts'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressResponses } from './compress-responses.ts'
import { contentPlace } from './page-template.ts'
import { sendUnreadable, serveWeb } from './web.ts'

let app: FastifyInstance
const page = `<html><head><meta name="description" content="Internships" /><title>Fledge</title></head><body><div id="root"><div>${'<p>Skeleton</p>'.repeat(400)}</div></div>
<noscript>Off</noscript><link rel="stylesheet" crossorigin href="/assets/index-1.css"></body></html>`
const script = 'console.log("a screen")\n'.repeat(100)

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'fledge-web-'))
  for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, 'assets/screen-1.js'), script)
  writeFileSync(join(dist, 'assets/index-1.css'), '.page{margin:0}')
  writeFileSync(join(dist, 'assets/candidate-1.css'), '.stage{margin:0}')
  writeFileSync(join(dist, '.vite/page-start.js'), 'show("$&")')
  writeFileSync(join(dist, 'assets/screen-1.js.br'), brotliCompressSync(script))
  writeFileSync(
    join(dist, '.vite/pages.json'),
    JSON.stringify({
      '/{slug}': { js: ['assets/partner-1.js'], css: [], prefetch: [], frame: [] },
      '/company/hiring/{candidate}': {
        js: ['assets/candidate-1.js'],
        css: ['assets/candidate-1.css'],
        prefetch: [
          { feature: 'candidatures', call: 'readOne', input: { params: { id: '{candidate}' } } },
          { feature: 'offers', call: 'listOffers', input: { query: { page: '1' } } },
        ],
        frame: [{ feature: 'notices', call: 'listNotices' }],
      },
      '/': { js: [], css: [], prefetch: [], frame: [] },
      '/welcome': { js: ['assets/welcome-1.js'], css: [], prefetch: [], frame: [] },
    }),
  )
  writeFileSync(
    join(dist, '.vite/still.json'),
    JSON.stringify({ '/': '<html><head><title>Fledge</title></head>drawn by the build</html>' }),
  )
  app = Fastify({
    frameworkErrors: (_error, request, reply) => void sendUnreadable(reply, request.url, dist),
  })
  await compressResponses(app)
  serveWeb(app, dist, {
    metadata: {
      base: 'https://fledge.example',
      db: () => ({}) as never,
      heads: {
        '/': async () => ({ title: 'Internships', description: 'Answers', path: '/' }),
        '/welcome': async () => ({
          title: 'A <b> & "c" $& d',
          description: 'x" onload="y',
          path: '/welcome',
          image: '/backend/files/1',
        }),
        '/{slug}': async (_db, { slug }) =>
          slug === 'broken' || slug === '\u0000' ? Promise.reject(new Error('away')) : 'gone',
      },
    },
    loadInitialData: async ({ headers }, prefetch) =>
      headers.cookie === 'broken'
        ? Promise.reject(new Error('away'))
        : headers.cookie
          ? {
              now: '2027-01-05T10:00:00.000Z',
              origin: 'https://fledge.example',
              visitor: { first_name: '</script><b>' },
              isPhone: false,
              zone: null,
              answers: prefetch.map((prefetch) => ({
                ...prefetch,
                answer: { payload: 'heard', count: 0, message: '' },
              })),
            }
          : {
              now: '2027-01-05T10:00:00.000Z',
              origin: 'https://fledge.example',
              visitor: null,
              isPhone: false,
              zone: null,
              answers: [],
            },
    resolveRedirects: (visitor, url) =>
      visitor === null && url.startsWith('/company/hiring/away') ? '/welcome?redirectTo=x' : url,
    prepareKeptFile: async (_reply, path) => (path.includes('older') ? Buffer.from('old') : null),
    hasSession: (cookies) => cookies !== undefined && !cookies.startsWith('other='),
    render: async (template, { url }) => {
      if (url.includes('unrendered')) return null
      const html = template.replace(contentPlace, `<h1>Rendered ${url}</h1>`)
      return Buffer.from(`${html}<!--${'A long page. '.repeat(500)}-->`)
    },
  })
  await app.ready()
})
afterAll(() => app.close())

const hints = async (url: string) => {
  const { body } = await app.inject({ url })
  return [
    ...body.matchAll(/<link rel="(?:later" data-as=")?(\w*pre\w*)"[^>]* href="([^"]+)">/g),
  ].map(([, rel, href]) => `${rel} ${href}`)
}

test('adds resource hints for the files of the requested screen', async () => {
  expect(await hints('/company/hiring/unrendered?tab=offers')).toEqual([
    'modulepreload /assets/candidate-1.js',
    'preload /assets/candidate-1.css',
  ])
})

test('adds resource hints for the redirect target instead of the requested page', async () => {
  expect(await hints('/company/hiring/away')).toEqual(['modulepreload /assets/welcome-1.js'])
  const { body } = await app.inject({
    url: '/company/hiring/away',
    headers: { cookie: 'fledge=a' },
  })
  expect([body.includes('candidate-1.js'), body.includes('welcome-1.js')]).toEqual([true, false])
})

test('serves the page with 404 for a URL that cannot be decoded, and an error to API requests', async () => {
  const response = await app.inject({ url: '/company-profile/%ff' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
  expect(response.body).toBe(page)
  const call = await app.inject({ url: '/backend/companies/%ff' })
  expect([call.statusCode, call.json().data.payload.error.code]).toEqual([404, 'NOT_FOUND'])
})

test('prefers a static path over one with a parameter', async () => {
  expect(await hints('/welcome')).toEqual(['modulepreload /assets/welcome-1.js'])
  expect(await hints('/a-partner')).toEqual(['modulepreload /assets/partner-1.js'])
})

test('serves unknown paths as 404 with noindex, also below reserved first segments', async () => {
  for (const url of ['/no/such/page/at/all', '/company/x', '/company', '/welcome/x']) {
    const { statusCode, body } = await app.inject({ url })
    expect([url, statusCode, body.includes('<meta name="robots" content="noindex" />')]).toEqual([
      url,
      404,
      true,
    ])
    expect(await hints(url)).toEqual([])
  }
})

test('serves the prerendered page to anonymous visitors without a query, otherwise the app', async () => {
  const isDrawn = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: cookie ? { cookie } : {} })).body.includes(
      'drawn by the build',
    )
  expect([
    await isDrawn('/'),
    await isDrawn('/', 'mine'),
    await isDrawn('/', 'other=1'),
    await isDrawn('/?token=abc'),
    await isDrawn('/welcome'),
  ]).toEqual([true, false, true, false, false])
  // With the metadata of its feature.
  expect((await app.inject({ url: '/' })).body).toContain('<title>Internships</title>')
})

test('sends the page that the server renders for the signed-in visitor', async () => {
  const { body, headers } = await app.inject({
    url: '/company/hiring/0b1?tab=offers',
    headers: { cookie: 'fledge=a' },
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('Skeleton')
  expect(body).toContain(
    '<div id="root" data-rendered><h1>Rendered /company/hiring/0b1?tab=offers</h1></div>',
  )
})

test('sends the skeleton to redirected visitors and when a page is not rendered', async () => {
  const isRendered = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: cookie ? { cookie } : {} })).body.includes('data-rendered')
  expect([
    await isRendered('/company/hiring/0b1'),
    await isRendered('/company/hiring/away'),
    await isRendered('/company/hiring/unrendered', 'fledge=a'),
    await isRendered('/no/such/page', 'fledge=a'),
  ]).toEqual([true, false, false, false])
})

test('embeds the signed-in visitor as escaped data and disables caching', async () => {
  const readVisitor = async (cookie?: string) => {
    const answer = await app.inject({
      url: '/company/hiring/unrendered',
      headers: cookie ? { cookie } : {},
    })
    return [
      answer.headers['cache-control'],
      /<script type="application\/json" id="visitor">(.*?)<\/script>/.exec(answer.body)?.[1],
    ]
  }
  expect(await readVisitor('fledge=a')).toEqual([
    'no-store',
    String.raw`{"first_name":"\u003c/script>\u003cb>"}`,
  ])
  expect(await readVisitor()).toEqual(['no-cache', undefined])
  expect(await readVisitor('broken')).toEqual(['no-cache', undefined])
})

test('embeds the initial data of frame and screen, and with a filter only that of the frame and of what the path names', async () => {
  const readAnswers = async (url: string) => {
    const { body } = await app.inject({ url, headers: { cookie: 'fledge=a' } })
    const { now, answers }: { now: string; answers: { call: string; input?: unknown }[] } =
      JSON.parse(/id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')
    expect(now).toBe('2027-01-05T10:00:00.000Z')
    return answers.map(({ call, input }) => [call, input])
  }
  expect(await readAnswers('/company/hiring/unrendered')).toEqual([
    ['listNotices', undefined],
    ['readOne', { params: { id: 'unrendered' } }],
    ['listOffers', { query: { page: '1' } }],
  ])
  for (const search of ['?tab=offers', '?utm_source=mail&tab=offers'])
    expect(await readAnswers(`/company/hiring/unrendered${search}`), search).toEqual([
      ['listNotices', undefined],
      ['readOne', { params: { id: 'unrendered' } }],
    ])
  expect(await readAnswers('/company/hiring/unrendered?utm_source=mail&fbclid=1')).toEqual(
    await readAnswers('/company/hiring/unrendered'),
  )
  expect(await readAnswers('/welcome?unrendered')).toEqual([])
})

test('compresses pages if the browser accepts it', async () => {
  const small = await app.inject({ url: '/welcome', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(
    (await app.inject({ url: '/welcome' })).body,
  )
})

test('serves precompressed assets and 404 without the page for stale ones', async () => {
  const answer = await app.inject({
    url: '/assets/screen-1.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  const stale = await app.inject({ url: '/assets/screen-0.js' })
  expect(stale.statusCode).toBe(404)
  expect(stale.body).not.toContain('<title>')
  const ofOtherRelease = await app.inject({ url: '/assets/older-1.js?x=1' })
  expect(ofOtherRelease.body).toBe('old')
  expect(ofOtherRelease.headers['cache-control']).toContain('immutable')
})

test("does not serve the build's internal files", async () => {
  expect((await app.inject({ url: '/.vite/pages.json' })).body).not.toContain('candidate-1.js"')
})

test("renders a page's metadata with all texts escaped", async () => {
  const { body, statusCode } = await app.inject({ url: '/welcome' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot; $&amp; d</title>')
  expect(body).toContain('<meta name="description" content="x&quot; onload=&quot;y" />')
  expect(body).toContain(
    '<meta property="og:image" content="https://fledge.example/backend/files/1" />',
  )
  expect(body).toContain('<link rel="canonical" href="https://fledge.example/welcome" />')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body.match(/name="description"/g)).toHaveLength(1)
  expect(body).not.toContain('noindex')
})

test('adds noindex only to pages that are not listed', () => {
  const head = { title: 'Saga L.', description: 'Reads rivers.', path: '/intern-profile/1' }
  const hasNoindex = (head: Parameters<typeof renderMetadata>[1]) =>
    renderMetadata('<html><head></head></html>', head, 'https://fledge.example').includes(
      '<meta name="robots" content="noindex" />',
    )
  expect([
    hasNoindex(head),
    hasNoindex({ ...head, isListed: true }),
    hasNoindex({ ...head, isListed: false }),
  ]).toEqual([false, false, true])
})

test('returns 404 with noindex for a missing subject, and the page without metadata if they cannot be loaded', async () => {
  const missing = await app.inject({ url: '/nobody' })
  expect([
    missing.statusCode,
    missing.body.includes('<meta name="robots" content="noindex" />'),
  ]).toEqual([404, true])
  const unavailable = await app.inject({ url: '/broken' })
  expect([unavailable.statusCode, unavailable.body.includes('og:title')]).toEqual([200, false])
})
