import { formatDate } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aDraftedOffer,
  aHiring,
  aSentOffer,
  shiftDay,
  mondayIn,
  fillStep1,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const countTakenOpenings = async (planId: string) =>
  (await server.pool.query('select openings_taken from plans where plan_id = $1', [planId])).rows[0]
    .openings_taken

describe('creating an offer in three steps', () => {
  it('saves an unfinished step 1, by POST and PATCH, and deletes the draft once the offer exists', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    expect(
      (
        await admin.request('POST offer/io', {
          body: { candidature_id: hiring.candidatureId, role: 'Half' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await admin.request('PATCH offer/io', {
          body: { candidature_id: hiring.candidatureId, role: 'Half a role', hours_a_week: 20 },
        })
      ).status,
    ).toBe(200)
    const application = await admin.request(`GET offer/application/${hiring.intern.applicationId}`)
    expect(application.payload).toMatchObject({
      candidature_id: hiring.candidatureId,
      draft: { facts: { role: 'Half a role', hours_a_week: 20 } },
      may: { draft: true },
    })
    await aDraftedOffer(server, hiring)
    expect(
      (await admin.request(`GET offer/application/${hiring.candidatureId}`)).payload,
    ).toMatchObject({ draft: null, may: { draft: 'errors.OPEN_OFFER' } })
    expect(
      (await admin.request(`GET offer/get-application-batch-details/${hiring.candidatureId}`))
        .payload,
    ).toMatchObject({ weeks_min: 4, weeks_max: 16, answer_days_min: 5, offers_left: 3 })
  })

  it('returns 409 if there is an open offer, also for eight parallel requests', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.request('POST offer/save-offer-io', { body: fillStep1(server, hiring) }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(
      responses
        .filter((response) => response.status !== 200)
        .every((response) => response.status === 409 && response.code === 'OPEN_OFFER'),
    ).toBe(true)
    expect(responses.find((response) => response.status === 409)?.message).toBe(
      'This candidate already has an open offer.',
    )
  })

  it('rejects dates outside 4 to 16 weeks, outside the batch or in the past, each at its field', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const save = (overrides: Record<string, unknown>) =>
      admin.request('POST offer/save-offer-io', { body: fillStep1(server, hiring, overrides) })
    const starts = mondayIn(server, 8)
    expect((await save({ ends_on: shiftDay(starts, 20) })).fields).toEqual({
      ends_on: 'An internship must last at least 4 weeks.',
    })
    expect((await save({ ends_on: shiftDay(starts, 130) })).fields).toEqual({
      ends_on: 'An internship can last up to 16 weeks.',
    })
    expect((await save({ starts_on: mondayIn(server, 2) })).fields).toEqual({
      starts_on: 'Choose a date on or after the first day of the batch.',
    })
    expect(
      (await save({ starts_on: mondayIn(server, 33), ends_on: shiftDay(mondayIn(server, 33), 60) }))
        .fields,
    ).toEqual({ ends_on: 'Choose a date on or before the last day of the batch.' })
    await server.pool.query('update batches set placement_deadline = $2 where batch_id = $1', [
      hiring.batch.batchId,
      shiftDay(starts, -1),
    ])
    expect((await save({})).fields).toEqual({
      starts_on: `Internships in this batch must start by ${formatDate(shiftDay(starts, -1))}.`,
    })
    expect(
      (await admin.request(`GET offer/get-application-batch-details/${hiring.candidatureId}`))
        .payload,
    ).toMatchObject({ placement_deadline: shiftDay(starts, -1) })
    await server.pool.query('update batches set placement_deadline = null where batch_id = $1', [
      hiring.batch.batchId,
    ])
    expect((await save({ stipend_amount: null })).fields).toEqual({
      stipend_amount: 'Enter the amount per month',
    })
    expect((await save({ project_ids: [hiring.planId] })).fields).toEqual({
      project_ids: 'Choose projects from your company.',
    })
    expect((await save({ answer_days: 3 })).status).toBe(400)
    expect(
      (await save({ hours_a_week: 60, ends_on: shiftDay(starts, 20), stipend_amount: null }))
        .fields,
    ).toEqual({
      hours_a_week: 'Enter 5 to 40 hours',
      ends_on: 'An internship must last at least 4 weeks.',
      stipend_amount: 'Enter the amount per month',
    })
  })

  it("requires an interview, and is limited to the batch's number of offers", async () => {
    const earlyHiring = await aHiring(server, { stage: 'SHORTLISTED' })
    expect(
      await (
        await server.as(earlyHiring.company.admin.userId)
      ).request('POST offer/save-offer-io', { body: fillStep1(server, earlyHiring) }),
    ).toMatchObject({ status: 409, message: 'You can make an offer after an interview.' })
    const hiring = await aHiring(server, { batch: { max_offers: 1 } })
    await aSentOffer(server, hiring)
    const other = await aHiring(server, { intern: hiring.intern })
    expect(
      await (
        await server.as(other.company.admin.userId)
      ).request('POST offer/save-offer-io', { body: fillStep1(server, other) }),
    ).toMatchObject({
      status: 409,
      message: 'This candidate has reached the limit of offers for this batch.',
    })
  })

  it('requires supervisors who are two different active colleagues with LinkedIn pages', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const save = (overrides: Record<string, unknown>) =>
      admin.request('POST offer/v2/save-offer-supervisor', {
        body: {
          offer_id: offerId,
          supervisor_id: hiring.supervisor.memberId,
          supervisor_linkedin: 'https://linkedin.com/in/eva',
          ...overrides,
        },
      })
    const otherCompany = await aCompany(server)
    expect((await save({ supervisor_id: otherCompany.admin.memberId })).fields).toEqual({
      supervisor_id: 'Choose an active colleague.',
    })
    expect(
      (
        await save({
          second_supervisor_id: hiring.supervisor.memberId,
          second_supervisor_linkedin: 'https://linkedin.com/in/eva',
        })
      ).fields,
    ).toEqual({ second_supervisor_id: 'Choose two different people.' })
    expect((await save({ supervisor_linkedin: 'https://example.com/eva' })).status).toBe(400)
  })
})

describe('changing and ending an offer', () => {
  it('creates a new version for a marked change after review, and shows both sides the changes', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const { candidature_id: _id, ...facts } = fillStep1(server, hiring, { hours_a_week: 25 })
    const changed = await admin.request('POST offer/update-intern-offer', {
      body: { ...facts, offer_id: offerId },
    })
    expect(changed.payload).toMatchObject({
      status: 'DRAFT',
      version: 2,
      answer_by: null,
      approved_at: null,
    })
    expect(changed.payload.versions.at(-1).changes).toEqual([
      { field: 'hoursAWeek', from: '30', to: '25', is_marked: true, currencies: null },
    ])
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
    expect((await server.mails(hiring.intern.email))[0]?.subject).toContain('is changing its offer')
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).request(`GET intern-service/intern-offer/get/${offerId}`)
      ).status,
    ).toBe(404)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const view = await (
      await server.as(hiring.operator.userId)
    ).request(`GET operator/offers/${offerId}`)
    expect(view.payload).toMatchObject({ version: 2, status: 'IN_REVIEW', may: { approve: true } })
    expect(view.payload.versions.at(-1)).toMatchObject({
      version: 2,
      changes: [{ field: 'hoursAWeek' }],
    })
  })

  it('shows the amount of each version in its own currency', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const pay = async (stipend_amount: number, stipend_currency: string) => {
      const { candidature_id: _id, ...facts } = fillStep1(server, hiring, {
        is_paid: true,
        stipend_amount,
        stipend_currency,
      })
      await admin.request('POST offer/update-intern-offer', {
        body: { ...facts, offer_id: offerId },
      })
      return admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    }
    await pay(80_000, 'EUR')
    const sent = await pay(90_000, 'JPY')
    const amounts = (
      sent.payload.versions as readonly {
        changes: readonly { field: string; currencies: unknown }[]
      }[]
    ).map(({ changes }) => changes.find((change) => change.field === 'stipendAmount')?.currencies)
    expect(amounts.at(-1)).toEqual({ from: 'EUR', to: 'JPY' })
  })

  it('keeps an offer in review when only an unmarked field changes', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const { candidature_id: _id, ...facts } = fillStep1(server, hiring, { note: 'A kinder note.' })
    expect(
      (
        await admin.request('POST offer/update-intern-offer', {
          body: { ...facts, offer_id: offerId },
        })
      ).payload,
    ).toMatchObject({ status: 'IN_REVIEW', version: 1, note: 'A kinder note.' })
    expect(
      await (
        await server.as(hiring.supervisor.userId)
      ).request('POST offer/update-intern-offer', {
        body: { ...facts, offer_id: offerId, role: 'Other' },
      }),
    ).toMatchObject({ status: 403 })
  })

  it('deletes a draft, ends a sent offer with its reason, frees the opening and emails both sides', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const draft = await aDraftedOffer(server, hiring)
    expect(
      (await admin.request('POST offer/withdraw', { body: { offer_id: draft, reason: 'MISTAKE' } }))
        .status,
    ).toBe(200)
    expect((await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).count).toBe(0)
    const sent = await aSentOffer(server, hiring)
    expect(
      (await admin.request('POST offer/withdraw', { body: { offer_id: sent, reason: 'NONSENSE' } }))
        .fields,
    ).toEqual({ reason: 'Choose a reason from the list' })
    expect(
      (
        await admin.request('POST offer/withdraw', {
          body: { offer_id: sent, reason: 'PLAN_CHANGED' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'EXPIRED', end_reason: 'Our plan has changed' })
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
    for (const { email } of [hiring.intern, hiring.company.admin])
      expect((await server.mails(email))[0]?.body).toContain('Reason: Our plan has changed')
    expect(
      (
        await admin.request('POST offer/withdraw', {
          body: { offer_id: sent, reason: 'PLAN_CHANGED' },
        })
      ).code,
    ).toBe('ILLEGAL_TRANSITION')
    expect((await aSentOffer(server, hiring)).length).toBe(36)
  })
})
