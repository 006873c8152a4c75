import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, fillStep1 } from '../../platform/testing/hiring.ts'
import { translate } from '../../platform/texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const countTakenOpenings = async (planId: string) =>
  (await server.pool.query('select openings_taken from plans where plan_id = $1', [planId])).rows[0]
    .openings_taken

describe('the review', () => {
  it('returns an offer with comments the company sees, and accepts it again once changed', async () => {
    const [hiring, other] = [await aHiring(server), await aHiring(server)]
    const offerId = await aDraftedOffer(server, hiring, { role: 'Cartographer' })
    const otherOfferId = await aDraftedOffer(server, other)
    await (
      await server.as(other.company.admin.userId)
    ).request('POST offer/send-intern-offer', { body: { offer_id: otherOfferId } })
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    expect((await operator.request(`GET operator/offers/${offerId}`)).status).toBe(404)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(
      (await operator.request('GET operator/offers', { query: { per_page: '100' } })).payload.some(
        (offer: { offer_id: string }) => offer.offer_id === offerId,
      ),
    ).toBe(true)
    const found = await operator.request('GET operator/offers', { query: { search: 'cartogr' } })
    expect(found.payload).toMatchObject([{ offer_id: offerId }])
    expect((await operator.request(`GET operator/offers/${offerId}`)).payload.hours_wished).toEqual(
      {
        plan: 30,
        intern: 30,
      },
    )
    expect(
      (
        await operator.request(`POST operator/offers/${offerId}/revision`, {
          body: { comments: '' },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await operator.request(`POST operator/offers/${offerId}/revision`, {
          body: { comments: 'Name the city.' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'NEEDS_REVISION', comments: 'Name the city.' })
    expect(
      (await admin.request('POST dashboard/list-offers', { body: { status: 'DRAFT' } })).payload,
    ).toMatchObject([{ offer_id: offerId, status: 'NEEDS_REVISION' }])
    expect((await server.mails(hiring.company.admin.email))[0]?.body).toContain('Name the city.')
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
    const resent = await admin.request('POST offer/send-intern-offer', {
      body: { offer_id: offerId },
    })
    expect(resent).toMatchObject({
      status: 409,
      message:
        'The programme team requested changes. Edit the offer or write a reply before you send it again.',
    })
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.unchanged')
    expect(await countTakenOpenings(hiring.planId)).toBe(0)
    const { candidature_id: _id, ...facts } = fillStep1(server, hiring, {
      place: 'ON_SITE',
      city: 'Ostrava',
    })
    expect(
      (
        await admin.request('POST offer/update-intern-offer', {
          body: { ...facts, offer_id: offerId },
        })
      ).payload,
    ).toMatchObject({ status: 'NEEDS_REVISION', may: { send: true } })
    expect(
      (await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })).payload
        .status,
    ).toBe('IN_REVIEW')
    expect(
      (
        await operator.request(`POST operator/offers/${offerId}/reject`, {
          body: { reason: 'SUPERVISION' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'REJECTED_BY_VI', end_reason: 'There isn’t enough supervision' })
    expect((await operator.request(`POST operator/offers/${offerId}/approve`)).code).toBe(
      'ILLEGAL_TRANSITION',
    )
  })

  it("accepts an unchanged offer with the company's reply, which the reviewer and the history show", async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    const send = (answer?: string) =>
      admin.request('POST offer/send-intern-offer', {
        body: { offer_id: offerId, ...(answer === undefined ? {} : { answer }) },
      })
    await send()
    await operator.request(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'Who covers August?' },
    })
    expect(await send('   ')).toMatchObject({
      status: 409,
      message:
        'The programme team requested changes. Edit the offer or write a reply before you send it again.',
    })
    expect((await send('x'.repeat(3001))).status).toBe(400)
    expect((await send('Noor does, from her own desk.')).payload).toMatchObject({
      status: 'IN_REVIEW',
      version: 2,
      versions: [
        { comments: 'Who covers August?', answer: null },
        { comments: null, answer: 'Noor does, from her own desk.', changes: [] },
      ],
    })
    const review = (await operator.request(`GET operator/offers/${offerId}`)).payload
    expect(review).toMatchObject({ may: { approve: true }, comments: 'Who covers August?' })
    expect(review.versions.at(-1)).toMatchObject({
      version: 2,
      answer: 'Noor does, from her own desk.',
    })
    expect(await countTakenOpenings(hiring.planId)).toBe(1)
  })

  it('sends an offer whose older version lacks a field if only that field changes', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    await operator.request(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'More days to answer.' },
    })
    await server.pool.query(
      `update offer_versions set facts = facts - 'answerDays' where offer_id = $1`,
      [offerId],
    )
    const { candidature_id: _id, ...facts } = fillStep1(server, hiring, { answer_days: 12 })
    await admin.request('POST offer/update-intern-offer', { body: { ...facts, offer_id: offerId } })
    expect(
      (await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } }))
        .payload,
    ).toMatchObject({ status: 'IN_REVIEW', answer_days: 12 })
  })

  it('keeps the content and date of each sent version, even if only an unmarked field changed', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    const { candidature_id: _id, ...facts } = fillStep1(server, hiring)
    const change = (overrides: Record<string, unknown>) =>
      admin.request('POST offer/update-intern-offer', {
        body: { ...facts, offer_id: offerId, ...overrides },
      })
    const first = (
      await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    ).payload
    await change({ note: 'A note amended in review.' })
    await operator.request(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'Name the city.' },
    })
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.unchanged')
    await server.advanceClock(2 * 86_400_000)
    const changed = await change({
      note: 'A note amended in review.',
      place: 'HYBRID',
      city: 'Brno',
    })
    expect(changed.payload.versions.at(-1)).toMatchObject({ version: 2, is_sent: false })
    const second = (
      await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    ).payload
    expect(second).toMatchObject({
      status: 'IN_REVIEW',
      version: 2,
      versions: [
        { version: 1, at: first.sent_at, comments: 'Name the city.' },
        { version: 2, at: second.sent_at, comments: null, is_sent: true },
      ],
    })
    expect(second.sent_at > first.sent_at).toBe(true)
    expect(
      second.versions[1].changes.map((change: { field: string }) => change.field).toSorted(),
    ).toEqual(['city', 'place'])
    await admin.request('POST offer/take-back', { body: { offer_id: offerId } })
    const third = (
      await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    ).payload
    expect(
      third.versions.map((version: { version: number; at: string }) => [
        version.version,
        version.at,
      ]),
    ).toEqual([
      [1, first.sent_at],
      [2, second.sent_at],
      [3, third.sent_at],
    ])
  })

  it('rejects an approval after the placement deadline and says so beforehand; rejecting the offer stays possible', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const approval = async () =>
      (await operator.request(`GET operator/offers/${offerId}`)).payload.may
    expect((await approval()).approve).toBe(true)
    await server.pool.query('update batches set placement_deadline = $2 where batch_id = $1', [
      hiring.batch.batchId,
      new Date(server.now().getTime() - 86_400_000),
    ])
    expect(await approval()).toMatchObject({
      approve: 'offers.refused.placementOver',
      reject: true,
    })
    expect(await operator.request(`POST operator/offers/${offerId}/approve`)).toMatchObject({
      status: 409,
      message: translate('offers.refused.placementOver'),
    })
    expect(
      (await admin.request(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].status,
    ).toBe('IN_REVIEW')
    expect(
      (
        await operator.request(`POST operator/offers/${offerId}/reject`, {
          body: { reason: 'DATES' },
        })
      ).status,
    ).toBe(200)
  })

  it('is skipped for a trusted company', async () => {
    const hiring = await aHiring(server, { company: { is_trusted: true } })
    const offerId = await aDraftedOffer(server, hiring, { answer_days: 14 })
    const sent = await (
      await server.as(hiring.company.admin.userId)
    ).request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(sent.payload).toMatchObject({ status: 'OFFERED', answer_days: 14 })
    expect(Date.parse(sent.payload.answer_by) - Date.parse(sent.payload.approved_at)).toBe(
      14 * 86_400_000,
    )
    expect((await server.mails(hiring.intern.email))[0]?.subject).toContain(
      'has offered you an internship',
    )
  })
})
