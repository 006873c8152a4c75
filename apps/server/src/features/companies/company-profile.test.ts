import { teamAnswerBy } from '@fledge/domain/promises.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const words = `<p>${'We build boats by hand. '.repeat(6)}</p>`

/** An upload of somebody, as the files room leaves it. */
async function aFile(userId: string, kind = 'image'): Promise<string> {
  const id = newId(server.now())
  await server.pool.query(
    `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values ($1, $2, $3, $4, 'image/png', 'a.png', 10, $5)`,
    [id, userId, `key-${id}`, kind, server.now()],
  )
  return `key-${id}`
}
const someone = async (over = {}) => {
  const company = await aCompany(server, over)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('onboarding', () => {
  const fresh = async () => {
    const { companyId, admin, browser } = await someone({ status: 'PENDING_APPROVAL' })
    await server.pool.query(
      'update members set onboarding_started_at = null, onboarding_completed_at = null where member_id = $1',
      [admin.memberId],
    )
    return { companyId, browser }
  }
  const steps: [string, object][] = [
    [
      'PATCH host-company/poc',
      {
        job_title_id: 101,
        linkedin_url: 'https://linkedin.com/in/ana',
        proficient_language_ids: [514],
      },
    ],
    [
      'POST host-company/save-basic-detail',
      {
        name: 'Silva Boats',
        website: 'silva.example',
        industry_id: 1,
        country_id: 620,
        city: 'Porto',
      },
    ],
    [
      'POST host-company/save-company-profile',
      { employee_count_id: 2, founded_year: 1999, time_zone: 'Europe/Lisbon' },
    ],
    [
      'POST host-company/save-about-company',
      {
        company_introduction: words,
        linkedin: 'linkedin.com/company/silva',
        culture_ids: [1],
        flexible_environment_ids: [2],
        company_tool_ids: [101],
        custom_tools: ['Chisel'],
      },
    ],
  ]

  it('is saved step by step by a company that waits for approval, and completed at the end', async () => {
    const { browser } = await fresh()
    expect((await browser.ask('POST pocs/start-onboarding')).status).toBe(200)
    for (const [at, [call, body]] of steps.entries()) {
      const before = (await browser.ask('GET host-company/get-onboarding-status')).payload
      expect(before).toMatchObject({
        is_started: true,
        is_completed: false,
        next: ['you', 'basic', 'general', 'about'][at],
      })
      expect((await browser.ask(call, { body })).status).toBe(200)
    }
    expect((await browser.ask('GET host-company/get-onboarding-status')).payload.next).toBeNull()
    expect((await browser.ask('POST pocs/complete-onboarding')).status).toBe(200)
    expect((await browser.ask('GET api/check-token')).payload.is_onboarding_completed).toBe(true)
    expect((await browser.ask('GET get-additional-details')).payload).toMatchObject({
      linkedin: 'https://linkedin.com/company/silva',
      custom_tools: ['Chisel'],
      cultures: [{ name: 'Collaborative' }],
    })
  })

  it('is not completed while something required is missing, which is listed', async () => {
    const { browser } = await fresh()
    const answer = await browser.ask('POST pocs/complete-onboarding')
    expect(answer).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      message: expect.stringMatching(/^Still missing: .*Industry.*Introduction/),
    })
    expect(answer.fields).toMatchObject({
      'you.linkedin_url': 'LinkedIn profile',
      'basic.industry_id': 'Industry',
      'about.introduction': 'Introduction',
    })
    expect((await browser.ask('GET api/check-token')).payload.is_onboarding_completed).toBe(false)
  })

  it('asks an invited member for their own step only', async () => {
    const { companyId } = await fresh()
    const member = await aMember(server, companyId, { onboarding_completed_at: null })
    const browser = await server.as(member.userId)
    expect(
      (await browser.ask('GET host-company/get-onboarding-status')).payload.steps.map(
        (one: { step: string }) => one.step,
      ),
    ).toEqual(['you'])
    await browser.ask('PATCH pocs', {
      body: {
        job_title_id: 101,
        linkedin_url: 'https://linkedin.com/in/x',
        proficient_language_ids: [514],
      },
    })
    expect((await browser.ask('POST pocs/complete-onboarding')).status).toBe(200)
  })
})

describe('the introduction', () => {
  it.each([
    ['', 'Please enter a brief description of your company'],
    ['<p>\n</p>', 'Please enter a brief description of your company'],
    [`<p>${'a'.repeat(99)}\n\n</p>`, 'Please enter minimum 100 characters'],
    ['a'.repeat(5001), 'Description cannot exceed 5000 characters'],
  ])("%j is refused in the seeds' words", async (company_introduction, message) => {
    const { browser } = await someone()
    expect(
      (await browser.ask('PUT profile/v1/introduction', { body: { company_introduction } })).fields,
    ).toEqual({ company_introduction: message })
  })
  it('counts 100 and 5000 characters after tags and newlines', async () => {
    const { browser } = await someone()
    for (const length of [100, 5000])
      expect(
        (
          await browser.ask('PUT profile/v1/introduction', {
            body: {
              company_introduction: `<p>${'a'.repeat(length / 2)}\n<strong>${'b'.repeat(length / 2)}</strong></p>`,
            },
          })
        ).status,
      ).toBe(200)
  })
  it('is stored without anything that acts', async () => {
    const { browser } = await someone()
    const saved = await browser.ask('PUT profile/v1/introduction', {
      body: {
        company_introduction: `${words}<script>alert(1)</script><img src=x onerror=alert(1)>`,
      },
    })
    expect(saved.payload.about.company_introduction).toBe(words.replace(' </p>', ' </p>'))
    expect(
      (
        await browser.ask('PUT profile/v1/introduction', {
          body: { company_introduction: `<script>${'x'.repeat(200)}</script>` },
        })
      ).fields,
    ).toHaveProperty('company_introduction')
  })
})

describe('the profile', () => {
  it('refuses links of another network, each in its words', async () => {
    const { browser } = await someone()
    const body = {
      facebook: 'https://evil.example/acme',
      github: 'https://github.com/acme',
      linkedin: 'https://linkedin.com/in/me',
    }
    expect((await browser.ask('PUT profile/v1/social-media', { body })).fields).toEqual({
      facebook: 'Enter a link to Facebook.',
      linkedin: 'Invalid LinkedIn company URL format',
    })
    const saved = await browser.ask('POST profile/save-social-media-info', {
      body: { github: 'github.com/acme', medium: '' },
    })
    expect(saved.payload.media.social).toEqual({ github: 'https://github.com/acme' })
  })
  it('refuses options that the lists do not offer', async () => {
    const { browser } = await someone()
    expect(
      (
        await browser.ask('PUT profile/v1/company-arrangements', {
          body: { culture_ids: [9999], flexible_environment_ids: [] },
        })
      ).fields,
    ).toEqual({ culture_ids: 'Choose out of the list' })
    expect(
      (await browser.ask('PATCH companies', { body: { industry_id: 9999 } })).fields,
    ).toHaveProperty('industry_id')
  })
  it('changes what is given and leaves the rest', async () => {
    const { browser } = await someone({ city: 'Bristol', website: 'https://old.example' })
    expect(
      (await browser.ask('PATCH companies', { body: { founded_year: 2001, website: null } }))
        .payload,
    ).toMatchObject({ basic: { city: 'Bristol', website: null }, general: { founded_year: 2001 } })
  })
  it('measures its completion by section', async () => {
    const { browser } = await someone()
    const { completion } = (await browser.ask('GET profile/v1/company-profile')).payload
    expect(completion.sections.map((one: { section: string }) => one.section)).toEqual([
      'basic',
      'general',
      'about',
      'media',
    ])
    expect(completion.percent).toBeLessThan(20)
  })
  it('takes photos in order with captions, videos by link, and a logo; only uploads of its own people', async () => {
    const { browser, admin } = await someone()
    const other = await someone()
    const [one, two, foreign] = [
      await aFile(admin.userId),
      await aFile(admin.userId),
      await aFile(other.admin.userId),
    ]
    const saved = await browser.ask('POST profile/save-images', {
      body: { images: [{ key: two, caption: 'Our yard' }, { key: one }] },
    })
    expect(saved.payload.photos.map((photo: { caption: string }) => photo.caption)).toEqual([
      'Our yard',
      '',
    ])
    expect(
      (await browser.ask('POST profile/save-images', { body: { images: [{ key: foreign }] } }))
        .fields,
    ).toHaveProperty(['images.0.key'])
    expect(
      (
        await browser.ask('POST profile/save-videos', {
          body: {
            videos: [{ link: 'https://youtu.be/abcdefghijk', caption: 'A day at the yard' }],
          },
        })
      ).payload.videos,
    ).toMatchObject([{ provider: 'YOUTUBE', id: 'abcdefghijk', caption: 'A day at the yard' }])
    expect(
      (
        await browser.ask('POST profile/save-videos', {
          body: { videos: [{ link: 'https://evil.example/v' }] },
        })
      ).fields,
    ).toEqual({ 'videos.0.link': 'Use a link to a YouTube or Vimeo video.' })
    expect(
      (await browser.ask('PUT profile/company-logo', { body: { key: one } })).payload.logo_url,
    ).toContain('/backend/files/')
    expect((await browser.ask('PUT profile/company-logo', { body: { key: foreign } })).status).toBe(
      400,
    )
    expect((await browser.ask('DELETE profile/company-logo')).payload.logo_url).toBeNull()
    expect(
      (
        await browser.ask('POST profile/presign-company-logo', {
          body: { file_name: 'a.exe', content_type: 'x/y', size: 5 },
        })
      ).status,
    ).toBe(415)
    expect(
      (
        await browser.ask('POST profile/presign-company-logo', {
          body: { file_name: 'a.png', content_type: 'image/png', size: 10_485_761 },
        })
      ).status,
    ).toBe(413)
  })
  it('is edited by administrators only, read by every member', async () => {
    const { companyId } = await someone()
    const browser = await server.as((await aMember(server, companyId)).userId)
    expect((await browser.ask('GET profile/v1/company-profile')).status).toBe(200)
    expect(await browser.ask('PATCH companies', { body: { city: 'X' } })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  })
  it('shows what an internship pays, and who supervises what is open: nobody of paused ones, nobody who left', async () => {
    const { companyId, browser } = await someone({ introduction: words })
    const [open, paused] = [
      await aPlan(server, companyId, {
        name: 'Sail maker',
        stipend_amount: 90_000,
        stipend_currency: 'EUR',
      }),
      await aPlan(server, companyId, { name: 'Rope maker', status: 'PAUSED' }),
    ]
    const [here, elsewhere, gone] = [
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
      [open, here],
      [open, gone],
      [paused, elsewhere],
    ] as const)
      await supervise(plan, member)
    const { slug } = (await browser.ask('GET host-company/user')).payload
    const { payload, text } = await server.anyone().ask(`GET host-company/public/profile/${slug}`)
    expect(payload.internships).toMatchObject([
      { is_paid: true, stipend_amount: 90_000, stipend_currency: 'EUR' },
    ])
    expect(payload.people.map((one: { job_title: string }) => one.job_title)).toEqual([
      'Master of sails',
    ])
    expect(text).not.toContain('@')
  })
  it('is public by id and slug once approved, and has its open internships only', async () => {
    const { companyId, browser } = await someone({ introduction: words })
    await aPlan(server, companyId, { name: 'Sail maker' })
    await aPlan(server, companyId, { name: 'Hidden', status: 'PAUSED' })
    const { slug } = (await browser.ask('GET host-company/user')).payload
    const seen = await server.anyone().ask(`GET common-services/company-profile/${slug}`)
    expect(seen.payload.internships.map((one: { name: string }) => one.name)).toEqual([
      'Sail maker',
    ])
    expect(seen.text).not.toContain('email_domain')
    expect((await server.anyone().ask(`GET host-company/public/profile/${companyId}`)).status).toBe(
      200,
    )
    for (const status of ['PENDING_APPROVAL', 'REJECTED', 'IN_WAITING_LIST']) {
      const { companyId: hidden } = await someone({ status })
      expect((await server.anyone().ask(`GET host-company/public/profile/${hidden}`)).status).toBe(
        404,
      )
    }
  })
})

describe('the programme team', () => {
  const operator = async (): Promise<Browser> =>
    server.as((await anOperator(server, 'REVIEWER')).userId)
  const pending = { expected_status: 'PENDING_APPROVAL' }
  const why = { ...pending, reason: 'IDENTITY', note: 'No such company' }
  const ending = { ...why, expected_status: 'APPROVED' }

  it('sees who waits, the longest first, and approves once: credits are granted and the company is told', async () => {
    const {
      companyId,
      admin,
      browser: company,
    } = await someone({ status: 'PENDING_APPROVAL', credits: 0 })
    await server.pool.query('delete from credit_balances where company_id = $1', [companyId])
    const browser = await operator()
    const queue = await browser.ask('GET operator/companies', {
      query: { status: 'PENDING_APPROVAL', per_page: '100' },
    })
    expect(queue.payload.map((one: { company_id: string }) => one.company_id)).toContain(companyId)
    expect(queue.count).toBe(queue.payload.length)
    expect((await browser.ask('GET operator/companies/counts')).payload.pending).toBe(queue.count)
    const [one, two] = await Promise.all(
      [1, 2].map(() =>
        browser.ask(`POST operator/companies/${companyId}/approve`, { body: pending }),
      ),
    )
    expect([one?.status ?? 0, two?.status ?? 0].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await browser.ask(`GET operator/companies/${companyId}`)).payload).toMatchObject({
      status: 'APPROVED',
      credits_left: 10,
      may: { approve: 'errors.ILLEGAL_TRANSITION', expel: true },
    })
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.approve',
      body: expect.stringContaining('10 interview credits'),
    })
    expect((await company.ask('GET host-company/user')).payload.notice).toBeNull()
  })

  it('has promised an answer within three working days: the company reads the day, the queue knows it, and nobody else waits', async () => {
    // Friday afternoon in Madrid.
    const {
      companyId,
      admin,
      browser: company,
    } = await someone({
      status: 'PENDING_APPROVAL',
      time_zone: 'Europe/Madrid',
      created_at: new Date('2026-11-20T16:00:00Z'),
    })
    const browser = await operator()
    expect((await company.ask('GET host-company/user')).payload.answer_by).toBe(
      '2026-11-25T16:00:00.000Z',
    )
    const queue = await browser.ask('GET operator/companies', {
      query: { status: 'PENDING_APPROVAL', per_page: '100' },
    })
    expect(
      queue.payload.find((one: { company_id: string }) => one.company_id === companyId).answer_by,
    ).toBe('2026-11-25T16:00:00.000Z')
    await browser.ask(`POST operator/companies/${companyId}/reject`, { body: why })
    expect((await company.ask('GET host-company/user')).payload.answer_by).toBeNull()
    // Taken up again, the wait begins anew.
    const earliest = teamAnswerBy(server.now().toISOString()).getTime()
    await browser.ask(`POST operator/companies/${companyId}/reopen`, {
      body: { expected_status: 'REJECTED' },
    })
    expect(
      Date.parse((await company.ask('GET host-company/user')).payload.answer_by),
    ).toBeGreaterThanOrEqual(earliest)
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.reopen',
      body: expect.stringMatching(/You have our answer by \w{3} \d+ \w{3,4}\./),
    })
  })

  it('does not approve with a reason that stays here, and takes it up again after an appeal', async () => {
    const { companyId, admin, browser: company } = await someone({ status: 'PENDING_APPROVAL' })
    const browser = await operator()
    expect(
      (await browser.ask(`POST operator/companies/${companyId}/reject`, { body: pending })).status,
    ).toBe(400)
    expect(
      (await browser.ask(`POST operator/companies/${companyId}/reject`, { body: why })).payload,
    ).toMatchObject({ status: 'REJECTED', decision_reason: 'IDENTITY' })
    const seen = await company.ask('GET host-company/user')
    expect(seen.payload.notice).toMatch(/^Unfortunately, your company account is not approved/)
    expect(seen.text).not.toContain('No such company')
    expect((await server.mails(admin.email))[0]?.body).not.toContain('No such company')
    expect(await company.ask('GET get-basic-details')).toMatchObject({
      status: 403,
      code: 'COMPANY_NOT_APPROVED',
    })
    expect((await company.ask('GET admin-setting/user/profile')).status).toBe(200)
    expect(
      (
        await browser.ask(`POST operator/companies/${companyId}/reopen`, {
          body: { expected_status: 'REJECTED' },
        })
      ).payload.status,
    ).toBe('PENDING_APPROVAL')
    expect(
      (await browser.ask(`POST operator/companies/${companyId}/admit`, { body: pending })).status,
    ).toBe(409)
  })

  it('admits from the waiting list with a link', async () => {
    const { companyId, admin } = await someone({ status: 'IN_WAITING_LIST' })
    const browser = await operator()
    expect(
      (
        await browser.ask(`POST operator/companies/${companyId}/admit`, {
          body: { expected_status: 'IN_WAITING_LIST' },
        })
      ).payload.status,
    ).toBe('PENDING_APPROVAL')
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.admit',
      body: expect.stringContaining('token='),
    })
  })

  it('ends an approved company: plans are paused, what was not offered is closed, credits come back', async () => {
    const { companyId, admin } = await someone()
    const plan = await aPlan(server, companyId)
    const [early, late] = [await anIntern(server), await anIntern(server)]
    const open = await aCandidature(server, companyId, plan, early, { stage: 'INTERVIEW_PROPOSED' })
    await anInterview(server, companyId, open, early, [admin.memberId])
    const sent = await aCandidature(server, companyId, plan, late, { stage: 'OFFERED' })
    expect(
      (await (await operator()).ask(`POST operator/companies/${companyId}/expel`, { body: ending }))
        .payload.status,
    ).toBe('REJECTED')
    const stages = await server.pool.query(
      'select candidature_id, stage from candidatures where company_id = $1',
      [companyId],
    )
    expect(Object.fromEntries(stages.rows.map((row) => [row.candidature_id, row.stage]))).toEqual({
      [open]: 'CLOSED',
      [sent]: 'OFFERED',
    })
    expect(
      (
        await server.pool.query('select status, paused_reason from plans where plan_id = $1', [
          plan,
        ])
      ).rows,
    ).toEqual([{ status: 'PAUSED', paused_reason: 'EXPELLED' }])
  })

  it('a decision about what was seen does not fall on what it has become: an approval from another tab is not ended', async () => {
    const { companyId } = await someone({ status: 'PENDING_APPROVAL' })
    const plan = await aPlan(server, companyId)
    const candidature = await aCandidature(server, companyId, plan, await anIntern(server), {
      stage: 'INTERESTED',
    })
    const [here, there] = [await operator(), await operator()]
    expect(
      (await there.ask(`POST operator/companies/${companyId}/approve`, { body: pending })).status,
    ).toBe(200)
    const name = (await here.ask(`GET operator/companies/${companyId}`)).payload.name
    expect(
      await here.ask(`POST operator/companies/${companyId}/reject`, { body: why }),
    ).toMatchObject({
      status: 409,
      code: 'ILLEGAL_TRANSITION',
      message: `${name} was approved meanwhile. Look at it again before you decide.`,
    })
    // Not even by saying what it is: not approving is no way to end an approved account, and ending is none to turn a waiting one down.
    expect(
      await here.ask(`POST operator/companies/${companyId}/reject`, { body: ending }),
    ).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' })
    const { companyId: waiting } = await someone({ status: 'PENDING_APPROVAL' })
    expect(await here.ask(`POST operator/companies/${waiting}/expel`, { body: why })).toMatchObject(
      { status: 409, code: 'ILLEGAL_TRANSITION' },
    )
    expect((await here.ask(`POST operator/companies/${waiting}/approve`)).status).toBe(400)
    const after = await server.pool.query(
      'select (select status from companies where company_id = $1) as company, (select status from plans where plan_id = $2) as plan, (select stage from candidatures where candidature_id = $3) as stage',
      [companyId, plan, candidature],
    )
    expect(after.rows).toEqual([{ company: 'APPROVED', plan: 'ACTIVE', stage: 'INTERESTED' }])
  })

  it('is the only one who decides', async () => {
    const { companyId, browser } = await someone({ status: 'PENDING_APPROVAL' })
    expect(
      (await browser.ask(`POST operator/companies/${companyId}/approve`, { body: pending })).status,
    ).toBe(403)
    expect((await server.anyone().ask('GET operator/companies')).status).toBe(401)
    expect(
      (
        await (
          await operator()
        ).ask(`POST operator/companies/${newId(server.now())}/approve`, { body: pending })
      ).status,
    ).toBe(404)
  })
})
