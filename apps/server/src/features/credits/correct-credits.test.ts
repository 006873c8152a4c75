import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
const reason = 'Granted twice by mistake.'
let server: TestServer
let finance: Colleague
let colleague: Colleague
let reviewer: Colleague
let manager: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;[finance, colleague, reviewer, manager] = [
    await addColleague(server, 'FINANCE'),
    await addColleague(server, 'FINANCE'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
afterAll(() => server.stop())

type Company = Awaited<ReturnType<typeof aCompany>>
const correct = (company: Company, act: 'grant' | 'revoke', amount: number, by = finance) =>
  by.browser.request(
    `POST operator/companies/${company.companyId}/credits${act === 'grant' ? '' : '/revoke'}`,
    { body: { amount, note: reason } },
  )
const readBalance = async ({ admin }: Company) =>
  (await (await server.as(admin.userId)).request('GET admin-setting/interview/credits')).payload
const listPending = (by = finance) =>
  by.browser.request('GET operator/pending-acts', { query: { kind: 'CREDIT' } })
const undo = (act_id: string, by = finance) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const listLedger = async ({ companyId: company }: Company, by = finance) =>
  (await by.browser.request('GET operator/records/credits', { query: { company } })).payload.map(
    ({ kind, amount }: { kind: string; amount: number }) => `${kind} ${amount}`,
  )
const listEvents = async ({ companyId }: Company): Promise<unknown[]> =>
  (
    await server.pool.query(
      `select machine || '.' || move as name, actor_id, note from event_log
       where subject_id = $1 and machine in ('credit', 'pendingAct') order by id`,
      [companyId],
    )
  ).rows
const sweepAgain = () => server.running.services.sweep()

describe('corrections of interview credits', () => {
  it('take effect once after ten seconds, with an event, an email and a line of the ledger', async () => {
    const company = await aCompany(server, { credits: 4 })
    expect((await correct(company, 'revoke', 3)).payload).toMatchObject({
      pending: { act_id: expect.any(String) },
    })
    expect(await listLedger(company)).toEqual(['GRANT 4'])
    expect((await listPending(colleague)).payload).toMatchObject([
      { act: 'revokeCredits', name: expect.any(String), is_own: false },
    ])
    await server.advanceClock(undoMs)
    await sweepAgain()
    await server.advanceClock(undoMs)
    expect(await listLedger(company)).toEqual(['REVOKE 3', 'GRANT 4'])
    expect(await readBalance(company)).toMatchObject({ granted: 1, held: 0, left: 1 })
    expect(await listEvents(company)).toEqual([
      { name: 'credit.revoke', actor_id: finance.userId, note: reason },
    ])
    const mails = await server.mails(company.admin.email)
    expect(mails.filter(({ kind }) => kind === 'credits.revoke')).toEqual([
      expect.objectContaining({ body: expect.stringContaining(reason) }),
    ])
  })

  it('are undone by the one who asked or by a manager, and no one outside saw them', async () => {
    const company = await aCompany(server, { credits: 4 })
    const { act_id } = (await correct(company, 'grant', 5)).payload.pending
    expect((await undo(act_id, colleague)).status).toBe(403)
    expect((await undo(act_id, reviewer)).status).toBe(403)
    expect((await undo(act_id, manager)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await listLedger(company)).toEqual(['GRANT 4'])
    expect(await listEvents(company)).toMatchObject([{ name: 'pendingAct.undo' }])
    expect(await server.mails(company.admin.email)).toEqual([])
  })

  it('are refused to reviewers, who read the ledger but not what is pending', async () => {
    const company = await aCompany(server, { credits: 4 })
    expect((await correct(company, 'grant', 1, reviewer)).status).toBe(403)
    expect((await correct(company, 'revoke', 1, reviewer)).status).toBe(403)
    expect((await listPending(reviewer)).status).toBe(403)
    expect(await listLedger(company, reviewer)).toEqual(['GRANT 4'])
    const administrator = await server.as(company.admin.userId)
    for (const path of ['credits', 'credits/revoke'])
      expect(
        (
          await administrator.request(`POST operator/companies/${company.companyId}/${path}`, {
            body: { amount: 1, note: reason },
          })
        ).status,
      ).toBe(403)
  })

  it('never revoke more than is left, also if it is spent in the ten seconds', async () => {
    const company = await aCompany(server, { credits: 4 })
    expect(await correct(company, 'revoke', 5)).toMatchObject({
      status: 409,
      message: 'The company doesn’t have that many credits left.',
    })
    await correct(company, 'revoke', 4)
    await server.pool.query(
      'update credit_balances set balance = balance - 1, used = used + 1 where company_id = $1',
      [company.companyId],
    )
    await server.advanceClock(undoMs)
    expect(await listLedger(company)).toEqual(['GRANT 4'])
    expect((await listPending()).payload).toContainEqual(
      expect.objectContaining({
        subject_id: company.companyId,
        failure: 'credits.refused.tooMany',
      }),
    )
  })

  it('wait for each other: one about a company at a time', async () => {
    const company = await aCompany(server, { credits: 4 })
    const responses = await Promise.all([
      correct(company, 'grant', 2),
      correct(company, 'revoke', 2, colleague),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
