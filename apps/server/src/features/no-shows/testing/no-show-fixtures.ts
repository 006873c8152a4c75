import { expect } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../../platform/testing/factories.ts'
import type { Browser, TestResponse, TestServer } from '../../../platform/testing/harness.ts'
import { getQuarterHour } from '../../../platform/testing/interviews.ts'

const day = 86_400_000

/** A company, an intern and the programme team, each with a browser. */
export interface NoShowScene extends TestCompany {
  readonly server: TestServer
  readonly intern: TestIntern
  readonly host: Browser
  readonly internBrowser: Browser
  readonly operator: Browser
}

export async function aScene(server: TestServer): Promise<NoShowScene> {
  const company = await aCompany(server, { credits: 20 })
  const intern = await anIntern(server)
  return {
    ...company,
    server,
    intern,
    host: await server.as(company.admin.userId),
    internBrowser: await server.as(intern.userId),
    operator: await server.as((await anOperator(server)).userId),
  }
}

/** Creates an interview that has just passed, without feedback from either side. */
export async function createPassedInterview(
  scene: NoShowScene,
  intern: TestIntern = scene.intern,
): Promise<string> {
  const { server, companyId } = scene
  const candidature = await aCandidature(
    server,
    companyId,
    await aPlan(server, companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  return anInterview(server, companyId, candidature, intern, [scene.admin.memberId], {
    status: 'IN_PAST',
    starts_at: getQuarterHour(server, -0.1),
    ends_at: getQuarterHour(server, -0.05),
    answer_by: null,
  })
}

/** Creates a past interview that `by` reports as missed by the other side, without a contest. */
export async function createMissedInterview(
  scene: NoShowScene,
  by: 'company' | 'intern',
  intern: TestIntern = scene.intern,
): Promise<string> {
  const id = await createClaimedInterview(scene, by, intern)
  await scene.server.advanceClock(5 * day)
  return id
}

/** Creates the same claim, before it is recorded. */
export async function createClaimedInterview(
  scene: NoShowScene,
  by: 'company' | 'intern',
  intern: TestIntern = scene.intern,
): Promise<string> {
  const id = await createPassedInterview(scene, intern)
  const claim =
    by === 'company'
      ? await scene.host.request('POST interview-feedback/create', {
          body: { interview_id: id, attended: false, note: 'Nobody came to the call.' },
        })
      : await (
          await scene.server.as(intern.userId)
        ).request('POST intern-service/interview-feedback/is-attend', {
          body: { interview_id: id, attended: false, note: 'I was alone in the call.' },
        })
  expect(claim.status).toBe(200)
  return id
}

export async function sendProposal(
  scene: NoShowScene,
  intern: TestIntern = scene.intern,
  days: readonly number[] = [3, 4],
): Promise<TestResponse> {
  const io_id = await aPlan(scene.server, scene.companyId)
  return scene.host.request('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: intern.internId,
      io_id,
      slots: days.map((ahead) => getQuarterHour(scene.server, ahead).toISOString()),
      interviewer_ids: [scene.admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/a',
    },
  })
}

/** Returns a side's view of its own no-shows. */
export const getOwnNoShows = async (
  scene: NoShowScene,
  side: 'company' | 'intern',
): Promise<TestResponse['payload']> =>
  (side === 'company'
    ? await scene.host.request('GET interview-feedback/no-shows')
    : await scene.internBrowser.request('GET intern-service/interview-feedback/no-shows')
  ).payload

export const explanationText = 'The train stood still and there was no signal.'

export const sendExplanation = (
  scene: NoShowScene,
  side: 'company' | 'intern',
  id: string,
  body: object,
): Promise<TestResponse> =>
  side === 'company'
    ? scene.host.request(`POST interview-feedback/no-shows/${id}/explain`, { body })
    : scene.internBrowser.request(`POST intern-service/interview-feedback/no-shows/${id}/explain`, {
        body,
      })
