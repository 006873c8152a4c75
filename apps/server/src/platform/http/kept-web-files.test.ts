import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { createKeptFilePreparer, createKeptWebFiles } from './kept-web-files.ts'

const script = 'console.log("a screen")\n'.repeat(50)
let server: TestServer
/** Serves nothing but the files of other releases. */
let app: FastifyInstance
const folders: string[] = []

/** Writes a build that contains the script under a name, and one small file in each release. */
function writeBuild(name: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'fledge-kept-'))
  folders.push(dist)
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets', name), script)
  writeFileSync(join(dist, 'assets', `${name}.br`), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets', `${name}.gz`), 'not kept')
  writeFileSync(join(dist, 'assets/shared-1.css'), '.page{margin:0}')
  writeFileSync(join(dist, 'index.html'), 'not kept')
  return dist
}

const keep = (name: string) => {
  const { database, clock } = server.running.services
  return createKeptWebFiles(database, clock, writeBuild(name)).keep()
}

beforeAll(async () => {
  server = await startTestServer()
  const prepare = createKeptFilePreparer(server.running.services.database)
  app = Fastify()
  app.get('/*', async (request, reply) => {
    const content = await prepare(reply, request.url, request.headers)
    return content ? reply.send(content) : reply.code(404).send('none')
  })
})
afterAll(async () => {
  await app.close()
  await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('finds the files of every release that was started, compressed for those who understand it', async () => {
  await keep('old-1.js')
  await keep('new-1.js')
  for (const name of ['old-1.js', 'new-1.js']) {
    const plain = await app.inject({ url: `/assets/${name}` })
    expect(plain.body).toBe(script)
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const small = await app.inject({
      url: `/assets/${name}`,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script)
  }
  expect((await app.inject({ url: '/assets/shared-1.css' })).body).toBe('.page{margin:0}')
})

test('finds nothing else', async () => {
  for (const url of ['/assets/new-1.js.gz', '/index.html', '/assets/%00', '/assets/../index.html'])
    expect((await app.inject({ url })).statusCode, url).toBe(404)
})

test('a release that still serves keeps its files, and one that no longer does loses them', async () => {
  await keep('replaced-1.js')
  await server.advanceClock(10 * 86_400_000)
  await keep('current-1.js')
  await server.advanceClock(10 * 86_400_000)
  const { rows } = await server.pool.query<{ path: string }>(
    'select path from web_files order by 1',
  )
  expect(rows.map(({ path }) => path)).toEqual(['assets/current-1.js', 'assets/shared-1.css'])
})
