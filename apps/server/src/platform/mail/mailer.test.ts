import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
  aUser,
} from '../testing/factories.ts'
import { startRejectingSmtp, type RejectingSmtp } from '../testing/rejecting-smtp.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { composeMail } from './compose-mail.ts'
import { leaseMs, leaseCheckMs } from './retry-times.ts'
import { leaseDueMails } from './queries/mail.queries.ts'

let server: TestServer
let bySmtp: TestServer
let smtp: RejectingSmtp
beforeAll(async () => {
  smtp = await startRejectingSmtp()
  server = await startTestServer()
  bySmtp = await startTestServer({
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://fledge.example',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.stop()
  await bySmtp.stop()
  smtp.close()
})
beforeEach(() => {
  smtp.received.length = 0
  smtp.isRejecting = false
})

const joinedMail = composeMail('members.joined', { name: 'Ada', company: 'Brook' })
const proposalMail = composeMail('interviews.propose', {
  company: 'Brook',
  plan: 'Ferry timetables',
  minutes: 30,
  answerBy: 'Friday',
  note: '',
})

const notifyUser = (to: TestServer, userId: string, content = joinedMail) =>
  to.tx((tx) =>
    tx.notify({
      to: { users: [userId] },
      content,
      link: '/company/settings',
    }),
  )

test("sends an email by SMTP with its row's Message-ID", async () => {
  const { userId, email } = await aUser(bySmtp, 'C')
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  const { rows } = await bySmtp.pool.query(
    'select message_id, delivered_at from outbox where user_id = $1',
    [userId],
  )
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toContain(`Message-ID: <${rows[0].message_id}@fledge.example>`)
  expect(smtp.received[0]).toContain(email)
  expect(rows[0].delivered_at).not.toBeNull()
})

test('keeps a rejected email and sends it once, later', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  expect(smtp.received).toHaveLength(0)
  smtp.isRejecting = false
  await bySmtp.advanceClock(10 * minuteMs)
  await bySmtp.advanceClock(10 * minuteMs)
  expect(smtp.received).toHaveLength(1)
})

test('delivers an email after five days of rejections', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  for (let days = 0; days < 5; days += 1) await bySmtp.advanceClock(24 * hourMs)
  smtp.isRejecting = false
  await bySmtp.advanceClock(3 * hourMs)
  expect(smtp.received).toHaveLength(1)
})

test('gives up after six days of rejections and sends the email never again', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  await bySmtp.advanceClock(6 * 24 * hourMs)
  smtp.isRejecting = false
  await bySmtp.advanceClock(24 * hourMs)
  expect(smtp.received).toHaveLength(0)
})

test('resends with the same Message-ID after a crash before marking, and the mailbox shows the email once', async () => {
  const { userId, email } = await aUser(server, 'C')
  await notifyUser(server, userId)
  expect(await server.mails(email)).toHaveLength(1)
  await server.pool.query(
    'update outbox set delivered_at = null, next_try_at = $2 where user_id = $1',
    [userId, server.now()],
  )
  expect(await server.mails(email)).toHaveLength(1)
})

test('sends an email again with the same Message-ID after a crash between sending and marking', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  await notifyUser(bySmtp, userId)
  // The mark fails as if the server or the database had died right after sending.
  await bySmtp.pool.query(`
    create function refuse_mark() returns trigger language plpgsql as $$ begin raise 'down'; end $$;
    create trigger refuse_mark before update of delivered_at on outbox for each row execute function refuse_mark()`)
  await bySmtp.running.services.sweep()
  expect(smtp.received).toHaveLength(1)
  await bySmtp.pool.query('drop trigger refuse_mark on outbox; drop function refuse_mark()')
  await bySmtp.advanceClock(leaseMs)
  await bySmtp.advanceClock(leaseMs)
  const ids = smtp.received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toMatch(/@fledge\.example>$/)
  expect(ids[1]).toBe(ids[0])
})

test('sends each of more emails than it has connections once', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  await Promise.all(Array.from({ length: 130 }, () => notifyUser(bySmtp, userId)))
  await bySmtp.running.services.sweep()
  const ids = new Set(smtp.received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]))
  expect([smtp.received.length, ids.size]).toEqual([130, 130])
})

test('sends a leased email within 60 seconds after its server died', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  smtp.isRejecting = true
  await notifyUser(bySmtp, userId)
  await bySmtp.running.services.sweep()
  smtp.isRejecting = false
  await bySmtp.pool.query('update outbox set next_try_at = created_at where user_id = $1', [userId])
  // Leased as by a server that dies right after.
  await bySmtp.tx((tx) =>
    tx.many(leaseDueMails, {
      now: tx.now.toISOString(),
      next_try_at: new Date(tx.now.getTime() + leaseMs).toISOString(),
      limit: 10,
    }),
  )
  await bySmtp.running.services.sweep()
  expect(smtp.received).toHaveLength(0)
  await bySmtp.advanceClock(minuteMs - leaseCheckMs)
  expect(smtp.received).toHaveLength(1)
})

test('sends each email once if two servers deliver at the same time', async () => {
  const { userId } = await aUser(bySmtp, 'C')
  await Promise.all(Array.from({ length: 8 }, () => notifyUser(bySmtp, userId)))
  await Promise.all([bySmtp.running.services.sweep(), bySmtp.running.services.sweep()])
  const ids = smtp.received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1])
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
})

test('skips disabled email kinds but sends required ones', async () => {
  const { userId, email } = await aUser(server, 'I', {
    preferences: { mails_off: ['interviews', 'members'] },
  })
  await notifyUser(server, userId, proposalMail)
  await notifyUser(server, userId)
  expect((await server.mails(email)).map((mail) => mail.kind)).toEqual(['members.joined'])
})

test('adds the one-click unsubscribe header to optional emails', async () => {
  const { userId } = await aUser(bySmtp, 'I')
  await notifyUser(bySmtp, userId, proposalMail)
  await bySmtp.running.services.sweep()
  expect(smtp.received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(smtp.received[0]).toMatch(
    /List-Unsubscribe: <https:\/\/fledge\.example\/backend\/notices\/unsubscribe\?token=/,
  )
})

test('keeps the UID of a calendar entry, increments its sequence and cancels it', async () => {
  const { companyId, admin } = await aCompany(server)
  const intern = await anIntern(server)
  const candidature = await aCandidature(server, companyId, await aPlan(server, companyId), intern)
  const interview = await anInterview(server, companyId, candidature, intern, [admin.memberId], {
    status: 'CONFIRMED',
    starts_at: new Date('2026-12-03T09:00:00Z'),
    ends_at: new Date('2026-12-03T09:30:00Z'),
    meeting_link: 'https://meet.example/x',
  })
  const confirmationMail = composeMail('interviews.confirm', {
    intern: 'Ada',
    time: 'Monday',
    plan: 'Ferry timetables',
    minutes: 30,
  })
  const notifyOf = (sequence: number, cancel: boolean) =>
    server.tx((tx) =>
      tx.notify({
        to: { users: [intern.userId] },
        content: confirmationMail,
        link: '/intern',
        calendar: { interview, sequence, cancel },
      }),
    )
  await notifyOf(0, false)
  await server.advanceClock(minuteMs)
  await notifyOf(1, true)
  const [second, first] = (await server.mails(intern.email)).map((mail) => mail.ics ?? '')
  expect(first).toContain(`UID:${interview}@localhost`)
  expect(first).toContain('METHOD:REQUEST')
  expect(first).toContain('DTSTART:20261203T090000Z')
  expect(second).toContain(`UID:${interview}@localhost`)
  expect(second).toContain('METHOD:CANCEL')
  expect(second).toContain('SEQUENCE:1')
})
