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
let manager: Colleague
let finance: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ben = await addColleague(server, 'REVIEWER')
  manager = await addColleague(server, 'MANAGER')
  finance = await addColleague(server, 'FINANCE')
})
afterAll(() => server.stop())

const readFailed = async ({ browser }: Colleague, path = 'operator/today') =>
  (await browser.request(`GET ${path}`)).payload.failed_acts
const markSeen = (act_id: string, { browser }: Colleague) =>
  browser.request('POST operator/pending-acts/seen', { body: { act_id } })
const readName = async ({ userId }: Colleague): Promise<string> =>
  (
    await server.pool.query(
      `select first_name || ' ' || last_name as name from users where user_id = $1`,
      [userId],
    )
  ).rows[0].name
/**
 * Asks for a correction of a name that someone else corrects before it takes effect.
 * @param then what happens besides
 */
async function failToCorrect(
  { browser }: Colleague,
  then?: () => Promise<unknown>,
): Promise<TestIntern> {
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
  await then?.()
  await server.advanceClock(undoMs)
  return intern
}

describe('decisions that could not take effect', () => {
  it('are on the overview of the one who made them, with their person, until they are seen', async () => {
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
          colleague: null,
        },
      ],
    })
    for (const other of [ben, manager])
      expect(await readFailed(other)).toEqual({ total: 0, latest: [] })
    await server.advanceClock(11 * hourMs)
    const { act_id } = (await readFailed(ada)).latest[0]
    for (const other of [ben, manager]) expect((await markSeen(act_id, other)).status).toBe(403)
    for (let time = 0; time < 2; time += 1) expect((await markSeen(act_id, ada)).status).toBe(200)
    expect((await readFailed(ada)).total).toBe(0)
    const { rows } = await server.pool.query(
      `select actor_id from event_log where machine = 'pendingAct' and move = 'markSeen' and subject_id = $1`,
      [intern.applicationId],
    )
    expect(rows).toEqual([{ actor_id: ada.userId }])
  })

  it('of someone who left are on the overview of managers, with who decided and why', async () => {
    const leaver = await addColleague(server, 'REVIEWER')
    const intern = await failToCorrect(leaver, () =>
      server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
        leaver.userId,
      ]),
    )
    expect(await readFailed(manager)).toMatchObject({
      total: 1,
      latest: [
        {
          user_id: intern.userId,
          failure: 'pendingActs.refused.left',
          colleague: await readName(leaver),
        },
      ],
    })
    const pending = await manager.browser.request('GET operator/pending-acts', {
      query: { kind: 'PERSON' },
    })
    const { act_id } = pending.payload[0]
    expect(pending.payload).toMatchObject([{ failure: 'pendingActs.refused.left', is_own: false }])
    expect(await readFailed(ben)).toEqual({ total: 0, latest: [] })
    expect((await readFailed(finance, 'operator/today/finance')).total).toBe(0)
    for (const other of [ben, finance]) expect((await markSeen(act_id, other)).status).toBe(403)
    expect((await markSeen(act_id, manager)).status).toBe(200)
    expect((await readFailed(manager)).total).toBe(0)
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
    const ofAda = await readFailed(manager)
    expect(ofAda).toMatchObject({
      total: 1,
      latest: [{ kind: 'PERSON', colleague: await readName(ada) }],
    })
    expect((await markSeen(ofAda.latest[0].act_id, ada)).status).toBe(403)
    expect((await markSeen(newId(server.now()), manager)).status).toBe(404)
  })
})
