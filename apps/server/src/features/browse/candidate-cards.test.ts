import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
let own: { company: TestCompany; planId: string; browser: Browser }
let other: typeof own
beforeAll(async () => {
  server = await startTestServer()
  own = await createCompany()
  other = await createCompany()
})
afterAll(() => server.stop())

async function createCompany() {
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId)
  return { company, planId, browser: await server.as(company.admin.userId) }
}

async function shortlist({ company, planId }: typeof own, { internId }: TestIntern) {
  await insertRow(server.pool, 'shortlist', {
    company_id: company.companyId,
    intern_id: internId,
    plan_id: planId,
    added_by: company.admin.userId,
    created_at: server.now(),
  })
}

const reject = ({ company }: typeof own, { internId }: TestIntern) =>
  insertRow(server.pool, 'not_interested', {
    company_id: company.companyId,
    intern_id: internId,
    reasons: ['SKILLS'],
    by_user: company.admin.userId,
    created_at: server.now(),
  })

interface Card {
  readonly intern_id: string
  readonly name: string
}

/** An intern as browse, the shortlist and the profile show them to a company. */
async function readCards({ browser }: typeof own, { internId }: TestIntern) {
  const isOwn = (card: Card) => card.intern_id === internId
  const listed = await browser.request('GET browse/candidates', { query: { per_page: '100' } })
  const shortlisted = await browser.request('POST browse-intern/get-shortlist-interns', {
    body: { per_page: 100 },
  })
  const profile = await browser.request(`GET browse-intern/intern/${internId}`)
  return {
    listed: listed.payload.candidates.filter(isOwn),
    shortlisted: shortlisted.payload.filter(isOwn),
    profile: profile.payload,
  }
}

async function expectCards(company: typeof own, intern: TestIntern, card: TestRow) {
  const { listed, shortlisted, profile } = await readCards(company, intern)
  expect([listed, shortlisted, profile]).toMatchObject([[card], [card], card])
}

it('show the last name, the candidature and the shortlist of the own company only', async () => {
  const agreed = await anIntern(server, { user: { first_name: 'Amara', last_name: 'Okafor' } })
  const proposed = await anIntern(server, { user: { first_name: 'Bisi', last_name: 'Ojo' } })
  const [ownAgreed, ownProposed, otherAgreed, otherProposed] = [
    await aCandidature(server, own.company.companyId, own.planId, agreed, { stage: 'INTERVIEWED' }),
    await aCandidature(server, own.company.companyId, own.planId, proposed),
    await aCandidature(server, other.company.companyId, other.planId, agreed),
    await aCandidature(server, other.company.companyId, other.planId, proposed, {
      stage: 'INTERVIEWED',
    }),
  ]
  for (const company of [own, other])
    for (const intern of [agreed, proposed]) await shortlist(company, intern)
  const toCard = (name: string, candidature: string, stage: string, plan: string) => ({
    name,
    candidature: { candidature_id: candidature, stage, plan_id: plan },
    shortlisted_for: [plan],
    is_not_interested: false,
  })
  await expectCards(own, agreed, toCard('Amara Okafor', ownAgreed, 'INTERVIEWED', own.planId))
  await expectCards(own, proposed, toCard('Bisi O.', ownProposed, 'SHORTLISTED', own.planId))
  await expectCards(other, agreed, toCard('Amara O.', otherAgreed, 'SHORTLISTED', other.planId))
  await expectCards(other, proposed, toCard('Bisi Ojo', otherProposed, 'INTERVIEWED', other.planId))
})

it('show an intern whom neither candidature nor shortlist names without either', async () => {
  const { internId } = await anIntern(server)
  const { browser } = own
  const listed = await browser.request('GET browse/candidates', { query: { per_page: '100' } })
  expect(listed.payload.candidates).toContainEqual(
    expect.objectContaining({ intern_id: internId, candidature: null, shortlisted_for: [] }),
  )
})

it('mark an intern as not interesting for the company that said so, and for no other', async () => {
  const [rejected, neutral] = [await anIntern(server), await anIntern(server)]
  await reject(own, rejected)
  await reject(other, neutral)
  for (const company of [own, other])
    for (const intern of [rejected, neutral]) await shortlist(company, intern)
  const isMarked = async (company: typeof own, intern: TestIntern) => {
    const { shortlisted, profile } = await readCards(company, intern)
    return [shortlisted[0].is_not_interested, profile.is_not_interested]
  }
  expect(await isMarked(own, rejected)).toEqual([true, true])
  expect(await isMarked(own, neutral)).toEqual([false, false])
  expect(await isMarked(other, rejected)).toEqual([false, false])
})

it('show the labels, entries and videos of the intern and of the newest application', async () => {
  const label = async (list: string, id: number) =>
    (await server.pool.query('select label from lookup where list = $1 and id = $2', [list, id]))
      .rows[0].label
  const { rows: universities } = await server.pool.query(
    `insert into universities (name, country_code, search_name)
    values ('University of Cards', 'GB', 'university of cards'), ('Other', 'GB', 'other')
    returning university_id`,
  )
  const { rows: countries } = await server.pool.query(
    `select id from lookup where list = 'country' and data ->> 'code' = 'KE'`,
  )
  const intern = await anIntern(server, {
    user: { country_id: countries[0].id },
    intern: { education_level_id: 2, university_id: universities[0].university_id, major: 'Maths' },
    application: { career_field_id: 2, status: 'APPROVED', created_at: new Date(0) },
  })
  const someoneElse = await anIntern(server)
  for (const [{ internId }, degree] of [
    [intern, 'BSc'],
    [someoneElse, 'MSc'],
  ] as const)
    await insertRow(server.pool, 'profile_entries', {
      entry_id: crypto.randomUUID(),
      intern_id: internId,
      kind: 'education',
      data: { degree, school: 'School' },
      created_at: server.now(),
    })
  await shortlist(own, intern)
  await expectCards(own, intern, {
    university: 'University of Cards',
    major: 'Maths',
    country_code: 'KE',
    career_field: await label('career-field', 2),
    education_level: await label('education-level', 2),
  })
  const { profile } = await readCards(own, intern)
  expect(profile.education).toMatchObject([{ title: 'BSc' }])
  expect(profile.videos).toEqual([])
})

it('open the profile of an intern who is hidden, deactivated or outside browse only to a party of a candidature', async () => {
  const [hidden, deactivated, outside] = [
    await anIntern(server, { intern: { is_hidden: true } }),
    await anIntern(server, { user: { status: 'DEACTIVATED' } }),
    await anIntern(server),
  ]
  await server.pool.query('delete from intern_search where intern_id = $1', [outside.internId])
  for (const intern of [hidden, deactivated, outside])
    await aCandidature(server, other.company.companyId, other.planId, intern)
  const read = async ({ browser }: typeof own, { internId, applicationId }: TestIntern) => [
    (await browser.request(`GET browse-intern/intern/${internId}`)).status,
    (
      await browser.request('GET browse-intern/eligible-career-fields', {
        query: { intern_application_id: applicationId },
      })
    ).count,
  ]
  for (const intern of [hidden, deactivated, outside])
    expect((await read(other, intern))[0]).toBe(200)
  for (const intern of [hidden, deactivated]) expect((await read(own, intern))[0]).toBe(404)
  expect([await read(own, outside), await read(other, outside)]).toEqual([
    [404, 0],
    [200, 1],
  ])
})
