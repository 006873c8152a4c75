import { afterAll, beforeAll, expect, it } from 'vitest'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { fillInApplication } from '../../platform/testing/complete-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = (method: string, path: string) => `${method} intern-service/${path}`

it('country, time zone, introduction and custom skills are saved by their own requests', async () => {
  const { browser } = await anApplicant(server)
  const country_id = (
    await server.pool.query(`select id from lookup where list = 'country' order by id limit 1`)
  ).rows[0].id
  await browser.request(at('POST', 'profile/basic-info'), {
    body: { country_id, time_zone: 'Europe/Lisbon' },
  })
  await browser.request(at('POST', 'profile/personal-details'), {
    body: { job_title: 'Data intern', own_skills: ['River reading'] },
  })
  expect((await browser.request(at('GET', 'intern-profile/basic-info/get'))).payload).toMatchObject(
    { country_id, time_zone: 'Europe/Lisbon' },
  )
  expect((await browser.request(at('GET', 'application'))).payload.own_skills).toEqual([
    'River reading',
  ])
  expect((await browser.request(at('GET', 'profile/skill/section-data'))).payload.job_title).toBe(
    'Data intern',
  )
})

it('video questions are listed with their answers', async () => {
  const { browser, intern } = await anApplicant(server)
  const read = async () =>
    (
      await browser.request(at('POST', 'profile/video/video-applications'), { body: {} })
    ).payload.map((video: { question: string; answer: { seconds: number } | null }) => [
      video.question,
      video.answer?.seconds ?? null,
    ])
  expect(await read()).toEqual(videoQuestions.map((question) => [question, null]))
  await fillInApplication(server, browser, intern)
  expect(await read()).toEqual(videoQuestions.map((question) => [question, 40]))
})

it('portfolio and education are listed, changed and removed', async () => {
  const { browser } = await anApplicant(server)
  for (const [kind, body, field] of [
    ['portfolio', { title: 'A map' }, 'title'],
    ['education', { school: 'A university', degree: 'Hydrology' }, 'school'],
  ] as const) {
    const { entry_id } = (await browser.request(at('POST', `profile/${kind}`), { body })).payload
    expect((await browser.request(at('GET', `profile/${kind}`))).payload).toMatchObject([body])
    await browser.request(at('PATCH', `profile/${kind}/${entry_id}`), {
      body: { ...body, [field]: 'Changed' },
    })
    expect((await browser.request(at('GET', `profile/${kind}`))).payload).toMatchObject([
      { [field]: 'Changed' },
    ])
    await browser.request(at('DELETE', `profile/${kind}/${entry_id}`))
    expect((await browser.request(at('GET', `profile/${kind}`))).payload).toEqual([])
  }
})

it('questions, projects, documents, the policy and the submission are also sent by PATCH', async () => {
  const { browser, intern } = await anApplicant(server)
  await fillInApplication(server, browser, intern)
  const file_id = (
    await server.pool.query(
      `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, 'identity', 'image/png', 'id.png', 10, now()) returning file_id`,
      [intern.userId],
    )
  ).rows[0].file_id
  const patch = async (path: string, body: object) =>
    expect((await browser.request(at('PATCH', `application/${path}`), { body })).status, path).toBe(
      200,
    )
  await patch('additional-question', { answers: { MOTIVATION: 'To be useful.' } })
  await patch('skill-goals/interested-projects', { project_ids: [] })
  await patch('create-identity-document', { kind: 'PASSPORT', file_id })
  await patch('enrol', { conduct_accepted: true })
  await patch('submit', {})
  expect(
    JSON.stringify((await browser.request(at('GET', 'application/additional-question'))).payload),
  ).toContain('To be useful.')
  expect((await browser.request(at('GET', 'application/list-identity-document'))).count).toBe(1)
  expect((await browser.request(at('GET', 'application/enrol'))).payload.agreements).toMatchObject([
    { is_accepted: true },
  ])
  expect((await browser.request(at('GET', 'application'))).payload.status).toBe('SUBMITTED')
})
