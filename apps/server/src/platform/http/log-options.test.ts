import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noTracing } from '../tracing/tracing.ts'
import { createLogOptions } from './log-options.ts'

let app: FastifyInstance
let written: string[]
beforeAll(async () => {
  const stream = { write: (text: string) => void written.push(text) }
  app = Fastify({
    logger: { ...createLogOptions({ LOG_LEVEL: 'debug' }, noTracing), stream },
    logController: new LogController({ disableRequestLogging: false }),
    genReqId: () => 'an-id-of-the-test',
  })
  app.get('/fails', ({ log }) => {
    log.error({ err: new Error('it\n{"level":60,"msg":"forged"}') }, 'request failed')
    return {}
  })
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  written = []
})

/** Returns the entries as a program reads them: each line by itself. */
const readEntries = () =>
  written
    .join('')
    .trimEnd()
    .split('\n')
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line))

test('each entry is a line of JSON with time in UTC, level, process, message and request', async () => {
  await app.inject({ url: '/fails?page=2' })
  const entries = readEntries()
  expect(entries.map(({ msg }) => msg)).toEqual([
    'incoming request',
    'request failed',
    'request completed',
  ])
  for (const entry of entries)
    expect(entry).toMatchObject({
      level: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: 'an-id-of-the-test',
    })
  expect(entries[0]).toMatchObject({ req: { method: 'GET', url: '/fails?page=2' } })
})

test('line breaks, control characters and JSON in what is logged stay inside their entry', async () => {
  await app.inject({ url: '/fails' })
  expect(readEntries()).toHaveLength(3)
  written = []
  const hostile = [
    '\n{"level":60,"msg":"forged"}',
    '\r\nforged',
    '\u2028forged',
    '\u001B[2Kforged',
    '","x":"',
  ]
  for (const text of hostile) app.log.error({ text }, text)
  const entries = readEntries()
  expect(entries.map(({ msg }) => msg)).toEqual(hostile)
  expect(entries.map(({ level }) => level)).toEqual(hostile.map(() => 50))
  expect(written.join('')).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/)
})
