import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  type TestBatch,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const dayIn = (days: number) =>
  new Date(server.now().getTime() + days * dayMs).toISOString().slice(0, 10)
const getShortDates = () => ({ programme_start: dayIn(-40), programme_end: dayIn(5) })
const queryRow = async (query: string, id: string) => (await server.pool.query(query, [id])).rows[0]
const application = (intern: TestIntern) =>
  queryRow(
    `select a.status, a.decision_reason, i.batch_id, exists (select from intern_search s where s.intern_id = i.intern_id) as is_seen from applications a join interns i using (intern_id) where application_id = $1`,
    intern.applicationId,
  )
const kinds = async (email: string) => (await server.mails(email)).map((mail) => mail.kind)

async function member(batch: TestBatch, status: string): Promise<TestIntern> {
  const intern = await anIntern(server, {
    batch,
    intern: { batch_id: batch.batchId },
    application: { status },
  })
  await server.pool.query('update batches set seats_taken = seats_taken + 1 where batch_id = $1', [
    batch.batchId,
  ])
  return intern
}

describe('end of a batch', () => {
  it('withdraws unapproved applications, frees the seat and tells the intern', async () => {
    const batch = await aBatch(server, getShortDates())
    const statuses = ['NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED']
    const interns = []
    for (const status of statuses) interns.push(await member(batch, status))
    await server.advanceClock(4 * dayMs)
    for (const [index, intern] of interns.entries())
      expect((await application(intern)).status).toBe(statuses[index])
    await server.advanceClock(2 * dayMs)
    for (const intern of interns) {
      expect(await application(intern)).toMatchObject({
        status: 'WITHDRAWN',
        decision_reason: 'BATCH_ENDED',
        batch_id: null,
      })
      expect(await kinds(intern.email)).toContain('applications.batchEnded')
    }
    expect(
      (await queryRow('select seats_taken from batches where batch_id = $1', batch.batchId))
        .seats_taken,
    ).toBe(0)
  })

  it('marks approved interns as not placed, removes them from browse and reports what they reached', async () => {
    const hiring = await aHiring(server, { batch: getShortDates() })
    const before = await anInterview(
      server,
      hiring.company.companyId,
      hiring.candidatureId,
      hiring.intern,
      [hiring.supervisor.memberId],
      { status: 'COMPLETED' },
    )
    expect(before).toBeTruthy()
    await server.advanceClock(6 * dayMs)
    expect(await application(hiring.intern)).toMatchObject({ status: 'NOT_PLACED', is_seen: false })
    const mail = (await server.mails(hiring.intern.email)).find(
      (mail) => mail.kind === 'applications.notPlaced',
    )
    expect(mail?.body).toContain('Interviews you had: 1.')
    expect(
      await queryRow(
        'select stage, end_reason from candidatures where candidature_id = $1',
        hiring.candidatureId,
      ),
    ).toEqual({ stage: 'CLOSED', end_reason: 'BATCH_ENDED' })
    expect(await kinds(hiring.company.admin.email)).toContain('candidatures.closed')
    const browser = await server.as(hiring.intern.userId)
    const plan = await aPlan(server, hiring.company.companyId)
    expect(
      await browser.request('POST intern-service/intern-dashboard/express-interest', {
        body: { io_id: plan },
      }),
    ).toMatchObject({
      status: 409,
      message: 'Your batch has ended. Reuse your application in an open batch to express interest.',
    })
    const { internId, applicationId } = hiring.intern
    expect(
      (await browser.request(`GET intern-service/intern-dashboard/${applicationId}/current-stage`))
        .payload.interest_block,
    ).toBe('candidatures.refused.notPlaced')
    expect(
      (await browser.request(`GET intern-service/intern-dashboard/${internId}/relevant-irs/v2`))
        .payload,
    ).toEqual([])
  })

  it('cancels interviews and returns credits, deletes drafts and expires sent offers', async () => {
    const scene = await aHiring(server, { batch: getShortDates(), stage: 'INTERVIEW_PROPOSED' })
    const interview = await anInterview(
      server,
      scene.company.companyId,
      scene.candidatureId,
      scene.intern,
      [scene.supervisor.memberId],
      {
        answer_by: new Date(server.now().getTime() + 20 * dayMs),
        slot_starts: [new Date(server.now().getTime() + 20 * dayMs)],
      },
    )
    const drafted = await aHiring(server, { batch: getShortDates() })
    const draft = await anOffer(
      server,
      drafted.company.companyId,
      drafted.planId,
      drafted.candidatureId,
      drafted.intern,
      drafted.supervisor.memberId,
    )
    const sent = await aHiring(server, { batch: { programme_end: dayIn(200) } })
    const offer = await aSentOffer(server, sent)
    await server.pool.query(
      'update batches set programme_start = $2, programme_end = $3 where batch_id = $1',
      [sent.batch.batchId, dayIn(-40), dayIn(5)],
    )
    await server.pool.query(`update interviews set status_since = $2 where interview_id = $1`, [
      interview,
      new Date(server.now().getTime() + 4 * dayMs),
    ])
    await server.advanceClock(6 * dayMs)
    expect(
      (await queryRow('select status from interviews where interview_id = $1', interview)).status,
    ).toBe('UNAVAILABLE')
    // The candidature's notification already reports the end; the interview adds none.
    expect(
      (
        await server.pool.query(
          `select kind from notices where user_id = $1 and kind in ('candidatures.close', 'interviews.release')`,
          [scene.intern.userId],
        )
      ).rows,
    ).toEqual([{ kind: 'candidatures.close' }])
    expect(
      (
        await server.pool.query('select kind from credit_ledger where interview_id = $1', [
          interview,
        ])
      ).rows.map((row) => row.kind),
    ).toEqual(['HOLD', 'RELEASE'])
    expect(await queryRow('select status from offers where offer_id = $1', draft)).toBeUndefined()
    expect(
      await queryRow('select status, end_reason from offers where offer_id = $1', offer),
    ).toMatchObject({ status: 'EXPIRED', end_reason: 'BATCH_ENDED' })
  })

  it('does not reveal a private shortlist entry to the intern', async () => {
    const company = await aCompany(server)
    const batch = await aBatch(server, getShortDates())
    const intern = await member(batch, 'APPROVED')
    const plan = await aPlan(server, company.companyId)
    const shortlisted = await aCandidature(server, company.companyId, plan, intern)
    await server.advanceClock(6 * dayMs)
    expect(
      (await queryRow('select stage from candidatures where candidature_id = $1', shortlisted))
        .stage,
    ).toBe('CLOSED')
    expect(await kinds(intern.email)).not.toContain('candidatures.close')
    expect(await kinds(intern.email)).toContain('applications.notPlaced')
  })

  it('keeps accepted offers and enrolled interns', async () => {
    const hiring = await aHiring(server, { batch: getShortDates(), stage: 'OFFER_ACCEPTED' })
    await anOffer(
      server,
      hiring.company.companyId,
      hiring.planId,
      hiring.candidatureId,
      hiring.intern,
      hiring.supervisor.memberId,
      { status: 'ACCEPTED_BY_CANDIDATE', holds_opening: true },
    )
    await server.advanceClock(6 * dayMs)
    expect((await application(hiring.intern)).status).toBe('APPROVED')
    expect(
      (
        await queryRow(
          'select stage from candidatures where candidature_id = $1',
          hiring.candidatureId,
        )
      ).stage,
    ).toBe('OFFER_ACCEPTED')
  })
})

describe('application that ended with its batch', () => {
  it('is carried over to an open batch with all its contents in one request', async () => {
    const batch = await aBatch(server, getShortDates())
    const intern = await member(batch, 'APPROVED')
    const browser = await server.as(intern.userId)
    const next = await aBatch(server)
    const carry = (code: string) =>
      browser.request('POST intern-service/application/carry-over', { body: { batch_code: code } })
    expect((await carry(next.code)).status).toBe(409)
    await server.pool.query(
      `update applications set additional_answers = '{"MOTIVATION": "To learn"}', skill_to_improve_ids = '{3}' where application_id = $1`,
      [intern.applicationId],
    )
    await server.advanceClock(6 * dayMs)
    expect((await browser.request('GET intern-service/application')).payload.may.carryOver).toBe(
      true,
    )
    const carriedOver = await carry(next.code)
    expect(carriedOver).toMatchObject({ status: 200, payload: { batch: { code: next.code } } })
    expect((await browser.request('GET intern-service/application')).payload).toMatchObject({
      application_id: carriedOver.payload.application_id,
      status: 'NOT_STARTED',
      additional_answers: { MOTIVATION: 'To learn' },
      skill_ids: [1, 2],
      skill_to_improve_ids: [3],
      batch: { code: next.code },
    })
    expect((await application(intern)).status).toBe('NOT_PLACED')
    expect((await carry(next.code)).status).toBe(409)
  })

  it('rejects every mutation with 409', async () => {
    const batch = await aBatch(server, getShortDates())
    const intern = await member(batch, 'APPROVED')
    const browser = await server.as(intern.userId)
    await server.advanceClock(6 * dayMs)
    const calls = [
      ['POST intern-service/application/start', {}],
      ['POST intern-service/application/submit', {}],
      ['POST intern-service/application/re-submit-application', {}],
      ['POST intern-service/application/withdraw', { reason: 'DATES' }],
      ['POST intern-service/application/enrol', { conduct_accepted: true }],
      ['POST intern-service/application/final-enrol', {}],
      ['POST intern-service/application/additional-question', { answers: {} }],
      ['PATCH intern-service/profile/name', { first_name: 'A', last_name: 'B' }],
      [`POST intern-service/application/v1/${intern.applicationId}/resume`, {}],
    ] as const
    for (const [address, body] of calls)
      expect((await browser.request(address, { body })).status, address).toBe(409)
  })
})
