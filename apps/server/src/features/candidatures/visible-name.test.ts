import { afterAll, beforeAll, expect, it } from 'vitest'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { type CandidatureStage, candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { visibleNameSql } from '../../platform/db/visible-name.ts'
import { agreedStages } from '../../platform/testing/agreed-stages.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it("SQL for searching names and the domain's display name agree, with and without the full name", async () => {
  const names = [
    ['Priya', 'Raman'],
    ['Nneka', ''],
    ['Åsa', ' öberg '],
    ['Li', '王'],
  ] as const
  const requests = [true, false].flatMap((isVisible) =>
    names.map(([first, last]) => ({ isVisible, first, last })),
  )
  const { rows } = await server.pool.query(
    `select ${visibleNameSql('a.is_visible', 'a')} as name from unnest($1::bool[], $2::text[], $3::text[]) with ordinality as a(is_visible, first_name, last_name, nr) order by nr`,
    [
      requests.map((request) => request.isVisible),
      requests.map((request) => request.first),
      requests.map((request) => request.last),
    ],
  )
  expect(rows.map((row) => row.name)).toEqual(
    requests.map(({ isVisible, first, last }) => displayName(first, last, isVisible)),
  )
})

it('search matches the last name only where it is visible', async () => {
  const company = await aCompany(server, { credits: 100 })
  const host = await server.as(company.admin.userId)
  const ids = new Map<string, CandidatureStage>()
  for (const stage of candidatureStages) {
    const intern = await anIntern(server, {
      user: { first_name: 'Priya', last_name: 'Quillfeather' },
    })
    const plan = await aPlan(server, company.companyId)
    const id = await aCandidature(server, company.companyId, plan, intern, { stage })
    // Agreeing on an interview reveals the name; its time alone does not.
    await anInterview(server, company.companyId, id, intern, [], {
      status: 'RESCHEDULE_REQUESTED_BY_INTERN',
      starts_at: server.now(),
      ends_at: new Date(server.now().getTime() + 1_800_000),
    })
    await server.pool.query(
      'insert into shortlist (company_id, intern_id, plan_id, added_by, created_at) values ($1, $2, $3, $4, $5)',
      [company.companyId, intern.internId, plan, company.admin.userId, server.now()],
    )
    ids.set(intern.internId, stage)
  }
  const open = [...ids]
    .filter(([, stage]) => agreedStages.includes(stage))
    .map(([intern]) => intern)
    .toSorted()
  const lists = {
    candidates: async (search: string) =>
      (await host.request('GET candidatures', { query: { search, per_page: '100' } })).payload.map(
        (row: { intern: { intern_id: string } }) => row.intern.intern_id,
      ),
    interviews: async (search: string) =>
      (
        await host.request('POST admin-setting/interviews', { body: { search, per_page: 100 } })
      ).payload.map((row: { intern: { intern_id: string } }) => row.intern.intern_id),
    shortlist: async (search: string) =>
      (
        await host.request('POST browse-intern/get-shortlist-interns', {
          body: { search, per_page: 100 },
        })
      ).payload.map((row: { intern_id: string }) => row.intern_id),
  }
  for (const find of Object.values(lists)) {
    expect((await find('Priya Quill')).toSorted()).toEqual(open)
    expect((await find('Priya Q')).toSorted()).toEqual([...ids.keys()].toSorted())
    expect(await find('uillfeather')).toHaveLength(open.length)
  }
})

it('a last name revealed by an agreed interview stays visible and searchable after it is cancelled, on later plans too, for that company alone', async () => {
  const [company, other] = [await aCompany(server, { credits: 2 }), await aCompany(server)]
  const [host, otherHost] = [
    await server.as(company.admin.userId),
    await server.as(other.admin.userId),
  ]
  const intern = await anIntern(server, { user: { first_name: 'Mia', last_name: 'Sandoval' } })
  const slot = getQuarterHour(server, 3).toISOString()
  const { interview_id } = (
    await host.request('POST browse-intern/v2/schedule-interview', {
      body: {
        intern_id: intern.internId,
        io_id: await aPlan(server, company.companyId),
        slots: [slot],
        interviewer_ids: [company.admin.memberId],
        duration: 30,
        meeting_link: 'https://meet.example/mia',
      },
    })
  ).payload
  const found = async (search: string) =>
    (await host.request('GET candidatures', { query: { search } })).payload.map(
      (row: { stage: string; intern: { name: string } }) => [row.stage, row.intern.name],
    )
  expect(await found('Mia')).toEqual([['INTERVIEW_PROPOSED', 'Mia S.']])
  expect(await found('Sandoval')).toEqual([])
  await (
    await server.as(intern.userId)
  ).request('POST intern-service/intern-application/internships/interview-scheduled/confirm', {
    body: { interview_id, slot_id: slot },
  })
  expect(await found('Sandoval')).toEqual([['INTERVIEW_SCHEDULED', 'Mia Sandoval']])
  const cancelled = await host.request('POST dashboard/withdraw-interview', {
    body: { interview_id, reason: 'FILLED' },
  })
  expect(cancelled.status, cancelled.message).toBe(200)
  await aCandidature(server, company.companyId, await aPlan(server, company.companyId), intern, {
    stage: 'INTERESTED',
  })
  expect((await found('Sandoval')).toSorted()).toEqual([
    ['INTERESTED', 'Mia Sandoval'],
    ['SHORTLISTED', 'Mia Sandoval'],
  ])
  const profile = `GET browse-intern/intern/${intern.internId}`
  expect((await host.request(profile)).payload.name).toBe('Mia Sandoval')
  expect((await otherHost.request(profile)).payload.name).toBe('Mia S.')
})
