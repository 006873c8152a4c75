import { expect } from 'vitest'
import {
  aPair,
  aProposal,
  type CalendarTestServer,
  connectTestCalendar,
  type InterviewPair,
} from '../../../platform/testing/calendars.ts'
import type { GoogleEvent } from '../../../platform/testing/google-counterpart.ts'
import type { TestResponse } from '../../../platform/testing/harness.ts'

/** Runs due jobs: events are written after the request that caused them. */
export const runDueJobs = (world: CalendarTestServer): Promise<void> =>
  world.server.running.services.sweep()

export const confirmProposedTime = (
  pair: InterviewPair,
  id: string,
  slot: string,
): Promise<TestResponse> =>
  pair.internBrowser.request(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { body: { interview_id: id, slot_id: slot } },
  )

/** Creates an agreed interview whose interviewer has a connected calendar. */
export async function anAgreedCalendarInterview(
  world: CalendarTestServer,
  provider: 'GOOGLE' | 'OUTLOOK' = 'GOOGLE',
  link: string | null = null,
): Promise<{ pair: InterviewPair; id: string; slots: string[]; connection: string }> {
  const pair = await aPair(world.server)
  const { payload } = await connectTestCalendar(pair.admin, provider)
  const { id, slots } = await aProposal(world.server, pair, link)
  const answer = await confirmProposedTime(pair, id, slots[0] ?? '')
  expect(answer.status).toBe(200)
  await runDueJobs(world)
  return { pair, id, slots, connection: String(payload.id) }
}

export const listGoogleEvents = (world: CalendarTestServer): GoogleEvent[] =>
  [...world.google.events.values()].filter((googleEvent) => googleEvent.status !== 'cancelled')

export const getInterviewLink = async (
  world: CalendarTestServer,
  id: string,
): Promise<string | null> =>
  (
    await world.server.pool.query('select meeting_link from interviews where interview_id = $1', [
      id,
    ])
  ).rows[0].meeting_link

/** Returns the write progress of an interview's event. */
export const getCalendarEventRow = async (
  world: CalendarTestServer,
  id: string,
): Promise<Readonly<Record<string, unknown>>> =>
  (
    await world.server.pool.query(
      'select wish, done, tries, given_up, last_error from calendar_events where interview_id = $1',
      [id],
    )
  ).rows[0]
