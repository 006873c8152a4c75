import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, shiftDay, mondayIn } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000

it('lists open candidates by last transition, filtered by plan and paged, without ended ones', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)]
  const host = await server.as(company.admin.userId)
  const [firstPlan, two] = [
    await aPlan(server, company.companyId, { openings: 3 }),
    await aPlan(server, company.companyId),
  ]
  const at = (stage: string, plan: string, daysAgo: number) =>
    anIntern(server).then((intern) =>
      aCandidature(server, company.companyId, plan, intern, {
        stage,
        stage_since: new Date(server.now().getTime() - daysAgo * day),
      }),
    )
  const [first, second, third] = [
    await at('INTERESTED', firstPlan, 3),
    await at('OFFERED', two, 1),
    await at('INTERVIEWED', firstPlan, 2),
  ]
  await at('HIRED', firstPlan, 0)
  await at('DISQUALIFIED', firstPlan, 0)
  const list = async (body: object = {}) => host.request('POST dashboard/list-candidate', { body })
  const all = await list()
  expect([
    all.count,
    all.payload.map((row: { candidature_id: string }) => row.candidature_id),
  ]).toEqual([3, [second, third, first]])
  expect(
    (await list({ plan_id: firstPlan })).payload.map(
      (row: { candidature_id: string }) => row.candidature_id,
    ),
  ).toEqual([third, first])
  const page = await list({ per_page: 2, page: 2 })
  expect([page.count, page.payload[0].candidature_id]).toEqual([3, first])
  expect(page.payload[0].name).toMatch(/^\S+ \S\.$/)
  expect(
    (
      await (
        await server.as(other.admin.userId)
      ).request('POST dashboard/list-candidate', { body: {} })
    ).count,
  ).toBe(0)
  expect(
    (
      await (
        await server.as((await anIntern(server)).userId)
      ).request('POST dashboard/list-candidate', { body: {} })
    ).status,
  ).toBe(403)
})

it('shows due dates for everything that awaits the company, including declined offers and open weeks', async () => {
  const hiring = await aHiring(server, { openings: 3 })
  const starts = mondayIn(server, 6)
  await anInternship(server, hiring, { starts_on: starts, ends_on: shiftDay(starts, 8 * 7 - 3) })
  await server.advanceClock(
    Math.max(0, Date.parse(`${starts}T12:00:00Z`) - server.now().getTime()) + 6 * day,
  )
  const declined = await anIntern(server)
  const id = await aCandidature(server, hiring.company.companyId, hiring.planId, declined, {
    stage: 'OFFER_DECLINED',
  })
  await anOffer(
    server,
    hiring.company.companyId,
    hiring.planId,
    id,
    declined,
    hiring.supervisor.memberId,
    { status: 'REJECTED_BY_CANDIDATE' },
  )
  const { waits } = (
    await (await server.as(hiring.company.admin.userId)).request('GET dashboard/v1/hiring-updates')
  ).payload
  const found = Object.fromEntries(
    waits.map((wait: { kind: string; since: string; due: string }) => [
      wait.kind,
      Date.parse(wait.due) - Date.parse(wait.since),
    ]),
  )
  expect(found).toMatchObject({ OFFER_DECLINED: 7 * day, WEEK_DUE: 7 * day })
})

it('the funnel counts a candidature in every column it reached, and interviews and offers by status', async () => {
  const company = await aCompany(server)
  const plan = await aPlan(server, company.companyId, { openings: 5 })
  const [askedIntern, metIntern] = [await anIntern(server), await anIntern(server)]
  await aCandidature(server, company.companyId, plan, await anIntern(server), {
    stage: 'SHORTLISTED',
  })
  await anInterview(
    server,
    company.companyId,
    await aCandidature(server, company.companyId, plan, askedIntern, {
      stage: 'INTERVIEW_PROPOSED',
    }),
    askedIntern,
    [company.admin.memberId],
  )
  await anOffer(
    server,
    company.companyId,
    plan,
    await aCandidature(server, company.companyId, plan, metIntern, { stage: 'OFFERED' }),
    metIntern,
    company.admin.memberId,
    { status: 'OFFERED', answer_by: new Date(server.now().getTime() + 5 * day) },
  )
  const { payload } = await (
    await server.as(company.admin.userId)
  ).request('GET dashboard/interviews/offers/count')
  expect(payload).toMatchObject({
    interviews: { AWAITING_CONFIRMATION: 1 },
    offers: { OFFERED: 1 },
    stages: { SHORTLISTED: 1, INTERVIEW_PROPOSED: 1, OFFERED: 1 },
  })
  expect(payload.funnel).toEqual([
    { column: 'interest', reached: 3 },
    { column: 'interview', reached: 2 },
    { column: 'offer', reached: 1 },
    { column: 'hired', reached: 0 },
  ])
})

it('shows each company its own candidates and events, with names as far as it may see them', async () => {
  const [own, other] = [await aCompany(server), await aCompany(server, { time_zone: 'Asia/Tokyo' })]
  const { rows: countries } = await server.pool.query(
    `select id from lookup where list = 'country' and data ->> 'code' = 'KE'`,
  )
  const [agreed, proposed] = [
    await anIntern(server, { user: { first_name: 'Amara', last_name: 'Okafor' } }),
    await anIntern(server, {
      user: { first_name: 'Bisi', last_name: 'Ojo', country_id: countries[0].id },
    }),
  ]
  const ids: string[] = []
  for (const [company, intern, stage] of [
    [own, agreed, 'INTERVIEWED'],
    [own, proposed, 'INTERVIEW_PROPOSED'],
    [other, agreed, 'INTERVIEW_PROPOSED'],
    [other, proposed, 'INTERVIEWED'],
  ] as const) {
    const { companyId, admin } = company
    const plan = await aPlan(server, companyId, { name: `${stage} at ${companyId}` })
    const id = await aCandidature(server, companyId, plan, intern, { stage })
    await anInterview(server, companyId, id, intern, [admin.memberId], {
      status: stage === 'INTERVIEWED' ? 'COMPLETED' : 'AWAITING_CONFIRMATION',
    })
    await insertRow(server.pool, 'event_log', {
      at: server.now(),
      machine: 'candidature',
      move: 'test',
      subject_id: id,
      actor_kind: 'company',
      company_id: companyId,
      candidature_id: id,
    })
    ids.push(id)
  }
  // An event of the company that belongs to no candidature.
  await insertRow(server.pool, 'event_log', {
    at: server.now(),
    machine: 'candidature',
    move: 'test',
    subject_id: own.companyId,
    actor_kind: 'company',
    company_id: own.companyId,
  })
  const host = await server.as(own.admin.userId)
  const expected = [
    {
      candidature_id: ids[0],
      name: 'Amara Okafor',
      country_code: null,
      plan_name: `INTERVIEWED at ${own.companyId}`,
    },
    {
      candidature_id: ids[1],
      name: 'Bisi O.',
      country_code: 'KE',
      plan_name: `INTERVIEW_PROPOSED at ${own.companyId}`,
    },
  ]
  const { updates, waits, others } = (await host.request('GET dashboard/v1/hiring-updates')).payload
  expect(updates).toHaveLength(2)
  expect(updates).toMatchObject(expected.toReversed())
  expect(waits.map((wait: { name: string }) => wait.name)).toEqual(['Amara Okafor'])
  expect(others).toMatchObject({ interviews_with_interns: 1 })
  const listed = (await host.request('POST dashboard/list-candidate', { body: {} })).payload
  expect(listed).toHaveLength(2)
  expect(listed).toEqual(
    expect.arrayContaining(
      expected.map(({ name, candidature_id }) => expect.objectContaining({ name, candidature_id })),
    ),
  )
})

it('asks for the weeks of own internships only, once they are open', async () => {
  const starts = mondayIn(server, 6)
  const dates = { starts_on: starts, ends_on: shiftDay(starts, 5 * 7 - 3) }
  const [own, other] = [await aHiring(server), await aHiring(server)]
  await anInternship(server, own, dates)
  await anInternship(server, other, dates)
  await server.advanceClock(Date.parse(`${starts}T12:00:00Z`) - server.now().getTime() + 6 * day)
  const { waits } = (
    await (await server.as(own.company.admin.userId)).request('GET dashboard/v1/hiring-updates')
  ).payload
  expect(waits).toMatchObject([{ kind: 'WEEK_DUE', intern_id: own.intern.internId }])
})
