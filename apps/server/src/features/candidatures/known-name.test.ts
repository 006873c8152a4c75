import { afterAll, beforeAll, expect, it } from 'vitest'
import { shownName, sightOf } from '@fledge/domain/candidatures/rules.ts'
import { type CandidatureStage, candidatureStages } from '@fledge/domain/candidatures/words.ts'
import { knownName } from '../../platform/db/known-name.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

it('the name by which a list is searched is the one that the domain shows, at every stage', async () => {
  const names = [
    ['Priya', 'Raman'],
    ['Nneka', ''],
    ['Åsa', ' öberg '],
    ['Li', '王'],
  ] as const
  const stages = [...candidatureStages, null]
  const asked = stages.flatMap((stage) => names.map(([first, last]) => ({ stage, first, last })))
  const { rows } = await server.pool.query(
    `select ${knownName('a.stage', 'a')} as name from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a(stage, first_name, last_name, nr) order by nr`,
    [asked.map((one) => one.stage), asked.map((one) => one.first), asked.map((one) => one.last)],
  )
  expect(rows.map((row) => row.name)).toEqual(
    asked.map(({ stage, first, last }) => shownName(first, last, sightOf(stage).name)),
  )
})

it('candidates, interviews and the shortlist are found by the last name exactly where they show it', async () => {
  const company = await aCompany(server, { credits: 100 })
  const host = await server.as(company.admin.userId)
  const ids = new Map<string, CandidatureStage>()
  for (const stage of candidatureStages) {
    const intern = await anIntern(server, {
      user: { first_name: 'Priya', last_name: 'Quillfeather' },
    })
    const plan = await aPlan(server, company.companyId)
    const id = await aCandidature(server, company.companyId, plan, intern, { stage })
    // Agreed once and being moved: the time of an interview does not open the name, the stage does.
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
    .filter(([, stage]) => sightOf(stage).name)
    .map(([intern]) => intern)
    .toSorted()
  const lists = {
    candidates: async (search: string) =>
      (await host.ask('GET candidatures', { query: { search, per_page: '100' } })).payload.map(
        (row: { intern: { intern_id: string } }) => row.intern.intern_id,
      ),
    interviews: async (search: string) =>
      (
        await host.ask('POST admin-setting/interviews', { body: { search, per_page: 100 } })
      ).payload.map((row: { intern: { intern_id: string } }) => row.intern.intern_id),
    shortlist: async (search: string) =>
      (
        await host.ask('POST browse-intern/get-shortlist-interns', {
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
