import { expect } from 'vitest'
import type { Browser, TestResponse, TestServer } from '../../../platform/testing/harness.ts'
import {
  aHiring,
  anInternship,
  shiftDay,
  type HiringFixture,
  mondayIn,
  createReauthenticatingBrowser,
} from '../../../platform/testing/hiring.ts'

export const feedbackPath = 'weekly-feedback-loop'

/** Advances the clock to a moment, never back. */
export const advanceClockUntil = (server: TestServer, at: string): Promise<void> =>
  server.advanceClock(Math.max(0, Date.parse(at) - server.now().getTime()))

/** A five-week internship that starts in six weeks, with both sides. */
interface RunningInternship {
  readonly hiring: HiringFixture
  readonly internshipId: string
  readonly offerId: string
  readonly intern: Browser
  readonly supervisor: Browser
  readonly weeks: readonly {
    weekly_feedback_id: string
    unlocks_at: string
    label: string
    starts_on: string
  }[]
}

export async function startFiveWeekInternship(server: TestServer): Promise<RunningInternship> {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const { internshipId, offerId } = await anInternship(server, hiring, {
    starts_on: starts,
    ends_on: shiftDay(starts, 32),
  })
  const [intern, supervisor] = [
    createReauthenticatingBrowser(server, hiring.intern.userId),
    createReauthenticatingBrowser(server, hiring.supervisor.userId),
  ]
  const weeks = (await intern.request(`GET intern-service/${feedbackPath}/list/${offerId}`)).payload
  return { hiring, internshipId, offerId, intern, supervisor, weeks }
}

const internAnswers = (project: string) => ({
  'intern-active-work-hours': 30,
  'main-projects': [project],
  'new-skills': ['SQL'],
  'rate-your-internship-experience': 8,
  'main-challenge': 'Two data sources disagree.',
  'communication-with-supervisor': 'DAILY',
})
const hostAnswers = (project: string) => ({
  'project-intern-focus-next-week': [project],
  'thing-intern-improve-next-week': 'Ask earlier.',
  'hour-intern-work-this-week': 29,
  'rate-your-internship-experience': 9,
  'communication-with-supervisor': 'SEVERAL_TIMES',
})

/** Answers all questions of the intern and completes the week. */
export async function completeInternWeek(
  of: RunningInternship,
  week: string,
): Promise<TestResponse> {
  const project = (
    await of.intern.request(`POST intern-service/${feedbackPath}/create-custom-project`, {
      body: { internship_id: of.internshipId, name: 'Grid load model' },
    })
  ).payload.id
  for (const [slug, answer] of Object.entries(internAnswers(project)))
    expect(
      (
        await of.intern.request(`POST intern-service/${feedbackPath}/question/${week}/${slug}`, {
          body: { answer },
        })
      ).status,
    ).toBe(200)
  return of.intern.request(`POST intern-service/${feedbackPath}/complete-weekly-feedback`, {
    body: { weekly_feedback_id: week },
  })
}

/** Answers all questions of the host, the last of which completes the week. */
export async function completeHostWeek(
  of: RunningInternship,
  week: string,
): Promise<TestResponse[]> {
  const project = (
    await of.supervisor.request('POST create-custom-project', {
      body: { internship_id: of.internshipId, name: 'Grid load model' },
    })
  ).payload.id
  const saved = []
  for (const [slug, answer] of Object.entries(hostAnswers(project)))
    saved.push(
      await of.supervisor.request(
        `POST hired-interns/${feedbackPath}/question/${of.hiring.intern.internId}/${week}/${slug}`,
        { body: { answer } },
      ),
    )
  return saved
}
