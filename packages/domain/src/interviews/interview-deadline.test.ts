import { expect, test } from 'vitest'
import {
  type InterviewDeadlineFacts,
  getNextReminderAt,
  getInterviewDeadline,
} from './interview-deadline.ts'
import { getProposalEnd } from './rules.ts'

const zone = 'Europe/London'
// A Monday.
const since = '2026-11-23T10:00:00.000Z'
const after = (hours: number) => new Date(Date.parse(since) + hours * 3_600_000)
const hoursOf = (at: Date | null | undefined) =>
  at ? (at.getTime() - Date.parse(since)) / 3_600_000 : null
const proposed = (lastStart: number): InterviewDeadlineFacts => ({
  status: 'AWAITING_CONFIRMATION',
  statusSince: since,
  answerBy: getProposalEnd(since, [
    after(25).toISOString(),
    after(lastStart).toISOString(),
  ]).toISOString(),
  endsAt: null,
  claim: null,
})
const past: InterviewDeadlineFacts = { ...proposed(25), status: 'IN_PAST', endsAt: since }
const claim = {
  claimedBy: 'company',
  claimedAt: since,
  contestedAt: null,
  reviewDays: 3,
  zone,
} as const

/** Returns the hours at which reminders are sent if each is sent on time. */
function listReminderHours(row: InterviewDeadlineFacts): number[] {
  const deadline = getInterviewDeadline(row)
  const hours: number[] = []
  if (!deadline) return hours
  for (let at = getNextReminderAt(deadline, zone, new Date(since)); at;) {
    hours.push(hoursOf(at) ?? 0)
    at = getNextReminderAt(deadline, zone, at, at)
  }
  return hours
}

test.each([
  // Five days, however late the last time is.
  [300, [60, 96]],
  [72, [36, 48]],
  // Both would be on the same day.
  [60, [30]],
  [48, [24]],
  [26, [13]],
])(
  'proposed times of which the last begins after %i hours have reminders after %j',
  (hours, expected) => {
    expect(listReminderHours(proposed(hours))).toEqual(expected)
  },
)

test('a late reminder replaces another one on the same day', () => {
  const deadline = getInterviewDeadline(proposed(200))
  if (!deadline) throw new Error('proposed times have a deadline')
  const nextAfter = (hours: number) =>
    hoursOf(getNextReminderAt(deadline, zone, after(hours), after(hours)))
  expect([60, 95, 110].map(nextAfter)).toEqual([96, null, null])
})

test('feedback is due in a week and a dispute in two working days, and neither side has a deadline once disputed', () => {
  expect([
    getInterviewDeadline(past)?.kind,
    getInterviewDeadline(past)?.side,
    listReminderHours(past),
  ]).toEqual(['feedback', 'company', [84, 144]])
  const claimed = { ...past, claim }
  expect([
    getInterviewDeadline(claimed)?.kind,
    getInterviewDeadline(claimed)?.side,
    listReminderHours(claimed),
  ]).toEqual(['dispute', 'intern', [24]])
  expect(getInterviewDeadline({ ...past, claim: { ...claim, contestedAt: since } })).toBeNull()
  expect(getInterviewDeadline({ ...past, status: 'COMPLETED' })).toBeNull()
})
