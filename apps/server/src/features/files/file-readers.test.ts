import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ChildFailedError, createChildPool } from '../../platform/files/child-pool.ts'
import { isLongRun } from '../../test/system/rounds.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import {
  buildDocxParagraph,
  buildDocx,
  buildEndlessSvg,
  buildPdf,
  buildSwellingPdf,
} from '../../platform/testing/hostile-files.ts'
import {
  bundledReaders,
  type Browser,
  type TestResponse,
  startTestServer,
  type TestServer,
} from '../../platform/testing/harness.ts'
import { decodeFrame, encodeTask } from './reading-task.ts'

// Each file is read in its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let server: TestServer
// A third of the CPU time, and attacks a third as long; the long run uses the full limits.
const [limits, share] = isLongRun ? [{}, 1] : [{ cpuSeconds: 1 }, 1 / 3]
beforeAll(async () => {
  server = await startTestServer({}, { fileReaders: { limits } })
})
afterAll(() => server.stop())

const aReader = async () => server.as((await anIntern(server)).userId)
const parse = (browser: Browser, bytes: Buffer) =>
  browser.request('POST intern-service/application/v1/parse-resume', {
    file: { name: 'cv', bytes },
  })
const upload = (browser: Browser, bytes: Buffer) =>
  browser.request('POST s3/upload-file', {
    body: { kind: 'image' },
    file: { name: 'a.svg', bytes },
  })
/** Builds a docx with many lines of this text. */
const swellingDocx = (lines: number, text: string) =>
  buildDocx(buildDocxParagraph(text).repeat(lines))

test('rejects résumés that exhaust memory or CPU, and serves other requests in the meantime', async () => {
  const attacks = [
    buildSwellingPdf(isLongRun ? 500_000_000 : 300_000_000, { times: 2 }),
    buildSwellingPdf(300_000_000 * share, { times: 3, fill: '[' }),
    buildSwellingPdf(200_000_000 * share, { times: 3, fill: '(a)Tj ' }),
    swellingDocx(60_000 * share, 'a1 '.repeat(100)),
  ]
  const newReader = await aReader()
  const otherReader = await aReader()
  let answered = 0
  const readings = attacks.map((bytes) =>
    parse(newReader, bytes).finally(() => {
      answered += 1
    }),
  )
  const calls = Array.from({ length: 20 }, () =>
    otherReader.request('GET intern-service/application'),
  )
  expect((await Promise.all(calls)).map((response) => response.status)).toEqual(Array(20).fill(200))
  expect(answered).toBe(0)
  for (const { status, fields } of await Promise.all(readings)) {
    expect(status).toBe(415)
    expect(fields?.['file']).toMatch(/couldn’t read|unpacks to far more/)
  }
})

test('serves other requests while facts are extracted from a document that expands into long lines', async () => {
  const reader = await aReader()
  const bytes = swellingDocx(2000, 'Analyst 2024 – data-driven, e.g. in SQL; '.repeat(9))
  expect(bytes.length).toBeLessThan(24_000)
  let isRead = false
  const reading = parse(reader, bytes).finally(() => {
    isRead = true
  })
  const calls = Array.from({ length: 20 }, () => reader.request('GET intern-service/application'))
  expect((await Promise.all(calls)).map((response) => response.status)).toEqual(Array(20).fill(200))
  expect(isRead).toBe(false)
  expect([200, 415]).toContain((await reading).status)
})

test('with all processes and the queue full, answers a further file with 429 and still serves other requests', async () => {
  // With ten connections, the server itself would refuse so many requests that are not completed.
  const ownServer = await startTestServer({ DB_POOL: '20' })
  const places = availableParallelism() + 20
  const answers: TestResponse[] = []
  const { promise: areTold, resolve } = Promise.withResolvers<void>()
  const sent = await Promise.all(
    Array.from({ length: places + 5 }, async () =>
      ownServer.as((await anIntern(ownServer)).userId),
    ),
  )
  const uploads = sent.map((browser) =>
    upload(browser, buildEndlessSvg()).then((answer) => {
      answers.push(answer)
      if (answers.length === 5) resolve()
    }),
  )
  await areTold
  expect(answers.map(({ status, headers }) => `${status} ${headers['retry-after']}`)).toEqual(
    Array(5).fill('429 10'),
  )
  const otherResponses = await Promise.all(
    sent.map((browser) => browser.request('GET intern-service/application')),
  )
  expect(otherResponses.map((response) => response.status)).toEqual(Array(places + 5).fill(200))
  expect(answers.length).toBe(5)
  // Closing the pool answers the uploads that still wait, instead of waiting for 22 endless files.
  await Promise.all([ownServer.running.services.fileReaders.close(), ...uploads])
  expect(answers.length).toBe(places + 5)
  await ownServer.stop()
})

test('allows each person 40 readings in ten minutes', async () => {
  const [ada, ben] = [await anIntern(server), await anIntern(server)]
  const [reader, other] = [await server.as(ada.userId), await server.as(ben.userId)]
  const notADocument = Buffer.from('no document')
  const { budget } = server.running.services.fileReaders
  for (let at = 0; at < 39; at += 1) expect(budget.take(ada.userId, server.now())).toBeNull()
  expect((await parse(reader, notADocument)).status).toBe(415)
  const answer = await parse(reader, notADocument)
  expect([answer.status, answer.message]).toEqual([
    429,
    'You’ve uploaded many files in a short time. Try again in 10 minutes.',
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
  expect((await parse(other, notADocument)).status).toBe(415)
  await server.advanceClock(10 * minuteMs)
  expect((await parse(reader, notADocument)).status).toBe(415)
})

const ways: readonly [string, { prlimit?: null }][] = [
  ['limited by the machine', {}],
  ['watched by itself where the machine has no limits', { prlimit: null }],
]
test.each(isLongRun ? ways : ways.slice(0, 1))(
  'a process %s ends beyond its memory and time limits',
  async (_, options) => {
    const sharedOptions = { ...bundledReaders, size: 1, ...options }
    // On a slow machine, starting a process alone may take the CPU time that attacks get here.
    const standardPool = createChildPool(sharedOptions)
    const pool = createChildPool({ ...sharedOptions, limits })
    const program = fileURLToPath(new URL('untrusted-child.ts', import.meta.url))
    const labels = { skills: [], languages: [] }
    const askForFacts = (bytes: Buffer) => encodeTask({ job: 'facts', labels }, bytes)
    const facts = await standardPool.run(program, askForFacts(buildPdf()))
    expect(decodeFrame(facts).json).toMatchObject({
      facts: { pages: [{ page: 1, lines: ['aaaa'] }] },
    })
    const swelling = buildSwellingPdf(isLongRun ? 600_000_000 : 300_000_000)
    await expect(pool.run(program, askForFacts(swelling))).rejects.toBeInstanceOf(ChildFailedError)
    await expect(
      pool.run(program, encodeTask({ job: 'check', kind: 'image' }, buildEndlessSvg())),
    ).rejects.toBeInstanceOf(ChildFailedError)
    await Promise.all([standardPool.close(), pool.close()])
  },
)
