import { plusWorkingDays, sayTime } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { aBatch, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { fillIn } from '../../platform/testing/whole-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function applicant(status = 'IN_PROGRESS', over: Parameters<typeof anIntern>[1] = {}) {
  const batch = await aBatch(server, { seats_taken: 1 })
  const intern = await anIntern(server, {
    batch,
    ...over,
    intern: { batch_id: batch.batchId, ...over.intern },
    application: {
      status,
      career_field_id: null,
      skill_ids: [],
      submitted_at: null,
      decided_at: null,
      ...over.application,
    },
  })
  return { batch, intern, browser: await server.as(intern.userId) }
}
async function reviewed() {
  const made = await applicant()
  await fillIn(server, made.browser, made.intern)
  expect(
    (await made.browser.ask('POST intern-service/application/submit', { body: {} })).payload.status,
  ).toBe('SUBMITTED')
  const operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const at = (path: string) =>
    path.replace(' ', ` operator/applications/${made.intern.applicationId}/`)
  expect((await operator.ask(at('POST take'), { body: {} })).payload.status).toBe('IN_REVIEW')
  return { ...made, operator, at }
}

describe('an application', () => {
  it('names everything that is missing when it is sent too early, and stays as it was', async () => {
    const { browser } = await applicant()
    const refused = await browser.ask('POST intern-service/application/submit', { body: {} })
    expect(refused).toMatchObject({ status: 400, code: 'INCOMPLETE' })
    expect(Object.keys(refused.fields ?? {})).toEqual(
      expect.arrayContaining([
        'phone',
        'careerFields',
        'skills',
        'additionalQuestions',
        'education',
        'introduction',
        'videoAnswers',
      ]),
    )
    expect((await browser.ask('GET intern-service/application')).payload.status).toBe('IN_PROGRESS')
  })

  it('is started once, sent when complete, and then takes no changes', async () => {
    const { browser, intern } = await applicant('NOT_STARTED')
    expect(
      (await browser.ask('PATCH intern-service/application/start', { body: {} })).payload.status,
    ).toBe('IN_PROGRESS')
    expect((await browser.ask('POST intern-service/application/start', { body: {} })).code).toBe(
      'ILLEGAL_TRANSITION',
    )
    await fillIn(server, browser, intern)
    const info = await browser.ask('GET intern-service/application/section-info')
    expect(info.payload).toMatchObject({ percent: 100, missing: [] })
    expect(info.payload.sections).toHaveLength(8)
    expect(
      (await browser.ask('POST intern-service/application/submit', { body: {} })).payload.status,
    ).toBe('SUBMITTED')
    for (const [address, body] of [
      ['PATCH intern-service/profile/name', { first_name: 'A', last_name: 'B' }],
      ['POST intern-service/profile/education', { school: 'X', degree: 'Y' }],
      ['POST intern-service/application/additional-question', { answers: {} }],
    ] as const)
      expect(await browser.ask(address, { body }), address).toMatchObject({
        status: 409,
        code: 'CONFLICT',
      })
    const [mail] = await server.mails(intern.email)
    expect(mail?.kind).toBe('applications.submitted')
    const by = (
      await browser.ask(`GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`)
    ).payload.answer_by
    expect(by).toBe(
      plusWorkingDays(
        (await browser.ask('GET intern-service/application')).payload.submitted_at,
        3,
        'UTC',
      ).toISOString(),
    )
    expect(mail?.body).toContain(sayTime(by, 'Africa/Lagos', 'en-GB', 'day'))
    expect(
      (
        await browser.ask(
          `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
        )
      ).payload.steps[0],
    ).toMatchObject({ step: 'APPLIED', state: 'done' })
  })

  it('keeps what other fields hold when one section saves, and says wrong ids at the field', async () => {
    const { browser } = await applicant()
    await browser.ask('PATCH intern-service/profile/skill/job-title', {
      body: { job_title: 'Data intern' },
    })
    await browser.ask('PATCH intern-service/profile/skill/internship-goal', {
      body: { internship_goal: '<b>Learn</b>' },
    })
    expect(
      (await browser.ask('GET intern-service/profile/skill/section-data')).payload,
    ).toMatchObject({ job_title: 'Data intern', internship_goal: '<b>Learn</b>' })
    expect(
      (
        await browser.ask('PATCH intern-service/application/specialisation', {
          body: { career_field_id: 999_999 },
        })
      ).fields,
    ).toHaveProperty('career_field_id')
    expect(
      (
        await browser.ask('PATCH intern-service/profile/skill/job-title', {
          body: { job_title: 'a\u0000b' },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await browser.ask('POST intern-service/profile/education', {
          body: { school: 'X', degree: 'Y', from: '2026-01', to: '2025-01' },
        })
      ).fields,
    ).toHaveProperty('to')
    expect(
      (
        await browser.ask('POST intern-service/application/additional-question', {
          body: { answers: { [additionalQuestions[1]?.id ?? '']: 'SOMETHING ELSE' } },
        })
      ).status,
    ).toBe(400)
  })

  it('counts the questions about diversity one by one, and none before it is answered', async () => {
    const { browser } = await applicant()
    const part = async () =>
      (await browser.ask('GET intern-service/application/section-info')).payload.sections.find(
        (one: { section: string }) => one.section === 'DIVERSITY_INFORMATION',
      )
    expect(await part()).toMatchObject({ optional: 5, optional_done: 0, saved_at: null })
    await browser.ask('PATCH intern-service/profile/first-gen-student', {
      body: { first_generation_student: 'PREFER_NOT_TO_SAY' },
    })
    await browser.ask('PATCH intern-service/profile/disability', { body: { disability_ids: [] } })
    expect(await part()).toMatchObject({
      optional: 5,
      optional_done: 1,
      saved_at: expect.any(String),
    })
  })

  it.each([
    ['racial-ethnic-group', 'racial_ethnic_group_ids', 'East Asian'],
    ['disability', 'disability_ids', 'Speech or language'],
  ])('takes "Prefer not to say" of %s alone only', async (list, field, other) => {
    const { browser } = await applicant()
    const idOf = async (label: string) =>
      Number(
        (
          await server.pool.query('select id from lookup where list = $1 and label = $2', [
            list,
            label,
          ])
        ).rows[0].id,
      )
    const [silent, said] = [await idOf('Prefer not to say'), await idOf(other)]
    const save = (ids: readonly number[]) =>
      browser.ask(`PATCH intern-service/profile/${list}`, { body: { [field]: ids } })
    expect(await save([said, silent])).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { [field]: 'This answer stands alone. Take it out, or the others.' },
    })
    expect((await save([silent])).status).toBe(200)
    expect((await save([said])).status).toBe(200)
  })

  it('of another intern is not there', async () => {
    const [mine, theirs] = [await applicant(), await applicant()]
    const entry = (
      await theirs.browser.ask('POST intern-service/profile/portfolio', {
        body: { title: 'Monsoon map', url: 'github.com/monsoon' },
      })
    ).payload.entry_id
    expect(
      (
        await mine.browser.ask('GET intern-service/application', {
          query: { application_id: theirs.intern.applicationId },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.ask(`PATCH intern-service/profile/portfolio/${entry}`, {
          body: { title: 'Mine' },
        })
      ).status,
    ).toBe(404)
    expect(
      (await mine.browser.ask(`DELETE intern-service/profile/portfolio/${entry}`)).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.ask(
          `GET intern-service/intern-dashboard/${theirs.intern.applicationId}/current-stage`,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.ask(
          `POST intern-service/application/v1/${theirs.intern.applicationId}/resume`,
          { body: {} },
        )
      ).status,
    ).toBe(404)
    expect(
      (await mine.browser.ask(`GET intern-service/get-intern-by-uuid/${theirs.intern.internId}`))
        .status,
    ).toBe(404)
    expect(
      (await theirs.browser.ask(`DELETE intern-service/profile/portfolio/${entry}`)).status,
    ).toBe(200)
  })

  it('gives its seat back when withdrawn, and another batch can be chosen', async () => {
    const { browser, batch } = await applicant()
    const mayChoose = async () =>
      (await browser.ask('GET api/check-token')).payload.may_choose_batch
    expect(await mayChoose()).toBe(false)
    expect(
      (
        await browser.ask('POST intern-service/application/withdraw', {
          body: { reason: 'STUDIES' },
        })
      ).payload.status,
    ).toBe('WITHDRAWN')
    expect(await mayChoose()).toBe(true)
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(0)
    const other = await aBatch(server)
    expect(
      (await browser.ask(`POST intern-service/map-user-batch/v1/${other.code}`, { body: {} }))
        .status,
    ).toBe(200)
    expect((await browser.ask('GET intern-service/application')).payload).toMatchObject({
      status: 'NOT_STARTED',
      batch: { code: other.code },
    })
    expect(await mayChoose()).toBe(false)
  })

  it('lets whoever was rejected choose a batch, and nobody who has not finished sign-up', async () => {
    const [rejected, unfinished] = [
      await applicant('REJECTED'),
      await applicant('REJECTED', { intern: { signup_completed_at: null } }),
    ]
    expect((await rejected.browser.ask('GET api/check-token')).payload.may_choose_batch).toBe(true)
    expect((await unfinished.browser.ask('GET api/check-token')).payload.may_choose_batch).toBe(
      false,
    )
  })
})

describe('a review', () => {
  it('asks for changes with comments only, and the intern answers every one before it is sent again', async () => {
    const { browser, operator, at, intern } = await reviewed()
    expect((await operator.ask(at('POST request-changes'), { body: {} })).code).toBe('CONFLICT')
    await operator.ask(at('PUT comments/RESUME_PROFILE'), {
      body: { body: 'When did you work there' },
    })
    await operator.ask(at('PUT comments/RESUME_PROFILE'), {
      body: { body: 'When did you work there?' },
    })
    expect((await browser.ask('GET intern-service/profile/feedback')).count).toBe(0)
    expect((await operator.ask(at('POST request-changes'), { body: {} })).payload.status).toBe(
      'CHANGES_REQUESTED',
    )
    const feedback = await browser.ask('GET intern-service/profile/feedback', {
      query: { section: 'RESUME_PROFILE' },
    })
    expect(feedback.payload).toMatchObject([
      { body: 'When did you work there?', addressed_at: null },
    ])
    expect(
      await browser.ask('POST intern-service/application/re-submit-application', { body: {} }),
    ).toMatchObject({ status: 409, message: 'Some comments are not addressed yet.' })
    expect(
      (
        await browser.ask('PATCH intern-service/profile/skill/job-title', {
          body: { job_title: 'Analyst' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.ask('POST intern-service/profile/review-feedback', {
          body: { comment_id: feedback.payload[0].comment_id },
        })
      ).payload.open,
    ).toBe(0)
    expect(
      (await browser.ask('PATCH intern-service/application/re-submit-application', { body: {} }))
        .payload.status,
    ).toBe('SUBMITTED')
    expect(
      (await server.mails(intern.email)).some((mail) => mail.kind === 'applications.changes'),
    ).toBe(true)
  })

  it('approves: browse sees the intern, names and birth date are closed, the rest stays open', async () => {
    const { browser, operator, at, intern } = await reviewed()
    expect((await operator.ask(at('POST approve'), { body: {} })).payload.status).toBe('APPROVED')
    const row = async () =>
      (
        await server.pool.query('select duration_weeks from intern_search where intern_id = $1', [
          intern.internId,
        ])
      ).rows[0]
    expect(await row()).toEqual({ duration_weeks: 10 })
    expect(
      (
        await browser.ask('PATCH intern-service/profile/name', {
          body: { first_name: 'Other', last_name: 'Name' },
        })
      ).status,
    ).toBe(409)
    expect(
      (
        await browser.ask('PATCH intern-service/profile/personal-info', {
          body: { intern_dob: '2001-01-01' },
        })
      ).status,
    ).toBe(409)
    expect(
      (
        await browser.ask('POST intern-service/register/save-internship-preference', {
          body: { start_month: '04/2027', duration_weeks: 12, hours_a_week: 20 },
        })
      ).status,
    ).toBe(200)
    expect(await row()).toEqual({ duration_weeks: 12 })
    await browser.ask('POST intern-service/update-account-settings-details', {
      body: { is_hidden: true },
    })
    expect(await row()).toBe(undefined)
    await browser.ask('POST intern-service/update-account-settings-details', {
      body: { is_hidden: false },
    })
    expect(await row()).toEqual({ duration_weeks: 12 })
    expect((await operator.ask(at('POST approve'), { body: {} })).code).toBe('ILLEGAL_TRANSITION')
  })

  it('rejects with a reason, gives the seat back, and tells the intern', async () => {
    const { operator, at, intern, batch } = await reviewed()
    expect((await operator.ask(at('POST reject'), { body: { reason: 'BECAUSE' } })).status).toBe(
      400,
    )
    expect(
      (await operator.ask(at('POST reject'), { body: { reason: 'REQUIREMENTS' } })).payload.status,
    ).toBe('REJECTED')
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(0)
    expect((await server.mails(intern.email))[0]?.kind).toBe('applications.rejected')
  })

  it('shows of diversity only whether it was answered, and writes down who opens identity documents', async () => {
    const { browser, operator, at, intern } = await reviewed()
    await server.pool.query(
      `update interns set gender_id = 1, first_generation_student = 'YES' where intern_id = $1`,
      [intern.internId],
    )
    const seen = await operator.ask(`GET operator/applications/${intern.applicationId}`)
    expect(seen.status).toBe(200)
    expect(seen.text).not.toMatch(/gender|first_generation|racial|disability|international_student/)
    expect(seen.payload.is_diversity_answered).toBe(false)
    expect(seen.payload.history.map((one: { move: string }) => one.move)).toEqual([
      'submit',
      'review',
    ])
    expect((await operator.ask(at('GET identity-documents'))).payload).toEqual([])
    expect(
      (
        await server.pool.query(
          `select 1 from event_log where machine = 'identityDocument' and subject_id = $1`,
          [intern.applicationId],
        )
      ).rowCount,
    ).toBe(1)
    expect((await browser.ask(`GET operator/applications/${intern.applicationId}`)).status).toBe(
      403,
    )
  })

  it('taken by one of eight at once is taken by that one, and another reviewer cannot decide it', async () => {
    const { browser, intern } = await applicant()
    await fillIn(server, browser, intern)
    await browser.ask('POST intern-service/application/submit', { body: {} })
    const operators = await Promise.all(
      Array.from({ length: 8 }, async () =>
        server.as((await anOperator(server, 'REVIEWER')).userId),
      ),
    )
    const tries = await Promise.all(
      operators.map((one) =>
        one.ask(`POST operator/applications/${intern.applicationId}/take`, { body: {} }),
      ),
    )
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1)
    const other = operators.find((_, index) => tries[index]?.status !== 200)
    expect(
      (await other?.ask(`POST operator/applications/${intern.applicationId}/approve`, { body: {} }))
        ?.message,
    ).toBe('Another reviewer has taken this application.')
    expect(
      (
        await other?.ask('GET operator/applications', {
          query: { status: 'IN_REVIEW', search: 'Bello' },
        })
      )?.count,
    ).toBeGreaterThan(0)
    expect(
      (await other?.ask('GET operator/applications/counts'))?.payload.IN_REVIEW,
    ).toBeGreaterThan(0)
  })
})

describe('a phone number', () => {
  it('is proved by its code once, and a wrong code counts', async () => {
    const { browser } = await applicant()
    const started = await browser.ask('PATCH intern-service/profile/phone-number', {
      body: { phone: '+49 151 5550100' },
    })
    const code = (await server.mails('+491515550100'))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
    const verify = (otp: string) =>
      browser.ask('POST intern-service/profile/phone-number/verify', {
        body: { otp, otp_hash: started.payload.otp_hash },
      })
    expect((await verify(code === '111111' ? '222222' : '111111')).code).toBe('CODE_WRONG')
    expect((await verify(code)).status).toBe(200)
    expect((await verify(code)).code).toBe('CODE_EXPIRED')
    expect(
      (await browser.ask('GET intern-service/intern-profile/basic-info/get')).payload
        .is_phone_verified,
    ).toBe(true)
    expect(
      (
        await browser.ask('POST otp/v2/verify', {
          body: { otp: code, otp_hash: started.payload.otp_hash },
        })
      ).status,
    ).toBe(400)
  })
})

describe('an account', () => {
  it('deactivates, leaves browse and signs out; another site cannot make it', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    expect(
      (
        await browser.ask('GET intern-service/deactivate-account', {
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).code,
    ).toBe('CROSS_SITE')
    expect(
      (await browser.ask('GET intern-service/deactivate-account', { query: { reason: 'BREAK' } }))
        .status,
    ).toBe(200)
    expect(
      (
        await server.pool.query('select 1 from intern_search where intern_id = $1', [
          intern.internId,
        ])
      ).rowCount,
    ).toBe(0)
    expect(
      (await (await server.as(intern.userId)).ask('GET intern-service/login-intern-details'))
        .status,
    ).not.toBe(200)
  })

  it('puts the time-zone prompt away for a day', async () => {
    const { browser } = await applicant()
    const shows = async () =>
      (await browser.ask('GET intern-service/intern-dashboard/basic-details')).payload
        .show_time_zone_prompt
    expect(await shows()).toBe(true)
    await browser.ask('PATCH intern-service/v1/preferences', {
      body: { time_zone_prompt_dismissed: true },
    })
    expect(await shows()).toBe(false)
    await server.forward(25 * 3_600_000)
    expect(await shows()).toBe(true)
  })
})
