import { randomUUID } from 'node:crypto'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import { dayMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { readAccount, signInByCode, undoMs } from './testing/managed-accounts.ts'

const reason = 'You wrote to us on 18 November'
let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
afterAll(() => server.stop())
// Sessions end while the clock moves.
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})

const dayBefore = (days: number) =>
  toLocalDay(new Date(server.now().getTime() - days * dayMs), 'UTC')
const erase = (id: string, by = manager, body: object = { received_on: dayBefore(3), reason }) =>
  by.request(`POST operator/people/${id}/erase`, { body })
/** Acts, and lets the act take effect. */
async function eraseNow(id: string) {
  const response = await erase(id)
  await server.advanceClock(undoMs)
  return response
}
const keep = (id: string, by = manager) =>
  by.request(`POST operator/people/${id}/keep`, { body: { reason } })
const readUser = async (id: string) =>
  (
    await server.pool.query(
      `select status, erase_at, erased_at is not null as is_erased, erasure_requested_at,
         erasure_note, is_erasure_final from users where user_id = $1`,
      [id],
    )
  ).rows[0]
const listRequests = async (search: string) =>
  (await manager.request('GET operator/privacy/requests', { query: { search } })).payload

describe('a request for erasure by letter', () => {
  it('takes effect after ten seconds, is emailed, and is listed with who recorded it and why', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const { payload, status } = await erase(intern.userId)
    expect([status, payload.pending.act_id]).toEqual([200, expect.any(String)])
    expect((await readUser(intern.userId)).erase_at).toBeNull()
    expect(await server.mails(intern.email)).toEqual([])

    await server.advanceClock(undoMs)
    expect((await browser.request('GET api/check-token')).status).toBe(401)
    expect((await server.mails(intern.email))[0]).toMatchObject({
      kind: 'accounts.eraseRecorded',
      body: expect.stringContaining(reason),
    })
    const [request] = await listRequests(intern.email)
    expect(request).toMatchObject({
      kind: 'ERASURE',
      state: 'OPEN',
      note: reason,
      recorded_by: expect.stringMatching(/\w/),
      requested_at: expect.stringContaining(dayBefore(3)),
    })
    expect(await readAccount(manager, intern.userId)).toMatchObject({
      erasure: { reason, is_final: false },
      may: { erase: 'accounts.refused.erasing', keep: 'accounts.refused.ownerKeeps' },
    })
    const { rows } = await server.pool.query(
      `select move, actor_kind, note from event_log where subject_id = $1 and machine = 'account' order by id`,
      [intern.userId],
    )
    expect(rows).toEqual([
      { move: 'deactivate', actor_kind: 'operator', note: reason },
      { move: 'recordErasure', actor_kind: 'operator', note: reason },
    ])
  })

  it('erases the account after 14 days, and the reason with it', async () => {
    const intern = await anIntern(server)
    await eraseNow(intern.userId)
    await server.advanceClock(eraseAfterMs - dayMs)
    expect((await readUser(intern.userId)).is_erased).toBe(false)
    await server.advanceClock(dayMs)
    expect(await readUser(intern.userId)).toMatchObject({ is_erased: true, erasure_note: null })
    const { rows } = await server.pool.query(
      'select 1 from event_log where subject_id = $1 and note = $2',
      [intern.userId, reason],
    )
    expect(rows).toEqual([])
  })

  it('is done within 30 days of the day on which the letter arrived', async () => {
    const intern = await anIntern(server)
    await erase(intern.userId, manager, { received_on: dayBefore(25), reason })
    await server.advanceClock(undoMs)
    const { erase_at: at } = await readUser(intern.userId)
    expect(toLocalDay(at, 'UTC')).toBe(dayBefore(-5))
  })

  it('waits until an appeal against a ban is decided', async () => {
    const intern = await anIntern(server)
    await eraseNow(intern.userId)
    await server.pool.query(
      `update users set ban_reason = 'FRAUD', blocked_at = $2, blocked_by = $1, block_message = 'You asked for money.', appeal_text = 'It was not me.', appealed_at = $2, erase_at = $2
       where user_id = $1`,
      [intern.userId, server.now()],
    )
    await server.running.services.sweep()
    expect(await readUser(intern.userId)).toMatchObject({ is_erased: false })
    await server.pool.query('update users set appeal_decided_at = $2 where user_id = $1', [
      intern.userId,
      server.now(),
    ])
    await server.running.services.sweep()
    expect(await readUser(intern.userId)).toMatchObject({ is_erased: true })
  })

  it('is cancelled by its owner, who signs in as before', async () => {
    const intern = await anIntern(server)
    const { companyId } = await aCompany(server)
    const member = await aMember(server, companyId)
    for (const [{ userId, email }, type] of [
      [intern, 'I'],
      [member, 'C'],
    ] as const) {
      await eraseNow(userId)
      expect((await signInByCode(server, email, type)).verified.status).toBe(200)
      expect(await readUser(userId)).toMatchObject({ status: 'ACTIVE', erase_at: null })
      expect(await listRequests(email)).toEqual([])
      expect((await server.mails(email)).map(({ kind }) => kind)).toContain('accounts.kept')
    }
  })

  it('leaves everything as it was when a manager undoes it', async () => {
    const intern = await anIntern(server)
    const { payload } = await erase(intern.userId)
    await manager.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    await server.advanceClock(undoMs)
    expect(await readUser(intern.userId)).toMatchObject({ status: 'ACTIVE', erase_at: null })
  })

  it('of someone whose company removed them does not let them in, and the team can cancel it', async () => {
    const { companyId, admin } = await aCompany(server)
    const member = await aMember(server, companyId)
    const host = await server.as(admin.userId)
    const setStatus = (status: string) =>
      host.request('PUT admin-setting/user/status', { body: { user_id: member.userId, status } })
    expect((await setStatus('DEACTIVATED')).status).toBe(200)
    expect((await eraseNow(member.userId)).status).toBe(200)
    expect((await server.mails(member.email))[0]).toMatchObject({ kind: 'accounts.eraseFinal' })
    expect(await signInByCode(server, member.email, 'C')).toMatchObject({
      next: 'ACCOUNT_DEACTIVATED',
    })
    expect(await readUser(member.userId)).toMatchObject({
      status: 'DEACTIVATED',
      is_erasure_final: true,
      erase_at: expect.any(String),
    })
    expect((await setStatus('ACTIVE')).status).toBe(409)
    expect((await keep(member.userId)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readUser(member.userId)).toMatchObject({ status: 'DEACTIVATED', erase_at: null })
    expect((await server.mails(member.email))[0]).toMatchObject({
      kind: 'accounts.erasureCancelled',
    })
    expect((await setStatus('ACTIVE')).status).toBe(200)
  })

  it('of someone whom the team deactivated is not cancelled by signing in', async () => {
    const intern = await anIntern(server)
    await manager.request(`POST operator/people/${intern.userId}/deactivate`, { body: { reason } })
    await server.advanceClock(undoMs)
    await eraseNow(intern.userId)
    const { next, verified } = await signInByCode(server, intern.email, 'I')
    expect([next, verified.status]).toEqual(['SIGN_IN', 403])
    expect((await readUser(intern.userId)).erase_at).toEqual(expect.any(String))
  })
})

describe('is refused', () => {
  it('for the last administrator and during an internship, with the reason', async () => {
    const { admin } = await aCompany(server)
    expect(await erase(admin.userId)).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
    const immediate = await startTestServer()
    const { hiring } = await anUpcomingInternship(immediate)
    const operator = await immediate.as((await anOperator(immediate)).userId)
    const response = await erase(hiring.intern.userId, operator)
    await immediate.stop()
    expect(response).toMatchObject({
      status: 409,
      message: expect.stringContaining('internship'),
    })
  })

  it('for a request of the future, without a reason, and a second time', async () => {
    const intern = await anIntern(server)
    const body = { received_on: dayBefore(-2), reason }
    expect(await erase(intern.userId, manager, body)).toMatchObject({
      status: 400,
      fields: { received_on: expect.any(String) },
    })
    expect((await erase(intern.userId, manager, { ...body, reason: ' ' })).status).toBe(400)
    await eraseNow(intern.userId)
    expect((await erase(intern.userId)).status).toBe(409)
    expect((await keep(intern.userId)).status).toBe(409)
  })

  it('to everyone but managers, for the team, and for unknown people', async () => {
    const intern = await anIntern(server)
    const { admin } = await aCompany(server)
    const others = [
      intern.userId,
      admin.userId,
      (await anOperator(server, 'REVIEWER')).userId,
      (await anOperator(server, 'FINANCE')).userId,
    ]
    for (const act of [erase, keep]) {
      for (const id of others)
        expect((await act(intern.userId, await server.as(id))).status).toBe(403)
      expect((await act(intern.userId, server.anonymous())).status).toBe(401)
      expect((await act(randomUUID())).status).toBe(404)
    }
    const colleague = await anOperator(server, 'REVIEWER')
    expect((await erase(colleague.userId)).status).toBe(409)
  })
})
