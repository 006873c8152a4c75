import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  anIntern,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aHiring,
  anInternship,
  anUpcomingInternship,
  aSentOffer,
  shiftDay,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const started = () => anUpcomingInternship(server)
const statusOf = async (id: string) =>
  (
    await server.pool.query(
      'select status, ended_early from internships where internship_id = $1',
      [id],
    )
  ).rows[0]
const until = (day: string) =>
  server.advanceClock(Math.max(0, Date.parse(`${day}T12:00:00Z`) - server.now().getTime()))
const applicationOf = async (id: string) =>
  (await server.pool.query('select status from applications where application_id = $1', [id]))
    .rows[0].status

/** Returns the same intern with an approved application in another batch. */
async function applyingAgain(intern: TestIntern): Promise<TestIntern> {
  const batch = await aBatch(server)
  const { rows } = await server.pool.query(
    `insert into applications (application_id, intern_id, batch_id, status, created_at) values (gen_random_uuid(), $1, $2, 'APPROVED', $3) returning application_id`,
    [intern.internId, batch.batchId, server.now()],
  )
  return { ...intern, applicationId: rows[0].application_id, batchId: batch.batchId }
}

describe('internship', () => {
  it('starts on its first day in its time zone and completes at the latest 14 days after its end', async () => {
    const of = await started()
    await server.advanceClock(Date.parse(`${of.starts}T00:00:00Z`) - server.now().getTime() - 1000)
    expect((await statusOf(of.internshipId)).status).toBe('UPCOMING')
    await server.advanceClock(1000)
    expect((await statusOf(of.internshipId)).status).toBe('ONGOING')
    await until(shiftDay(of.ends, 14))
    expect((await statusOf(of.internshipId)).status).toBe('ONGOING')
    await until(shiftDay(of.ends, 15))
    expect((await statusOf(of.internshipId)).status).toBe('COMPLETE')
    expect(
      (await of.intern.request('GET intern-service/intern-offer/internships/complete')).payload[0],
    ).toMatchObject({ is_completed: 'true', certificate: null })
    expect((await of.admin.request('POST hired-interns/past-interns', { body: {} })).count).toBe(1)
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toContain(
      'Your internship is complete',
    )
  })

  it('can be cancelled before its start, which frees the opening and the dates', async () => {
    const of = await started()
    expect(
      (
        await of.intern.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'NO' },
        })
      ).fields,
    ).toEqual({ reason: 'Choose a reason from the list' })
    expect(
      (
        await of.intern.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(200)
    expect((await statusOf(of.internshipId)).status).toBe('CANCELLED')
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          of.hiring.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
    expect((await server.mails(of.hiring.company.admin.email))[0]?.subject).toContain(
      'was cancelled',
    )
    expect(await applicationOf(of.hiring.intern.applicationId)).toBe('WITHDRAWN')
    const other = await aHiring(server, { intern: await applyingAgain(of.hiring.intern) })
    const offerId = await aSentOffer(server, other, { starts_on: of.starts, ends_on: of.ends })
    expect((await acceptSentOffer(server, of.hiring, offerId)).status).toBe(200)
    const otherIntern = await server.as((await anIntern(server)).userId)
    expect(
      (
        await otherIntern.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(404)
  })

  it('cancelling the last one withdraws the intern from the programme and frees the seat', async () => {
    const of = await started()
    const { internId, applicationId, batchId } = of.hiring.intern
    await server.pool.query('update interns set batch_id = $2 where intern_id = $1', [
      internId,
      batchId,
    ])
    await server.pool.query('update batches set seats_taken = 1 where batch_id = $1', [batchId])
    const later = await aHiring(server, { intern: of.hiring.intern })
    const second = await anInternship(server, later, {
      starts_on: shiftDay(of.starts, 70),
      ends_on: shiftDay(of.starts, 70 + 34),
    })
    const cancel = (id: string) =>
      of.intern.request('POST intern-service/intern-offer/internships/cancel', {
        body: { internship_id: id, reason: 'PERSONAL' },
      })
    expect((await cancel(of.internshipId)).status).toBe(200)
    expect(await applicationOf(applicationId)).toBe('ENROLLED')
    expect((await statusOf(second.internshipId)).status).toBe('UPCOMING')
    const open = await aHiring(server, { intern: of.hiring.intern, stage: 'SHORTLISTED' })
    expect((await cancel(second.internshipId)).status).toBe(200)
    expect(await applicationOf(applicationId)).toBe('WITHDRAWN')
    expect(
      (await server.pool.query('select seats_taken from batches where batch_id = $1', [batchId]))
        .rows[0].seats_taken,
    ).toBe(0)
    expect(
      (
        await server.pool.query('select stage from candidatures where candidature_id = $1', [
          open.candidatureId,
        ])
      ).rows[0].stage,
    ).toBe('CLOSED')
    const log = await server.pool.query(
      `select actor_kind, from_state, to_state from event_log where subject_id = $1 and move = 'leave'`,
      [applicationId],
    )
    expect(log.rows).toEqual([
      { actor_kind: 'intern', from_state: 'ENROLLED', to_state: 'WITHDRAWN' },
    ])
  })

  it('shows internship opportunity details only to its parties', async () => {
    const of = await started()
    const body = { io_id: of.hiring.planId }
    for (const browser of [of.admin, of.intern, of.operator])
      expect((await browser.request('POST common-services/get-io-details', { body })).status).toBe(
        200,
      )
    const elsewhere = await aHiring(server)
    // A private shortlist.
    await aCandidature(server, of.hiring.company.companyId, of.hiring.planId, elsewhere.intern)
    for (const user of [
      elsewhere.company.admin.userId,
      elsewhere.intern.userId,
      (await anIntern(server)).userId,
    ])
      expect(
        (await (await server.as(user)).request('POST common-services/get-io-details', { body }))
          .status,
      ).toBe(404)
  })
})
