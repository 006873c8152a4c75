import { expect } from 'vitest'
import { aCompany, anIntern, aPlan, type TestCompany, type TestIntern } from './factories.ts'
import type { Browser, TestResponse, TestServer } from './harness.ts'

/** The starting point of an interview: a company with a plan and an intern, both signed in. */
export interface InterviewScene extends TestCompany {
  readonly server: TestServer
  readonly planId: string
  readonly intern: TestIntern
  readonly host: Browser
  readonly internBrowser: Browser
}

const quarterMs = 900_000
/** The quarter hours from which the tests of a server count. */
const firstQuarters = new WeakMap<TestServer, number>()

/** The next quarter hour; the same as before if it has just passed, for tests that ask twice. */
function getNextQuarter(server: TestServer): number {
  const now = server.now().getTime()
  const known = firstQuarters.get(server)
  if (known !== undefined && now > known - quarterMs && now < known + quarterMs / 3) return known
  const next = Math.ceil(now / quarterMs) * quarterMs
  firstQuarters.set(server, next)
  return next
}

/** Returns a quarter hour this many days ahead. */
export const getQuarterHour = (server: TestServer, days: number, hours = 0): Date =>
  new Date(
    Math.ceil((getNextQuarter(server) + days * 86_400_000 + hours * 3_600_000) / quarterMs) *
      quarterMs,
  )

export async function anInterviewScene(
  server: TestServer,
  overrides: { readonly credits?: number } = {},
): Promise<InterviewScene> {
  const company = await aCompany(server, overrides)
  const intern = await anIntern(server)
  return {
    ...company,
    server,
    planId: await aPlan(server, company.companyId),
    intern,
    host: await server.as(company.admin.userId),
    internBrowser: await server.as(intern.userId),
  }
}

const listThreeSlots = (server: TestServer) =>
  [3, 4, 5].map((days) => getQuarterHour(server, days).toISOString())

/** Returns the form for proposing interview times, on three days unless given. */
export const buildProposalForm = (
  scene: InterviewScene,
  slots: readonly string[] = listThreeSlots(scene.server),
): Record<string, unknown> => ({
  intern_id: scene.intern.internId,
  io_id: scene.planId,
  slots,
  interviewer_ids: [scene.admin.memberId],
  duration: 30,
  meeting_link: 'https://meet.example/abc',
})

export async function proposeSlots(
  scene: InterviewScene,
  slots?: readonly string[],
): Promise<{ interview_id: string; candidature_id: string }> {
  const answer = await scene.host.request('POST browse-intern/v2/schedule-interview', {
    body: buildProposalForm(scene, slots),
  })
  expect(answer.message).toBe('')
  expect(answer.status).toBe(200)
  return answer.payload
}

export const confirmPath =
  'POST intern-service/intern-application/internships/interview-scheduled/confirm'

export const readStage = async (scene: InterviewScene, id: string): Promise<string> =>
  (await scene.host.request(`GET candidature/${id}/v1/stage`)).payload.stage

export const readCredits = async (scene: InterviewScene): Promise<TestResponse['payload']> =>
  (await scene.host.request('GET admin-setting/interview/credits')).payload

export const readInterviewDetails = async (
  scene: InterviewScene,
  id: string,
): Promise<TestResponse['payload']> =>
  (await scene.host.request(`GET dashboard/interview-details/${id}`)).payload
