import { expect, test } from 'vitest'
import {
  getTurnDueAt,
  getCandidatureTurn,
  getTurnSince,
  type CandidatureTurnFacts,
} from './rules.ts'

const since = '2026-11-21T10:00:00.000Z'
const wait = (
  row: Partial<CandidatureTurnFacts> & Pick<CandidatureTurnFacts, 'stage'>,
): CandidatureTurnFacts => ({
  stageSince: since,
  interestedAt: since,
  interestUsedMs: 0,
  isKnown: true,
  interview: null,
  offerAnswerBy: '2026-12-01T10:00:00.000Z',
  offerReviewDays: null,
  confirmBy: null,
  ...row,
})
const heldInterview = {
  status: 'IN_PAST',
  since: '2026-11-26T11:05:00.000Z',
  answerBy: null,
  endsAt: '2026-11-26T11:00:00.000Z',
  claim: null,
} as const

test("after an interview the company's turn starts when it ended, not when it was agreed", () => {
  const row = wait({ stage: 'INTERVIEW_SCHEDULED', interview: heldInterview })
  expect([getTurnSince(row), getTurnDueAt(row)]).toEqual([
    '2026-11-26T11:00:00.000Z',
    '2026-12-03T11:00:00.000Z',
  ])
})

test("requesting other times starts the other side's turn", () => {
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
  expect([getTurnSince(row), getTurnDueAt(row)]).toEqual([
    '2026-11-23T08:00:00.000Z',
    '2026-11-28T08:00:00.000Z',
  ])
})

test('returns a deadline after an interview, in review and while the intern decides', () => {
  expect(
    getTurnDueAt(
      wait({ stage: 'INTERVIEWED', interview: { ...heldInterview, status: 'COMPLETED' } }),
    ),
  ).toBe('2026-11-28T10:00:00.000Z')
  expect(getTurnDueAt(wait({ stage: 'OFFER_IN_REVIEW' }))).toBe('2026-11-25T10:00:00.000Z')
  expect(getTurnDueAt(wait({ stage: 'OFFERED' }))).toBe('2026-12-01T10:00:00.000Z')
  expect(getTurnDueAt(wait({ stage: 'INTERESTED' }))).toBe('2026-12-12T10:00:00.000Z')
})

test("an accepted offer is the intern's turn until the confirmation deadline", () => {
  expect(getCandidatureTurn('OFFER_ACCEPTED', null, true)).toBe('intern')
  expect(
    getTurnDueAt(wait({ stage: 'OFFER_ACCEPTED', confirmBy: '2026-11-25T00:00:00.000Z' })),
  ).toBe('2026-11-25T00:00:00.000Z')
  expect(getTurnDueAt(wait({ stage: 'OFFER_ACCEPTED' }))).toBe('2026-11-28T10:00:00.000Z')
})

test.each(['OFFER_DECLINED', 'OFFER_EXPIRED'] as const)(
  "at %s the company's response is due within a week",
  (stage) => {
    expect(getTurnDueAt(wait({ stage }))).toBe('2026-11-28T10:00:00.000Z')
  },
)

test('an interview that did not take place does not change the start of the turn', () => {
  expect(
    getTurnSince(
      wait({ stage: 'SHORTLISTED', interview: { ...heldInterview, status: 'CANCELLED_BY_HC' } }),
    ),
  ).toBe(since)
})

// A Thursday at noon: two working days end on Monday.
const claim = {
  claimedBy: 'company',
  claimedAt: '2026-11-26T12:00:00.000Z',
  contestedAt: null,
  reviewDays: 3,
  zone: 'UTC',
} as const
const of = (row: CandidatureTurnFacts) => [
  getCandidatureTurn(row.stage, row.interview, row.isKnown),
  getTurnSince(row),
  getTurnDueAt(row),
]

test("a missed-interview claim is the accused side's turn, and the programme team's once disputed, each with a deadline", () => {
  const at = (more: object) =>
    wait({
      stage: 'INTERVIEW_SCHEDULED',
      interview: { ...heldInterview, claim: { ...claim, ...more } },
    })
  expect(of(at({}))).toEqual(['intern', '2026-11-26T12:00:00.000Z', '2026-11-30T12:00:00.000Z'])
  expect(of(at({ claimedBy: 'intern' }))).toEqual([
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

test('an active claim no longer sets the turn once the interview counts as held', () => {
  expect(
    of(wait({ stage: 'INTERVIEWED', interview: { ...heldInterview, status: 'COMPLETED', claim } })),
  ).toEqual(['company', since, '2026-11-28T10:00:00.000Z'])
})
