import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCandidature, aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  aDraftedOffer,
  aHiring,
  aSentOffer,
  companyDetails,
  dayAfter,
  mondayIn,
  step1,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const taken = async (planId: string) =>
  (await server.pool.query('select openings_taken from plans where plan_id = $1', [planId])).rows[0]
    .openings_taken

describe('making an offer in three steps', () => {
  it('saves facts, then supervisors, then sends it to review with an opening reserved', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const first = await admin.ask('POST offer/save-offer-io', { body: step1(server, hiring) })
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
      await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } }),
    ).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: { supervisor_id: 'Choose a supervisor' },
    })
    const second = await admin.ask('POST offer/v2/save-offer-supervisor', {
      body: {
        offer_id: offerId,
        supervisor_id: hiring.supervisor.memberId,
        supervisor_linkedin: 'linkedin.com/in/eva',
      },
    })
    expect(second.payload).toMatchObject({ missing: [], may: { send: true } })
    expect(await taken(hiring.planId)).toBe(0)
    const sent = await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(sent).toMatchObject({ status: 200, payload: { status: 'IN_REVIEW' } })
    expect(await taken(hiring.planId)).toBe(1)
    expect(
      (
        await server.pool.query('select stage from candidatures where candidature_id = $1', [
          hiring.candidatureId,
        ])
      ).rows[0].stage,
    ).toBe('OFFER_IN_REVIEW')
    expect((await server.mails(hiring.operator.email))[0]?.subject).toContain('waits for review')
    expect(
      (await admin.ask('POST dashboard/list-offers', { body: { status: 'IN_REVIEW' } })).count,
    ).toBe(1)
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).ask(`GET intern-service/intern-offer/get/${offerId}`)
      ).status,
    ).toBe(404)
  })

  it("asks for the company's details of this candidate before it goes out, and offers what was filled in for another", async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    await server.pool.query(
      `update candidatures set company_details = '{}' where candidature_id = $1`,
      [hiring.candidatureId],
    )
    const offerId = await aDraftedOffer(server, hiring)
    const send = () => admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(await send()).toMatchObject({
      status: 409,
      message: "Fill in your company's details for this candidate first.",
    })
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.details')
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/company`)).payload,
    ).toMatchObject({
      before: null,
      missing: ['legal_name', 'registered_address', 'signatory_name', 'signatory_title'],
    })
    await aCandidature(
      server,
      hiring.company.companyId,
      hiring.planId,
      await anIntern(server, { batch: hiring.batch }),
      { company_details: companyDetails },
    )
    const { before } = (await admin.ask(`GET candidature/${hiring.candidatureId}/company`)).payload
    expect(before).toEqual(companyDetails)
    expect(
      (await admin.ask(`PATCH candidature/${hiring.candidatureId}/company`, { body: before }))
        .payload.missing,
    ).toEqual([])
    expect((await send()).status).toBe(200)
  })

  it('keeps an unfinished step 1, by POST and by PATCH, and forgets it once the offer is there', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    expect(
      (
        await admin.ask('POST offer/io', {
          body: { candidature_id: hiring.candidatureId, role: 'Half' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await admin.ask('PATCH offer/io', {
          body: { candidature_id: hiring.candidatureId, role: 'Half a role', hours_a_week: 20 },
        })
      ).status,
    ).toBe(200)
    const seen = await admin.ask(`GET offer/application/${hiring.intern.applicationId}`)
    expect(seen.payload).toMatchObject({
      candidature_id: hiring.candidatureId,
      draft: { facts: { role: 'Half a role', hours_a_week: 20 } },
      may: { draft: true },
    })
    await aDraftedOffer(server, hiring)
    expect(
      (await admin.ask(`GET offer/application/${hiring.candidatureId}`)).payload,
    ).toMatchObject({ draft: null, may: { draft: 'errors.OPEN_OFFER' } })
    expect(
      (await admin.ask(`GET offer/get-application-batch-details/${hiring.candidatureId}`)).payload,
    ).toMatchObject({ weeks_min: 4, weeks_max: 16, answer_days_min: 5, offers_left: 3 })
  })

  it('answers 409 beside an open offer, also to eight at once', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.ask('POST offer/save-offer-io', { body: step1(server, hiring) }),
      ),
    )
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1)
    expect(
      tries
        .filter((one) => one.status !== 200)
        .every((one) => one.status === 409 && one.code === 'OPEN_OFFER'),
    ).toBe(true)
    expect(tries.find((one) => one.status === 409)?.message).toBe(
      'This candidate has an open offer already.',
    )
  })

  it('refuses days outside 4 to 16 weeks, outside the batch or gone by, each at its field', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const save = (over: Record<string, unknown>) =>
      admin.ask('POST offer/save-offer-io', { body: step1(server, hiring, over) })
    const starts = mondayIn(server, 8)
    expect((await save({ ends_on: dayAfter(starts, 20) })).fields).toEqual({
      ends_on: 'An internship takes at least 4 weeks.',
    })
    expect((await save({ ends_on: dayAfter(starts, 130) })).fields).toEqual({
      ends_on: 'An internship takes 16 weeks at most.',
    })
    expect((await save({ starts_on: mondayIn(server, 2) })).fields).toEqual({
      starts_on: 'The batch starts later.',
    })
    expect(
      (await save({ starts_on: mondayIn(server, 33), ends_on: dayAfter(mondayIn(server, 33), 60) }))
        .fields,
    ).toEqual({ ends_on: 'The batch ends earlier.' })
    expect((await save({ stipend_amount: null })).fields).toEqual({
      stipend_amount: 'Enter the amount a month',
    })
    expect((await save({ hours_a_week: 60 })).fields).toEqual({ hours_a_week: '40 hours at most' })
    expect((await save({ project_ids: [hiring.planId] })).fields).toEqual({
      project_ids: 'Choose projects of your company.',
    })
    expect((await save({ answer_days: 3 })).status).toBe(400)
    expect(
      (await save({ hours_a_week: 60, ends_on: dayAfter(starts, 20), stipend_amount: null }))
        .fields,
    ).toEqual({
      hours_a_week: '40 hours at most',
      ends_on: 'An internship takes at least 4 weeks.',
      stipend_amount: 'Enter the amount a month',
    })
  })

  it("follows an interview only, and goes to a batch's number of offers at most", async () => {
    const early = await aHiring(server, { stage: 'SHORTLISTED' })
    expect(
      await (
        await server.as(early.company.admin.userId)
      ).ask('POST offer/save-offer-io', { body: step1(server, early) }),
    ).toMatchObject({ status: 409, message: 'An offer follows an interview.' })
    const hiring = await aHiring(server, { batch: { max_offers: 1 } })
    await aSentOffer(server, hiring)
    const other = await aHiring(server, { intern: hiring.intern })
    expect(
      await (
        await server.as(other.company.admin.userId)
      ).ask('POST offer/save-offer-io', { body: step1(server, other) }),
    ).toMatchObject({ status: 409, message: 'This intern has had the offers this batch allows.' })
  })

  it("lets a plan's supervisor draft and only an administrator send; other members, companies and pending ones are refused", async () => {
    const hiring = await aHiring(server)
    const supervisor = await server.as(hiring.supervisor.userId)
    const drafted = await supervisor.ask('POST offer/save-offer-io', {
      body: step1(server, hiring),
    })
    expect(drafted.status).toBe(200)
    expect(
      await supervisor.ask('POST offer/send-intern-offer', {
        body: { offer_id: drafted.payload.offer_id },
      }),
    ).toMatchObject({ status: 403, message: 'Administrators of your company can do this.' })
    const colleague = await aMember(server, hiring.company.companyId)
    expect(
      await (
        await server.as(colleague.userId)
      ).ask('POST offer/update-intern-offer', {
        body: {
          ...step1(server, hiring),
          candidature_id: undefined,
          offer_id: drafted.payload.offer_id,
          role: 'Other',
        },
      }),
    ).toMatchObject({ status: 403 })
    const stranger = await aCompany(server)
    const outsider = await server.as(stranger.admin.userId)
    expect((await outsider.ask(`GET candidature/${hiring.candidatureId}/offers`)).status).toBe(404)
    expect(
      (await outsider.ask('POST offer/save-offer-io', { body: step1(server, hiring) })).status,
    ).toBe(404)
    expect(
      (
        await outsider.ask('POST offer/send-intern-offer', {
          body: { offer_id: drafted.payload.offer_id },
        })
      ).status,
    ).toBe(404)
    const pending = await aHiring(server, { company: { status: 'PENDING_APPROVAL' } })
    expect(
      await (
        await server.as(pending.company.admin.userId)
      ).ask('POST offer/save-offer-io', { body: step1(server, pending) }),
    ).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' })
  })

  it('takes supervisors who are active colleagues, two different ones, with LinkedIn pages', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const save = (over: Record<string, unknown>) =>
      admin.ask('POST offer/v2/save-offer-supervisor', {
        body: {
          offer_id: offerId,
          supervisor_id: hiring.supervisor.memberId,
          supervisor_linkedin: 'https://linkedin.com/in/eva',
          ...over,
        },
      })
    const stranger = await aCompany(server)
    expect((await save({ supervisor_id: stranger.admin.memberId })).fields).toEqual({
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

  it('gives the last opening to one of two offers that are sent at once', async () => {
    const hiring = await aHiring(server)
    const intern = await anIntern(server, { batch: hiring.batch })
    const second = {
      ...hiring,
      intern,
      candidatureId: await aCandidature(server, hiring.company.companyId, hiring.planId, intern, {
        stage: 'INTERVIEWED',
        company_details: companyDetails,
      }),
    }
    const ids = [await aDraftedOffer(server, hiring), await aDraftedOffer(server, second)]
    const admin = await server.as(hiring.company.admin.userId)
    const sent = await Promise.all(
      ids.map((offer_id) => admin.ask('POST offer/send-intern-offer', { body: { offer_id } })),
    )
    expect(sent.map((one) => one.status).toSorted()).toEqual([200, 409])
    expect(sent.find((one) => one.status === 409)).toMatchObject({
      code: 'NO_OPENING_LEFT',
      message: 'Every opening of this plan is taken.',
    })
    expect(await taken(hiring.planId)).toBe(1)
  })
})

describe('changing and ending an offer', () => {
  it('makes a new version of a marked change after review, and shows both sides what changed', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    const { candidature_id: _id, ...facts } = step1(server, hiring, { hours_a_week: 25 })
    const changed = await admin.ask('POST offer/update-intern-offer', {
      body: { ...facts, offer_id: offerId },
    })
    expect(changed.payload).toMatchObject({
      status: 'DRAFT',
      version: 2,
      answer_by: null,
      approved_at: null,
    })
    expect(changed.payload.versions.at(-1).changes).toEqual([
      { field: 'hoursPerWeek', from: '30', to: '25', is_marked: true },
    ])
    expect(await taken(hiring.planId)).toBe(0)
    expect((await server.mails(hiring.intern.email))[0]?.subject).toContain('is changing its offer')
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).ask(`GET intern-service/intern-offer/get/${offerId}`)
      ).status,
    ).toBe(404)
    await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const seen = await (
      await server.as(hiring.operator.userId)
    ).ask(`GET operator/offers/${offerId}`)
    expect(seen.payload).toMatchObject({ version: 2, status: 'IN_REVIEW', may: { approve: true } })
    expect(seen.payload.versions.at(-1)).toMatchObject({
      version: 2,
      changes: [{ field: 'hoursPerWeek' }],
    })
  })

  it('keeps an offer in review when only an unmarked field changes', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const admin = await server.as(hiring.company.admin.userId)
    await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const { candidature_id: _id, ...facts } = step1(server, hiring, { note: 'A kinder note.' })
    expect(
      (await admin.ask('POST offer/update-intern-offer', { body: { ...facts, offer_id: offerId } }))
        .payload,
    ).toMatchObject({ status: 'IN_REVIEW', version: 1, note: 'A kinder note.' })
    expect(
      await (
        await server.as(hiring.supervisor.userId)
      ).ask('POST offer/update-intern-offer', {
        body: { ...facts, offer_id: offerId, role: 'Other' },
      }),
    ).toMatchObject({ status: 403 })
  })

  it('deletes a draft and ends a sent offer with its reason, freeing the opening; the intern is told', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const draft = await aDraftedOffer(server, hiring)
    expect(
      (await admin.ask('POST offer/withdraw', { body: { offer_id: draft, reason: 'MISTAKE' } }))
        .status,
    ).toBe(200)
    expect((await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).count).toBe(0)
    const sent = await aSentOffer(server, hiring)
    expect(
      (await admin.ask('POST offer/withdraw', { body: { offer_id: sent, reason: 'NONSENSE' } }))
        .fields,
    ).toEqual({ reason: 'Choose a reason from the list.' })
    expect(
      (await admin.ask('POST offer/withdraw', { body: { offer_id: sent, reason: 'PLAN_CHANGED' } }))
        .status,
    ).toBe(200)
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'EXPIRED', end_reason: 'Our plan has changed' })
    expect(await taken(hiring.planId)).toBe(0)
    expect((await server.mails(hiring.intern.email))[0]?.subject).toContain(
      'has withdrawn its offer',
    )
    expect(
      (await admin.ask('POST offer/withdraw', { body: { offer_id: sent, reason: 'PLAN_CHANGED' } }))
        .code,
    ).toBe('ILLEGAL_TRANSITION')
    expect((await aSentOffer(server, hiring)).length).toBe(36)
  })

  it('ends open offers with their candidature', async () => {
    const hiring = await aHiring(server)
    const offerId = await aSentOffer(server, hiring)
    const { closeCandidatures } = await import('../candidatures/public.ts')
    await server.tx((tx) =>
      closeCandidatures(tx, { intern: hiring.intern.internId, reason: 'INTERN_LEFT' }),
    )
    const { rows } = await server.pool.query(
      'select status, end_reason, holds_opening from offers where offer_id = $1',
      [offerId],
    )
    expect(rows[0]).toEqual({ status: 'EXPIRED', end_reason: 'INTERN_LEFT', holds_opening: false })
    expect(await taken(hiring.planId)).toBe(0)
  })
})

describe('the review', () => {
  it('asks for a revision with comments, which the company sees, and takes the offer again', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    expect((await operator.ask(`GET operator/offers/${offerId}`)).status).toBe(404)
    await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(
      (await operator.ask('GET operator/offers', { query: { per_page: '100' } })).payload.some(
        (one: { offer_id: string }) => one.offer_id === offerId,
      ),
    ).toBe(true)
    expect(
      (await operator.ask(`POST operator/offers/${offerId}/revision`, { body: { comments: '' } }))
        .status,
    ).toBe(400)
    expect(
      (
        await operator.ask(`POST operator/offers/${offerId}/revision`, {
          body: { comments: 'Name the city.' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'NEEDS_REVISION', comments: 'Name the city.' })
    expect(
      (await admin.ask('POST dashboard/list-offers', { body: { status: 'DRAFT' } })).payload,
    ).toMatchObject([{ offer_id: offerId, status: 'NEEDS_REVISION' }])
    expect((await server.mails(hiring.company.admin.email))[0]?.body).toContain('Name the city.')
    expect(await taken(hiring.planId)).toBe(0)
    const again = await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(again).toMatchObject({
      status: 409,
      message:
        'The programme team asked for a change, and nothing has changed yet. Change the offer or answer in words, then send it.',
    })
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.unchanged')
    expect(await taken(hiring.planId)).toBe(0)
    const { candidature_id: _id, ...facts } = step1(server, hiring, {
      place: 'ON_SITE',
      city: 'Ostrava',
    })
    expect(
      (await admin.ask('POST offer/update-intern-offer', { body: { ...facts, offer_id: offerId } }))
        .payload,
    ).toMatchObject({ status: 'NEEDS_REVISION', may: { send: true } })
    expect(
      (await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })).payload
        .status,
    ).toBe('IN_REVIEW')
    expect(
      (
        await operator.ask(`POST operator/offers/${offerId}/reject`, {
          body: { reason: 'SUPERVISION' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0],
    ).toMatchObject({ status: 'REJECTED_BY_VI', end_reason: 'The supervision is not enough' })
    expect((await operator.ask(`POST operator/offers/${offerId}/approve`)).code).toBe(
      'ILLEGAL_TRANSITION',
    )
  })

  it("takes an unchanged offer again with the company's answer in words, which the reviewer and the history show", async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    const send = (answer?: string) =>
      admin.ask('POST offer/send-intern-offer', {
        body: { offer_id: offerId, ...(answer === undefined ? {} : { answer }) },
      })
    await send()
    await operator.ask(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'Who covers August?' },
    })
    expect(await send('   ')).toMatchObject({
      status: 409,
      message:
        'The programme team asked for a change, and nothing has changed yet. Change the offer or answer in words, then send it.',
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
    const seen = (await operator.ask(`GET operator/offers/${offerId}`)).payload
    expect(seen).toMatchObject({ may: { approve: true }, comments: 'Who covers August?' })
    expect(seen.versions.at(-1)).toMatchObject({
      version: 2,
      answer: 'Noor does, from her own desk.',
    })
    expect(await taken(hiring.planId)).toBe(1)
  })

  it('sends an offer whose older version lacks a field once only that field changes', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    await operator.ask(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'More days to answer.' },
    })
    await server.pool.query(
      `update offer_versions set facts = facts - 'answerDays' where offer_id = $1`,
      [offerId],
    )
    const { candidature_id: _id, ...facts } = step1(server, hiring, { answer_days: 12 })
    await admin.ask('POST offer/update-intern-offer', { body: { ...facts, offer_id: offerId } })
    expect(
      (await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })).payload,
    ).toMatchObject({ status: 'IN_REVIEW', answer_days: 12 })
  })

  it('keeps what each version said and the day it was sent, also where only an unmarked field changed', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    const [admin, operator] = [
      await server.as(hiring.company.admin.userId),
      await server.as(hiring.operator.userId),
    ]
    const { candidature_id: _id, ...facts } = step1(server, hiring)
    const change = (over: Record<string, unknown>) =>
      admin.ask('POST offer/update-intern-offer', {
        body: { ...facts, offer_id: offerId, ...over },
      })
    const first = (await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } }))
      .payload
    await change({ note: 'A note amended in review.' })
    await operator.ask(`POST operator/offers/${offerId}/revision`, {
      body: { comments: 'Name the city.' },
    })
    expect(
      (await admin.ask(`GET candidature/${hiring.candidatureId}/offers`)).payload[0].may.send,
    ).toBe('offers.refused.unchanged')
    await server.forward(2 * 86_400_000)
    const changed = await change({
      note: 'A note amended in review.',
      place: 'HYBRID',
      city: 'Brno',
    })
    expect(changed.payload.versions.at(-1)).toMatchObject({ version: 2, is_sent: false })
    const second = (
      await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
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
      second.versions[1].changes.map((one: { field: string }) => one.field).toSorted(),
    ).toEqual(['city', 'place'])
    await admin.ask('POST offer/take-back', { body: { offer_id: offerId } })
    const third = (await admin.ask('POST offer/send-intern-offer', { body: { offer_id: offerId } }))
      .payload
    expect(
      third.versions.map((one: { version: number; at: string }) => [one.version, one.at]),
    ).toEqual([
      [1, first.sent_at],
      [2, second.sent_at],
      [3, third.sent_at],
    ])
  })

  it('is skipped for a company that the programme team trusts', async () => {
    const hiring = await aHiring(server, { company: { is_trusted: true } })
    const offerId = await aDraftedOffer(server, hiring, { answer_days: 14 })
    const sent = await (
      await server.as(hiring.company.admin.userId)
    ).ask('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    expect(sent.payload).toMatchObject({ status: 'OFFERED', answer_days: 14 })
    expect(Date.parse(sent.payload.answer_by) - Date.parse(sent.payload.approved_at)).toBe(
      14 * 86_400_000,
    )
    expect((await server.mails(hiring.intern.email))[0]?.subject).toContain(
      'offers you an internship',
    )
  })
})
