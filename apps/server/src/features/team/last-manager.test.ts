import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const aManager = async () => {
  const { userId } = await anOperator(server)
  return { userId, browser: await server.as(userId) }
}

it('of two managers who demote each other at once, one remains', async () => {
  const [ada, ben] = [await aManager(), await aManager()]
  const body = { operator_role: 'REVIEWER', base: 'MANAGER', reason: 'New tasks' }
  // Both requests have to be past the check of their session: a manager demoted before gets 403.
  const answers = await runBehindLock(server, {
    lock: (holder) =>
      holder.query(`select from users where operator_role = 'MANAGER' for no key update`),
    act: () =>
      Promise.all([
        ada.browser.request(`POST operator/team/${ben.userId}/role`, { body }),
        ben.browser.request(`POST operator/team/${ada.userId}/role`, { body }),
      ]),
    waiting: 2,
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await server.pool.query(
    `select user_id from users where type = 'O' and status = 'ACTIVE' and operator_role = 'MANAGER'`,
  )
  expect(rows).toHaveLength(1)
  const last = await server.as(rows[0].user_id)
  const removal = await last.request(`POST operator/team/${rows[0].user_id}/remove`, {
    body: { reason: 'New tasks' },
  })
  expect(removal).toMatchObject({ status: 409, message: expect.stringContaining('last manager') })
})
