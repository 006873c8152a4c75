import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressed, compressResponses, minCompressedBytes } from './compress-responses.ts'

let app: FastifyInstance
let address: string
const list = { names: Array.from({ length: 400 }, (_, index) => `Ada ${index} Obi`) }
const listText = JSON.stringify(list)
const events = new PassThrough()
const script = 'console.log("a screen")\n'.repeat(400)

beforeAll(async () => {
  const files = mkdtempSync(join(tmpdir(), 'fledge-files-'))
  writeFileSync(join(files, 'screen.js'), script)
  app = Fastify()
  await compressResponses(app)
  await app.register(fastifyStatic, { root: files, wildcard: false })
  app.get('/list', { compress: compressed }, (_request, reply) => reply.send(list))
  app.get('/small', { compress: compressed }, (_request, reply) =>
    reply.send({ text: 'a'.repeat(minCompressedBytes - 20) }),
  )
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send(events))
  app.get('/photo', (_request, reply) => reply.type('image/png').send(Buffer.alloc(10_000)))
  app.post('/body', (request, reply) => reply.send(request.body))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  events.end()
  await app.close()
})

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

test('compresses JSON as the request accepts it', async () => {
  const [br, gzip, uncompressed, identity] = await Promise.all([
    get('/list', 'gzip, deflate, br, zstd'),
    get('/list', 'gzip;q=0.8, br;q=0'),
    get('/list'),
    get('/list', 'identity'),
  ])
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(listText)
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(listText)
  for (const response of [uncompressed, identity]) {
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.body).toBe(listText)
  }
  expect(br.rawPayload.length).toBeLessThan(listText.length / 3)
})

test.each(['/small', '/photo', '/screen.js'])('does not compress %s', async (url) => {
  const { statusCode, headers, rawPayload } = await get(url, 'br, gzip')
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
  expect(headers['content-length']).toBe(String(rawPayload.length))
})

test('sends each event of a stream at once', async () => {
  const sent = ['data: one\n\n', 'data: two\n\n']
  events.write(sent[0])
  const response = await fetch(`${address}/events`, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  const reader = response.body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await read()).toBe(sent[0])
  events.write(sent[1])
  expect(await read()).toBe(sent[1])
  await reader?.cancel()
})

test('responds to HEAD without a body', async () => {
  const { statusCode, rawPayload } = await app.inject({
    method: 'HEAD',
    url: '/list',
    headers: { 'accept-encoding': 'br' },
  })
  expect([statusCode, rawPayload.length]).toEqual([200, 0])
})

test('responds with 304 and no body to a file that the browser has', async () => {
  const { headers } = await get('/screen.js', 'br')
  const second = await app.inject({
    url: '/screen.js',
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag },
  })
  expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0])
  expect(second.headers['content-encoding']).toBeUndefined()
})

test('does not decompress request bodies', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/body',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"a":1}'),
  })
  expect(statusCode).toBe(400)
})
