import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aDraftedOffer,
  aHiring,
  aSentOffer,
  testCompanyDetails,
  fillStep1,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  // Sent in the morning, when the programme team would have an email.
  server = await startTestServer({}, { skippedJobs: ['overdue.digest'] })
})
afterAll(() => server.stop())

const countTakenOpenings = async (planId: string) =>
  (await server.pool.query('select openings_taken from plans where plan_id = $1', [planId])).rows[0]
    .openings_taken

describe('creating an offer in three steps', () => {
  it('saves facts, then supervisors, then sends the offer to review and reserves an opening', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const first = await admin.request('POST offer/save-offer-io', {
      body: fillStep1(server, hiring),
    })
    expect(first).toMatchObject({
      status: 200,
      payload: {
        status: 'DRAFT',
        version: 1,
        weeks: 8,
        missing: ['supervisorId', 'supervisorLinkedin'],
      },
    })
    const offerId = first.payload.offer_id
    expect(
      await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } }),
    ).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: { supervisor_id: 'Choose a supervisor' },
    })
    const second = await admin.request('POST offer/v2/save-offer-supervisor', {
      body: {
        offer_id: offerId,
        supervisor_id: hiring.supervisor.memberId,
        supervisor_linkedin: 'linkedin.com/in/eva',
      },
    })
    expect(second.payload).toMatchObject({ missing: [], may: { send: true } })
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
    const sent = await admin.request('POST offer/send-intern-offer', {
      body: { offer_id: offerId },
    })
    expect(sent).toMatchObject({ status: 200, payload: { status: 'IN_REVIEW' } })
    expect(await countTakenOpenings(hiring.planId)).toBe(1)
    expect(
      (
        await server.pool.query('select stage from candidatures where candidature_id = $1', [
          hiring.candidatureId,
        ])
      ).rows[0].stage,
    ).toBe('OFFER_IN_REVIEW')
    // The team finds it among its tasks (emails-to-team.test.ts).
    expect(await server.mails(hiring.operator.email)).toEqual([])
    expect(
      (await admin.request('POST dashboard/list-offers', { body: { status: 'IN_REVIEW' } })).count,
    ).toBe(1)
    const others = [
      { status: 'OFFERED' },
      { plan_id: await aPlan(server, hiring.company.companyId) },
      { search: 'Weather intern' },
    ]
    for (const body of others)
      expect((await admin.request('POST dashboard/list-offers', { body })).count).toBe(0)
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).request(`GET intern-service/intern-offer/get/${offerId}`)
      ).status,
    ).toBe(404)
  })

  it("requires the company's details before sending, and suggests those entered for another candidate", async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    await server.pool.query(
      `update candidatures set company_details = '{}' where candidature_id = $1`,
      [hiring.candidatureId],
    )
    const offerId = await aDraftedOffer(server, hiring)
    const send = () =>
      admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(await send()).toMatchObject({
      status: 409,
      message: 'Fill in your company’s details for this candidate first.',
    })
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.details')
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/company`)).payload,
    ).toMatchObject({
      before: null,
      missing: ['legal_name', 'registered_address', 'signatory_name', 'signatory_title'],
    })
    await aCandidature(
      server,
      hiring.company.companyId,
      hiring.planId,
      await anIntern(server, { batch: hiring.batch }),
      { company_details: testCompanyDetails },
    )
    const { before } = (await admin.request(`GET candidature/${hiring.candidatureId}/company`))
      .payload
    expect(before).toEqual(testCompanyDetails)
    expect(
      (await admin.request(`PATCH candidature/${hiring.candidatureId}/company`, { body: before }))
        .payload.missing,
    ).toEqual([])
    expect((await send()).status).toBe(200)
  })

  it('says on the button that the dates are over or the limit of offers is reached, and rejects sending', async () => {
    const hiring = await aHiring(server, { batch: { max_offers: 1 } })
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const trySending = async () => [
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
      await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } }),
    ]
    const shiftDates = (days: number) =>
      server.pool.query(
        'update offers set starts_on = starts_on + $2::int, ends_on = ends_on + $2::int where offer_id = $1',
        [offerId, days],
      )
    await shiftDates(-365)
    expect(await trySending()).toMatchObject([
      'offers.refused.dates',
      { status: 400, code: 'VALIDATION', fields: { starts_on: expect.stringContaining('passed') } },
    ])
    await shiftDates(365)
    await aSentOffer(server, await aHiring(server, { intern: hiring.intern }))
    expect(await trySending()).toMatchObject([
      'offers.refused.tooMany',
      { status: 409, message: 'This candidate has reached the limit of offers for this batch.' },
    ])
  })

  it("lets a plan's supervisor draft and only an administrator send; rejects other members, other companies and pending companies", async () => {
    const hiring = await aHiring(server)
    const supervisor = await server.as(hiring.supervisor.userId)
    const drafted = await supervisor.request('POST offer/save-offer-io', {
      body: fillStep1(server, hiring),
    })
    expect(drafted.status).toBe(200)
    expect(
      await supervisor.request('POST offer/send-intern-offer', {
        body: { offer_id: drafted.payload.offer_id },
      }),
    ).toMatchObject({ status: 403, message: 'Only administrators of your company can do this.' })
    const colleague = await aMember(server, hiring.company.companyId)
    expect(
      await (
        await server.as(colleague.userId)
      ).request('POST offer/update-intern-offer', {
        body: {
          ...fillStep1(server, hiring),
          candidature_id: undefined,
          offer_id: drafted.payload.offer_id,
          role: 'Other',
        },
      }),
    ).toMatchObject({ status: 403 })
    const otherCompany = await aCompany(server)
    const outsider = await server.as(otherCompany.admin.userId)
    expect((await outsider.request(`GET candidature/${hiring.candidatureId}/offers`)).status).toBe(
      404,
    )
    expect(
      (await outsider.request('POST offer/save-offer-io', { body: fillStep1(server, hiring) }))
        .status,
    ).toBe(404)
    expect(
      (
        await outsider.request('POST offer/send-intern-offer', {
          body: { offer_id: drafted.payload.offer_id },
        })
      ).status,
    ).toBe(404)
    const pending = await aHiring(server, { company: { status: 'PENDING_APPROVAL' } })
    expect(
      await (
        await server.as(pending.company.admin.userId)
      ).request('POST offer/save-offer-io', { body: fillStep1(server, pending) }),
    ).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' })
  })

  it('gives the last opening to one of two offers sent in parallel', async () => {
    const hiring = await aHiring(server)
    const intern = await anIntern(server, { batch: hiring.batch })
    const second = {
      ...hiring,
      intern,
      candidatureId: await aCandidature(server, hiring.company.companyId, hiring.planId, intern, {
        stage: 'INTERVIEWED',
        company_details: testCompanyDetails,
      }),
    }
    const ids = [await aDraftedOffer(server, hiring), await aDraftedOffer(server, second)]
    const admin = await server.as(hiring.company.admin.userId)
    const sent = await Promise.all(
      ids.map((offer_id) => admin.request('POST offer/send-intern-offer', { body: { offer_id } })),
    )
    expect(sent.map((response) => response.status).toSorted()).toEqual([200, 409])
    expect(sent.find((response) => response.status === 409)).toMatchObject({
      code: 'NO_OPENING_LEFT',
      message: 'All openings have been filled.',
    })
    expect(await countTakenOpenings(hiring.planId)).toBe(1)
  })

  it('ends open offers with their candidature', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const { closeCandidatures } = await import('../candidatures/public.ts')
    await server.tx((tx) =>
      closeCandidatures(
        tx,
        { kind: 'intern', id: hiring.intern.internId },
        { reason: 'INTERN_LEFT' },
      ),
    )
    const { rows } = await server.pool.query(
      'select status, end_reason, holds_opening from offers where offer_id = $1',
      [offerId],
    )
    expect(rows[0]).toEqual({ status: 'EXPIRED', end_reason: 'INTERN_LEFT', holds_opening: false })
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
  })
})
