import { afterAll, beforeAll, expect, test } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let intern: Browser
let internId: string
beforeAll(async () => {
  server = await startTestServer()
  const created = await anIntern(server)
  intern = await server.as(created.userId)
  internId = created.internId
})
afterAll(() => server.stop())

const application = async () => (await intern.request('GET intern-service/application')).payload

test('stores custom skills next to listed ones and lets the intern remove them', async () => {
  const { application_id } = await application()
  const saved = await intern.request(
    `POST intern-service/application/v1/${application_id}/resume`,
    {
      body: { own_skills: ['Spring Boot', 'Typing 45 wpm'] },
    },
  )
  expect(saved.status).toBe(200)
  expect((await application()).own_skills).toEqual(['Spring Boot', 'Typing 45 wpm'])
  const { rows } = await server.pool.query('select own_skills from interns where intern_id = $1', [
    internId,
  ])
  expect(rows).toEqual([{ own_skills: ['Spring Boot', 'Typing 45 wpm'] }])
  await intern.request('POST intern-service/profile/personal-details', {
    body: { own_skills: ['Spring Boot'] },
  })
  expect((await application()).own_skills).toEqual(['Spring Boot'])
})
