import { allow, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { describe, expect, test } from 'vitest'
import type {
  AnyActor,
  CompanyMember,
  CompanyScope,
  InternActor,
  InternScope,
  Operator,
  OperatorScope,
} from '../sessions/types.ts'
import { interviewCan, type InterviewCanFacts } from './can.ts'
import type { NoShowClaim } from './no-show-claims.ts'
import { interviewStatuses, type InterviewStatus } from './types.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const interviewer: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 's',
  company: 'c' as CompanyScope,
  role: 'SUPERVISOR',
  permissions: [],
  companyStatus: 'APPROVED',
}
const colleague: CompanyMember = { ...interviewer, memberId: 'other' }
const intern: InternActor = { kind: 'intern', userId: 'i', intern: 'i' as InternScope }
const operator: Operator = {
  kind: 'operator',
  userId: 'o',
  operator: 'o' as OperatorScope,
  role: 'REVIEWER',
}
const starts = Date.parse('2026-11-25T10:00:00.000Z')
const ends = Date.parse('2026-11-25T10:30:00.000Z')
const agreedInterview: InterviewCanFacts = {
  status: 'CONFIRMED',
  interviewerIds: ['s'],
  startsAt: new Date(starts).toISOString(),
  endsAt: new Date(ends).toISOString(),
  companyReschedules: 0,
  internReschedules: 0,
  companyGaveFeedback: false,
  internGaveFeedback: false,
  internSaidHeld: false,
  noShowClaim: null,
}
const past: InterviewCanFacts = { ...agreedInterview, status: 'IN_PAST' }
const claim: NoShowClaim = {
  claimedBy: 'company',
  claimedAt: '2026-11-25T11:00:00.000Z',
  contestedAt: null,
  reviewDays: 3,
  zone: 'Europe/London',
}
const dayMs = 24 * 3_600_000
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)
const allowedStatuses = (decide: (row: InterviewCanFacts) => PolicyDecision) =>
  interviewStatuses.filter((status) => decide({ ...agreedInterview, status }).allowed)

test('an intern who may not book is unavailable, without the reason', () => {
  expect(interviewCan.meetIntern(false)).toEqual(deny('interviews.refused.internNotAvailable'))
  expect(interviewCan.meetIntern(true)).toEqual(allow)
})

describe('an agreed interview', () => {
  test('can be moved until 24 hours before its start, and a proposed one until it starts', () => {
    const move = (at: number, status: InterviewStatus = 'CONFIRMED') =>
      explain(interviewCan.counterPropose(intern, { ...agreedInterview, status }, new Date(at)))
    expect(move(starts - dayMs)).toBe('yes')
    expect(move(starts - dayMs + 1)).toBe('interviews.refused.tooLate')
    expect(move(starts)).toBe('interviews.refused.started')
    expect(move(starts - 1, 'AWAITING_CONFIRMATION')).toBe('yes')
    expect(move(starts, 'AWAITING_CONFIRMATION')).toBe('interviews.refused.started')
  })

  test('can be cancelled and declined until its end, also after it started', () => {
    const now = new Date(ends - 1)
    expect(explain(interviewCan.cancel(interviewer, agreedInterview, now))).toBe('yes')
    expect(explain(interviewCan.decline(intern, agreedInterview, now))).toBe('yes')
    expect(explain(interviewCan.cancel(interviewer, agreedInterview, new Date(ends)))).toBe(
      'interviews.refused.ended',
    )
    expect(explain(interviewCan.decline(intern, agreedInterview, new Date(ends)))).toBe(
      'interviews.refused.ended',
    )
  })

  test('receives feedback from its start on, and not before', () => {
    const give = (row: InterviewCanFacts, at: number) => [
      explain(interviewCan.giveFeedback(interviewer, row, new Date(at))),
      explain(interviewCan.giveInternFeedback(intern, row, new Date(at))),
    ]
    const notYet = 'interviews.refused.notYet'
    expect(give(agreedInterview, starts - 1)).toEqual([notYet, notYet])
    expect(give(agreedInterview, starts)).toEqual(['yes', 'yes'])
    expect(give({ ...agreedInterview, startsAt: null }, starts)).toEqual([notYet, notYet])
  })
})

test('notes can be edited unless the interview was cancelled, rejected or lapsed', () => {
  expect(allowedStatuses((row) => interviewCan.editNotes(interviewer, row))).toEqual([
    'AWAITING_CONFIRMATION',
    'CONFIRMED',
    'RESCHEDULE_REQUESTED_BY_HC',
    'RESCHEDULE_REQUESTED_BY_INTERN',
    'COMPLETED',
    'IN_PAST',
  ])
})

describe('feedback', () => {
  const now = new Date(ends)

  test('is given once by each side, also after the interview is completed', () => {
    const reviewedInterview: InterviewCanFacts = {
      ...past,
      companyGaveFeedback: true,
      internGaveFeedback: true,
    }
    for (const status of ['IN_PAST', 'COMPLETED'] as const) {
      expect(explain(interviewCan.giveFeedback(interviewer, { ...past, status }, now))).toBe('yes')
      expect(explain(interviewCan.giveInternFeedback(intern, { ...past, status }, now))).toBe('yes')
      expect(
        explain(interviewCan.giveFeedback(interviewer, { ...reviewedInterview, status }, now)),
      ).toBe('errors.ALREADY_EXISTS')
      expect(
        explain(interviewCan.giveInternFeedback(intern, { ...reviewedInterview, status }, now)),
      ).toBe('errors.ALREADY_EXISTS')
    }
  })

  test('waits for the end of a claim that the interview did not take place', () => {
    const claimed = { ...past, noShowClaim: claim }
    expect(explain(interviewCan.giveFeedback(interviewer, claimed, now))).toBe(
      'interviews.refused.claimStands',
    )
    expect(explain(interviewCan.giveInternFeedback(intern, claimed, now))).toBe(
      'interviews.refused.claimStands',
    )
  })
})

describe('a missed interview', () => {
  const claimed: InterviewCanFacts = { ...past, noShowClaim: claim }
  const contested = { ...past, noShowClaim: { ...claim, contestedAt: claim.claimedAt } }
  const justClaimed = new Date(Date.parse(claim.claimedAt) + 1)
  const weekLater = new Date(Date.parse(claim.claimedAt) + 7 * dayMs)

  test('is claimed once, after its end, by its intern or an interviewer', () => {
    const asIntern = (row: InterviewCanFacts) => interviewCan.claimNoShow(intern, row)
    expect(allowedStatuses(asIntern)).toEqual(['IN_PAST'])
    expect(explain(interviewCan.claimNoShow(interviewer, past))).toBe('yes')
    expect(explain(interviewCan.claimNoShow(colleague, past))).toBe('refused.interviewer')
    expect(explain(asIntern(claimed))).toBe('interviews.refused.claimStands')
  })

  test('can be confirmed as held once by the intern, while no claim is open', () => {
    const confirm = (row: InterviewCanFacts) => interviewCan.confirmHeld(intern, row)
    expect(allowedStatuses(confirm)).toEqual(['IN_PAST'])
    expect(explain(confirm({ ...past, internSaidHeld: true }))).toBe('errors.ALREADY_EXISTS')
    expect(explain(confirm(claimed))).toBe('interviews.refused.claimStands')
  })

  test('has a claim that only its claimant withdraws', () => {
    const withdraw = (actor: AnyActor, claimedBy: NoShowClaim['claimedBy']) =>
      explain(interviewCan.withdrawClaim(actor, { ...past, noShowClaim: { ...claim, claimedBy } }))
    expect(withdraw(interviewer, 'company')).toBe('yes')
    expect(withdraw(colleague, 'company')).toBe('refused.interviewer')
    expect(withdraw(intern, 'company')).toBe('errors.ILLEGAL_TRANSITION')
    expect(withdraw(intern, 'intern')).toBe('yes')
    expect(withdraw(interviewer, 'intern')).toBe('errors.ILLEGAL_TRANSITION')
    expect(explain(interviewCan.withdrawClaim(intern, past))).toBe('errors.ILLEGAL_TRANSITION')
  })

  test('has a claim that the other side disputes once and in time, and never the claimant', () => {
    const contest = (actor: AnyActor, row: InterviewCanFacts, now: Date) =>
      explain(interviewCan.contestNoShow(actor, row, now))
    expect(contest(intern, claimed, justClaimed)).toBe('yes')
    expect(contest(intern, claimed, weekLater)).toBe('errors.DEADLINE_PASSED')
    expect(contest(intern, contested, justClaimed)).toBe('errors.ALREADY_EXISTS')
    expect(contest(intern, past, justClaimed)).toBe('errors.ILLEGAL_TRANSITION')
    expect(contest(interviewer, claimed, justClaimed)).toBe('errors.ILLEGAL_TRANSITION')
    expect(contest(intern, { ...claimed, status: 'COMPLETED' }, justClaimed)).toBe(
      'errors.ILLEGAL_TRANSITION',
    )
  })

  test('is decided by an operator, once the claim is disputed', () => {
    const decide = (actor: AnyActor, row: InterviewCanFacts) =>
      explain(interviewCan.decideNoShow(actor, row))
    expect(decide(operator, contested)).toBe('yes')
    expect(decide(operator, claimed)).toBe('errors.ILLEGAL_TRANSITION')
    expect(decide(operator, past)).toBe('errors.ILLEGAL_TRANSITION')
    expect(decide(operator, { ...contested, status: 'COMPLETED' })).toBe(
      'errors.ILLEGAL_TRANSITION',
    )
    expect(decide(interviewer, contested)).not.toBe('yes')
  })
})
