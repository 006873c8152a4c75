import { mergeQuestionDays } from '@fledge/domain/accounts/rules.ts'
import { maskEmail } from '@fledge/domain/sessions/mask-email.ts'
import { dayMs, formatDate } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { joinBatch } from '../../platform/testing/batches.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { readAccount, signInByCode, undoMs } from './testing/managed-accounts.ts'
import { aPair, createMergeRequests, mergeNow, reason } from './testing/merges.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())
const readOne = async (sql: string, ...values: readonly string[]) =>
  (await server.pool.query(sql, [...values])).rows[0]

const listKinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind)

describe('an account that is closed as a duplicate', () => {
  it('stays open while the merge can be undone, and leaves no trace if it is', async () => {
    const [closed, remaining] = await aPair(server)
    const browser = await server.as(closed.userId)
    const { payload } = await createMergeRequests(manager).merge(closed.userId, remaining.userId)
    await manager.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    await server.advanceClock(undoMs)
    expect((await browser.request('GET api/check-token')).status).toBe(200)
    expect(await createMergeRequests(manager).listSuggested(closed)).toEqual([remaining.userId])
    for (const { email } of [closed, remaining]) expect(await listKinds(email)).toEqual([])
    const { rowCount } = await server.pool.query(
      `select from event_log where subject_id = any($1) and move in ('merge', 'takeOver')`,
      [[closed.userId, remaining.userId]],
    )
    expect(rowCount).toBe(0)
  })

  it('is signed out, loses what is open, and frees its seat', async () => {
    const company = await aCompany(server)
    const { batchId, code } = await aBatch(server)
    const closed = await joinBatch(server, { batch_id: batchId, code })
    const remaining = await joinBatch(server, { batch_id: batchId, code })
    const plan = await aPlan(server, company.companyId)
    const candidature = await aCandidature(server, company.companyId, plan, closed, {
      stage: 'INTERVIEW_PROPOSED',
    })
    await anInterview(server, company.companyId, candidature, closed, [company.admin.memberId])
    const browser = await server.as(closed.userId)
    const seats = 'select seats_taken from batches where batch_id = $1'
    expect(await readOne(seats, batchId)).toEqual({ seats_taken: 2 })
    await mergeNow(server, manager, closed, remaining)
    expect((await browser.request('GET api/check-token')).status).toBe(401)
    expect(
      await readOne(
        'select status from applications where application_id = $1',
        closed.applicationId,
      ),
    ).toEqual({ status: 'WITHDRAWN' })
    expect(
      await readOne('select stage from candidatures where candidature_id = $1', candidature),
    ).toEqual({ stage: 'CLOSED' })
    expect(
      await readOne('select end_reason from candidatures where candidature_id = $1', candidature),
    ).toEqual({ end_reason: 'ACCOUNT_MERGED' })
    expect(await readOne(seats, batchId)).toEqual({ seats_taken: 1 })
    const mails = await server.mails(company.admin.email)
    const closingMails = mails.filter(({ kind }) => kind === 'candidatures.closed')
    expect(closingMails.map(({ body }) => body)).toEqual([
      expect.stringContaining('The intern continues with another account'),
    ])
    for (const { body } of mails) {
      expect(body).not.toContain(reason)
      expect(body).not.toContain('left the programme')
    }
    // No list of what waits, and no funnel, has it.
    for (const table of ['intern_search', 'application_milestones']) {
      const column = table === 'intern_search' ? 'intern_id' : 'application_id'
      const id = table === 'intern_search' ? closed.internId : closed.applicationId
      const { rowCount } = await server.pool.query(`select from ${table} where ${column} = $1`, [
        id,
      ])
      expect([table, rowCount]).toEqual([table, 0])
    }
    expect(
      await readOne(
        'select status from applications where application_id = $1',
        remaining.applicationId,
      ),
    ).toEqual({ status: 'APPROVED' })
  })

  it('is explained to its owner at both addresses, with the other one in part', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    const day = formatDate(
      new Date(server.now().getTime() + mergeQuestionDays * dayMs).toISOString().slice(0, 10),
    )
    for (const [{ email }, other, kind] of [
      [closed, remaining, 'accounts.merged'],
      [remaining, closed, 'accounts.tookOver'],
    ] as const) {
      const mail = (await server.mails(email)).find((row) => row.kind === kind)
      expect(mail?.body).toContain(maskEmail(other.email))
      expect(mail?.body).not.toContain(other.email)
      expect(mail?.body).toContain(reason)
      expect(mail?.body).toContain(day)
    }
    const { rows } = await server.pool.query(
      `select user_id, kind from notices where user_id = any($1) and kind like 'accounts.%'`,
      [[closed.userId, remaining.userId]],
    )
    expect(rows).toEqual([{ user_id: remaining.userId, kind: 'accounts.tookOver' }])
  })

  it('cannot be signed in to, and says which one to use, but only with the code', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    const { next, verified } = await signInByCode(server, closed.email, 'I')
    expect(next).toBe('SIGN_IN')
    expect(verified).toMatchObject({
      status: 403,
      message: expect.stringContaining(maskEmail(remaining.email)),
    })
    expect((await signInByCode(server, remaining.email, 'I')).verified.status).toBe(200)
  })

  it('is in the log of both, and the pair is not suggested any more', async () => {
    const [closed, remaining] = await aPair(server)
    expect(await createMergeRequests(manager).listSuggested(remaining)).toEqual([closed.userId])
    await mergeNow(server, manager, closed, remaining)
    for (const intern of [closed, remaining])
      expect(await createMergeRequests(manager).listSuggested(intern)).toEqual([])
    const { rows } = await server.pool.query(
      `select subject_id, move, actor_kind, note from event_log
       where subject_id = any($1) and move in ('merge', 'takeOver') order by id`,
      [[closed.userId, remaining.userId]],
    )
    const by = { actor_kind: 'operator', note: reason }
    expect(rows).toEqual([
      { subject_id: closed.userId, move: 'merge', ...by },
      { subject_id: remaining.userId, move: 'takeOver', ...by },
    ])
    // Whatever they have in common later.
    await server.pool.query(
      `update interns set birth_date = '1999-09-09' where intern_id = any($1)`,
      [[closed.internId, remaining.internId]],
    )
    await server.pool.query(
      `update users set first_name = 'Ama', last_name = 'Okafor' where user_id = any($1)`,
      [[closed.userId, remaining.userId]],
    )
    expect(await createMergeRequests(manager).listSuggested(remaining)).toEqual([])
    expect(await readAccount(manager, closed.userId)).toMatchObject({
      merged_into: { id: remaining.userId, email: remaining.email },
    })
    expect(await readAccount(manager, remaining.userId)).toMatchObject({
      merged_into: null,
      merged_accounts: [{ id: closed.userId, email: closed.email }],
    })
  })
})
