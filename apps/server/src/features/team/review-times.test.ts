import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { anIntern, anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let applicants: readonly TestIntern[]
let ada: string
let ben: string
beforeAll(async () => {
  server = await startTestServer()
  applicants = [await anIntern(server), await anIntern(server)]
})
beforeEach(async () => {
  ada = (await anOperator(server, 'REVIEWER')).userId
  ben = (await anOperator(server, 'REVIEWER')).userId
})
afterAll(() => server.stop())

interface Step {
  readonly at: number
  readonly by: string
  readonly act: 'open' | 'approve' | 'requestChanges' | 'other'
  /** Which of the two applications. */
  readonly of?: 0 | 1
}

const minutesAgo = (minutes: number) => new Date(server.now().getTime() - minutes * minuteMs)

/** Records what reviewers did, each so many minutes after a moment of today or an earlier day. */
async function record(steps: readonly Step[], start = minutesAgo(300)): Promise<void> {
  for (const { at, by, act, of = 0 } of steps) {
    const { applicationId, userId } = applicants[of] ?? { applicationId: '', userId: '' }
    await insertRow(server.pool, 'event_log', {
      at: new Date(start.getTime() + at * minuteMs),
      machine: act === 'open' || act === 'other' ? 'person' : 'application',
      move: act === 'open' ? 'readApplication' : act === 'other' ? 'readFiles' : act,
      subject_id: act === 'open' || act === 'other' ? userId : applicationId,
      actor_kind: 'operator',
      actor_id: by,
      data: act === 'open' ? { application_id: applicationId } : {},
    })
  }
}
const readTimes = async () => {
  const manager = await server.as((await anOperator(server)).userId)
  const { payload } = await manager.request('GET operator/team/review-times')
  const of = (id: string) =>
    payload.reviewers.find((row: { user_id: string }) => row.user_id === id)
  return { total: payload.total, of }
}

it('counts from opening an application until the decision, in the last 30 days', async () => {
  await record([
    { at: 0, by: ada, act: 'open' },
    { at: 6, by: ada, act: 'approve' },
    { at: 10, by: ada, act: 'open', of: 1 },
    { at: 14, by: ada, act: 'requestChanges', of: 1 },
  ])
  await record(
    [
      { at: 0, by: ben, act: 'open' },
      { at: 9, by: ben, act: 'approve' },
    ],
    new Date(server.now().getTime() - 31 * dayMs),
  )
  const { of, total } = await readTimes()
  expect(of(ada)).toMatchObject({ count: 2, median_seconds: 5 * 60 })
  expect(of(ada).p90_seconds).toBeCloseTo(5.8 * 60)
  expect(of(ben)).toBeUndefined()
  expect(total.count).toBeGreaterThanOrEqual(2)
})

it('leaves out pauses of more than 30 minutes, and time on another application', async () => {
  await record([
    { at: 0, by: ada, act: 'open' },
    { at: 5, by: ada, act: 'other' },
    { at: 45, by: ada, act: 'other' },
    { at: 47, by: ada, act: 'open', of: 1 },
    { at: 50, by: ada, act: 'approve' },
    { at: 57, by: ada, act: 'approve', of: 1 },
  ])
  // The first took 5 and 2 minutes, the second 3 and 7.
  expect((await readTimes()).of(ada)).toMatchObject({ count: 2, median_seconds: 8.5 * 60 })
})

it('counts the time after a decision for the next one only once it was opened again', async () => {
  await record([
    { at: 0, by: ada, act: 'open' },
    { at: 5, by: ada, act: 'requestChanges' },
    { at: 25, by: ada, act: 'other' },
    { at: 45, by: ada, act: 'other' },
    { at: 90, by: ada, act: 'open' },
    { at: 93, by: ada, act: 'approve' },
  ])
  await record([
    { at: 0, by: ben, act: 'open' },
    { at: 5, by: ben, act: 'requestChanges' },
    { at: 25, by: ben, act: 'approve' },
  ])
  const { of } = await readTimes()
  expect(of(ada)).toMatchObject({ count: 2, median_seconds: 4 * 60 })
  expect(of(ben)).toMatchObject({ count: 1, median_seconds: 5 * 60 })
})

it('counts no decision without an opening, such as those in bulk', async () => {
  await record([
    { at: 0, by: ada, act: 'open' },
    { at: 4, by: ben, act: 'approve' },
    { at: 8, by: ada, act: 'approve', of: 1 },
  ])
  const { of } = await readTimes()
  expect([of(ada), of(ben)]).toEqual([undefined, undefined])
})

it.each(sidesWithoutManagers)('is refused to %s', async (side) => {
  const browser = await openAsSide(server, side)
  expect([401, 403]).toContain((await browser.request('GET operator/team/review-times')).status)
})
