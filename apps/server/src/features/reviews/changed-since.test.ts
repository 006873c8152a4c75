import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

it('tells the reviewer what was changed since the comments, by section with before and after, and nothing about diversity', async () => {
  const intern = await anIntern(server, { application: { status: 'IN_REVIEW', skill_ids: [1], decided_at: null } })
  const [own, operator] = [await server.as(intern.userId), await server.as((await anOperator(server, 'REVIEWER')).userId)]
  const at = `operator/applications/${intern.applicationId}`
  const changed = async () => (await operator.ask(`GET ${at}`)).payload.changed
  expect(await changed()).toBeNull()
  await operator.ask(`PUT ${at}/comments/RESUME_PROFILE`, { body: { body: 'Please say what you want to learn.' } })
  expect((await operator.ask(`POST ${at}/request-changes`, { body: {} })).status).toBe(200)
  expect(await changed()).toBeNull()
  await own.ask('PATCH intern-service/profile/skill/internship-goal', { body: { internship_goal: 'To read rivers' } })
  await own.ask('POST intern-service/profile/education', { body: { school: 'A university', degree: 'Hydrology', from: '2023-09' } })
  await own.ask('PATCH intern-service/profile/phone-number', { body: { phone: '+44 7700 900123' } })
  await own.ask('PATCH intern-service/profile/gender', { body: { gender_id: 1 } })
  await own.ask('POST intern-service/application/additional-question', { body: { answers: { EQUIPMENT: 'READY' } } })
  // While the intern is at it nobody looks over the shoulder.
  expect(await changed()).toBeNull()
  await server.pool.query(`update applications set status = 'SUBMITTED' where application_id = $1`, [intern.applicationId])
  const told = await changed()
  expect(told.map((one: { section: string; field: string }) => [one.section, one.field])).toEqual([
    ['PERSONAL_INFORMATION', 'applications.field.phone'], ['ADDITIONAL_QUESTIONS', expect.stringContaining('EQUIPMENT')], ['RESUME_PROFILE', 'applications.field.education'], ['RESUME_PROFILE', 'profiles.goal.name'],
  ])
  expect(told.at(-1)).toMatchObject({ before: '', after: 'To read rivers' })
  expect(told.at(-2)).toMatchObject({ before: '', after: 'Hydrology · A university · 2023-09 – ' })
})
