import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitTransactions } from '../../platform/db/split-transactions.ts'
import { newId } from '../../platform/ids.ts'
import { aCompany, anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let reviewer: Colleague
beforeAll(async () => {
  server = await startTestServer()
  reviewer = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

let added = 0
/** An intern with an own phone number, date of birth and name, unless they are given. */
const addApplicant = ({ user = {}, intern = {} }: { user?: object; intern?: object } = {}) => {
  added += 1
  const name = String.fromCharCode(97 + (added % 26)).repeat(8)
  return anIntern(server, {
    user: { first_name: name, last_name: name, phone: `+49151${1_000_000 + added}`, ...user },
    intern: { birth_date: `${1900 + added}-01-01`, ...intern },
    application: { status: 'SUBMITTED', decided_at: null },
  })
}
const listDuplicates = async ({ applicationId }: TestIntern) =>
  (await reviewer.browser.request(`GET operator/applications/${applicationId}`)).payload.duplicates
const list = (query: Record<string, string> = {}) =>
  reviewer.browser.request('GET operator/applications', { query: { per_page: '100', ...query } })
const isMarked = async ({ applicationId }: TestIntern): Promise<boolean> =>
  (await list()).payload.find(
    (row: { application_id: string }) => row.application_id === applicationId,
  ).has_duplicates

const expectPair = async (intern: TestIntern, other: TestIntern, signs: readonly string[]) => {
  expect(await listDuplicates(intern)).toMatchObject([{ user_id: other.userId, signs }])
  expect(await listDuplicates(other)).toMatchObject([{ user_id: intern.userId, signs }])
  for (const marked of [intern, other]) expect(await isMarked(marked)).toBe(true)
}

describe('two interns may be the same person', () => {
  it.each([
    ['+49 151 7654321', '+491517654321'],
    ['0049 (151) 888-4321', '+49 151 8884321'],
  ])('by a phone number, however it is written: %s and %s', async (phone, other) => {
    const interns = [
      await addApplicant({ user: { phone } }),
      await addApplicant({ user: { phone: other } }),
    ] as const
    await expectPair(...interns, ['PHONE'])
  })

  it('by a date of birth and a similar name, not by one of both', async () => {
    const born = { intern: { birth_date: '2001-07-19' } }
    const name = (first_name: string, last_name: string) => ({ user: { first_name, last_name } })
    const jose = await addApplicant({ ...born, ...name('José', 'Álvarez Pinto') })
    const jos = await addApplicant({ ...born, ...name('Jose', 'Alvares Pinto') })
    await addApplicant({ ...born, ...name('Henrike', 'Vogt') })
    await addApplicant({ ...name('Jose', 'Alvarez Pinto'), intern: { birth_date: '2001-07-20' } })
    await expectPair(jose, jos, ['BIRTH_DATE'])
  })

  it('by the bytes of a résumé, whatever its name', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#13524a' },
    })
      .png()
      .toBuffer()
    const interns = [await addApplicant(), await addApplicant()] as const
    for (const { userId, applicationId } of interns) {
      const browser = await server.as(userId)
      const { payload } = await browser.request('POST s3/upload-file', {
        body: { kind: 'document', purpose: 'resume' },
        file: { name: `${userId}.png`, bytes },
      })
      await server.pool.query(
        'update applications set resume_file_id = $2 where application_id = $1',
        [applicationId, payload.file_id],
      )
    }
    await expectPair(...interns, ['RESUME'])
  })

  it('shows all that they have in common, the state of the other one, and what has changed since', async () => {
    const user = { phone: '+33 6 12 34 56 78', first_name: 'Marguerite', last_name: 'Dubois' }
    const intern = { birth_date: '2000-05-05' }
    const [reviewed, other] = [
      await addApplicant({ user, intern }),
      await addApplicant({ user, intern }),
    ] as const
    await server.pool.query(
      `update applications set status = 'REJECTED' where application_id = $1`,
      [other.applicationId],
    )
    expect(await listDuplicates(reviewed)).toEqual([
      {
        user_id: other.userId,
        name: 'Marguerite Dubois',
        signs: ['BIRTH_DATE', 'PHONE'],
        is_same_name: true,
        application: {
          application_id: other.applicationId,
          status: 'REJECTED',
          batch_name: expect.any(String),
        },
      },
    ])
    await server.pool.query(`update users set phone = '+33 6 00 00 00 01' where user_id = $1`, [
      other.userId,
    ])
    expect(await listDuplicates(reviewed)).toMatchObject([{ signs: ['BIRTH_DATE'] }])
    await server.pool.query('update users set erased_at = $2 where user_id = $1', [
      other.userId,
      server.now(),
    ])
    expect(await listDuplicates(reviewed)).toEqual([])
    expect(await isMarked(reviewed)).toBe(false)
  })
})

it('marks no one who has nothing in common with others, and filters by the mark', async () => {
  const single = await addApplicant()
  expect(await listDuplicates(single)).toEqual([])
  expect(await isMarked(single)).toBe(false)
  const all = (await list()).payload
  const { payload, count } = await list({ duplicates: 'true' })
  const marked = all.filter((row: { has_duplicates: boolean }) => row.has_duplicates)
  expect(payload).toEqual(marked)
  expect(count).toBe(marked.length)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.length).toBeLessThan(all.length)
})

it('counts by status what the list shows, with and without the filter', async () => {
  await addApplicant({ user: { phone: '+49 151 7000001' } })
  await addApplicant({ user: { phone: '+49 151 7000001' } })
  const countOf = async (query: Record<string, string>) =>
    (await reviewer.browser.request('GET operator/applications/counts', { query })).payload
      .SUBMITTED
  const counts = []
  const queries: readonly Record<string, string>[] = [{}, { duplicates: 'true' }]
  for (const query of queries) {
    const { count } = await list({ status: 'SUBMITTED', ...query })
    expect(await countOf(query)).toBe(count)
    counts.push(count)
  }
  expect(counts[1]).toBeGreaterThanOrEqual(2)
  expect(counts[1]).toBeLessThan(counts[0] ?? 0)
})

describe('a sign that many share', () => {
  const phone = '+49 89 2180 0'
  const addCrowd = async (size: number, number: string) => {
    const crowd: TestIntern[] = []
    while (crowd.length < size) crowd.push(await addApplicant({ user: { phone: number } }))
    return crowd.map(({ internId }) => internId)
  }
  const countPairs = async (sign: 'PHONE' | 'RESUME', internIds: readonly string[]) => {
    const { rows } = await server.pool.query<{ count: number }>(
      'select count(*)::int as count from intern_duplicates where sign = $1 and intern_id = any($2)',
      [sign, internIds],
    )
    return rows[0]?.count
  }

  it('is none for anyone as soon as more than 20 others have it', async () => {
    const crowd = await addCrowd(21, phone)
    expect(await countPairs('PHONE', crowd)).toBe(21 * 20)
    crowd.push(...(await addCrowd(4, phone)))
    expect(crowd).toHaveLength(25)
    expect(await countPairs('PHONE', crowd)).toBe(0)
  })

  it('is none for the empty template of a résumé either', async () => {
    const crowd: string[] = []
    const addWithTemplate = async () => {
      const { internId, userId, applicationId } = await addApplicant()
      const fileId = newId(server.now())
      await insertRow(server.pool, 'files', {
        file_id: fileId,
        owner_user_id: userId,
        key: fileId,
        kind: 'document',
        purpose: 'resume',
        content_type: 'application/pdf',
        name: 'template.pdf',
        size: 1,
        content_hash: 'hash of the template',
        created_at: server.now(),
      })
      await server.pool.query(
        'update applications set resume_file_id = $2 where application_id = $1',
        [applicationId, fileId],
      )
      crowd.push(internId)
    }
    while (crowd.length < 21) await addWithTemplate()
    expect(await countPairs('RESUME', crowd)).toBe(21 * 20)
    await addWithTemplate()
    expect(await countPairs('RESUME', crowd)).toBe(0)
  })

  it('does not write anything when nothing has changed', async () => {
    const [first] = await addCrowd(3, '+49 30 1234 987')
    const client = await server.pool.connect()
    const readCounts = async () => {
      const { rows } = await client.query(
        `select n_tup_ins as added, n_tup_del as deleted
        from pg_stat_xact_user_tables where relname = 'intern_duplicates'`,
      )
      return rows
    }
    try {
      await client.query('begin')
      const before = await readCounts()
      await client.query('select save_duplicates($1)', [first])
      expect(await readCounts()).toEqual(before)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it('finds the same pairs of existing interns in the migration', async () => {
  const listPairs = async () => {
    const { rows } = await server.pool.query(
      `select intern_id, other_id, sign from intern_duplicates where sign <> 'RESUME' order by 1, 2, 3`,
    )
    return rows
  }
  const pairs = await listPairs()
  await server.pool.query('delete from intern_duplicates')
  const migration = await readFile(
    join(import.meta.dirname, '../../db/migrations/20261129_1033_duplicates-backfill.sql'),
    'utf8',
  )
  for (const part of splitTransactions(migration)) await server.pool.query(part)
  expect(pairs.length).toBeGreaterThan(0)
  expect(await listPairs()).toEqual(pairs)
})

const sides: readonly (readonly [string, () => Promise<Browser>])[] = [
  ['finance', async () => (await addColleague(server, 'FINANCE')).browser],
  [
    'a partner',
    async () => server.as((await aPartnerOperator(server, await aPartner(server))).userId),
  ],
  ['a company', async () => server.as((await aCompany(server)).admin.userId)],
  ['another intern', async () => server.as((await anIntern(server)).userId)],
  ['a visitor', async () => server.anonymous()],
]

it.each(sides)('are not shown to %s', async (_side, open) => {
  const { applicationId } = await addApplicant()
  const browser = await open()
  for (const path of ['operator/applications', `operator/applications/${applicationId}`] as const) {
    const { status } = await browser.request(`GET ${path}`, {
      query: path === 'operator/applications' ? { duplicates: 'true' } : {},
    })
    expect(status).toBeGreaterThanOrEqual(401)
    expect(status).toBeLessThanOrEqual(403)
  }
})
