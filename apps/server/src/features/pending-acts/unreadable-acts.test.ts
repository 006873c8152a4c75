import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ada = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

/** Makes a stored decision on an application take effect, and returns what became of it. */
async function processStored(row: TestRow) {
  const { applicationId } = await anIntern(server)
  const act_id = newId(server.now())
  await insertRow(server.pool, 'pending_acts', {
    act_id,
    act: 'withdrawApplication',
    kind: 'APPLICATION',
    subject_id: applicationId,
    actor_id: ada.userId,
    requested_at: server.now(),
    due_at: server.now(),
    ...row,
  })
  await server.running.services.sweep()
  const { rows } = await server.pool.query(
    'select outcome, failure, input from pending_acts where act_id = $1',
    [act_id],
  )
  return rows[0]
}
const failed = { outcome: 'FAILED', failure: 'pendingActs.refused.failed', input: null }

it('a decision whose text was emptied fails at once, and its operator is told', async () => {
  expect(await processStored({ input: null })).toEqual(failed)
  expect((await ada.browser.request('GET operator/today')).payload.failed_acts.total).toBe(1)
})

it('a decision that no release knows does not keep its subject out of its queue', async () => {
  const due_at = new Date(server.now().getTime() - 120_000)
  expect(await processStored({ act: 'unknown', input: { note: 'Ada' }, due_at })).toEqual(failed)
})
