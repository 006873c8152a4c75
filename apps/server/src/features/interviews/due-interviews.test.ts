import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { DueJobRow } from '../../platform/http/handler.ts'
import { readDueRows } from '../../platform/testing/due-rows.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  getQuarterHour,
  proposeSlots,
  readInterviewDetails,
} from '../../platform/testing/interviews.ts'
import {
  aPastInterview,
  readClaimInterview,
  submitCompanyClaim,
} from '../../platform/testing/no-show-claims.ts'
import { interviewJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Moves the clock without running the jobs. */
const moveClock = (ms: number) =>
  server.running.services.movableClock?.set(new Date(server.now().getTime() + ms))

/** Returns a row that a job has found due and not processed yet. */
async function findDueRow(name: string, id: string): Promise<DueJobRow> {
  const job = interviewJobs.find((candidate) => candidate.name === name)
  const rows = job ? await readDueRows(server, job) : []
  const due = rows.find((row) => row.id === id)
  if (!due) throw new Error(`${name} has not found ${id}`)
  return due
}

it('does not complete an interview that is reported as missed after the job found it due', async () => {
  const scene = await aPastInterview(server)
  moveClock(8 * dayMs)
  const due = await findDueRow('interviews.settle', scene.interview_id)
  expect((await submitCompanyClaim(scene)).status).toBe(200)
  expect(await server.tx((tx) => due.process(tx))).toBe(false)
  expect(await readClaimInterview(scene)).toMatchObject({
    status: 'IN_PAST',
    no_show: { claimed_by: 'company' },
  })
})

it('does not remind of an interview that is cancelled after the job found it due', async () => {
  const scene = await anInterviewScene(server)
  const slot = getQuarterHour(server, 3).toISOString()
  const { interview_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  moveClock(2.5 * dayMs)
  const due = await findDueRow('interviews.remind', interview_id)
  await scene.host.request('POST dashboard/withdraw-interview', {
    body: { interview_id, reason: 'FILLED' },
  })
  expect((await readInterviewDetails(scene, interview_id)).status).toBe('CANCELLED_BY_HC')
  expect(await server.tx((tx) => due.process(tx))).toBe(false)
  expect((await server.mails(scene.intern.email)).map(({ kind }) => kind)).not.toContain(
    'interviews.remind',
  )
})
