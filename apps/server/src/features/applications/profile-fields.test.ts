import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxProfileEntries } from '@fledge/domain/profiles/types.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const applicant = async (status = 'IN_PROGRESS') => {
  const intern = await anIntern(server, {
    application: { status, career_field_id: 1, skill_ids: [1] },
  })
  return { intern, browser: await server.as(intern.userId) }
}
const idsOf = async (list: string) =>
  (
    await server.pool.query(
      'select id from lookup where list = $1 and not is_archived order by id limit 2',
      [list],
    )
  ).rows.map((row) => Number(row.id))
const at = (path: string) => `PATCH intern-service/profile/${path}`

describe('a profile field saved on its own', () => {
  it.each([
    { path: 'gender', field: 'gender_id', list: 'gender', isMany: false },
    {
      path: 'racial-ethnic-group',
      field: 'racial_ethnic_group_ids',
      list: 'racial-ethnic-group',
      isMany: true,
    },
    { path: 'citizenship', field: 'citizenship_country_id', list: 'country', isMany: false },
    { path: 'disability', field: 'disability_ids', list: 'disability', isMany: true },
  ])('accepts only values of its list: $path', async ({ path, field, list, isMany }) => {
    const { browser } = await applicant()
    const [id = 0] = await idsOf(list)
    const of = (id: number) => (isMany ? [id] : id)
    const readStored = async () =>
      (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload[field]
    expect((await browser.request(at(path), { body: { [field]: of(id) } })).status).toBe(200)
    expect(await readStored()).toEqual(of(id))
    expect(
      (await browser.request(at(path), { body: { [field]: of(999_999) } })).fields,
    ).toHaveProperty([field])
    expect((await browser.request(at(path), { body: {} })).status).toBe(400)
    expect(await readStored()).toEqual(of(id))
    expect((await browser.request(at(path), { body: { [field]: null } })).status).toBe(200)
    expect(await readStored()).toBeNull()
  })

  it.each([
    {
      path: 'international-student',
      field: 'international_student',
      right: ['YES', 'NO', 'PREFER_NOT_TO_SAY', null],
      wrong: ['MAYBE', true, ''],
    },
    {
      path: 'first-gen-student',
      field: 'first_generation_student',
      right: ['YES', 'NO', 'PREFER_NOT_TO_SAY', null],
      wrong: ['MAYBE', true, ''],
    },
    {
      path: 'english-proficiency',
      field: 'english_proficiency',
      right: [1, 5],
      wrong: [0, 6, 2.5, null, '3'],
    },
  ])('accepts only its defined values: $path', async ({ path, field, right, wrong }) => {
    const { browser } = await applicant()
    for (const value of right) {
      expect(
        (await browser.request(at(path), { body: { [field]: value } })).status,
        String(value),
      ).toBe(200)
      expect(
        (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload[field],
      ).toBe(value)
    }
    for (const value of wrong)
      expect(
        await browser.request(at(path), { body: { [field]: value } }),
        String(value),
      ).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  })

  it('is rejected while the programme team reviews the application', async () => {
    const { browser } = await applicant('SUBMITTED')
    for (const [path, body] of [
      ['gender', { gender_id: null }],
      ['english-proficiency', { english_proficiency: 3 }],
      ['low-english-proficiency/1', { answer: 'x' }],
    ] as const)
      expect(await browser.request(at(path), { body }), path).toMatchObject({
        status: 409,
        code: 'CONFLICT',
      })
  })
})

describe('the four questions for a low English level', () => {
  it('each store their own answer', async () => {
    const { browser } = await applicant()
    for (const variant of ['1', '2', '3', '4'])
      expect(
        (
          await browser.request(at(`low-english-proficiency/${variant}`), {
            body: { answer: `Answer ${variant}` },
          })
        ).status,
      ).toBe(200)
    await browser.request(at('low-english-proficiency/2'), { body: { answer: '' } })
    expect(
      (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload
        .low_english,
    ).toEqual({ 1: 'Answer 1', 2: '', 3: 'Answer 3', 4: 'Answer 4' })
  })

  it('are limited to four, with up to 500 characters each', async () => {
    const { browser } = await applicant()
    for (const variant of ['0', '5', 'two'])
      expect(
        (await browser.request(at(`low-english-proficiency/${variant}`), { body: { answer: 'x' } }))
          .status,
        variant,
      ).toBe(404)
    expect(
      (
        await browser.request(at('low-english-proficiency/1'), {
          body: { answer: 'x'.repeat(501) },
        })
      ).fields,
    ).toHaveProperty('answer')
  })
})

describe('lists of the application', () => {
  it.each([
    {
      says: 'skills to develop',
      path: 'POST intern-service/profile/skill/develop',
      field: 'skill_to_improve_ids',
      list: 'skill',
      reads: 'GET intern-service/application/skill-to-improve',
    },
    {
      says: 'projects of interest',
      path: 'POST intern-service/application/skill-goals/interested-projects',
      field: 'project_ids',
      list: 'project',
      reads: 'GET intern-service/application/career-field/projects',
    },
  ])(
    '$says accept up to twenty ids of their list, and are returned with the options of the career field',
    async ({ path, field, list, reads }) => {
      const { browser } = await applicant()
      const ids = await idsOf(list)
      expect((await browser.request(path, { body: { [field]: ids } })).status).toBe(200)
      const { options, chosen_ids } = (await browser.request(reads)).payload
      expect(chosen_ids).toEqual(ids)
      expect(options.length).toBeGreaterThan(0)
      expect((await browser.request(path, { body: { [field]: [999_999] } })).fields).toHaveProperty(
        [field],
      )
      expect(
        (
          await browser.request(path, {
            body: { [field]: Array.from({ length: 21 }, (_, index) => index + 1) },
          })
        ).fields,
      ).toHaveProperty([field])
      expect((await browser.request(reads)).payload.chosen_ids).toEqual(ids)
    },
  )
})

describe('work and volunteering', () => {
  const work = { title: 'Reader', place: 'Water office', from: '2024-02', to: '2024-08' }
  const add = 'POST intern-service/profile/projects-past-experience'

  it('have separate kinds, keep their order, and must end after they begin', async () => {
    const { browser } = await applicant()
    expect((await browser.request(add, { body: work })).payload).toMatchObject({
      ...work,
      kind: 'WORK',
    })
    expect(
      (
        await browser.request(add, {
          body: { title: 'Counter of birds', place: 'A reserve', kind: 'VOLUNTEER', from: '2023' },
        })
      ).payload.kind,
    ).toBe('VOLUNTEER')
    expect(
      (await browser.request(add, { body: { ...work, kind: 'HOBBY' } })).fields,
    ).toHaveProperty('kind')
    for (const [from, to] of [
      ['2024-08', '2024-02'],
      ['2024', '2023'],
      ['2024-08', '2023'],
    ])
      expect(
        (await browser.request(add, { body: { ...work, from, to } })).fields,
        `${from} ${to}`,
      ).toEqual({ to: 'The end can’t be before the start' })
    for (const from of ['2024-13', '24-01', 'May 2024'])
      expect((await browser.request(add, { body: { ...work, from } })).fields, from).toHaveProperty(
        'from',
      )
    for (const span of [
      { from: '2024', to: '2024-02' },
      { from: '2024-05', to: '2024-05' },
      { from: null, to: '2020' },
    ])
      expect((await browser.request(add, { body: { ...work, ...span } })).status).toBe(200)
    expect(
      (await browser.request('GET intern-service/profile/projects-past-experience')).payload.map(
        (notice: { kind: string }) => notice.kind,
      ),
    ).toEqual(['WORK', 'VOLUNTEER', 'WORK', 'WORK', 'WORK'])
  })

  it('are limited to twenty, also for eight parallel requests', async () => {
    const { browser } = await applicant()
    for (let count = 0; count < maxProfileEntries - 3; count += 1)
      await browser.request(add, { body: work })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.request(add, { body: work })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ])
    expect(
      (await browser.request('GET intern-service/profile/projects-past-experience')).payload,
    ).toHaveLength(maxProfileEntries)
  })
})

it('suggests the same wording for the same text, and saves nothing', async () => {
  const { browser } = await applicant()
  const ask = (introduction: string) =>
    browser.request('POST intern-service/profile/skill/v2/enhance', { body: { introduction } })
  const [first, second] = [
    await ask("i'm good at the the upper rivers ,too!!"),
    await ask("i'm good at the the upper rivers ,too!!"),
  ]
  expect(first.payload).toEqual({
    introduction: "I'm good at the upper rivers, too!",
    is_changed: true,
  })
  expect(second.payload).toEqual(first.payload)
  expect((await ask(first.payload.introduction)).payload).toEqual({
    introduction: first.payload.introduction,
    is_changed: false,
  })
  expect(
    (await browser.request('GET intern-service/profile/skill/section-data')).payload.introduction,
  ).toBeNull()
  expect((await ask('')).fields).toHaveProperty('introduction')
})

it('completion counts filled fields and lists missing and optional ones', async () => {
  const { browser } = await applicant()
  const completion = async () =>
    (await browser.request('GET intern-service/intern-dashboard/profile-completion')).payload
  const before = await completion()
  const fields = (list: readonly { field: string }[]) => list.map((entry) => entry.field)
  expect(fields(before.missing)).toEqual(expect.arrayContaining(['introduction', 'education']))
  expect(fields(before.optional)).toEqual(expect.arrayContaining(['portfolio', 'skillsToImprove']))
  await browser.request('POST intern-service/profile/education', {
    body: { school: 'A university', degree: 'Hydrology' },
  })
  await browser.request('POST intern-service/profile/portfolio', { body: { title: 'A map' } })
  const after = await completion()
  expect(after.percent).toBeGreaterThan(before.percent)
  expect(fields(after.missing)).not.toContain('education')
  expect(fields(after.optional)).not.toContain('portfolio')
})
