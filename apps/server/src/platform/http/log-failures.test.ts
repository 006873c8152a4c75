import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { anIntern, aUser } from '../testing/factories.ts'
import { captureLog, type CapturedLog } from '../testing/capture-log.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'

let server: TestServer
let log: CapturedLog
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'warn' })
})
afterAll(() => server.stop())
beforeEach(() => {
  log = captureLog(server.running.app)
})
afterEach(() => log.stop())

it('logs a call that waits too long for a lock, with its request id and without what it says', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  const requestId = randomUUID()
  await server.pool.query(`
    create function time_out() returns trigger language plpgsql
      as $$ begin raise 'canceling statement due to lock timeout' using errcode = '55P03'; end $$;
    create trigger time_out before insert on spot_feedback for each row execute function time_out()`)
  const { status } = await browser.request('POST common-services/spot-feedback/v1', {
    requestId,
    body: { feedback: `I am ${intern.email}`, rating: 4 },
  })
  await server.pool.query('drop trigger time_out on spot_feedback; drop function time_out()')
  expect(status).toBe(503)
  expect(log.lines).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      reqId: requestId,
      method: 'POST',
      route: '/backend/common-services/spot-feedback/v1',
      status: 503,
      code: 'UNAVAILABLE',
      err: expect.objectContaining({ code: '55P03' }),
    }),
  ])
  expect(JSON.stringify(log.lines)).not.toContain(intern.email)
})

it('logs a read that fails, once', async () => {
  await server.pool.query('alter table batches rename to batches_of_old')
  const { status } = await server.anonymous().request('GET common-services/batch-list')
  await server.pool.query('alter table batches_of_old rename to batches')
  expect(status).toBe(500)
  expect(log.lines).toEqual([
    expect.objectContaining({ status: 500, code: 'INTERNAL', method: 'GET' }),
  ])
})

it('logs no call that is refused for a reason of its own', async () => {
  const { userId } = await aUser(server, 'I')
  const browser = await server.as(userId)
  expect((await browser.request('GET company/members')).status).toBeGreaterThanOrEqual(400)
  expect(log.lines).toEqual([])
})
