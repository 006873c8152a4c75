import { addWorkingDays, formatTime } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { aBatch, type anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { fillInApplication } from '../../platform/testing/complete-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const applicant = (status?: string, overrides?: Parameters<typeof anIntern>[1]) =>
  anApplicant(server, status, overrides)

describe('application', () => {
  it('lists every missing field when submitted incomplete, and keeps its status', async () => {
    const { browser } = await applicant()
    const rejected = await browser.request('POST intern-service/application/submit', { body: {} })
    expect(rejected).toMatchObject({ status: 400, code: 'INCOMPLETE' })
    expect(Object.keys(rejected.fields ?? {})).toEqual(
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
    expect((await browser.request('GET intern-service/application')).payload.status).toBe(
      'IN_PROGRESS',
    )
  })

  it('is created once, submitted when complete, and then read-only', async () => {
    const { browser, intern } = await applicant('NOT_STARTED')
    expect(
      (await browser.request('PATCH intern-service/application/start', { body: {} })).payload
        .status,
    ).toBe('IN_PROGRESS')
    expect(
      (await browser.request('POST intern-service/application/start', { body: {} })).code,
    ).toBe('ILLEGAL_TRANSITION')
    await fillInApplication(server, browser, intern)
    const info = await browser.request('GET intern-service/application/section-info')
    expect(info.payload).toMatchObject({ percent: 100, missing: [] })
    expect(info.payload.sections).toHaveLength(8)
    expect(
      (await browser.request('POST intern-service/application/submit', { body: {} })).payload
        .status,
    ).toBe('SUBMITTED')
    for (const [address, body] of [
      ['PATCH intern-service/profile/name', { first_name: 'A', last_name: 'B' }],
      ['POST intern-service/profile/education', { school: 'X', degree: 'Y' }],
      ['POST intern-service/application/additional-question', { answers: {} }],
    ] as const)
      expect(await browser.request(address, { body }), address).toMatchObject({
        status: 409,
        code: 'CONFLICT',
      })
    const [mail] = await server.mails(intern.email)
    expect(mail?.kind).toBe('applications.submitted')
    const by = (
      await browser.request(
        `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
      )
    ).payload.answer_by
    expect(by).toBe(
      addWorkingDays(
        (await browser.request('GET intern-service/application')).payload.submitted_at,
        3,
        'UTC',
      ).toISOString(),
    )
    expect(mail?.body).toContain(formatTime(by, 'Africa/Lagos', 'day'))
    expect(
      (
        await browser.request(
          `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
        )
      ).payload.steps[0],
    ).toMatchObject({ step: 'APPLIED', state: 'done' })
  })

  it('saving one section keeps the fields of others and reports unknown ids at their field', async () => {
    const { browser } = await applicant()
    await browser.request('PATCH intern-service/profile/skill/job-title', {
      body: { job_title: 'Data intern' },
    })
    await browser.request('PATCH intern-service/profile/skill/internship-goal', {
      body: { internship_goal: '<b>Learn</b>' },
    })
    expect(
      (await browser.request('GET intern-service/profile/skill/section-data')).payload,
    ).toMatchObject({ job_title: 'Data intern', internship_goal: '<b>Learn</b>' })
    expect(
      (
        await browser.request('PATCH intern-service/application/specialisation', {
          body: { career_field_id: 999_999 },
        })
      ).fields,
    ).toHaveProperty('career_field_id')
    expect(
      (
        await browser.request('PATCH intern-service/profile/skill/job-title', {
          body: { job_title: 'a\u0000b' },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await browser.request('POST intern-service/profile/education', {
          body: { school: 'X', degree: 'Y', from: '2026-01', to: '2025-01' },
        })
      ).fields,
    ).toHaveProperty('to')
    expect(
      (
        await browser.request('POST intern-service/application/additional-question', {
          body: { answers: { [additionalQuestions[1]?.id ?? '']: 'SOMETHING ELSE' } },
        })
      ).status,
    ).toBe(400)
  })

  it('counts each unanswered question of a section separately', async () => {
    const { browser } = await applicant()
    const count = async (page: string) =>
      (await browser.request('GET intern-service/application/section-info')).payload.sections.find(
        (part: { page: string }) => part.page === page,
      ).missing_count
    const required = additionalQuestions.filter((question) => question.required)
    expect(await count('additional-questions')).toBe(required.length)
    expect(await count('video-profile')).toBe(videoQuestions.length)
    await browser.request('POST intern-service/application/additional-question', {
      body: { answers: { [required[0]?.id ?? '']: 'To learn how a team works' } },
    })
    expect(await count('additional-questions')).toBe(required.length - 1)
    expect(await count('diversity-information')).toBe(0)
  })

  it('counts each diversity question separately and none before it is answered', async () => {
    const { browser } = await applicant()
    const part = async () =>
      (await browser.request('GET intern-service/application/section-info')).payload.sections.find(
        (part: { section: string }) => part.section === 'DIVERSITY_INFORMATION',
      )
    expect(await part()).toMatchObject({ optional: 5, optional_done: 0, saved_at: null })
    await browser.request('PATCH intern-service/profile/first-gen-student', {
      body: { first_generation_student: 'PREFER_NOT_TO_SAY' },
    })
    await browser.request('PATCH intern-service/profile/disability', {
      body: { disability_ids: [] },
    })
    expect(await part()).toMatchObject({
      optional: 5,
      optional_done: 1,
      saved_at: expect.any(String),
    })
  })

  it.each([
    ['racial-ethnic-group', 'racial_ethnic_group_ids', 'East Asian'],
    ['disability', 'disability_ids', 'Speech or language'],
  ])('accepts "Prefer not to say" for %s only on its own', async (list, field, other) => {
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
    const [silent, answeredId] = [await idOf('Prefer not to say'), await idOf(other)]
    const save = (ids: readonly number[]) =>
      browser.request(`PATCH intern-service/profile/${list}`, { body: { [field]: ids } })
    expect(await save([answeredId, silent])).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: {
        [field]: 'You can’t combine this answer with others. Remove it, or remove the others.',
      },
    })
    expect((await save([silent])).status).toBe(200)
    expect((await save([answeredId])).status).toBe(200)
  })

  it("returns 404 for another intern's application", async () => {
    const [mine, theirs] = [await applicant(), await applicant()]
    const entry = (
      await theirs.browser.request('POST intern-service/profile/portfolio', {
        body: { title: 'Monsoon map', url: 'github.com/monsoon' },
      })
    ).payload.entry_id
    expect(
      (
        await mine.browser.request('GET intern-service/application', {
          query: { application_id: theirs.intern.applicationId },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.request(`PATCH intern-service/profile/portfolio/${entry}`, {
          body: { title: 'Mine' },
        })
      ).status,
    ).toBe(404)
    expect(
      (await mine.browser.request(`DELETE intern-service/profile/portfolio/${entry}`)).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.request(
          `GET intern-service/intern-dashboard/${theirs.intern.applicationId}/current-stage`,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.request(
          `POST intern-service/application/v1/${theirs.intern.applicationId}/resume`,
          { body: {} },
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await mine.browser.request(
          `GET intern-service/get-intern-by-uuid/${theirs.intern.internId}`,
        )
      ).status,
    ).toBe(404)
    expect(
      (await theirs.browser.request(`DELETE intern-service/profile/portfolio/${entry}`)).status,
    ).toBe(200)
  })

  it('withdrawing frees the seat and allows choosing another batch', async () => {
    const [{ browser, batch }, bystander] = [await applicant(), await applicant()]
    const mayChoose = async () =>
      (await browser.request('GET api/check-token')).payload.may_choose_batch
    expect(await mayChoose()).toBe(false)
    expect(
      (
        await browser.request('POST intern-service/application/withdraw', {
          body: { reason: 'STUDIES' },
        })
      ).payload.status,
    ).toBe('WITHDRAWN')
    expect(
      (await bystander.browser.request('GET intern-service/application')).payload.status,
    ).not.toBe('WITHDRAWN')
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
      (await browser.request(`POST intern-service/map-user-batch/v1/${other.code}`, { body: {} }))
        .status,
    ).toBe(200)
    expect((await browser.request('GET intern-service/application')).payload).toMatchObject({
      status: 'NOT_STARTED',
      batch: { code: other.code },
    })
    expect(await mayChoose()).toBe(false)
  })

  it('lets a rejected intern choose a batch, but not an intern with unfinished sign-up', async () => {
    const [rejected, unfinished] = [
      await applicant('REJECTED'),
      await applicant('REJECTED', { intern: { signup_completed_at: null } }),
    ]
    expect((await rejected.browser.request('GET api/check-token')).payload.may_choose_batch).toBe(
      true,
    )
    expect((await unfinished.browser.request('GET api/check-token')).payload.may_choose_batch).toBe(
      false,
    )
  })
})
