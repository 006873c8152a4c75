import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  getQuarterHour,
  proposeSlots,
} from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = (days: number) => getQuarterHour(server, days).toISOString()

it('the company reads the proposed times, and those of the latest request once rescheduled', async () => {
  const scene = await anInterviewScene(server)
  const { interview_id, candidature_id } = await proposeSlots(scene, [at(3), at(4)])
  const times = async (query: Record<string, string> = {}) =>
    (
      await scene.host.request(`GET dashboard/interview/time/${interview_id}`, { query })
    ).payload.slots.map((slot: { starts_at: string }) => slot.starts_at)
  expect(await times()).toEqual([at(3), at(4)])
  await scene.internBrowser.request(
    'POST intern-service/intern-application/internships/interview-rescheduled',
    { body: { interview_id, slots: [at(6)], reason: 'Lab classes' } },
  )
  expect(await times({ isRescheduled: '1' })).toEqual([at(6)])
  const [ownInterview] = (
    await scene.internBrowser.request(`GET intern-service/candidature/${candidature_id}/interviews`)
  ).payload
  const [listedInterview] = (
    await scene.internBrowser.request(
      `GET intern-service/intern-dashboard/${scene.intern.internId}/interviews`,
    )
  ).payload
  const [upcoming] = (await scene.host.request('GET dashboard/interviews')).payload
  for (const row of [ownInterview, listedInterview, upcoming])
    expect(row).toMatchObject({ interview_id, status: 'RESCHEDULE_REQUESTED_BY_INTERN' })
})
