import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@fledge/kernel/dates.ts'
import { newId } from '../../platform/ids.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { buildApplicationRow } from '../../platform/testing/intern-rows.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { fillInApplication } from '../../platform/testing/complete-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const applicant = () => anApplicant(server)
async function reviewed() {
  const intern = await applicant()
  await fillInApplication(server, intern.browser, intern.intern)
  expect(
    (await intern.browser.request('POST intern-service/application/submit', { body: {} })).payload
      .status,
  ).toBe('SUBMITTED')
  const operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const at = (path: string) =>
    path.replace(' ', ` operator/applications/${intern.intern.applicationId}/`)
  expect((await operator.request(at('POST take'), { body: {} })).payload.status).toBe('IN_REVIEW')
  return { ...intern, operator, at }
}

describe('application review', () => {
  it('says by when it is decided, as the queue does, until it is', async () => {
    const { operator, at, intern } = await reviewed()
    const path = at('GET ').slice(0, -1)
    const { payload: rows } = await operator.request('GET operator/applications')
    const row = rows.find(
      ({ application_id: id }: { application_id: string }) => id === intern.applicationId,
    )
    expect(Date.parse(row.review_due_at)).toBeGreaterThan(server.now().getTime())
    expect((await operator.request(path)).payload.review_due_at).toBe(row.review_due_at)
    await operator.request(at('PUT comments/RESUME_PROFILE'), { body: { body: 'When was that?' } })
    await operator.request(at('POST request-changes'), { body: {} })
    expect((await operator.request(path)).payload.review_due_at).toBeNull()
  })

  it('requests changes only with comments, which the intern must resolve before resubmitting', async () => {
    const { browser, operator, at, intern } = await reviewed()
    expect((await operator.request(at('POST request-changes'), { body: {} })).code).toBe('CONFLICT')
    await operator.request(at('PUT comments/RESUME_PROFILE'), {
      body: { body: 'When did you work there' },
    })
    await operator.request(at('PUT comments/RESUME_PROFILE'), {
      body: { body: 'When did you work there?' },
    })
    expect((await browser.request('GET intern-service/profile/feedback')).count).toBe(0)
    expect((await operator.request(at('POST request-changes'), { body: {} })).payload.status).toBe(
      'CHANGES_REQUESTED',
    )
    const feedback = await browser.request('GET intern-service/profile/feedback', {
      query: { section: 'RESUME_PROFILE' },
    })
    expect(feedback.payload).toMatchObject([
      { body: 'When did you work there?', addressed_at: null },
    ])
    expect(
      await browser.request('POST intern-service/application/re-submit-application', { body: {} }),
    ).toMatchObject({ status: 409, message: 'Mark every requested change as resolved first.' })
    expect(
      (
        await browser.request('PATCH intern-service/profile/skill/job-title', {
          body: { job_title: 'Analyst' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.request('POST intern-service/profile/review-feedback', {
          body: { comment_id: feedback.payload[0].comment_id },
        })
      ).payload.open,
    ).toBe(0)
    expect(
      (
        await browser.request('PATCH intern-service/application/re-submit-application', {
          body: {},
        })
      ).payload.status,
    ).toBe('SUBMITTED')
    expect(
      (await server.mails(intern.email)).some((mail) => mail.kind === 'applications.changes'),
    ).toBe(true)
  })

  it('counts the requested changes left to resolve, of this application and sent ones only', async () => {
    const { browser, operator, at, intern, batch } = await reviewed()
    const old = { ...intern, applicationId: newId(server.now()), batchId: batch.batchId }
    const monthAgo = new Date(server.now().getTime() - 30 * dayMs)
    await insertRow(
      server.pool,
      'applications',
      buildApplicationRow(monthAgo, old, { status: 'WITHDRAWN' }),
    )
    await insertRow(server.pool, 'application_comments', {
      comment_id: newId(server.now()),
      application_id: old.applicationId,
      section: 'VIDEO_PROFILE',
      body: 'Of the application before.',
      author_id: (await anOperator(server)).userId,
      created_at: monthAgo,
      sent_at: monthAgo,
    })
    const comment = (section: string, body: string) =>
      operator.request(at(`PUT comments/${section}`), { body: { body } })
    await comment('RESUME_PROFILE', 'When did you work there?')
    await comment('PERSONAL_INFORMATION', 'Is this your full name?')
    const readOpenSections = async () =>
      (await browser.request('GET intern-service/application/section-info')).payload.sections
        .filter(({ open_comments }: { open_comments: number }) => open_comments > 0)
        .map(({ section }: { section: string }) => section)
    expect(await readOpenSections()).toEqual([])
    await operator.request(at('POST request-changes'), { body: {} })
    expect(await readOpenSections()).toEqual(['PERSONAL_INFORMATION', 'RESUME_PROFILE'])
    const setStatus = (status: string) =>
      server.pool.query('update applications set status = $2 where application_id = $1', [
        intern.applicationId,
        status,
      ])
    // In the next round, the reviewer begins a comment and deletes it.
    await setStatus('IN_REVIEW')
    expect((await comment('RESUME_PROFILE', 'And until when?')).status).toBe(200)
    expect((await comment('RESUME_PROFILE', '')).status).toBe(200)
    await setStatus('CHANGES_REQUESTED')
    const feedback = async () =>
      (await browser.request('GET intern-service/profile/feedback')).payload
    const sent: { comment_id: string; body: string }[] = await feedback()
    expect(sent.map(({ body }) => body).toSorted()).toEqual([
      'Is this your full name?',
      'When did you work there?',
    ])
    const resolve = async (comment_id = '') =>
      (
        await browser.request('POST intern-service/profile/review-feedback', {
          body: { comment_id, note: 'Yes.' },
        })
      ).payload.open
    expect(await resolve(sent[0]?.comment_id)).toBe(1)
    const resolved = (await feedback()).map((row: { addressed_at: string | null }) =>
      Boolean(row.addressed_at),
    )
    expect(resolved.toSorted()).toEqual([false, true])
    expect(await resolve(sent[1]?.comment_id)).toBe(0)
  })

  it('approval makes the intern visible in browse and locks names and birth date only', async () => {
    const { browser, operator, at, intern } = await reviewed()
    expect((await operator.request(at('POST approve'), { body: {} })).payload.status).toBe(
      'APPROVED',
    )
    const row = async () =>
      (
        await server.pool.query('select duration_weeks from intern_search where intern_id = $1', [
          intern.internId,
        ])
      ).rows[0]
    expect(await row()).toEqual({ duration_weeks: 10 })
    expect(
      (
        await browser.request('PATCH intern-service/profile/name', {
          body: { first_name: 'Other', last_name: 'Name' },
        })
      ).status,
    ).toBe(409)
    expect(
      (
        await browser.request('PATCH intern-service/profile/personal-info', {
          body: { intern_dob: '2001-01-01' },
        })
      ).status,
    ).toBe(409)
    expect(
      (
        await browser.request('POST intern-service/register/save-internship-preference', {
          body: { start_month: '04/2027', duration_weeks: 12, hours_a_week: 20 },
        })
      ).status,
    ).toBe(200)
    expect(await row()).toEqual({ duration_weeks: 12 })
    await browser.request('POST intern-service/update-account-settings-details', {
      body: { is_hidden: true },
    })
    expect(await row()).toBe(undefined)
    await browser.request('POST intern-service/update-account-settings-details', {
      body: { is_hidden: false },
    })
    expect(await row()).toEqual({ duration_weeks: 12 })
    expect((await operator.request(at('POST approve'), { body: {} })).code).toBe(
      'ILLEGAL_TRANSITION',
    )
  })

  it('rejects with a reason, frees the seat and tells the intern', async () => {
    const { operator, at, intern, batch } = await reviewed()
    expect(
      (await operator.request(at('POST reject'), { body: { reason: 'BECAUSE' } })).status,
    ).toBe(400)
    expect(
      (await operator.request(at('POST reject'), { body: { reason: 'REQUIREMENTS' } })).payload
        .status,
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

  it('shows only whether diversity questions were answered, and logs access to identity documents', async () => {
    const { browser, operator, at, intern } = await reviewed()
    await server.pool.query(
      `update interns set gender_id = 1, first_generation_student = 'YES' where intern_id = $1`,
      [intern.internId],
    )
    const review = await operator.request(`GET operator/applications/${intern.applicationId}`)
    expect(review.status).toBe(200)
    expect(review.text).not.toMatch(
      /gender|first_generation|racial|disability|international_student/,
    )
    expect(review.payload.is_diversity_answered).toBe(false)
    expect(review.payload.history.map((entry: { move: string }) => entry.move)).toEqual([
      'submit',
      'review',
    ])
    expect((await operator.request(at('GET identity-documents'))).payload).toEqual([])
    expect(
      (
        await server.pool.query(
          `select 1 from event_log where machine = 'identityDocument' and subject_id = $1`,
          [intern.applicationId],
        )
      ).rowCount,
    ).toBe(1)
    expect(
      (await browser.request(`GET operator/applications/${intern.applicationId}`)).status,
    ).toBe(403)
  })

  it('is assigned to one of eight parallel reviewers, and no other reviewer can decide', async () => {
    const { browser, intern } = await applicant()
    await fillInApplication(server, browser, intern)
    await browser.request('POST intern-service/application/submit', { body: {} })
    const operators = await Promise.all(
      Array.from({ length: 8 }, async () =>
        server.as((await anOperator(server, 'REVIEWER')).userId),
      ),
    )
    const responses = await Promise.all(
      operators.map((operator) =>
        operator.request(`POST operator/applications/${intern.applicationId}/take`, { body: {} }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    const other = operators.find((_, index) => responses[index]?.status !== 200)
    expect(
      (
        await other?.request(`POST operator/applications/${intern.applicationId}/approve`, {
          body: {},
        })
      )?.message,
    ).toMatch(/^First\d+ Last\d+ is taking care of this\. Ask them or a manager to pass it on\.$/)
    expect(
      (
        await other?.request('GET operator/applications', {
          query: { status: 'IN_REVIEW', search: 'Bello' },
        })
      )?.count,
    ).toBeGreaterThan(0)
    expect(
      (await other?.request('GET operator/applications/counts'))?.payload.IN_REVIEW,
    ).toBeGreaterThan(0)
  })
})
