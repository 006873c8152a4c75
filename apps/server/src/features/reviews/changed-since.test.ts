import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('shows the reviewer what changed since the comments, by section with before and after, without diversity data', async () => {
  const intern = await anIntern(server, {
    application: { status: 'IN_REVIEW', skill_ids: [1], decided_at: null },
  })
  const [internBrowser, operator] = [
    await server.as(intern.userId),
    await server.as((await anOperator(server, 'REVIEWER')).userId),
  ]
  const at = `operator/applications/${intern.applicationId}`
  const changed = async () => (await operator.request(`GET ${at}`)).payload.changed
  expect(await changed()).toBeNull()
  await operator.request(`PUT ${at}/comments/RESUME_PROFILE`, {
    body: { body: 'Please say what you want to learn.' },
  })
  expect((await operator.request(`POST ${at}/request-changes`, { body: {} })).status).toBe(200)
  expect(await changed()).toBeNull()
  await internBrowser.request('PATCH intern-service/profile/skill/internship-goal', {
    body: { internship_goal: 'To read rivers' },
  })
  await internBrowser.request('POST intern-service/profile/education', {
    body: { school: 'A university', degree: 'Hydrology', from: '2023-09' },
  })
  await internBrowser.request('PATCH intern-service/profile/phone-number', {
    body: { phone: '+44 7700 900123' },
  })
  await internBrowser.request('PATCH intern-service/profile/gender', { body: { gender_id: 1 } })
  await internBrowser.request('POST intern-service/application/additional-question', {
    body: { answers: { EQUIPMENT: 'READY' } },
  })
  // The reviewer sees no changes while the intern is still editing.
  expect(await changed()).toBeNull()
  await server.pool.query(
    `update applications set status = 'SUBMITTED' where application_id = $1`,
    [intern.applicationId],
  )
  const changes = await changed()
  expect(
    changes.map((change: { section: string; field: string }) => [change.section, change.field]),
  ).toEqual([
    ['PERSONAL_INFORMATION', 'applications.field.phone'],
    ['ADDITIONAL_QUESTIONS', expect.stringContaining('EQUIPMENT')],
    ['RESUME_PROFILE', 'applications.field.education'],
    ['RESUME_PROFILE', 'profiles.goal.name'],
  ])
  expect(changes.at(-1)).toMatchObject({ before: '', after: 'To read rivers' })
  expect(changes.at(-2)).toMatchObject({
    before: '',
    after: 'Hydrology · A university · September 2023 – ',
  })
})

it('requires a note to the reviewer when resolving a comment on an unchanged section', async () => {
  const intern = await anIntern(server, {
    application: { status: 'IN_REVIEW', skill_ids: [1], decided_at: null },
  })
  const [internBrowser, operator] = [
    await server.as(intern.userId),
    await server.as((await anOperator(server, 'REVIEWER')).userId),
  ]
  const at = `operator/applications/${intern.applicationId}`
  for (const section of [
    'RESUME_PROFILE',
    'DIVERSITY_INFORMATION',
    'PERSONAL_INFORMATION',
    'CAREER_FIELD',
  ])
    await operator.request(`PUT ${at}/comments/${section}`, { body: { body: `About ${section}` } })
  await operator.request(`POST ${at}/request-changes`, { body: {} })
  const comments = (await internBrowser.request('GET intern-service/profile/feedback'))
    .payload as readonly {
    comment_id: string
    section: string
  }[]
  const mark = (section: string, note?: string) =>
    internBrowser.request('POST intern-service/profile/review-feedback', {
      body: {
        comment_id: comments.find((comment) => comment.section === section)?.comment_id,
        ...(note ? { note } : {}),
      },
    })
  const unchanged = {
    status: 400,
    code: 'VALIDATION',
    fields: { note: 'You haven’t changed this section. Explain why.' },
  }
  await server.advanceClock(1000)
  await internBrowser.request('PATCH intern-service/profile/phone-number', {
    body: { phone: '+44 7700 900123' },
  })
  expect(await mark('RESUME_PROFILE')).toMatchObject(unchanged)
  expect(await mark('DIVERSITY_INFORMATION')).toMatchObject(unchanged)
  expect((await mark('PERSONAL_INFORMATION')).payload.open).toBe(3)
  // Skills to improve belong to the section as well.
  await internBrowser.request('POST intern-service/profile/skill/develop', {
    body: { skill_to_improve_ids: [2] },
  })
  await internBrowser.request('PATCH intern-service/profile/gender', { body: { gender_id: 1 } })
  expect((await mark('DIVERSITY_INFORMATION')).payload.open).toBe(2)
  expect((await mark('RESUME_PROFILE')).payload.open).toBe(1)
  const note = 'These are the skills I have.'
  expect(await mark('CAREER_FIELD')).toMatchObject(unchanged)
  expect((await mark('CAREER_FIELD', note)).payload.open).toBe(0)
  expect(
    (await operator.request(`GET ${at}`)).payload.comments.find(
      (comment: { section: string }) => comment.section === 'CAREER_FIELD',
    ),
  ).toMatchObject({ note })
})

it("sends an application's own comments, to its intern alone, and names its reviewer", async () => {
  const operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const application = { status: 'IN_REVIEW', decided_at: null }
  const [intern, other] = [
    await anIntern(server, { application }),
    await anIntern(server, { application }),
  ]
  for (const { applicationId } of [intern, other])
    await operator.request(`PUT operator/applications/${applicationId}/comments/RESUME_PROFILE`, {
      body: { body: `About ${applicationId}` },
    })
  await operator.request(`POST operator/applications/${intern.applicationId}/request-changes`, {
    body: {},
  })
  const feedback = async ({ userId }: TestIntern) => {
    const browser = await server.as(userId)
    const { payload } = await browser.request('GET intern-service/profile/feedback')
    return payload.map((comment: { body: string }) => comment.body)
  }
  expect(await feedback(intern)).toEqual([`About ${intern.applicationId}`])
  expect(await feedback(other)).toEqual([])
  expect(
    (await operator.request(`GET operator/applications/${other.applicationId}`)).payload,
  ).toMatchObject({ status: 'IN_REVIEW', reviewer: null })
})
