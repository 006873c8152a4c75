import { randomUUID } from 'node:crypto'
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
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const daysAgo = (days: number) => new Date(server.now().getTime() - days * dayMs)

async function aHireOf(intern: TestIntern) {
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId, { openings: 9 })
  const candidature = await aCandidature(server, company.companyId, planId, intern, {
    stage: 'OFFERED',
  })
  const args = [server, company.companyId, planId, candidature, intern] as const
  const makeOffer = (overrides: TestRow) =>
    anOffer(...args, company.admin.memberId, { approved_at: daysAgo(9), ...overrides })
  return { company, candidature, makeOffer }
}

/** Adds an interview, an open and an accepted offer, and comments of a reviewer. */
async function addProgress(intern: TestIntern): Promise<void> {
  const { company, candidature, makeOffer } = await aHireOf(intern)
  await anInterview(server, company.companyId, candidature, intern, [], {
    status: 'COMPLETED',
    starts_at: daysAgo(20),
    ends_at: daysAgo(19),
  })
  const open = await makeOffer({ status: 'OFFERED', answer_by: daysAgo(-1) })
  const accepted = await makeOffer({
    status: 'ACCEPTED_BY_CANDIDATE',
    confirm_by: daysAgo(-2),
    confirm_ends_at: daysAgo(-3),
    confirm_next_at: daysAgo(-2),
  })
  await anInternship(accepted, 'UPCOMING')
  await insertRow(server.pool, 'payments', {
    payment_id: randomUUID(),
    intern_id: intern.internId,
    application_id: intern.applicationId,
    offer_id: open,
    status: 'CREATED',
    amount: 100,
    currency: 'EUR',
    created_at: server.now(),
  })
  for (const sent_at of [daysAgo(1), null])
    await insertRow(server.pool, 'application_comments', {
      comment_id: randomUUID(),
      application_id: intern.applicationId,
      section: 'RESUME_PROFILE',
      body: 'Say what you did there',
      author_id: company.admin.userId,
      created_at: daysAgo(1),
      sent_at,
    })
}

async function anInternship(
  offer: string,
  status: string,
  overrides: TestRow = {},
): Promise<string> {
  const id = randomUUID()
  const { rows } = await server.pool.query(
    'select company_id, intern_id, plan_id, supervisor_member_id from offers where offer_id = $1',
    [offer],
  )
  await insertRow(server.pool, 'internships', {
    ...rows[0],
    internship_id: id,
    offer_id: offer,
    status,
    starts_on: '2020-01-06',
    ends_on: '2020-02-02',
    zone: 'UTC',
    hours_a_week: 30,
    created_at: server.now(),
    ...overrides,
  })
  return id
}

const readStage = async (browser: Browser, { applicationId }: TestIntern) =>
  (await browser.request(`GET intern-service/intern-dashboard/${applicationId}/current-stage`))
    .payload

describe('the stage on the dashboard', () => {
  it('does not change with the progress of another intern', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const before = await readStage(browser, intern)
    await addProgress(await anIntern(server))
    expect(await readStage(browser, intern)).toEqual(before)
  })

  it('is that of the application, not of an earlier one', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const before = await readStage(browser, intern)
    const earlier = { ...intern, applicationId: randomUUID() }
    await insertRow(server.pool, 'applications', {
      application_id: earlier.applicationId,
      intern_id: intern.internId,
      batch_id: (await aBatch(server)).batchId,
      status: 'NOT_PLACED',
      created_at: daysAgo(300),
    })
    const { makeOffer } = await aHireOf(earlier)
    await makeOffer({ status: 'OFFERED' })
    const accepted = await makeOffer({
      status: 'ACCEPTED_BY_CANDIDATE',
      confirm_by: daysAgo(-2),
      confirm_ends_at: daysAgo(-3),
      confirm_next_at: daysAgo(-2),
    })
    await anInternship(accepted, 'UPCOMING')
    expect(await readStage(browser, intern)).toEqual(before)
  })

  it('asks to confirm and to pay only for what awaits it', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const { makeOffer } = await aHireOf(intern)
    const [declined, open] = [
      await makeOffer({ status: 'REJECTED_BY_CANDIDATE', answer_by: daysAgo(3) }),
      await makeOffer({ status: 'OFFERED', role: 'Ferryman', answer_by: daysAgo(-1) }),
    ]
    await makeOffer({ status: 'ACCEPTED_BY_CANDIDATE', confirm_by: daysAgo(1) })
    for (const [offer_id, status] of [
      [declined, 'REQUIRES_ACTION'],
      [open, 'FAILED'],
    ])
      await insertRow(server.pool, 'payments', {
        payment_id: randomUUID(),
        intern_id: intern.internId,
        application_id: intern.applicationId,
        offer_id,
        status,
        amount: 100,
        currency: 'EUR',
        created_at: server.now(),
      })
    expect(await readStage(browser, intern)).toMatchObject({ confirm: null, payment: null })
    await server.pool.query(`update payments set status = 'CREATED' where offer_id = $1`, [open])
    expect((await readStage(browser, intern)).payment).toMatchObject({
      offer_id: open,
      role: 'Ferryman',
    })
  })
})

describe('the end of an internship', () => {
  const statusOf = async ({ applicationId }: TestIntern) =>
    (
      await server.pool.query('select status from applications where application_id = $1', [
        applicationId,
      ])
    ).rows[0].status

  /** Creates an enrolled intern with a résumé and a seat in the batch. */
  async function anEnrolledIntern(batch: TestBatch): Promise<TestIntern> {
    const intern = await anIntern(server, {
      batch,
      intern: { batch_id: batch.batchId },
      application: { status: 'ENROLLED' },
    })
    const file = randomUUID()
    await insertRow(server.pool, 'files', {
      file_id: file,
      owner_user_id: intern.userId,
      key: file,
      kind: 'resume',
      content_type: 'application/pdf',
      name: 'a.pdf',
      size: 10,
      created_at: server.now(),
    })
    await server.pool.query(
      'update applications set resume_file_id = $2 where application_id = $1',
      [intern.applicationId, file],
    )
    await server.pool.query('update batches set seats_taken = 5 where batch_id = $1', [
      batch.batchId,
    ])
    return intern
  }

  let days = 60
  async function anInternshipOf(intern: TestIntern, status: string, overrides: TestRow = {}) {
    const { makeOffer } = await aHireOf(intern)
    // Agreed dates do not overlap.
    days += 60
    const offer = await makeOffer({
      status: 'ACCEPTED_BY_CANDIDATE',
      starts_on: daysAgo(-days),
      ends_on: daysAgo(-days - 30),
    })
    return anInternship(offer, status, overrides)
  }

  const cancel = async (intern: TestIntern, internship: string) =>
    (
      await (
        await server.as(intern.userId)
      ).request('POST intern-service/intern-offer/internships/cancel', {
        body: { internship_id: internship, reason: 'PERSONAL' },
      })
    ).status

  it('withdraws an intern without another internship, whatever other interns have', async () => {
    const [batch, otherBatch] = [await aBatch(server), await aBatch(server)]
    const [leaver, staying, other] = [
      await anEnrolledIntern(batch),
      await anEnrolledIntern(batch),
      await anEnrolledIntern(otherBatch),
    ]
    await anInternshipOf(other, 'ONGOING')
    await anInternshipOf(leaver, 'CANCELLED')
    await anInternshipOf(leaver, 'COMPLETE', { ended_early: true })
    await anInternshipOf(staying, 'COMPLETE')
    const future = { starts_on: '2099-01-05', ends_on: '2099-02-01' }
    for (const intern of [leaver, staying])
      expect(await cancel(intern, await anInternshipOf(intern, 'UPCOMING', future))).toBe(200)
    expect([await statusOf(leaver), await statusOf(staying), await statusOf(other)]).toEqual([
      'WITHDRAWN',
      'ENROLLED',
      'ENROLLED',
    ])
    const { rows } = await server.pool.query(
      'select batch_id, seats_taken from batches where batch_id = any ($1)',
      [[batch.batchId, otherBatch.batchId]],
    )
    expect(new Map(rows.map((row) => [row.batch_id, row.seats_taken]))).toEqual(
      new Map([
        [batch.batchId, 4],
        [otherBatch.batchId, 5],
      ]),
    )
  })

  it('completes the programme of an intern without another internship, whatever other interns have', async () => {
    const batch = await aBatch(server)
    const [finisher, staying, other] = [
      await anEnrolledIntern(batch),
      await anEnrolledIntern(batch),
      await anEnrolledIntern(batch),
    ]
    const future = { starts_on: '2099-01-05', ends_on: '2099-02-01' }
    for (const intern of [staying, other]) await anInternshipOf(intern, 'UPCOMING', future)
    await anInternshipOf(finisher, 'CANCELLED', future)
    for (const intern of [finisher, staying]) await anInternshipOf(intern, 'ONGOING')
    await server.advanceClock(1000)
    expect([await statusOf(finisher), await statusOf(staying), await statusOf(other)]).toEqual([
      'COMPLETED',
      'ENROLLED',
      'ENROLLED',
    ])
  })
})
