import { randomUUID } from 'node:crypto'
import { appealRule, eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompany,
  aMember,
  anIntern,
  anOperator,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { readAccount, signInByCode, undoMs } from './testing/managed-accounts.ts'

const message = 'You asked two interns for money.'
const ban = { reason: 'FRAUD', message }
let server: TestServer
let manager: Browser
let colleague: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
  colleague = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const request = (act: string, id: string, body: object, by = manager) =>
  by.request(`POST operator/people/${id}/${act}`, { body })
/** Bans someone, and lets it take effect. */
async function banNow(id: string) {
  const response = await request('ban', id, ban)
  await server.advanceClock(undoMs)
  return response
}
const listKinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind)

/** Returns the token of the latest link to appeal. */
async function readToken(email: string): Promise<string> {
  const { rows } = await server.pool.query<{ html: string }>(
    `select html from mailbox where to_address = $1 and html like '%/appeal?token=%' order by created_at desc limit 1`,
    [email],
  )
  return rows[0]?.html.match(/appeal\?token=([\w-]+)/)?.[1] ?? ''
}
const appeal = (token: string, text = 'Someone else used my account.') =>
  server.anonymous().request('POST accounts/appeals', { body: { token, appeal: text } })

const readAppeal = (token: string) =>
  server.anonymous().request('POST accounts/appeals/status', { body: { token } })

async function aBannedIntern(): Promise<TestIntern> {
  const intern = await anIntern(server)
  await banNow(intern.userId)
  return intern
}
async function anAppellant(): Promise<TestIntern> {
  const intern = await aBannedIntern()
  expect((await appeal(await readToken(intern.email))).status).toBe(200)
  return intern
}

describe('someone who is banned', () => {
  it('is signed out once it can no longer be undone, and told why and how to appeal', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    expect((await request('ban', intern.userId, ban)).status).toBe(200)
    expect((await browser.request('GET api/check-token')).status).toBe(200)
    await server.advanceClock(undoMs)
    expect((await browser.request('GET api/check-token')).status).toBe(401)
    const mails = await server.mails(intern.email)
    expect(mails.find(({ kind }) => kind === 'accounts.banned')?.body).toContain(message)
    expect(await readToken(intern.email)).not.toBe('')
    expect(await readAccount(manager, intern.userId)).toMatchObject({
      ban_reason: 'FRAUD',
      block: { reason: message },
      appeal: null,
    })
    expect((await request('ban', intern.userId, ban)).status).toBe(409)
    const { rows } = await server.pool.query(
      'select status from applications where application_id = $1',
      [intern.applicationId],
    )
    expect(rows).toEqual([{ status: 'WITHDRAWN' }])
  })

  it('learns of the ban with a code only, and gets a new link once a day', async () => {
    const intern = await aBannedIntern()
    const first = await signInByCode(server, intern.email, 'I')
    expect(first.next).toBe('SIGN_IN')
    expect(first.verified).toMatchObject({ status: 403, message: expect.stringContaining(message) })
    await server.advanceClock(60_000)
    await signInByCode(server, intern.email, 'I')
    const links = (await listKinds(intern.email)).filter((kind) => kind === 'accounts.appealLink')
    expect(links).toHaveLength(1)
    // Registering on the other side needs the same code.
    expect((await signInByCode(server, intern.email, 'C')).verified.status).toBe(403)
  })

  it('loses an internship, about which the company is told', async () => {
    const immediate = await startTestServer()
    const { hiring, internshipId } = await anUpcomingInternship(immediate)
    const operator = await immediate.as((await anOperator(immediate)).userId)
    expect((await request('ban', hiring.intern.userId, ban, operator)).status).toBe(200)
    const { rows } = await immediate.pool.query(
      'select status from internships where internship_id = $1',
      [internshipId],
    )
    const mails = await immediate.mails(hiring.company.admin.email)
    await immediate.stop()
    expect(rows).toEqual([{ status: 'CANCELLED' }])
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^internships\./)]),
    )
  })

  it('is deactivated as a member of their company', async () => {
    const { companyId } = await aCompany(server)
    const member = await aMember(server, companyId)
    await banNow(member.userId)
    const { rows } = await server.pool.query('select status from members where member_id = $1', [
      member.memberId,
    ])
    expect(rows).toEqual([{ status: 'DEACTIVATED' }])
    expect((await signInByCode(server, member.email, 'C')).verified.status).toBe(403)
  })

  it('cannot register again after their account was erased', async () => {
    const intern = await aBannedIntern()
    await server.pool.query(
      'update users set erase_at = $2, erasure_requested_at = $2 where user_id = $1',
      [intern.userId, server.now()],
    )
    await server.advanceClock(eraseAfterMs)
    const { rows } = await server.pool.query(
      'select erased_at is not null as is_erased, ban_reason, appeal_text from users where user_id = $1',
      [intern.userId],
    )
    expect(rows).toEqual([{ is_erased: true, ban_reason: null, appeal_text: null }])
    const again = await signInByCode(server, intern.email, 'I')
    expect(again.verified).toMatchObject({
      status: 403,
      message: expect.stringContaining('register again'),
    })
  })
})

describe('an appeal', () => {
  it('is sent once with the link, is a task of the team, and says until when it is decided', async () => {
    const intern = await aBannedIntern()
    const token = await readToken(intern.email)
    expect((await appeal(token, ' ')).status).toBe(400)
    const sent = await appeal(token)
    expect(sent.status).toBe(200)
    const account = await readAccount(manager, intern.userId)
    expect(sent.payload.due_at).toBe(account.appeal.due_at)
    expect(Date.parse(account.appeal.due_at) - Date.parse(account.appeal.at)).toBe(
      appealRule.decisionDays.usual * dayMs,
    )
    expect(await listKinds(intern.email)).toContain('accounts.appealSent')
    expect(await appeal(token)).toMatchObject({ code: 'CODE_EXPIRED' })
    const { payload } = await manager.request('GET operator/waits', {
      query: { kind: 'BAN_APPEAL' },
    })
    expect(payload).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'BAN_APPEAL', id: intern.userId })]),
    )
    // Signing in sends no further link.
    await signInByCode(server, intern.email, 'I')
    expect(await listKinds(intern.email)).not.toContain('accounts.appealLink')
  })

  it('is shown with its link, with when it was sent and is decided, until the ban is lifted', async () => {
    const intern = await aBannedIntern()
    const token = await readToken(intern.email)
    expect((await readAppeal(token)).payload).toEqual({ appeal: null })
    const { payload } = await appeal(token)
    const sent = {
      text: 'Someone else used my account.',
      at: expect.any(String),
      due_at: payload.due_at,
      decided_at: null,
    }
    expect((await readAppeal(token)).payload).toEqual({ appeal: sent })
    await request('appeal', intern.userId, { decision: 'uphold', reason: 'It was you' }, colleague)
    await server.advanceClock(undoMs)
    expect((await readAppeal(token)).payload.appeal.decided_at).toEqual(expect.any(String))
    await request('reactivate', intern.userId, { reason: 'A mistake' })
    await server.advanceClock(undoMs)
    expect(await readAppeal(token)).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('is not shown with the link of someone else or an unknown one', async () => {
    const [intern, other] = [await aBannedIntern(), await aBannedIntern()]
    await appeal(await readToken(intern.email))
    expect((await readAppeal(await readToken(other.email))).payload).toEqual({ appeal: null })
    expect(await readAppeal('x'.repeat(43))).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('is refused with an unknown, foreign or expired link, and too many attempts', async () => {
    const intern = await aBannedIntern()
    const token = await readToken(intern.email)
    // A link to appeal signs no one in.
    expect(
      (await server.anonymous().request('POST api/generate-token', { body: { token } })).status,
    ).not.toBe(200)
    await server.advanceClock(appealRule.linkDays.usual * dayMs)
    expect(await appeal(token)).toMatchObject({ code: 'CODE_EXPIRED' })
    for (let count = 0; count < appealRule.perNetworkAnHour; count += 1)
      await appeal('x'.repeat(43))
    expect(await appeal('x'.repeat(43))).toMatchObject({ status: 429 })
    await server.advanceClock(dayMs)
  })

  it('is upheld by a colleague of the one who banned, once and for all', async () => {
    const intern = await anAppellant()
    const decision = { decision: 'uphold', reason: 'Three interns reported the same.' }
    expect(await request('appeal', intern.userId, decision)).toMatchObject({ status: 403 })
    expect(await request('reactivate', intern.userId, { reason: 'A mistake' })).toMatchObject({
      status: 409,
    })
    expect((await request('appeal', intern.userId, decision, colleague)).status).toBe(200)
    expect(await listKinds(intern.email)).not.toContain('accounts.appealUpheld')
    await server.advanceClock(undoMs)
    expect((await server.mails(intern.email))[0]).toMatchObject({
      kind: 'accounts.appealUpheld',
      body: expect.stringContaining('Three interns'),
    })
    expect((await signInByCode(server, intern.email, 'I')).verified.status).toBe(403)
    expect((await request('appeal', intern.userId, decision, colleague)).status).toBe(409)
  })

  it('lifts the ban, so that the person signs in again', async () => {
    const intern = await anAppellant()
    const decision = { decision: 'lift', reason: 'Someone else used the account.' }
    await request('appeal', intern.userId, decision, colleague)
    await server.advanceClock(undoMs)
    expect(await listKinds(intern.email)).toContain('accounts.banLifted')
    expect((await signInByCode(server, intern.email, 'I')).verified.status).toBe(200)
    expect(await readAccount(manager, intern.userId)).toMatchObject({
      block: null,
      ban_reason: null,
      appeal: null,
    })
  })
})

it('bans and decisions are refused to everyone but managers, and for unknown people', async () => {
  const intern = await anAppellant()
  const { admin } = await aCompany(server)
  const bodies = { ban, appeal: { decision: 'lift', reason: 'A mistake' } }
  for (const [act, body] of Object.entries(bodies)) {
    for (const id of [
      (await anIntern(server)).userId,
      admin.userId,
      (await anOperator(server, 'REVIEWER')).userId,
      (await anOperator(server, 'FINANCE')).userId,
    ])
      expect((await request(act, intern.userId, body, await server.as(id))).status).toBe(403)
    expect((await request(act, intern.userId, body, server.anonymous())).status).toBe(401)
    expect((await request(act, randomUUID(), body)).status).toBe(404)
  }
  expect((await request('ban', (await anOperator(server)).userId, ban)).status).toBe(409)
  expect((await request('ban', admin.userId, ban)).code).toBe('LAST_ADMIN')
  expect((await request('ban', intern.userId, { reason: 'FRAUD', message: ' ' })).status).toBe(400)
})
