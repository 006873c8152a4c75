import { dayMs } from '@fledge/kernel/dates.ts'
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
async function processStored(row: TestRow, status = 'APPROVED') {
  const decided_at = status === 'APPROVED' ? server.now() : null
  const { applicationId } = await anIntern(server, { application: { status, decided_at } })
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
    'select outcome, failure, input, a.status from pending_acts p join applications a on a.application_id = p.subject_id where act_id = $1',
    [act_id],
  )
  return rows[0]
}
const failed = { outcome: 'FAILED', failure: 'pendingActs.refused.failed', input: null }
const late = { ...failed, failure: 'pendingActs.refused.late' }

it('a decision whose text was emptied after a day fails at once, and its operator is told', async () => {
  expect(await processStored({ input: null })).toMatchObject(late)
  expect((await ada.browser.request('GET operator/today')).payload.failed_acts.total).toBe(1)
})

it('an approval, which has no text, is not made after a day either', async () => {
  const act = { act: 'approveApplication', requested_at: new Date(server.now().getTime() - dayMs) }
  expect(await processStored({ ...act, input: null }, 'IN_REVIEW')).toEqual({
    ...late,
    status: 'IN_REVIEW',
  })
  // As it is stored until then.
  expect(await processStored({ ...act, input: 'null' }, 'IN_REVIEW')).toEqual({
    outcome: 'DONE',
    failure: null,
    input: null,
    status: 'APPROVED',
  })
})

it('a decision that no release knows does not keep its subject out of its queue', async () => {
  const due_at = new Date(server.now().getTime() - 120_000)
  expect(await processStored({ act: 'unknown', input: { note: 'Ada' }, due_at })).toMatchObject(
    failed,
  )
})
