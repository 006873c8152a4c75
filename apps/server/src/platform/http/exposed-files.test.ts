import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anIntern } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { serveWeb } from './web.ts'

let server: TestServer
let pages: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'fledge-exposed-'))
const hidden = 'a text that is not for browsers'

beforeAll(async () => {
  for (const folder of ['assets', 'flags', '.vite']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'index.html'), '<html><head></head><body>The page</body></html>')
  writeFileSync(join(dist, 'assets/screen-1.js'), 'start()')
  writeFileSync(join(dist, 'flags/de.svg'), '<svg/>')
  writeFileSync(join(dist, '.vite/page-start.js'), 'start()')
  writeFileSync(join(dist, '.vite/notes.txt'), hidden)
  writeFileSync(join(dist, '../fledge-beside.txt'), hidden)
  pages = Fastify()
  serveWeb(pages, dist, {
    metadata: {
      base: 'https://fledge.example',
      db: () => {
        throw new Error('no page has metadata here')
      },
      heads: {},
    },
    loadInitialData: () => Promise.reject(new Error('no data here')),
    resolveRedirects: (_visitor, url) => url,
    prepareKeptFile: () => Promise.resolve(null),
    hasSession: () => false,
    render: () => Promise.resolve(null),
  })
  await pages.ready()
  server = await startTestServer({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.stop()
  await pages.close()
  rmSync(dist, { recursive: true })
  rmSync(join(dist, '../fledge-beside.txt'))
})

test('folders of the web app are not listed, and files outside it or of the build are not served', async () => {
  expect((await pages.inject({ url: '/assets/screen-1.js' })).body).toBe('start()')
  for (const url of ['/assets/', '/assets', '/flags/', '/flags', '/assets/?list']) {
    const { body, statusCode } = await pages.inject({ url })
    expect(statusCode, url).toBe(404)
    expect(body, url).not.toMatch(/screen-1|de\.svg/)
  }
  const paths = [
    '.vite/notes.txt',
    'assets/../.vite/notes.txt',
    '../fledge-beside.txt',
    '..%2ffledge-beside.txt',
    'assets/..%2f..%2ffledge-beside.txt',
    '.git/config',
    '.env',
  ]
  for (const path of paths) {
    const { body, statusCode } = await pages.inject({ url: `/${path}` })
    expect([400, 403, 404], path).toContain(statusCode)
    expect(body, path).not.toContain(hidden)
  }
})

test('TRACE and methods that no endpoint has are refused, and repeat nothing of the request', async () => {
  const at = new URL(await server.running.app.listen({ port: 0, host: '127.0.0.1' }))
  const intern = await server.as((await anIntern(server)).userId)
  const send = (method: string, path: string) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const headers = { cookie: intern.cookie ?? '' }
      const sent = request(
        { host: at.hostname, port: at.port, method, path, headers },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          )
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'LOCK'])
    for (const path of ['/', '/backend/api/check-token', '/live']) {
      const { status, text } = await send(method, path)
      expect([400, 404, 405, 501], `${method} ${path}`).toContain(status)
      expect(text).not.toContain('cookie')
      expect(text).not.toContain(intern.cookie)
    }
})

test('an unexpected error is answered without its message', async () => {
  const intern = await server.as((await anIntern(server)).userId)
  await server.pool.query('alter table spot_feedback rename column rating to rating_of_old')
  const answer = await intern.request('POST common-services/spot-feedback/v1', {
    body: { feedback: 'All is clear.' },
  })
  expect(answer).toMatchObject({ status: 500, code: 'INTERNAL' })
  expect(answer.text).not.toMatch(/rating|column|spot_feedback|42703|at .*\.ts/)
})
