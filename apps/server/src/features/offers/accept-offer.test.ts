import { formatDate } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aDraftedOffer,
  aHiring,
  aSentOffer,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const stageOf = async (id: string) =>
  (await server.pool.query('select stage from candidatures where candidature_id = $1', [id]))
    .rows[0].stage
const takePath = 'POST intern-service/intern-offer/accept-offer-B2B'
const declinePath = 'POST intern-service/intern-offer/offer-decline'

describe('accepting an offer', () => {
  it('creates the internship with its weeks, enrols and hires the intern, and emails both sides', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const mail = (await server.mails(hiring.intern.email))[0]
    expect(mail?.subject).toContain('has offered you an internship')
    const intern = await server.as(hiring.intern.userId)
    const letter = await intern.request(`GET intern-service/intern-offer/get/${offerId}`)
    expect(letter.payload).toMatchObject({
      status: 'OFFERED',
      weeks: 8,
      follows: { weeks: 8, intern_pays: false },
      may: { accept: true, decline: true },
    })
    expect(letter.payload.terms.map((term: { kind: string }) => term.kind).toSorted()).toEqual([
      'INTERN_CONDUCT',
      'TERMS',
    ])
    expect(
      (await intern.request('GET intern-service/intern-dashboard/get-offer-recieved')).count,
    ).toBe(1)
    const accepted = await acceptSentOffer(server, hiring, offerId)
    expect(accepted.status).toBe(200)
    expect(await stageOf(hiring.candidatureId)).toBe('HIRED')
    const { rows } = await server.pool.query(
      'select count(*)::int as weeks, min(starts_on) as first from internship_weeks where internship_id = $1',
      [accepted.payload.internship_id],
    )
    expect(rows[0]).toMatchObject({ weeks: 8, first: letter.payload.starts_on })
    expect(
      (
        await server.pool.query('select status from applications where application_id = $1', [
          hiring.intern.applicationId,
        ])
      ).rows[0].status,
    ).toBe('ENROLLED')
    expect(
      (
        await server.pool.query(
          'select kind from agreements_accepted where user_id = $1 order by 1',
          [hiring.intern.userId],
        )
      ).rows,
    ).toEqual([{ kind: 'INTERN_CONDUCT' }, { kind: 'TERMS' }])
    expect((await server.mails(hiring.company.admin.email))[0]).toMatchObject({
      subject: expect.stringContaining('has accepted your offer'),
      body: expect.stringContaining(hiring.intern.email),
    })
    expect((await server.mails(hiring.intern.email))[0]?.body).toContain(
      `Your internship starts on ${formatDate(letter.payload.starts_on)}.`,
    )
    expect(
      (await intern.request('GET intern-service/intern-offer/internships/upcoming')).payload[0],
    ).toMatchObject({
      internship_id: accepted.payload.internship_id,
      weeks: 8,
      is_active: 'false',
      is_completed: 'false',
    })
  })

  it('requires the terms, at their field, and changes nothing without them', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const intern = await server.as(hiring.intern.userId)
    for (const body of [{ offer_id: offerId }, { offer_id: offerId, terms_accepted: false }])
      expect(await intern.request(takePath, { body })).toMatchObject({
        status: 400,
        fields: { terms_accepted: 'Accept the terms to continue.' },
      })
    expect(await stageOf(hiring.candidatureId)).toBe('OFFERED')
  })

  it('succeeds once for eight parallel requests', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => acceptSentOffer(server, hiring, offerId)),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(
      responses
        .filter((response) => response.status !== 200)
        .every(
          (response) =>
            response.code === 'ILLEGAL_TRANSITION' &&
            response.message === 'You’ve already accepted this offer.',
        ),
    ).toBe(true)
    expect(
      (
        await server.pool.query('select count(*)::int as n from internships where offer_id = $1', [
          offerId,
        ])
      ).rows[0].n,
    ).toBe(1)
  })

  it('is rejected after the deadline, before and after the job has run', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring, { answer_days: 5 })
    await server.pool.query('update offers set answer_by = $2 where offer_id = $1', [
      offerId,
      new Date(server.now().getTime() - 1000),
    ])
    expect(await acceptSentOffer(server, hiring, offerId)).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
      message: 'The deadline has passed.',
    })
    await server.advanceClock(1000)
    expect(await acceptSentOffer(server, hiring, offerId)).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
    })
    expect(await stageOf(hiring.candidatureId)).toBe('OFFER_EXPIRED')
    expect((await server.mails(hiring.intern.email)).map((mail) => mail.kind)).toContain(
      'offers.expired',
    )
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).request(`GET intern-service/intern-offer/get/${offerId}`)
      ).payload,
    ).toMatchObject({ standing: 'LAPSED', may: { accept: 'offers.refused.now.LAPSED' } })
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          hiring.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
    expect((await aDraftedOffer(server, hiring)).length).toBe(36)
  })

  it('is possible until the last minute of the seventh day', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    await server.advanceClock(7 * day - 60_000)
    expect((await acceptSentOffer(server, hiring, offerId)).status).toBe(200)
  })

  it('sends an intern who pays to checkout first', async () => {
    const hiring = await aHiring(server, {
      batch: { payer: 'INTERN', price_amount: 50_000, price_currency: 'EUR' },
    })
    const offerId = await aSentOffer(server, hiring)
    const rejected = await acceptSentOffer(server, hiring, offerId)
    expect(rejected.status).toBe(409)
    expect(rejected.message).toBe(
      'Pay for your place at checkout first. The offer is accepted when the payment goes through.',
    )
    expect(await stageOf(hiring.candidatureId)).toBe('OFFERED')
  })

  it('returns 404 to another intern and 403 to a company', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const otherIntern = await anIntern(server)
    const outsider = await server.as(otherIntern.userId)
    expect((await outsider.request(`GET intern-service/intern-offer/get/${offerId}`)).status).toBe(
      404,
    )
    expect(
      (await outsider.request(takePath, { body: { offer_id: offerId, terms_accepted: true } }))
        .status,
    ).toBe(404)
    expect(
      (await outsider.request(declinePath, { body: { offer_id: offerId, reasons: ['DATES'] } }))
        .status,
    ).toBe(404)
    expect(
      (await outsider.request(`GET intern-service/candidature/${hiring.candidatureId}/offers`))
        .status,
    ).toBe(404)
    expect(
      (
        await outsider.request(
          `GET intern-service/intern-dashboard/${hiring.intern.internId}/offers`,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await (
          await server.as(hiring.company.admin.userId)
        ).request(takePath, { body: { offer_id: offerId, terms_accepted: true } })
      ).status,
    ).toBe(403)
  })
})

describe('declining an offer', () => {
  it('requires reasons from the list, tells the company, frees the opening and cannot be undone', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const intern = await server.as(hiring.intern.userId)
    expect(
      (await intern.request(declinePath, { body: { offer_id: offerId, reasons: ['NO_SUCH'] } }))
        .fields,
    ).toEqual({ 'reasons.0': 'Choose a reason from the list' })
    expect(
      (
        await intern.request(declinePath, {
          body: { offer_id: offerId, reasons: ['HOURS', 'DATES', 'OTHER'], note: 'Exams in May.' },
        })
      ).status,
    ).toBe(200)
    expect(await stageOf(hiring.candidatureId)).toBe('OFFER_DECLINED')
    expect((await server.mails(hiring.company.admin.email))[0]).toMatchObject({
      subject: expect.stringContaining('has declined'),
      body: expect.stringMatching(
        /Reason: The hours don’t work for me; The dates don’t work for me\.\s+Exams in May\./,
      ),
    })
    expect(await acceptSentOffer(server, hiring, offerId)).toMatchObject({
      status: 409,
      message: 'You’ve declined this offer. You can’t reopen it.',
    })
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          hiring.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
    expect((await aSentOffer(server, hiring)).length).toBe(36)
  })
})

describe('marking as hired', () => {
  it('is allowed only for administrators on an accepted offer', async () => {
    const hiring = await aHiring(server)
    const otherCompany = await aCompany(server)
    expect(
      (
        await (
          await server.as(otherCompany.admin.userId)
        ).request(`PATCH candidature/${hiring.candidatureId}/hired`)
      ).status,
    ).toBe(404)
    const admin = await server.as(hiring.company.admin.userId)
    expect((await admin.request(`PATCH candidature/${hiring.candidatureId}/hired`)).code).toBe(
      'ILLEGAL_TRANSITION',
    )
    const planId = await aPlan(server, hiring.company.companyId)
    const accepted = await aCandidature(server, hiring.company.companyId, planId, hiring.intern, {
      stage: 'OFFER_ACCEPTED',
    })
    expect(
      (
        await (
          await server.as(hiring.supervisor.userId)
        ).request(`PATCH candidature/${accepted}/hired`)
      ).status,
    ).toBe(403)
    expect((await admin.request(`PATCH candidature/${accepted}/hired`)).status).toBe(200)
    expect(await stageOf(accepted)).toBe('HIRED')
  })
})
