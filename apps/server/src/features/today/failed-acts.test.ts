import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { newId } from '../../platform/ids.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let ben: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ben = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

const readFailed = async ({ browser }: Colleague, path = 'operator/today') =>
  (await browser.request(`GET ${path}`)).payload.failed_acts
/** Asks for a correction of a name that someone else corrects before it takes effect. */
async function failToCorrect({ browser }: Colleague): Promise<TestIntern> {
  const intern = await anIntern(server)
  const path = `operator/applications/${intern.applicationId}/locked-fields`
  const fields = (await browser.request(`GET ${path}`)).payload
  const { status } = await browser.request(`POST ${path}`, {
    body: { ...fields, last_name: 'Quetzal', base: fields, reason: 'As in the passport' },
  })
  expect(status).toBe(200)
  await server.pool.query(`update users set last_name = 'Other' where user_id = $1`, [
    intern.userId,
  ])
  await server.advanceClock(undoMs)
  return intern
}

describe('decisions that could not take effect', () => {
  it('are on the overview of the one who made them, with their person, for a day', async () => {
    const ada = await addColleague(server, 'REVIEWER')
    const intern = await failToCorrect(ada)
    expect(await readFailed(ada)).toEqual({
      total: 1,
      latest: [
        {
          act_id: expect.any(String),
          act: 'correctLockedFields',
          kind: 'PERSON',
          subject_id: intern.applicationId,
          user_id: intern.userId,
          name: expect.stringContaining('Other'),
          count: 1,
          failure: 'applications.refused.corrected',
        },
      ],
    })
    expect(await readFailed(ben)).toEqual({ total: 0, latest: [] })
    await server.advanceClock(24 * hourMs)
    expect((await readFailed(ada)).total).toBe(0)
  })

  it('are the latest five and the number of all', async () => {
    const ada = await addColleague(server, 'REVIEWER')
    const interns: TestIntern[] = []
    for (let at = 0; at < 6; at += 1) interns.push(await failToCorrect(ada))
    const { total, latest } = await readFailed(ada)
    expect([total, latest.map((act: { user_id: string }) => act.user_id)]).toEqual([
      6,
      interns
        .map(({ userId }) => userId)
        .toReversed()
        .slice(0, 5),
    ])
  })

  it('are not shown to those whose role no longer decides on their kind, but those of their own are', async () => {
    const ada = await addColleague(server, 'REVIEWER')
    await failToCorrect(ada)
    const { companyId } = await aCompany(server)
    await insertRow(server.pool, 'pending_acts', {
      act_id: newId(server.now()),
      act: 'revokeCredits',
      kind: 'CREDIT',
      subject_id: companyId,
      actor_id: ada.userId,
      requested_at: server.now(),
      due_at: server.now(),
      finished_at: server.now(),
      outcome: 'FAILED',
      failure: 'credits.refused.tooMany',
    })
    const kindsOf = async (path?: string) =>
      (await readFailed(ada, path)).latest.map((act: { kind: string }) => act.kind)
    expect(await kindsOf()).toEqual(['PERSON'])
    await server.pool.query(`update users set operator_role = 'FINANCE' where user_id = $1`, [
      ada.userId,
    ])
    expect(await kindsOf('operator/today/finance')).toEqual(['CREDIT'])
  })
})
