import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '@fledge/kernel/dates.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { readDueRows } from '../../platform/testing/due-rows.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aPastInterview,
  contestCompanyClaim,
  readClaimInterview,
  readClaimStage,
  submitCompanyClaim,
} from '../../platform/testing/no-show-claims.ts'
import { interviewJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Returns the names of the jobs that find this interview due now. */
async function listDueJobs(id: string): Promise<readonly string[]> {
  const names: string[] = []
  for (const job of interviewJobs) {
    const rows = await readDueRows(server, job)
    if (rows.some((row) => row.id === id)) names.push(job.name)
  }
  return names
}

it('a disputed interview waits for the programme team, however long that takes', async () => {
  const scene = await aPastInterview(server)
  await submitCompanyClaim(scene)
  expect((await contestCompanyClaim(scene)).status).toBe(200)
  await server.advanceClock(20 * dayMs)
  expect(await listDueJobs(scene.interview_id)).toEqual([])
  const later = { ...scene, host: await server.as(scene.admin.userId) }
  expect(await readClaimInterview(later)).toMatchObject({
    status: 'IN_PAST',
    no_show: { claimed_by: 'company', contested_at: expect.any(String) },
  })
  expect((await readClaimStage(later)).stage).toBe('INTERVIEW_SCHEDULED')
})

it('records no missed interview that is disputed after the job found it due', async () => {
  const scene = await aPastInterview(server)
  await submitCompanyClaim(scene)
  await server.pool.query(
    `update interviews set no_show_claimed_at = no_show_claimed_at - interval '30 days' where interview_id = $1`,
    [scene.interview_id],
  )
  const job = interviewJobs.find(({ name }) => name === 'interviews.noShows')
  const rows = job ? await readDueRows(server, job) : []
  const due = rows.find((row) => row.id === scene.interview_id)
  expect(due).toBeDefined()
  await server.pool.query(
    'update interviews set no_show_contested_at = $2 where interview_id = $1',
    [scene.interview_id, server.now()],
  )
  expect(await server.tx(async (tx) => due?.process(tx))).toBe(false)
  expect((await readClaimInterview(scene)).status).toBe('IN_PAST')
})

it('the programme team cannot decide a missed interview that is not disputed', async () => {
  const scene = await aPastInterview(server)
  await submitCompanyClaim(scene)
  await server.advanceClock(5 * dayMs)
  const internBrowser = await server.as(scene.intern.userId)
  const [missedInterview] = (
    await internBrowser.request('GET intern-service/interview-feedback/no-shows')
  ).payload.no_shows
  const operator = await server.as((await anOperator(server)).userId)
  const decide = () =>
    operator.request(`POST operator/no-shows/${missedInterview.no_show_id}/decide`, {
      body: { decision: 'EXCUSE', note: 'The link was broken.' },
    })
  expect(await decide()).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' })
  await internBrowser.request(
    `POST intern-service/interview-feedback/no-shows/${missedInterview.no_show_id}/explain`,
    { body: { explanation: 'The link did not work.', contest: true } },
  )
  expect((await decide()).status).toBe(200)
})
