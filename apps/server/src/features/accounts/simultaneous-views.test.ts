import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a view conflicts with another one that begins in the same session at the same time', async () => {
  const [intern, other] = [await anIntern(server), await anIntern(server)]
  const { userId } = await anOperator(server)
  const manager = await server.as(userId)
  const begun = await runBehindLock(server, {
    lock: (holder) =>
      holder.query(
        `insert into account_views (view_id, user_id, operator_id, session_id, reason, begun_at, ends_at)
        select $1, $2, user_id, session_id, 'Same time', $4, $4::timestamptz + interval '30 minutes'
        from sessions where user_id = $3`,
        [randomUUID(), other.userId, userId, server.now()],
      ),
    act: () =>
      manager.request(`POST operator/people/${intern.userId}/view`, {
        body: { reason: 'They wrote that their offer does not show' },
      }),
  })
  expect(begun).toMatchObject({ status: 409, code: 'CONFLICT' })
})
