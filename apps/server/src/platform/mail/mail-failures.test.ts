import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { captureLog, type CapturedLog } from '../testing/capture-log.ts'
import { aUser } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { startRejectingSmtp, type RejectingSmtp } from '../testing/rejecting-smtp.ts'
import { composeMail } from './compose-mail.ts'

let bySmtp: TestServer
let smtp: RejectingSmtp
let log: CapturedLog
beforeAll(async () => {
  smtp = await startRejectingSmtp()
  bySmtp = await startTestServer({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://fledge.example' })
})
afterAll(async () => {
  await bySmtp.stop()
  smtp.close()
})
beforeEach(() => {
  smtp.isRejecting = false
  smtp.received.length = 0
  log = captureLog(bySmtp.running.app)
})
afterEach(() => log.stop())

const notifyUser = (to: TestServer, userId: string) =>
  to.tx((tx) =>
    tx.notify({
      to: { users: [userId] },
      content: composeMail('members.joined', { name: 'Ada', company: 'Brook' }),
      link: '/company/settings',
    }),
  )

test('logs an email that is not sent with its id and the reason, without its address', async () => {
  const { userId, email } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  const { rows } = await bySmtp.pool.query('select message_id from outbox where user_id = $1', [
    userId,
  ])
  expect(log.lines).toEqual([
    expect.objectContaining({
      msg: 'email not sent',
      mail: rows[0].message_id,
      kind: 'members.joined',
      attempt: 1,
      cause: 'EENVELOPE 451',
    }),
  ])
  expect(JSON.stringify(log.lines)).not.toContain(email)
  smtp.isRejecting = false
  await bySmtp.advanceClock(10 * minuteMs)
})

test('measures what was sent and how long it took, what is tried again, and what was given up', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  const read = async (name: string) => {
    const { text } = await bySmtp.anonymous().request('GET /metrics')
    const line = text.split('\n').find((row) => row.startsWith(`${name} `))
    return Number(line?.split(' ')[1])
  }
  const givenUp = await read('mails{state="given_up"}')
  const sent = await read('mail_delivery_seconds_count')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  expect([await read('mails{state="later"}'), await read('mails{state="due"}')]).toEqual([1, 0])
  smtp.isRejecting = false
  await bySmtp.advanceClock(5 * minuteMs)
  expect(await read('mail_delivery_seconds_count')).toBe(sent + 1)
  expect(await read('mails{state="later"}')).toBe(0)
  await bySmtp.pool.query(
    'update outbox set delivered_at = null, next_try_at = $2 where user_id = $1',
    [userId, new Date(bySmtp.now().getTime() - 10 * minuteMs)],
  )
  expect(await read('mail_oldest_due_seconds')).toBeGreaterThanOrEqual(600)
  await bySmtp.running.services.sweep()
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  await bySmtp.advanceClock(6 * 24 * hourMs)
  expect(await read('mails{state="given_up"}')).toBe(givenUp + 1)
  expect(await read('mail_oldest_due_seconds')).toBe(0)
})

/** Returns how many emails met and missed their objective so far, and for how long the oldest waits. */
async function readOutcomes() {
  const { text } = await bySmtp.anonymous().request('GET /metrics')
  const find = (name: string) =>
    Number(
      text
        .split('\n')
        .find((row) => row.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return {
    met: find('objective_results_total{objective="mail",result="met"}'),
    missed: find('objective_results_total{objective="mail",result="missed"}'),
    oldestMs: find('mail_oldest_unsent_seconds') * 1000,
  }
}

test('an email that the mail server does not take within a minute counts as missed, once', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  const before = await readOutcomes()
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  expect(await readOutcomes()).toEqual(before)
  await bySmtp.advanceClock(2 * minuteMs)
  await bySmtp.advanceClock(10 * minuteMs)
  expect(await readOutcomes()).toEqual({ ...before, missed: before.missed + 2 })
  smtp.isRejecting = false
  await bySmtp.advanceClock(3 * hourMs)
  expect(smtp.received).toHaveLength(2)
  expect(await readOutcomes()).toEqual({ ...before, missed: before.missed + 2 })
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  expect(await readOutcomes()).toMatchObject({ met: before.met + 1, missed: before.missed + 2 })
})

test('says why an email is not sent while the mail server is away, also when it is not tried', async () => {
  const away = await startTestServer({
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://fledge.example',
  })
  const awayLog = captureLog(away.running.app)
  const { userId } = await aUser(away, 'C')
  for (let at = 0; at < 8; at += 1) {
    await notifyUser(away, userId)
    await away.running.services.sweep()
  }
  awayLog.stop()
  const causes = new Set(awayLog.lines.map(({ cause }) => cause))
  expect(causes).toEqual(new Set(['ESOCKET', 'BrokenCircuitError']))
  await away.stop()
})

test('measures how long emails wait for a mail server that is away, and not for one that refuses them', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  const setError = (error: string) =>
    bySmtp.pool.query('update outbox set last_error = $2, next_try_at = $3 where user_id = $1', [
      userId,
      error,
      new Date(bySmtp.now().getTime() + hourMs),
    ])
  await setError('ECONNREFUSED')
  await bySmtp.advanceClock(20 * minuteMs)
  expect((await readOutcomes()).oldestMs).toBeGreaterThanOrEqual(20 * minuteMs)
  await setError('EAUTH 535')
  expect((await readOutcomes()).oldestMs).toBeGreaterThanOrEqual(20 * minuteMs)
  await setError('EENVELOPE 550')
  expect((await readOutcomes()).oldestMs).toBe(0)
  smtp.isRejecting = false
  await bySmtp.advanceClock(3 * hourMs)
})
