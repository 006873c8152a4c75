import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLiveHub } from './live/live-hub.ts'
import { composeMail } from './mail/compose-mail.ts'
import { anOperator, aUser } from './testing/factories.ts'
import { startSandbox } from './payment-sandbox/start-sandbox.ts'
import { startTestServer, type TestServer } from './testing/harness.ts'

// The harness connects to its own database; the setting is only required.
const DATABASE_URL = 'postgres://shared/fledge'
let web: TestServer
let worker: TestServer
beforeAll(async () => {
  web = await startTestServer({ FLEDGE_ROLE: 'web', DATABASE_URL }, { ticking: true })
})
afterAll(async () => {
  await worker.stop()
  await web.stop()
})

const hasScheduler = async () => (await web.pool.query('select from jobs.schedule')).rowCount !== 0

/** Has a web process leave an email in the outbox. */
const leaveMail = (userId: string) =>
  web.tx((tx) =>
    tx.notify({
      to: { users: [userId] },
      content: composeMail('members.joined', { name: 'Ada', company: 'Brook' }),
      link: '/company/settings',
    }),
  )

const listMails = async (email: string) =>
  (
    await web.pool.query<{ kind: string }>('select kind from mailbox where to_address = $1', [
      email,
    ])
  ).rows

/** Waits for an email without running a sweep, as `mails` would. */
async function waitForMails(email: string): Promise<readonly unknown[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await listMails(email)).length > 0) break
    await delay(100)
  }
  // Time for a second one that must not come.
  await delay(200)
  return listMails(email)
}

test('a web process runs no jobs and leaves emails to workers, which send each once', async () => {
  const { userId, email } = await aUser(web, 'C')
  await leaveMail(userId)
  await delay(300)
  expect(await listMails(email)).toEqual([])
  expect(await hasScheduler()).toBe(false)

  worker = await startTestServer(
    { FLEDGE_ROLE: 'worker', DATABASE_URL },
    { ticking: true, beside: web },
  )
  expect(await waitForMails(email)).toHaveLength(1)
  expect(await hasScheduler()).toBe(true)

  // A worker that runs already hears of the next one at once.
  const next = await aUser(web, 'C')
  await leaveMail(next.userId)
  expect(await waitForMails(next.email)).toHaveLength(1)
})

test('a worker runs a job at once that was asked for through a web process', async () => {
  const startedAt = async () =>
    (
      await web.pool.query<{ at: string }>(
        `select started_at::text as at from job_lanes where job_name = 'offers.expire'`,
      )
    ).rows[0]?.at
  const before = await startedAt()
  const manager = await web.as((await anOperator(web)).userId)
  for (let attempt = 0; attempt < 20 && (await startedAt()) === before; attempt += 1) {
    const body = { note: 'To see that it works' }
    await manager.request('POST operator/jobs/offers.expire/run', { body })
    await delay(100)
  }
  expect(await startedAt()).not.toBe(before)
})

test('a worker answers nothing but whether it is alive and ready', async () => {
  const browser = worker.anonymous()
  expect((await browser.request('GET /live')).status).toBe(200)
  expect((await browser.request('GET /ready')).status).toBe(200)
  expect((await browser.request('GET api/check-token')).status).toBe(404)
  expect((await browser.request('GET /')).status).toBe(404)
})

test('a notification stored through one web process reaches the live streams of another', async () => {
  const other = await startTestServer({ FLEDGE_ROLE: 'web', DATABASE_URL }, { beside: web })
  const { userId } = await aUser(web, 'C')
  const { promise: notified, resolve } = Promise.withResolvers<string>()
  const leave = await getLiveHub(other.running.services.database).join(userId, {
    notify: () => resolve('notified'),
    end: () => resolve('ended'),
  })
  await leaveMail(userId)
  expect(await notified).toBe('notified')
  leave()
  await other.stop()
})

test('one of several processes starts no payment sandbox, of which each would have its own', async () => {
  const { env } = worker.running.services
  expect((await startSandbox({ ...env, NODE_ENV: 'development' })).STRIPE_SECRET_KEY).toBe(
    undefined,
  )
})
