import { expect, test } from 'vitest'
import {
  getStageResponseDueAt,
  getStageClosesAt,
  getLapseReason,
  getDueStageReminders,
  type StageDeadlineFacts,
} from './stage-deadlines.ts'

const day = 86_400_000
const start = Date.parse('2026-11-21T10:00:00.000Z')
const after = (days: number) => new Date(start + days * day)
const row = (
  overrides: Partial<StageDeadlineFacts> & Pick<StageDeadlineFacts, 'stage'>,
): StageDeadlineFacts => ({
  stageSince: after(0).toISOString(),
  interestedAt: null,
  interestUsedMs: 0,
  isKnown: true,
  ...overrides,
})
/**
 * Steps day by day through a stage and records each reminder with the days since the stage began.
 */
const listReminders = (of: StageDeadlineFacts, days: number) => {
  const messages: string[] = []
  let last: string | null = null
  for (let at = 0; at <= days; at += 1) {
    for (const reminder of getDueStageReminders(of, last, after(at)))
      messages.push(`${at} ${reminder.to}${reminder.isLast ? ' last' : ''}`)
    last = after(at).toISOString()
  }
  return messages
}

test.each([
  ['INTERESTED', 21, 21, ['7 company', '14 company', '20 company last']],
  ['SHORTLISTED', 14, 14, ['7 company', '13 company last']],
  ['INTERVIEWED', 7, 30, ['5 company', '7 company', '8 intern', '29 company last']],
  ['OFFER_DECLINED', 7, 14, ['7 company', '13 company last']],
  ['OFFER_EXPIRED', 7, 14, ['7 company', '13 company last']],
] as const)(
  '%s is due on day %i, closes on day %i and has its reminders',
  (stage, due, closes, expected) => {
    expect(getStageResponseDueAt(row({ stage }))).toEqual(after(due))
    expect(getStageClosesAt(row({ stage }))).toEqual(after(closes))
    expect(listReminders(row({ stage }), 30).slice(0, expected.length)).toEqual(expected)
  },
)

test('a stage without a time limit and a private shortlist have no deadline', () => {
  expect(getStageClosesAt(row({ stage: 'OFFERED' }))).toBeNull()
  expect(getStageClosesAt(row({ stage: 'SHORTLISTED', isKnown: false }))).toBeNull()
  expect(listReminders(row({ stage: 'SHORTLISTED', isKnown: false }), 20)).toEqual([])
})

test('interest counts only days at INTERESTED, and gets at least 7 days when reopened', () => {
  expect(getStageClosesAt(row({ stage: 'INTERESTED', interestUsedMs: 5 * day }))).toEqual(after(16))
  expect(getStageClosesAt(row({ stage: 'INTERESTED', interestUsedMs: 20 * day }))).toEqual(after(7))
  expect(listReminders(row({ stage: 'INTERESTED', interestUsedMs: 20 * day }), 7)).toEqual([
    '6 company last',
  ])
})

test('a shortlist counts from the interest expressed after it', () => {
  const later = row({ stage: 'SHORTLISTED', interestedAt: after(3).toISOString() })
  expect(getStageClosesAt(later)).toEqual(after(17))
  expect(
    getStageClosesAt(row({ stage: 'SHORTLISTED', interestedAt: after(-3).toISOString() })),
  ).toEqual(after(14))
})

test('after a pause only the latest reminder is sent', () => {
  expect(getDueStageReminders(row({ stage: 'INTERESTED' }), null, after(15))).toMatchObject([
    { to: 'company', at: after(14) },
  ])
  expect(
    getDueStageReminders(row({ stage: 'INTERVIEWED' }), after(6).toISOString(), after(9)),
  ).toMatchObject([
    { to: 'company', at: after(7) },
    { to: 'intern', at: after(8) },
  ])
})

test('the reason names what was missing, and interest without a proposed interview counts as unanswered', () => {
  const of = (stage: StageDeadlineFacts['stage'], isInterested: boolean, hadInterview: boolean) =>
    getLapseReason({
      stage,
      interestedAt: isInterested ? after(0).toISOString() : null,
      hadInterview,
    })
  expect(of('INTERESTED', true, false)).toBe('NOT_ANSWERED')
  expect(of('SHORTLISTED', true, false)).toBe('NOT_ANSWERED')
  expect(of('SHORTLISTED', true, true)).toBe('NO_INTERVIEW')
  expect(of('SHORTLISTED', false, true)).toBe('NO_INTERVIEW')
  expect(of('INTERVIEWED', true, true)).toBe('COMPANY_DID_NOT_DECIDE')
  expect(of('OFFER_DECLINED', true, true)).toBe('NO_NEW_OFFER')
})
