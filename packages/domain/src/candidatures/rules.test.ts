import { expect, test } from 'vitest'
import { turnDueAt, turnOf, turnSince, type Waiting } from './rules.ts'

const since = '2026-11-21T10:00:00.000Z'
const wait = (row: Partial<Waiting> & Pick<Waiting, 'stage'>): Waiting => ({
  stageSince: since,
  interestedAt: since,
  interestUsedMs: 0,
  isKnown: true,
  interview: null,
  offerAnswerBy: '2026-12-01T10:00:00.000Z',
  confirmBy: null,
  ...row,
})
const held = {
  status: 'IN_PAST',
  since: '2026-11-26T11:05:00.000Z',
  answerBy: null,
  endsAt: '2026-11-26T11:00:00.000Z',
  claim: null,
} as const

test("an interview that took place makes it the company's turn when it ended, not when it was agreed", () => {
  const row = wait({ stage: 'INTERVIEW_SCHEDULED', interview: held })
  expect([turnSince(row), turnDueAt(row)]).toEqual([
    '2026-11-26T11:00:00.000Z',
    '2026-12-03T11:00:00.000Z',
  ])
})

test("other times make it the other side's turn when they are offered", () => {
  const row = wait({
    stage: 'INTERVIEW_PROPOSED',
    interview: {
      status: 'RESCHEDULE_REQUESTED_BY_INTERN',
      since: '2026-11-23T08:00:00.000Z',
      answerBy: '2026-11-28T08:00:00.000Z',
      endsAt: null,
      claim: null,
    },
  })
  expect([turnSince(row), turnDueAt(row)]).toEqual([
    '2026-11-23T08:00:00.000Z',
    '2026-11-28T08:00:00.000Z',
  ])
})

test('after an interview, in review and with the intern every answer has a date', () => {
  expect(
    turnDueAt(wait({ stage: 'INTERVIEWED', interview: { ...held, status: 'COMPLETED' } })),
  ).toBe('2026-11-28T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'OFFER_IN_REVIEW' }))).toBe('2026-11-25T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'OFFERED' }))).toBe('2026-12-01T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'INTERESTED' }))).toBe('2026-12-12T10:00:00.000Z')
})

test('an accepted offer that was paid waits for the intern to confirm, until the day that was said', () => {
  expect(turnOf('OFFER_ACCEPTED', null, true)).toBe('intern')
  expect(turnDueAt(wait({ stage: 'OFFER_ACCEPTED', confirmBy: '2026-11-25T00:00:00.000Z' }))).toBe(
    '2026-11-25T00:00:00.000Z',
  )
  expect(turnDueAt(wait({ stage: 'OFFER_ACCEPTED' }))).toBe('2026-11-28T10:00:00.000Z')
})

test.each(['OFFER_DECLINED', 'OFFER_EXPIRED'] as const)(
  'at %s the company is asked to answer within a week',
  (stage) => {
    expect(turnDueAt(wait({ stage }))).toBe('2026-11-28T10:00:00.000Z')
  },
)

test('an interview that ended without taking place leaves the stage its own date', () => {
  expect(
    turnSince(wait({ stage: 'SHORTLISTED', interview: { ...held, status: 'CANCELLED_BY_HC' } })),
  ).toBe(since)
})

// Thursday noon: two working days end on Monday.
const claim = {
  by: 'company',
  claimedAt: '2026-11-26T12:00:00.000Z',
  contestedAt: null,
  zone: 'UTC',
} as const
const of = (row: Waiting) => [
  turnOf(row.stage, row.interview, row.isKnown),
  turnSince(row),
  turnDueAt(row),
]

test('a missed interview waits for the one it is said of, contested for the programme team, each until its day', () => {
  const at = (more: object) =>
    wait({ stage: 'INTERVIEW_SCHEDULED', interview: { ...held, claim: { ...claim, ...more } } })
  expect(of(at({}))).toEqual(['intern', '2026-11-26T12:00:00.000Z', '2026-11-30T12:00:00.000Z'])
  expect(of(at({ by: 'intern' }))).toEqual([
    'company',
    '2026-11-26T12:00:00.000Z',
    '2026-11-30T12:00:00.000Z',
  ])
  expect(of(at({ contestedAt: '2026-11-27T09:00:00.000Z' }))).toEqual([
    'operator',
    '2026-11-27T09:00:00.000Z',
    '2026-12-02T09:00:00.000Z',
  ])
})

test('once it is decided that the interview took place the claim waits for nobody', () => {
  expect(
    of(wait({ stage: 'INTERVIEWED', interview: { ...held, status: 'COMPLETED', claim } })),
  ).toEqual(['company', since, '2026-11-28T10:00:00.000Z'])
})
