import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { createThreads } from '../../platform/threads/threads.ts'
import { browseProgram } from './request-search.ts'

let server: TestServer
let host: Browser
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' }, { realThreads: true })
  const company = await aCompany(server)
  await aPlan(server, company.companyId, { skill_ids: [81] })
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const browse = async (query: Record<string, string> = {}) => {
  const { payload, status } = await host.request('GET browse/candidates', { query })
  return { status, ids: payload.candidates?.map((card: { intern_id: string }) => card.intern_id) }
}

it('responds from a thread with interns as they are at the time of the request', async () => {
  const { internId } = await anIntern(server, { application: { skill_ids: [81] } })
  expect(await browse({ skills: '81' })).toEqual({ status: 200, ids: [internId] })
  await server.pool.query('delete from intern_search where intern_id = $1', [internId])
  expect(await browse({ skills: '81' })).toEqual({ status: 200, ids: [] })
})

it('returns errors of the thread’s own statements as errors of the request', async () => {
  await server.pool.query('alter table intern_search rename to intern_search_away')
  const { status, code } = await host.request('GET browse/candidates')
  await server.pool.query('alter table intern_search_away rename to intern_search')
  expect([status, code]).toEqual([500, 'INTERNAL'])
  expect((await browse()).status).toBe(200)
})

const createFailingThreads = (program: string, maxWaitMs: number) => {
  const errors: unknown[] = []
  const threads = createThreads({
    access: { connection: {} },
    maxWaitMs,
    onError: (error) => void errors.push(error),
  })
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
  return { threads, errors, program: { ...browseProgram, url } }
}
const importPort = `import { parentPort } from 'node:worker_threads';`

it('asks to try again when the thread does not respond in time', async () => {
  const { threads, program } = createFailingThreads(
    `${importPort} parentPort.on('message', () => {})`,
    50,
  )
  await expect(threads.request(program, {})).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 2,
  })
  await threads.close()
})

it('refuses requests beyond what the thread can have waiting', async () => {
  const { threads, program } = createFailingThreads(
    `${importPort} parentPort.on('message', ({ id }) => {
       if (id === 1) parentPort.postMessage({ id, body: new Uint8Array() })
     })`,
    20_000,
  )
  await threads.request(program, {})
  const requests = Promise.allSettled(
    Array.from({ length: 300 }, () => threads.request(program, {})),
  )
  await threads.close()
  const results = await requests
  const codes = results.map((result) => result.status === 'rejected' && result.reason.code)
  expect(codes.filter((code) => code === 'OVERLOADED')).toHaveLength(300 - 256)
  expect(codes.filter((code) => code === 'UNAVAILABLE')).toHaveLength(256)
})

it('asks to try again when the thread ends, and starts it again a second later', async () => {
  const { threads, program, errors } = createFailingThreads(
    `${importPort} parentPort.on('message', () => { throw new Error('broken') })`,
    10_000,
  )
  const unavailable = { code: 'UNAVAILABLE', retryAfter: 2 }
  await expect(threads.request(program, {})).rejects.toMatchObject(unavailable)
  await expect(threads.request(program, {})).rejects.toMatchObject(unavailable)
  expect(errors).toHaveLength(1)
  await expect
    .poll(
      async () => {
        await threads.request(program, {}).catch(() => undefined)
        return errors.length
      },
      { interval: 300, timeout: 10_000 },
    )
    .toBe(2)
  await threads.close()
})
