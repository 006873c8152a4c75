import { afterAll, beforeAll, expect, it } from 'vitest'
import { candidatureStages, turns } from '@fledge/domain/candidatures/types.ts'
import { getCandidatureTurn } from '@fledge/domain/candidatures/rules.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import { aCandidatureScene } from './testing/candidature-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const createScene = () => aCandidatureScene(server)

it("the intern's list shows the same match as the candidature page", async () => {
  const scene = await createScene()
  const id = await aCandidature(server, scene.companyId, scene.planId, scene.intern, {
    stage: 'INTERESTED',
    interested_at: server.now(),
  })
  const [row] = (await scene.internBrowser.request('GET intern-service/candidatures')).payload
  expect(row.match.reasons.length).toBeGreaterThan(0)
  expect(row.match).toEqual(
    (await scene.internBrowser.request(`GET intern-service/match/${id}`)).payload,
  )
})

it('both sides read one timeline, in which only the company sees a shortlisting the intern was not told about', async () => {
  const scene = await createScene()
  await scene.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: scene.intern.internId, io_id: scene.planId },
  })
  const [row] = (await scene.host.request('GET candidatures', { query: { plan_id: scene.planId } }))
    .payload
  expect((await scene.internBrowser.request('GET intern-service/candidatures')).count).toBe(0)
  const slots = [getQuarterHour(server, 3).toISOString()]
  await scene.host.request('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: scene.intern.internId,
      io_id: scene.planId,
      slots,
      interviewer_ids: [scene.admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/x',
    },
  })
  const host = (await scene.host.request(`GET candidature/${row.candidature_id}/v1/stage`)).payload
  const internStage = (
    await scene.internBrowser.request(`GET intern-service/candidature/${row.candidature_id}/stage`)
  ).payload
  expect(host.history.map((line: { what: string }) => line.what)).toEqual([
    'interview.propose',
    'candidature.shortlist',
  ])
  expect(internStage.history.map((line: { what: string }) => line.what)).toEqual([
    'interview.propose',
  ])
  expect([host.turn, host.may.disqualify, internStage.may.withdraw]).toEqual(['intern', true, true])
  expect((await scene.internBrowser.request('GET intern-service/candidatures')).count).toBe(1)
})

interface Claim {
  claimed_by: 'company' | 'intern'
  claimed_at: string
  contested_at: string | null
}
const claimOf = (claim: Claim | null) =>
  claim && {
    claimedBy: claim.claimed_by,
    claimedAt: claim.claimed_at,
    contestedAt: claim.contested_at,
    reviewDays: 3,
    zone: 'UTC',
  }

it('the list filter and the domain agree on whose turn it is, for every stage and interview status', async () => {
  const company = await aCompany(server, { credits: 500 })
  const host = await server.as(company.admin.userId)
  for (const stage of ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED'] as const) {
    for (const status of interviewStatuses) {
      const intern = await anIntern(server)
      const id = await aCandidature(
        server,
        company.companyId,
        await aPlan(server, company.companyId),
        intern,
        { stage },
      )
      const times = {
        starts_at: new Date(server.now().getTime() + 2 * day),
        ends_at: new Date(server.now().getTime() + 2 * day + 1_800_000),
      }
      await anInterview(server, company.companyId, id, intern, [], { status, ...times })
    }
  }
  for (const [by, contested] of [
    ['company', null],
    ['intern', null],
    ['company', server.now()],
  ] as const) {
    const intern = await anIntern(server)
    const id = await aCandidature(
      server,
      company.companyId,
      await aPlan(server, company.companyId),
      intern,
      { stage: 'INTERVIEW_SCHEDULED' },
    )
    await anInterview(server, company.companyId, id, intern, [], {
      status: 'IN_PAST',
      answer_by: null,
      starts_at: server.now(),
      ends_at: new Date(server.now().getTime() + 1_800_000),
      no_show_claimed_by: by,
      no_show_claimed_at: server.now(),
      no_show_contested_at: contested,
    })
  }
  for (const stage of candidatureStages) {
    const intern = await anIntern(server)
    await aCandidature(server, company.companyId, await aPlan(server, company.companyId), intern, {
      stage,
    })
  }
  await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    await anIntern(server),
    { stage: 'SHORTLISTED', interested_at: server.now() },
  )
  const all = (await host.request('GET candidatures', { query: { per_page: '100' } })).payload as {
    candidature_id: string
    stage: 'INTERESTED'
    closes_at: string | null
    interview: { status: 'CONFIRMED'; no_show: Claim | null } | null
    turn: string
  }[]
  expect(all).toHaveLength(38)
  for (const turn of turns) {
    const found = (
      await host.request('GET candidatures', { query: { turn, per_page: '100' } })
    ).payload.map((row: { candidature_id: string }) => row.candidature_id)
    const expected = all
      .filter(
        (row) =>
          getCandidatureTurn(
            row.stage,
            row.interview && {
              status: row.interview.status,
              claim: claimOf(row.interview.no_show),
            },
            row.closes_at !== null,
          ) === turn,
      )
      .map((row) => row.candidature_id)
    expect(found.toSorted()).toEqual(expected.toSorted())
  }
})

it('only administrators fill in details before an offer; others read what is missing', async () => {
  const scene = await createScene()
  const id = await aCandidature(server, scene.companyId, scene.planId, scene.intern)
  const member = await server.as((await aMember(server, scene.companyId)).userId)
  expect((await member.request(`GET candidature/${id}/company`)).payload.missing).toHaveLength(4)
  const body = {
    legal_name: 'Company Ltd',
    registered_address: '1 High Street',
    signatory_name: 'Ann Lee',
    signatory_title: 'Director',
  }
  expect((await member.request(`PATCH candidature/${id}/company`, { body })).status).toBe(403)
  expect(
    (await scene.host.request(`PATCH candidature/${id}/company`, { body })).payload.missing,
  ).toEqual([])
  expect(
    (
      await scene.host.request(`PATCH candidature/${id}/company`, {
        body: { ...body, legal_name: ' ' },
      })
    ).fields,
  ).toEqual({ legal_name: 'Complete this field' })
  expect(
    await scene.host.request(`PATCH candidature/${id}/company`, {
      body: { ...body, signatory_name: 'Ana Reis', base: { values: { signatory_name: null } } },
    }),
  ).toMatchObject({ status: 409, fields: { signatory_name: expect.any(String) } })
  expect(
    (await member.request(`PATCH candidature/${id}/disqualify`, { body: { reasons: ['SKILLS'] } }))
      .status,
  ).toBe(403)
})

it('shows contact details from an accepted offer and the full name from an agreed interview, and nothing to another company', async () => {
  const [ownScene, other] = [await createScene(), await createScene()]
  const readTurn = async (stage: string) => {
    const id = await aCandidature(
      server,
      ownScene.companyId,
      await aPlan(server, ownScene.companyId),
      ownScene.intern,
      { stage },
    )
    const { name, email } = (await ownScene.host.request(`GET candidature/${id}/intern`)).payload
    return [name.endsWith(' L.') ? 'initial' : 'full', email === null ? 'no contact' : 'contact']
  }
  expect(await readTurn('SHORTLISTED')).toEqual(['initial', 'no contact'])
  expect(await readTurn('INTERVIEW_SCHEDULED')).toEqual(['full', 'no contact'])
  expect(await readTurn('OFFER_ACCEPTED')).toEqual(['full', 'contact'])
  const id = await aCandidature(
    server,
    ownScene.companyId,
    await aPlan(server, ownScene.companyId),
    ownScene.intern,
    { stage: 'INTERESTED' },
  )
  for (const path of ['intern', 'interviews', 'company', 'v1/stage'])
    expect((await other.host.request(`GET candidature/${id}/${path}`)).status).toBe(404)
  for (const path of ['interviews', 'hc', 'stage'])
    expect(
      (await other.internBrowser.request(`GET intern-service/candidature/${id}/${path}`)).status,
    ).toBe(404)
  expect(
    (await ownScene.internBrowser.request(`GET intern-service/candidature/${id}/hc`)).payload.plan
      .plan_id,
  ).toBeTruthy()
  expect(
    (
      await ownScene.internBrowser.request(
        `GET intern-service/candidature/hc/${ownScene.companyId}`,
      )
    ).count,
  ).toBeGreaterThan(0)
})

it('every list returns the facts of the same badge', async () => {
  const scene = await createScene()
  const id = await aCandidature(server, scene.companyId, scene.planId, scene.intern, {
    stage: 'INTERVIEW_SCHEDULED',
  })
  await anInterview(server, scene.companyId, id, scene.intern, [], {
    status: 'IN_PAST',
    answer_by: null,
    starts_at: server.now(),
    ends_at: new Date(server.now().getTime() + 1_800_000),
    no_show_claimed_by: 'company',
    no_show_claimed_at: server.now(),
  })
  await server.pool.query(
    'insert into shortlist (company_id, intern_id, plan_id, added_by, created_at) values ($1, $2, $3, $4, $5)',
    [scene.companyId, scene.intern.internId, scene.planId, scene.admin.userId, server.now()],
  )
  const facts = {
    stage: 'INTERVIEW_SCHEDULED',
    interview: { status: 'IN_PAST', no_show: { claimed_by: 'company', contested_at: null } },
    offer: null,
  }
  expect((await scene.host.request('GET candidatures')).payload).toMatchObject([facts])
  expect(
    (await scene.host.request('POST dashboard/list-candidate', { body: {} })).payload,
  ).toMatchObject([facts])
  expect((await scene.host.request(`GET candidature/${id}/v1/stage`)).payload).toMatchObject(facts)
  expect(
    (await scene.host.request('POST browse-intern/get-shortlist-interns', { body: {} })).payload,
  ).toMatchObject([facts])
})
