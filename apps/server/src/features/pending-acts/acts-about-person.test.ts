import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { type ActTeam, addActTeam } from '../people/testing/person-acts.ts'
import type { Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let team: ActTeam
let interns: readonly TestIntern[]

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  team = await addActTeam(server)
  interns = [await anIntern(server), await anIntern(server), await anIntern(server)]
})
afterAll(() => server.stop())

const listAbout = (person_id: string | undefined, { browser }: Colleague = team.ada) =>
  browser.request('GET operator/pending-acts', { query: { person_id: person_id ?? '' } })

it('what happens to many is listed for each of them, with all that it is about', async () => {
  const { payload } = await team.ada.browser.request('POST operator/placement/nudge', {
    body: {
      selection: { rows: interns.map(({ applicationId: id }) => id) },
      reason: 'Nothing has happened for a week.',
      count: interns.length,
    },
  })
  for (const { userId } of interns)
    expect((await listAbout(userId, team.ben)).payload).toMatchObject([
      { act_id: expect.any(String), act: 'nudgeIntern', count: 3, is_own: false },
    ])
  const [last] = (await listAbout(interns[2]?.userId)).payload
  const undone = await team.ada.browser.request('POST operator/pending-acts/undo', {
    body: { act_id: last.act_id },
  })
  expect([undone.status, payload.count]).toEqual([200, 3])
  for (const { userId } of interns) expect((await listAbout(userId)).payload).toEqual([])
})

it('what names several people is listed for each of them until it takes effect', async () => {
  const [first, second, other] = interns
  await insertRow(server.pool, 'pending_acts', {
    act_id: newId(server.now()),
    act: 'writeMessage',
    kind: 'MESSAGE',
    subject_id: newId(server.now()),
    actor_id: team.ada.userId,
    input: { user_ids: [first?.userId, second?.userId] },
    requested_at: server.now(),
    due_at: new Date(server.now().getTime() + undoMs),
  })
  for (const person of [first, second])
    expect((await listAbout(person?.userId)).payload).toMatchObject([{ kind: 'MESSAGE' }])
  expect((await listAbout(other?.userId)).payload).toEqual([])
  expect((await listAbout(first?.userId, team.finance)).payload).toEqual([])
  expect((await listAbout(first?.userId, team.partner)).status).toBe(403)
})
