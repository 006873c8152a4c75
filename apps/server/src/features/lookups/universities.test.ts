import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  isFreeEmail,
  findLookupsByLabel,
  getLookupLabels,
  findUniversityByDomain,
  findUnknownLookupIds,
} from './public.ts'
import { seedLookups } from './seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const search = (query: Record<string, string>) =>
  server.anonymous().request('GET common-services/university', { query })
const names = (rows: readonly { university_name: string }[]) =>
  rows.map((row) => row.university_name)

describe('university search', () => {
  it('matches words in any order, ignoring accents and case', async () => {
    expect(names((await search({ search: 'munich TECHNICAL' })).payload)).toContain(
      'Technical University of Munich',
    )
    expect(
      names((await search({ search: 'ecole polytechnique' })).payload).some((name) =>
        name.startsWith('École'),
      ),
    ).toBe(true)
  })

  it('lists names that start with the search text first', async () => {
    const answer = await search({ search: 'university of' })
    expect(
      names(answer.payload).every((name) => name.toLowerCase().startsWith('university of')),
    ).toBe(true)
  })

  it('returns ten per page with the total count, and other rows on the next page', async () => {
    const first = await search({ search: 'university', country: '826' })
    const second = await search({ search: 'university', country: '826', page: '2' })
    expect(first.payload).toHaveLength(10)
    expect(first.count).toBeGreaterThan(100)
    expect(first.payload.every((row: { country_code: string }) => row.country_code === 'GB')).toBe(
      true,
    )
    expect(names(second.payload).filter((name) => names(first.payload).includes(name))).toEqual([])
  })

  it('returns no rows for an unknown country or a page beyond the end', async () => {
    expect(await search({ country: '999' })).toMatchObject({ status: 200, count: 0, payload: [] })
    expect((await search({ search: 'oxford', page: '10000' })).payload).toEqual([])
  })

  it('is also served at the path used by the intern side', async () => {
    expect(
      (
        await server
          .anonymous()
          .request('GET intern-service/university/list', { query: { search: 'oxford' } })
      ).count,
    ).toBeGreaterThan(2)
  })

  it.each(['%', '_', "'; drop table universities; --", '\\', '((((', '\u{1f600}'])(
    'treats %j as text, not as a pattern',
    async (text) => {
      const answer = await search({ search: `qqxx${text}` })
      expect(answer).toMatchObject({ status: 200, count: 0 })
    },
  )

  it.each<Record<string, string>>([
    { search: '\u0000' },
    { search: 'x'.repeat(101) },
    { page: '0' },
    { page: '1e3' },
    { country: 'DE' },
    { colour: 'red' },
  ])('rejects %j', async (query) => {
    expect((await search(query)).status).toBe(400)
  })
})

describe('functions for other features', () => {
  it('find the university of an email address, including subdomains of departments', async () => {
    const db = server.running.services.database.read()
    expect(await findUniversityByDomain(db, 'ada@CS.mit.edu')).toMatchObject({
      university_name: 'Massachusetts Institute of Technology',
      country_id: 840,
    })
    expect(await findUniversityByDomain(db, 'ox.ac.uk')).toMatchObject({ country_code: 'GB' })
    for (const none of ['acme.example', 'edu', '', 'gmail.com'])
      expect(await findUniversityByDomain(db, none)).toBeUndefined()
  })

  it('distinguish free email providers from company domains', () => {
    expect(
      ['a@gmail.com', 'a@mailinator.com', 'a@inbox.mailinator.com', 'outlook.com'].filter(
        (address) => !isFreeEmail(address),
      ),
    ).toEqual([])
    expect(
      ['a@siemens.com', 'a@acme.example', 'a@ox.ac.uk'].filter((address) => isFreeEmail(address)),
    ).toEqual([])
  })

  it('return labels of stored ids and detect ids that a list does not offer', async () => {
    const db = server.running.services.database.read()
    expect(await getLookupLabels(db, 'country', [276, 840])).toEqual([
      { id: 276, label: 'Germany' },
      { id: 840, label: 'United States' },
    ])
    expect(await findUnknownLookupIds(db, 'career-field', [1, 24, 25, 900])).toEqual([25, 900])
    expect(await findLookupsByLabel(db, 'skill', ['Python', 'Juggling'])).toEqual([
      { id: 3, label: 'Python' },
    ])
  })
})

describe('lookup seed', () => {
  it('keeps rows changed by an operator when the lists are updated', async () => {
    const { database } = server.running.services
    await server.pool.query(
      `update lookup set label = 'Software and apps', is_edited = true where list = 'industry' and label = 'Software'`,
    )
    await server.pool.query(
      `update lookup set label = 'Changed by accident' where list = 'industry' and label = 'Retail'`,
    )
    await server.pool.query(`update settings set value = '"old"' where name = 'lookups.seeded'`)
    await seedLookups(database)
    const { rows } = await server.pool.query<{ label: string }>(
      `select label from lookup where list = 'industry' and label in ('Software and apps', 'Software', 'Retail', 'Changed by accident') order by label`,
    )
    expect(rows.map((row) => row.label)).toEqual(['Retail', 'Software and apps'])
  })

  it('keeps university ids when the list is updated', async () => {
    const before = (await search({ search: 'Technical University of Munich' })).payload[0]
    await server.pool.query(
      `update settings set value = '"old"' where name = 'lookups.universities'`,
    )
    await seedLookups(server.running.services.database)
    const after = await search({ search: 'Technical University of Munich' })
    expect(after.payload[0]).toEqual(before)
    expect(after.count).toBe(1)
  })
})
