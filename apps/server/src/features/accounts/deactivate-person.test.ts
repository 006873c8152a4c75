import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { readAccount, signInByCode, undoMs } from './testing/managed-accounts.ts'

const reason = 'Two people used this account'
let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const request = (act: string, id: string, by = manager, body: object = { reason }) =>
  by.request(`POST operator/people/${id}/${act}`, { body })
/** Acts, and lets the act take effect. */
async function act(name: 'deactivate' | 'reactivate', id: string) {
  const response = await request(name, id)
  await server.advanceClock(undoMs)
  return response
}
const read = (id: string) => readAccount(manager, id)
const listKinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind)

const signIn = (email: string, type: 'I' | 'C') => signInByCode(server, email, type)

describe('an intern whom the programme team deactivates', () => {
  it('is signed out and told why once it can no longer be undone, and cannot sign in', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const { payload, status } = await request('deactivate', intern.userId)
    expect(status).toBe(200)
    expect(payload.pending.act_id).toEqual(expect.any(String))
    expect((await browser.request('GET api/check-token')).status).toBe(200)
    expect(await listKinds(intern.email)).not.toContain('accounts.deactivated')
    expect((await read(intern.userId)).may.deactivate).toBe('pendingActs.refused.pending')
    expect((await request('deactivate', intern.userId)).status).toBe(409)

    await server.advanceClock(undoMs)
    expect((await browser.request('GET api/check-token')).status).toBe(401)
    expect((await server.mails(intern.email))[0]).toMatchObject({
      kind: 'accounts.deactivated',
      body: expect.stringContaining(reason),
    })
    expect(await read(intern.userId)).toMatchObject({
      block: { reason },
      may: { deactivate: 'accounts.refused.notActive', reactivate: true },
    })
    // Someone who types the address learns nothing; someone who has the code gets the reason.
    const { next, verified } = await signIn(intern.email, 'I')
    expect(next).toBe('SIGN_IN')
    expect(verified).toMatchObject({ status: 403, message: expect.stringContaining(reason) })
    expect((await request('deactivate', intern.userId)).status).toBe(409)
  })

  it('learns nothing with a wrong code', async () => {
    const intern = await anIntern(server)
    await act('deactivate', intern.userId)
    const browser = server.anonymous()
    const created = await browser.request('POST otp/v2/create', {
      body: { email: intern.email, type: 'I' },
    })
    const code = (await server.mails(intern.email))[0]?.subject.match(/\d{6}/)?.[0]
    const wrong = code === '000000' ? '000001' : '000000'
    expect(
      await browser.request('POST otp/v2/verify', {
        body: { otp: wrong, otp_hash: String(created.payload.otp_hash) },
      }),
    ).toMatchObject({ code: 'CODE_INCORRECT', message: expect.not.stringContaining(reason) })
  })

  it('loses open candidatures, about which companies are told, and keeps agreed ones', async () => {
    const [company, other, intern] = [
      await aCompany(server),
      await aCompany(server),
      await anIntern(server),
    ]
    const open = await aCandidature(
      server,
      company.companyId,
      await aPlan(server, company.companyId),
      intern,
      { stage: 'INTERVIEW_PROPOSED' },
    )
    await anInterview(server, company.companyId, open, intern, [company.admin.memberId])
    const hired = await aCandidature(
      server,
      other.companyId,
      await aPlan(server, other.companyId),
      intern,
      { stage: 'HIRED' },
    )
    await act('deactivate', intern.userId)
    const { rows } = await server.pool.query(
      'select candidature_id, stage, end_reason from candidatures where intern_id = $1',
      [intern.internId],
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { candidature_id: open, stage: 'CLOSED', end_reason: 'ACCOUNT_DEACTIVATED' },
        { candidature_id: hired, stage: 'HIRED', end_reason: null },
      ]),
    )
    expect(await server.mails(company.admin.email)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'candidatures.closed',
          body: expect.stringContaining('account was deactivated'),
        }),
      ]),
    )
    expect(
      (await server.pool.query('select from intern_search where intern_id = $1', [intern.internId]))
        .rowCount,
    ).toBe(0)
  })

  it('stays signed in if the manager undoes it', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const { payload } = await request('deactivate', intern.userId)
    const undone = await manager.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    expect(undone.payload.subject_id).toBe(intern.userId)
    await server.advanceClock(undoMs)
    expect((await browser.request('GET api/check-token')).status).toBe(200)
    expect(await read(intern.userId)).toMatchObject({ block: null })
  })

  it('can sign in again after a manager reactivated the account, and is told', async () => {
    const intern = await anIntern(server)
    expect((await request('reactivate', intern.userId)).status).toBe(409)
    await act('deactivate', intern.userId)
    expect((await act('reactivate', intern.userId)).status).toBe(200)
    expect((await server.mails(intern.email))[0]).toMatchObject({ kind: 'accounts.reactivated' })
    expect((await signIn(intern.email, 'I')).verified.status).toBe(200)
    const { rows } = await server.pool.query(
      `select move, actor_kind, note from event_log where subject_id = $1 and machine = 'account' order by id`,
      [intern.userId],
    )
    expect(rows).toEqual([
      { move: 'deactivate', actor_kind: 'operator', note: reason },
      { move: 'reactivate', actor_kind: 'operator', note: reason },
    ])
  })

  it('does not reactivate what its owner deactivated', async () => {
    const intern = await anIntern(server)
    await (await server.as(intern.userId)).request('GET intern-service/deactivate-account')
    expect(await request('reactivate', intern.userId)).toMatchObject({ status: 409 })
    expect((await signIn(intern.email, 'I')).verified.status).toBe(200)
  })
})

describe('a company member whom the programme team deactivates', () => {
  const anInterviewOf = async (hosts: readonly string[], company: string) => {
    const intern = await anIntern(server)
    const candidature = await aCandidature(server, company, await aPlan(server, company), intern, {
      stage: 'INTERVIEW_SCHEDULED',
    })
    const starts = server.now().getTime() + 2 * dayMs
    return anInterview(server, company, candidature, intern, [...hosts], {
      status: 'CONFIRMED',
      slot_starts: [],
      answer_by: null,
      starts_at: new Date(starts),
      ends_at: new Date(starts + 30 * minuteMs),
    })
  }

  it('hands over interviews, and is not reactivated by the company', async () => {
    const { companyId, admin } = await aCompany(server)
    const member = await aMember(server, companyId)
    const interview = await anInterviewOf([member.memberId], companyId)
    expect((await act('deactivate', member.userId)).status).toBe(200)
    const { rows } = await server.pool.query(
      'select member_id from interviewers where interview_id = $1',
      [interview],
    )
    expect(rows).toEqual([{ member_id: admin.memberId }])
    expect((await signIn(member.email, 'C')).verified).toMatchObject({
      status: 403,
      message: expect.stringContaining(reason),
    })
    const host = await server.as(admin.userId)
    const change = (status: string) =>
      host.request('PUT admin-setting/user/status', { body: { user_id: member.userId, status } })
    expect(await change('ACTIVE')).toMatchObject({ status: 409 })
    await act('reactivate', member.userId)
    expect((await signIn(member.email, 'C')).verified.status).toBe(200)
    expect((await change('DEACTIVATED')).status).toBe(200)
  })

  it('is refused for the last administrator, and while no one can take over an interview', async () => {
    const { companyId, admin } = await aCompany(server)
    expect(await request('deactivate', admin.userId)).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
    })
    const member = await aMember(server, companyId)
    await anInterviewOf([member.memberId], companyId)
    await anInterviewOf([admin.memberId], companyId)
    expect(await request('deactivate', member.userId)).toMatchObject({
      status: 409,
      code: 'INTERVIEWER_NEEDED',
    })
  })
})

it('is refused to everyone but managers, for the team, for unknown people, and without a reason', async () => {
  const intern = await anIntern(server)
  const { admin } = await aCompany(server)
  const others = [
    intern.userId,
    admin.userId,
    (await anOperator(server, 'REVIEWER')).userId,
    (await anOperator(server, 'FINANCE')).userId,
  ]
  for (const name of ['deactivate', 'reactivate']) {
    for (const id of others)
      expect((await request(name, intern.userId, await server.as(id))).status).toBe(403)
    expect((await request(name, intern.userId, server.anonymous())).status).toBe(401)
    expect((await request(name, randomUUID())).status).toBe(404)
    expect((await request(name, intern.userId, manager, { reason: ' ' })).status).toBe(400)
  }
  const colleague = await anOperator(server, 'REVIEWER')
  expect((await request('deactivate', colleague.userId)).status).toBe(409)
})
