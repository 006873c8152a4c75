import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@fledge/contract/paths.ts'
import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { internPageMetadata } from './page-metadata.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const settingsPath = 'POST intern-service/update-account-settings-details'
const texts = {
  introduction: 'I read rivers.',
  education: 'Harbour school',
  experience: 'Gauge reader',
  portfolio: 'Map of the Ume',
}

/** Creates an intern with data in every part of the profile. */
async function anInternWithProfile() {
  const intern = await anIntern(server, {
    intern: {
      introduction: texts.introduction,
      university_name: 'Coast university',
      major: 'Hydrology',
      job_title: 'Hydrologist',
      english_proficiency: 4,
    },
  })
  const browser = await server.as(intern.userId)
  await browser.request('POST intern-service/profile/education', {
    body: { school: texts.education, degree: 'Sailing', from: '2020-09' },
  })
  await browser.request('POST intern-service/profile/projects-past-experience', {
    body: { title: texts.experience, place: 'A board', kind: 'WORK', from: '2025-06' },
  })
  await browser.request('POST intern-service/profile/portfolio', {
    body: { title: texts.portfolio, url: 'https://maps.example' },
  })
  const path = `GET intern-service/get-intern-by-uuid/${intern.internId}`
  return { intern, browser, path, readProfile: async () => server.anonymous().request(path) }
}

it('the own profile matches what companies see: only the initial of the last name', async () => {
  const { browser, path, intern } = await anInternWithProfile()
  const ownView = (await browser.request(path)).payload
  const company = await server.as((await aCompany(server)).admin.userId)
  expect([ownView.audience, ownView.name]).toEqual([
    'own',
    (await company.request(path)).payload.name,
  ])
  const { last_name } = (
    await server.pool.query('select u.last_name from users u where user_id = $1', [intern.userId])
  ).rows[0]
  expect(ownView.name).not.toContain(last_name)
})

it('a profile is public only while the intern allows it, without address, phone or confidential answers', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  const path = `GET intern-service/get-intern-by-uuid/${intern.internId}`
  expect((await browser.request(settingsPath, { body: { is_public: false } })).status).toBe(200)
  expect((await server.anonymous().request(path)).status).toBe(404)
  expect((await browser.request(settingsPath, { body: { is_public: true } })).status).toBe(200)
  const page = await server.anonymous().request(path)
  expect([page.status, page.payload.audience]).toEqual([200, 'public'])
  expect(JSON.stringify(page.payload)).not.toMatch(/@|phone|gender|disabilit|ethnic|birth/)
  expect(
    (
      await server
        .anonymous()
        .request('GET intern-service/get-intern-by-uuid/018f0000-0000-7000-8000-000000000000')
    ).status,
  ).toBe(404)
})

describe('a company', () => {
  const readAs = async (company: { admin: { userId: string } }, internId: string) => {
    const browser = await server.as(company.admin.userId)
    const { status, payload } = await browser.request(
      `GET intern-service/get-intern-by-uuid/${internId}`,
    )
    return status === 200 ? [payload.audience, payload.name] : status
  }
  const user = { first_name: 'Amara', last_name: 'Okafor' }

  it('sees the last name after an interview of its own only', async () => {
    const [own, other] = [await aCompany(server), await aCompany(server)]
    const [intern, neighbour] = [await anIntern(server, { user }), await anIntern(server, { user })]
    for (const [company, candidate, stage] of [
      [own, neighbour, 'INTERVIEWED'],
      [own, intern, 'INTERVIEW_PROPOSED'],
      [other, intern, 'INTERVIEWED'],
    ] as const)
      await aCandidature(
        server,
        company.companyId,
        await aPlan(server, company.companyId),
        candidate,
        { stage },
      )
    expect(await readAs(own, intern.internId)).toEqual(['company', 'Amara O.'])
    expect(await readAs(own, neighbour.internId)).toEqual(['company', 'Amara Okafor'])
    expect(await readAs(other, intern.internId)).toEqual(['company', 'Amara Okafor'])
  })

  it('sees an intern outside browse only with a candidature of its own', async () => {
    const [own, other] = [await aCompany(server), await aCompany(server)]
    const waiting = await aCompany(server, { status: 'PENDING_APPROVAL' })
    const [hidden, outside, browsed] = [
      await anIntern(server, { user, intern: { is_hidden: true } }),
      await anIntern(server, { user }),
      await anIntern(server, { user }),
    ]
    await server.pool.query('delete from intern_search where intern_id = $1', [outside.internId])
    const plan = await aPlan(server, other.companyId)
    for (const intern of [hidden, outside])
      await aCandidature(server, other.companyId, plan, intern)
    for (const { internId } of [hidden, outside]) {
      expect(await readAs(own, internId)).toBe(404)
      expect(await readAs(other, internId)).toEqual(['company', 'Amara O.'])
    }
    expect(await readAs(own, browsed.internId)).toEqual(['company', 'Amara O.'])
    expect(await readAs(waiting, browsed.internId)).toBe(404)
  })
})

it('a public profile is closed while the intern is hidden or deactivated', async () => {
  const open = await anIntern(server, { intern: { public_profile: true } })
  const closed = [
    await anIntern(server, { intern: { public_profile: true, is_hidden: true } }),
    await anIntern(server, { user: { status: 'DEACTIVATED' }, intern: { public_profile: true } }),
    await anIntern(server),
  ]
  const read = async ({ internId }: { internId: string }) =>
    (await server.anonymous().request(`GET intern-service/get-intern-by-uuid/${internId}`)).status
  expect(await read(open)).toBe(200)
  for (const intern of closed) expect(await read(intern)).toBe(404)
})

it('shows the country, the field and the choices of the newest application of the intern', async () => {
  const labels = async (list: string, ids: readonly number[]) => {
    const { rows } = await server.pool.query<{ label: string }>(
      'select label from lookup where list = $1 and id = any ($2) order by label',
      [list, ids],
    )
    return rows.map(({ label }) => label)
  }
  const { rows: countries } = await server.pool.query(
    `select id from lookup where list = 'country' and data ->> 'code' = 'KE'`,
  )
  const intern = await anIntern(server, {
    user: { country_id: countries[0].id },
    application: { career_field_id: 2, specialisation_ids: [], skill_ids: [11, 12] },
  })
  await anIntern(server)
  const company = await server.as((await aCompany(server)).admin.userId)
  const { payload } = await company.request(
    `GET intern-service/get-intern-by-uuid/${intern.internId}`,
  )
  expect(payload).toMatchObject({
    country_code: 'KE',
    career_field: (await labels('career-field', [2]))[0],
    skills: await labels('skill', [11, 12]),
  })
})

describe('part by part', () => {
  const facts = {
    introduction: /I read rivers/,
    education: /Harbour school|Coast university|Hydrology"/,
    experience: /Gauge reader|Hydrologist/,
    portfolio: /Map of the Ume|maps\.example/,
    skills: /"skills":\["|"english_proficiency":4/,
  }
  it.each(publicParts)(
    'shows %s to everyone only while it is allowed, and always to the owner and companies',
    async (part) => {
      const profile = await anInternWithProfile()
      await profile.browser.request(settingsPath, { body: { is_public: true } })
      expect(JSON.stringify((await profile.readProfile()).payload), 'all parts at first').toMatch(
        facts[part],
      )
      const saved = await profile.browser.request(settingsPath, {
        body: { public_parts: publicParts.filter((other) => other !== part) },
      })
      expect([saved.status, saved.payload.public_parts, saved.payload.is_public]).toEqual([
        200,
        publicParts.filter((other) => other !== part),
        true,
      ])
      const publicText = JSON.stringify((await profile.readProfile()).payload)
      expect(publicText).not.toMatch(facts[part])
      for (const other of publicParts.filter((name) => name !== part))
        expect(publicText).toMatch(facts[other])
      const company = await aCompany(server)
      for (const browser of [profile.browser, await server.as(company.admin.userId)])
        expect(JSON.stringify((await browser.request(profile.path)).payload)).toMatch(facts[part])
    },
  )
  it('rejects an unknown part', async () => {
    const { browser } = await anInternWithProfile()
    expect(
      (await browser.request(settingsPath, { body: { public_parts: ['videos'] } })).status,
    ).toBe(400)
  })
})

describe('the page metadata', () => {
  const headOf = async (id: string) =>
    internPageMetadata[paths.public.internProfile]?.(server.running.services.database.read(), {
      id,
    })
  it('contains only public data, and excludes the page from search engines until it is allowed', async () => {
    const { intern, browser } = await anInternWithProfile()
    expect(await headOf(intern.internId)).toBe('gone')
    await browser.request(settingsPath, { body: { is_public: true } })
    expect(await headOf(intern.internId)).toMatchObject({
      title: expect.stringMatching(/^\S+ \S\., intern · Fledge$/),
      description: texts.introduction,
      path: `/intern-profile/${intern.internId}`,
      isListed: false,
    })
    await browser.request(settingsPath, { body: { public_parts: ['skills'], is_listed: true } })
    expect(await headOf(intern.internId)).toMatchObject({
      description: expect.stringMatching(/is looking for a remote internship/),
      isListed: true,
    })
    expect(await headOf('nobody-here')).toBe('gone')
  })
  it('is not found once the account is deactivated or hidden', async () => {
    for (const leave of [
      (profile: Awaited<ReturnType<typeof anInternWithProfile>>) =>
        profile.browser.request(settingsPath, { body: { is_hidden: true } }),
      (profile: Awaited<ReturnType<typeof anInternWithProfile>>) =>
        profile.browser.request('GET intern-service/deactivate-account'),
    ]) {
      const profile = await anInternWithProfile()
      await profile.browser.request(settingsPath, { body: { is_public: true } })
      expect((await profile.readProfile()).status).toBe(200)
      expect((await leave(profile)).status).toBe(200)
      expect([(await profile.readProfile()).status, await headOf(profile.intern.internId)]).toEqual(
        [404, 'gone'],
      )
    }
  })
  it('is not found from the day the deletion of the account is requested, for anyone', async () => {
    const profile = await anInternWithProfile()
    await profile.browser.request(settingsPath, { body: { is_public: true, is_listed: true } })
    expect((await profile.readProfile()).status).toBe(200)
    const { email } = (
      await server.pool.query('select email from users where user_id = $1', [profile.intern.userId])
    ).rows[0]
    expect(
      (await profile.browser.request('POST intern-service/account/erase', { body: { email } }))
        .status,
    ).toBe(200)
    const company = await aCompany(server)
    const listStatuses = async () => [
      (await profile.readProfile()).status,
      (await (await server.as(company.admin.userId)).request(profile.path)).status,
      await headOf(profile.intern.internId),
    ]
    expect(await listStatuses()).toEqual([404, 404, 'gone'])
    await server.advanceClock(15 * 86_400_000)
    expect(
      (
        await server.pool.query('select first_name from users where user_id = $1', [
          profile.intern.userId,
        ])
      ).rows,
    ).toEqual([{ first_name: 'Former' }])
    expect(await listStatuses()).toEqual([404, 404, 'gone'])
    const page = await server.running.app.inject({
      url: `/intern-profile/${profile.intern.internId}`,
    })
    expect([page.statusCode, page.body.includes(texts.introduction)]).toEqual([404, false])
  })
})
