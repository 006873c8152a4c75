import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator, aUser } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'
import { openRegistrationBrowser } from '../registration/testing/registration-fixtures.ts'

const undoMs = 10_000
const reason = 'They asked for it on the phone.'
let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;({ userId: managerId } = await anOperator(server))
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

let number = 0
const toName = (email: string) => `Company at ${email}`
/** Invites this many companies. @returns the addresses of their contacts */
async function invite(count = 1): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, () => `ana@listed${(number += 1)}.example`)
  const file = [
    'company,first name,last name,email',
    ...emails.map((email) => `${toName(email)},Ana,Silva,${email}`),
  ].join('\n')
  const body = { file, reason: 'They hosted interns last year.', count }
  const { status } = await manager.request('POST operator/company-invitations', { body })
  expect(status).toBe(200)
  await server.advanceClock(undoMs)
  return emails
}
const list = (query: Readonly<Record<string, string>>, by = manager) =>
  by.request('GET operator/company-invitations', { query })
const find = async (email: string) => (await list({ search: email })).payload[0]
const readState = async (email: string) => (await find(email)).state
const preview = (selection: object, act: string, by = manager) =>
  by.request('POST operator/company-invitations/change/preview', { body: { selection, act } })
const change = (selection: object, act: string, count: number, by = manager) =>
  by.request('POST operator/company-invitations/change', {
    body: { selection, act, count, reason },
  })
const countMails = async (email: string) =>
  (await server.mails(email)).filter(({ kind }) => kind === 'companyInvitations.invite').length
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      'select move, actor_id, note from event_log where subject_id = $1 order by id',
      [id],
    )
  ).rows
const selectOne = async (email: string) => ({ rows: [(await find(email)).invitation_id] })

describe('the list of invitations', () => {
  it('says who was invited, by whom and when, and what became of it', async () => {
    const [sent, started, registered, failed] = await invite(4)
    if (!sent || !started || !registered || !failed) throw new Error('no invitations')
    await openRegistrationBrowser(server, started)
    const { companyId } = await aCompany(server, { email_domain: registered.split('@')[1] })
    await server.pool.query(
      `update outbox set delivered_at = null, last_error = 'EENVELOPE 550', skipped = true
       where email = $1`,
      [failed],
    )
    expect(await find(sent)).toMatchObject({
      name: toName(sent),
      first_name: 'Ana',
      email: sent,
      state: 'SENT',
      invited_by_name: expect.stringMatching(/\S/),
      company_id: null,
    })
    expect(await readState(started)).toBe('STARTED')
    expect(await find(registered)).toMatchObject({ state: 'REGISTERED', company_id: companyId })
    expect(await readState(failed)).toBe('FAILED')
    const mails = await manager.request('GET operator/outbox', { query: { search: failed } })
    expect(mails.count).toBe(1)
  })

  it('shows a link that ran out after a week', async () => {
    const [email = ''] = await invite()
    await server.advanceClock(7 * dayMs - 2 * undoMs)
    expect(await readState(email)).toBe('SENT')
    await server.advanceClock(2 * undoMs)
    expect(await readState(email)).toBe('EXPIRED')
  })

  it('is limited to a state or to what is open, and its file has the same rows', async () => {
    for (const state of [
      'OPEN',
      'SENT',
      'STARTED',
      'REGISTERED',
      'FAILED',
      'EXPIRED',
      'WITHDRAWN',
    ]) {
      const { count, payload } = await list({ state, per_page: '100' })
      expect(payload).toHaveLength(count ?? -1)
      for (const row of payload)
        if (state === 'OPEN') expect(['REGISTERED', 'WITHDRAWN']).not.toContain(row.state)
        else expect(row.state).toBe(state)
      const file = await manager.request('GET operator/company-invitations/export', {
        query: { state },
      })
      expect(file.text.trimEnd().split('\r\n')).toHaveLength((count ?? 0) + 1)
    }
  })
})

describe('sending an invitation again', () => {
  it('emails a new link after ten seconds, with an event', async () => {
    const [email = ''] = await invite()
    await server.advanceClock(8 * dayMs)
    const before = await find(email)
    expect(before).toMatchObject({ state: 'EXPIRED', may: { resend: true, withdraw: true } })
    const { payload } = await change(await selectOne(email), 'resend', 1)
    expect(payload).toMatchObject({ count: 1, pending: { act_id: expect.any(String) } })
    expect((await find(email)).may.resend).toBe('pendingActs.refused.pending')
    expect(await countMails(email)).toBe(1)
    await server.advanceClock(undoMs)
    expect(await countMails(email)).toBe(2)
    const after = await find(email)
    expect(after).toMatchObject({ state: 'SENT', invited_at: before.invited_at })
    expect(after.sent_at > before.sent_at).toBe(true)
    expect((await listEvents(after.invitation_id)).at(-1)).toEqual({
      move: 'resend',
      actor_id: managerId,
      note: reason,
    })
  })

  it('leaves out those sent within a day, registered or withdrawn, with the reason', async () => {
    const [old = '', registered = '', withdrawn = ''] = await invite(3)
    await aCompany(server, { email_domain: registered.split('@')[1] })
    await change(await selectOne(withdrawn), 'withdraw', 1)
    await server.advanceClock(2 * dayMs)
    const [fresh = ''] = await invite()
    const rows = await Promise.all(
      [old, registered, withdrawn, fresh].map(async (email) => (await find(email)).invitation_id),
    )
    const { payload } = await preview({ rows }, 'resend')
    expect(payload.count).toBe(1)
    expect(payload.left_out).toEqual(
      expect.arrayContaining(
        ['justSent', 'known', 'withdrawn'].map((key) => ({
          reason: `companyInvitations.refused.${key}`,
          count: 1,
        })),
      ),
    )
    expect((await change({ rows }, 'resend', 2)).code).toBe('CONFLICT')
  })

  it('leaves out who has an account or was banned in the meantime, also within the ten seconds', async () => {
    const [joined = '', banned = '', late = ''] = await invite(3)
    await server.advanceClock(2 * dayMs)
    await aUser(server, 'I', { email: joined })
    const { userId } = await aUser(server, 'I')
    await server.pool.query(
      `update users set ban_hash = encode(sha256(convert_to($2, 'UTF8')), 'hex') where user_id = $1`,
      [userId, banned],
    )
    const rows = await Promise.all(
      [joined, banned, late].map(async (email) => (await find(email)).invitation_id),
    )
    const { payload } = await preview({ rows }, 'resend')
    expect(payload.left_out).toEqual(
      expect.arrayContaining(
        ['account', 'banned'].map((key) => ({
          reason: `companyInvitations.refused.${key}`,
          count: 1,
        })),
      ),
    )
    expect((await change({ rows }, 'resend', 1)).status).toBe(200)
    await aUser(server, 'I', { email: late })
    await server.advanceClock(undoMs)
    expect(await countMails(late)).toBe(1)
  })

  it('is possible at once if the email has not arrived', async () => {
    const [email = ''] = await invite()
    await server.pool.query(
      `update outbox set delivered_at = null, last_error = 'EENVELOPE 550', skipped = true
       where email = $1`,
      [email],
    )
    await change(await selectOne(email), 'resend', 1)
    await server.advanceClock(undoMs)
    expect(await find(email)).toMatchObject({ state: 'SENT' })
  })

  it('does nothing if it is undone, or if the company registers within the ten seconds', async () => {
    const [undone = '', faster = ''] = await invite(2)
    await server.advanceClock(8 * dayMs)
    const { payload } = await change(await selectOne(undone), 'resend', 1)
    await manager.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    await change(await selectOne(faster), 'resend', 1)
    await aCompany(server, { email_domain: faster.split('@')[1] })
    await server.advanceClock(undoMs)
    for (const email of [undone, faster]) expect(await countMails(email)).toBe(1)
  })
})

describe('withdrawing invitations', () => {
  it('fills in nothing any more, and lets the company be invited again', async () => {
    const [email = '', other = ''] = await invite(2)
    const domain = email.split('@')[1] ?? ''
    const selection = { filters: { search: domain }, except: [] }
    expect((await preview(selection, 'withdraw')).payload).toMatchObject({ count: 1, left_out: [] })
    await change(selection, 'withdraw', 1)
    await server.advanceClock(undoMs)
    const withdrawn = await find(email)
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', withdraw_reason: reason })
    expect((await listEvents(withdrawn.invitation_id)).at(-1)?.move).toBe('withdraw')
    expect(await readState(other)).toBe('SENT')
    const browser = await openRegistrationBrowser(server, email)
    expect((await browser.request('GET host-company/register/state')).payload.invitation).toBeNull()
    const file = `company,first name,last name,email\nAgain,Ben,Okoro,ben@${domain}`
    const again = { file, reason, count: 1 }
    expect(
      (await manager.request('POST operator/company-invitations', { body: again })).status,
    ).toBe(200)
    await server.advanceClock(undoMs)
    expect((await list({ search: domain })).payload).toMatchObject([
      { name: 'Again', state: 'SENT', withdrawn_at: null },
    ])
  })
})

describe('the list and its acts', () => {
  it.each(sidesWithoutManagers)('are refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    await expectRefused(browser)
  })

  it('are refused to finance', async () => {
    await expectRefused(await server.as((await anOperator(server, 'FINANCE')).userId))
  })
})

async function expectRefused(browser: Browser): Promise<void> {
  const [email = ''] = await invite()
  const selection = await selectOne(email)
  for (const { status } of [
    await list({}, browser),
    await browser.request('GET operator/company-invitations/export'),
    await preview(selection, 'withdraw', browser),
    await change(selection, 'withdraw', 1, browser),
  ])
    expect([401, 403]).toContain(status)
  expect(await readState(email)).toBe('SENT')
}
