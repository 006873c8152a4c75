import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { aCompany, aMember, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const introduction = `<p>${'We build boats by hand. '.repeat(6)}</p>`

/** Creates an uploaded file of a user, as the files feature would. */
async function aFile(userId: string, kind = 'image'): Promise<string> {
  const id = newId(server.now())
  await server.pool.query(
    `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values ($1, $2, $3, $4, 'image/png', 'a.png', 10, $5)`,
    [id, userId, `key-${id}`, kind, server.now()],
  )
  return `key-${id}`
}
const createCompany = async (overrides = {}) => {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('company introduction', () => {
  it.each([
    ['', 'Please enter a brief description of your company'],
    ['<p>\n</p>', 'Please enter a brief description of your company'],
    [`<p>${'a'.repeat(99)}\n\n</p>`, 'Please enter minimum 100 characters'],
    ['a'.repeat(5001), 'Description cannot exceed 5000 characters'],
  ])("rejects %j with the seeds' message", async (company_introduction, message) => {
    const { browser } = await createCompany()
    expect(
      (await browser.request('PUT profile/v1/introduction', { body: { company_introduction } }))
        .fields,
    ).toEqual({ company_introduction: message })
  })
  it('counts 100 to 5000 characters without tags and newlines', async () => {
    const { browser } = await createCompany()
    for (const length of [100, 5000])
      expect(
        (
          await browser.request('PUT profile/v1/introduction', {
            body: {
              company_introduction: `<p>${'a'.repeat(length / 2)}\n<strong>${'b'.repeat(length / 2)}</strong></p>`,
            },
          })
        ).status,
      ).toBe(200)
  })
  it('is stored without active content', async () => {
    const { browser } = await createCompany()
    const saved = await browser.request('PUT profile/v1/introduction', {
      body: {
        company_introduction: `${introduction}<script>alert(1)</script><img src=x onerror=alert(1)>`,
      },
    })
    expect(saved.payload.about.company_introduction).toBe(introduction.replace(' </p>', ' </p>'))
    expect(
      (
        await browser.request('PUT profile/v1/introduction', {
          body: { company_introduction: `<script>${'x'.repeat(200)}</script>` },
        })
      ).fields,
    ).toHaveProperty('company_introduction')
  })
})

describe('company profile', () => {
  it('rejects links of another network, each with its own message', async () => {
    const { browser } = await createCompany()
    const body = {
      facebook: 'https://evil.example/acme',
      github: 'https://github.com/acme',
      linkedin: 'https://linkedin.com/in/me',
    }
    expect((await browser.request('PUT profile/v1/social-media', { body })).fields).toEqual({
      facebook: 'Enter a link to Facebook.',
      linkedin: 'Invalid LinkedIn company URL format',
    })
    const saved = await browser.request('POST profile/save-social-media-info', {
      body: { github: 'github.com/acme', medium: '' },
    })
    expect(saved.payload.media.social).toEqual({ github: 'https://github.com/acme' })
  })
  it('rejects options that are not in the lists', async () => {
    const { browser } = await createCompany()
    expect(
      (
        await browser.request('PUT profile/v1/company-arrangements', {
          body: { culture_ids: [9999], flexible_environment_ids: [] },
        })
      ).fields,
    ).toEqual({ culture_ids: 'Choose an option from the list' })
    expect(
      (await browser.request('PATCH companies', { body: { industry_id: 9999 } })).fields,
    ).toHaveProperty('industry_id')
  })
  it('updates the given fields and keeps the others', async () => {
    const { browser } = await createCompany({ city: 'Bristol', website: 'https://old.example' })
    expect(
      (await browser.request('PATCH companies', { body: { founded_year: 2001, website: null } }))
        .payload,
    ).toMatchObject({ basic: { city: 'Bristol', website: null }, general: { founded_year: 2001 } })
  })
  it('calculates its completion by section', async () => {
    const { browser } = await createCompany()
    const { completion } = (await browser.request('GET profile/v1/company-profile')).payload
    expect(completion.sections.map((section: { section: string }) => section.section)).toEqual([
      'basic',
      'general',
      'about',
      'media',
    ])
    expect(completion.percent).toBeLessThan(20)
  })
  it('saves ordered photos with captions, linked videos and a logo, only from uploads of its own members', async () => {
    const { browser, admin } = await createCompany()
    const other = await createCompany()
    const [firstFile, two, foreign] = [
      await aFile(admin.userId),
      await aFile(admin.userId),
      await aFile(other.admin.userId),
    ]
    const saved = await browser.request('POST profile/save-images', {
      body: { images: [{ key: two, caption: 'Our yard' }, { key: firstFile }] },
    })
    expect(saved.payload.photos.map((photo: { caption: string }) => photo.caption)).toEqual([
      'Our yard',
      '',
    ])
    expect(
      (await browser.request('POST profile/save-images', { body: { images: [{ key: foreign }] } }))
        .fields,
    ).toHaveProperty(['images.0.key'])
    expect(
      (
        await browser.request('POST profile/save-videos', {
          body: {
            videos: [{ link: 'https://youtu.be/abcdefghijk', caption: 'A day at the yard' }],
          },
        })
      ).payload.videos,
    ).toMatchObject([{ provider: 'YOUTUBE', id: 'abcdefghijk', caption: 'A day at the yard' }])
    expect(
      (
        await browser.request('POST profile/save-videos', {
          body: { videos: [{ link: 'https://evil.example/v' }] },
        })
      ).fields,
    ).toEqual({ 'videos.0.link': 'Use a link to a YouTube or Vimeo video.' })
    expect(
      (await browser.request('PUT profile/company-logo', { body: { key: firstFile } })).payload
        .logo_url,
    ).toContain('/backend/files/')
    expect(
      (await browser.request('PUT profile/company-logo', { body: { key: foreign } })).status,
    ).toBe(400)
    expect((await browser.request('DELETE profile/company-logo')).payload.logo_url).toBeNull()
    expect(
      (
        await browser.request('POST profile/presign-company-logo', {
          body: { file_name: 'a.exe', content_type: 'x/y', size: 5 },
        })
      ).status,
    ).toBe(415)
    expect(
      (
        await browser.request('POST profile/presign-company-logo', {
          body: { file_name: 'a.png', content_type: 'image/png', size: 10_485_761 },
        })
      ).status,
    ).toBe(413)
  })
  it('can be edited by administrators only and read by every member', async () => {
    const { companyId } = await createCompany()
    const browser = await server.as((await aMember(server, companyId)).userId)
    expect((await browser.request('GET profile/v1/company-profile')).status).toBe(200)
    expect(await browser.request('PATCH companies', { body: { city: 'X' } })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  })
  it('shows the pay of internships and the supervisors of open ones, without paused plans and departed members', async () => {
    const { companyId, browser } = await createCompany({ introduction })
    const [open, paused] = [
      await aPlan(server, companyId, {
        name: 'Sail maker',
        stipend_amount: 90_000,
        stipend_currency: 'EUR',
      }),
      await aPlan(server, companyId, { name: 'Rope maker', status: 'PAUSED' }),
    ]
    const [activeMember, otherMember, deactivatedMember] = [
      await aMember(server, companyId, { custom_job_title: 'Master of sails' }),
      await aMember(server, companyId),
      await aMember(server, companyId, { status: 'DEACTIVATED' }),
    ]
    const supervise = async (plan: string, member: { readonly memberId: string }) =>
      server.pool.query(
        'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
        [plan, companyId, member.memberId],
      )
    for (const [plan, member] of [
      [open, activeMember],
      [open, deactivatedMember],
      [paused, otherMember],
    ] as const)
      await supervise(plan, member)
    const { slug } = (await browser.request('GET host-company/user')).payload
    const { payload, text } = await server
      .anonymous()
      .request(`GET host-company/public/profile/${slug}`)
    expect(payload.internships).toMatchObject([
      { is_paid: true, stipend_amount: 90_000, stipend_currency: 'EUR' },
    ])
    expect(payload.people.map((person: { job_title: string }) => person.job_title)).toEqual([
      'Master of sails',
    ])
    expect(text).not.toContain('@')
  })
  it('is public by id and slug once approved, with open internships only', async () => {
    const { companyId, browser } = await createCompany({ introduction })
    await aPlan(server, companyId, {
      name: 'Sail maker',
      description: 'Make sails',
      responsibilities: 'Cut and sew',
    })
    await aPlan(server, companyId, { name: 'Hidden', status: 'PAUSED' })
    const { slug } = (await browser.request('GET host-company/user')).payload
    const profile = await server.anonymous().request(`GET common-services/company-profile/${slug}`)
    expect(
      profile.payload.internships.map((internship: { name: string }) => internship.name),
    ).toEqual(['Sail maker'])
    expect(profile.payload.internships[0]).toMatchObject({
      description: 'Make sails',
      responsibilities: 'Cut and sew',
      working_from: '09:00',
    })
    expect(profile.text).not.toContain('email_domain')
    expect(
      (await server.anonymous().request(`GET host-company/public/profile/${companyId}`)).status,
    ).toBe(200)
    for (const status of ['PENDING_APPROVAL', 'REJECTED', 'IN_WAITING_LIST']) {
      const { companyId: hidden } = await createCompany({ status })
      expect(
        (await server.anonymous().request(`GET host-company/public/profile/${hidden}`)).status,
      ).toBe(404)
    }
  })
})
