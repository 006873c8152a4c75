import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('counts the open comments of a section that were sent to this intern', async () => {
  const [intern, other] = [await anIntern(server), await anIntern(server)]
  const { userId } = await anOperator(server)
  const comment = (applicationId: string, overrides: TestRow) =>
    insertRow(server.pool, 'application_comments', {
      comment_id: randomUUID(),
      application_id: applicationId,
      section: 'RESUME_PROFILE',
      body: 'Say what you did there',
      author_id: userId,
      created_at: server.now(),
      ...overrides,
    })
  const sent_at = server.now()
  const browser = await server.as(intern.userId)
  const read = async () =>
    (await browser.request('GET intern-service/application/section-info')).payload
  const before = await read()
  await comment(intern.applicationId, {})
  await comment(intern.applicationId, { sent_at, addressed_at: server.now() })
  await comment(other.applicationId, { sent_at })
  expect(await read()).toEqual(before)
  await comment(intern.applicationId, { sent_at })
  expect((await read()).open_comments).toBe(1)
})
