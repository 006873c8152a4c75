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
const agreed: InterviewCanFacts = {
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
const past: InterviewCanFacts = { ...agreed, status: 'IN_PAST' }
const claim: NoShowClaim = {
  by: 'company',
  claimedAt: '2026-11-25T11:00:00.000Z',
  contestedAt: null,
  zone: 'Europe/London',
}
const dayMs = 24 * 3_600_000
const why = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)
const allowedStatuses = (decide: (row: InterviewCanFacts) => PolicyDecision) =>
  interviewStatuses.filter((status) => decide({ ...agreed, status }).allowed)

test('an intern who may not book is unavailable, without the reason', () => {
  expect(interviewCan.meetIntern(false)).toEqual(deny('interviews.refused.internNotAvailable'))
  expect(interviewCan.meetIntern(true)).toEqual(allow)
})

describe('an agreed interview', () => {
  test('can be moved until 24 hours before its start, and a proposed one until it starts', () => {
    const move = (at: number, status: InterviewStatus = 'CONFIRMED') =>
      why(interviewCan.counterPropose(intern, { ...agreed, status }, new Date(at)))
    expect(move(starts - dayMs)).toBe('yes')
    expect(move(starts - dayMs + 1)).toBe('interviews.refused.tooLate')
    expect(move(starts)).toBe('interviews.refused.started')
    expect(move(starts - 1, 'AWAITING_CONFIRMATION')).toBe('yes')
    expect(move(starts, 'AWAITING_CONFIRMATION')).toBe('interviews.refused.started')
  })

  test('can be cancelled and declined until its end, also after it started', () => {
    const now = new Date(ends - 1)
    expect(why(interviewCan.cancel(interviewer, agreed, now))).toBe('yes')
    expect(why(interviewCan.decline(intern, agreed, now))).toBe('yes')
    expect(why(interviewCan.cancel(interviewer, agreed, new Date(ends)))).toBe(
      'interviews.refused.ended',
    )
    expect(why(interviewCan.decline(intern, agreed, new Date(ends)))).toBe(
      'interviews.refused.ended',
    )
  })

  test('receives feedback from its start on, and not before', () => {
    const give = (row: InterviewCanFacts, at: number) => [
      why(interviewCan.giveFeedback(interviewer, row, new Date(at))),
      why(interviewCan.giveInternFeedback(intern, row, new Date(at))),
    ]
    const notYet = 'interviews.refused.notYet'
    expect(give(agreed, starts - 1)).toEqual([notYet, notYet])
    expect(give(agreed, starts)).toEqual(['yes', 'yes'])
    expect(give({ ...agreed, startsAt: null }, starts)).toEqual([notYet, notYet])
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
    const done: InterviewCanFacts = { ...past, companyGaveFeedback: true, internGaveFeedback: true }
    for (const status of ['IN_PAST', 'COMPLETED'] as const) {
      expect(why(interviewCan.giveFeedback(interviewer, { ...past, status }, now))).toBe('yes')
      expect(why(interviewCan.giveInternFeedback(intern, { ...past, status }, now))).toBe('yes')
      expect(why(interviewCan.giveFeedback(interviewer, { ...done, status }, now))).toBe(
        'errors.ALREADY_EXISTS',
      )
      expect(why(interviewCan.giveInternFeedback(intern, { ...done, status }, now))).toBe(
        'errors.ALREADY_EXISTS',
      )
    }
  })

  test('waits for the end of a claim that the interview did not take place', () => {
    const claimed = { ...past, noShowClaim: claim }
    expect(why(interviewCan.giveFeedback(interviewer, claimed, now))).toBe(
      'interviews.refused.claimStands',
    )
    expect(why(interviewCan.giveInternFeedback(intern, claimed, now))).toBe(
      'interviews.refused.claimStands',
    )
  })
})

describe('a missed interview', () => {
  const claimed: InterviewCanFacts = { ...past, noShowClaim: claim }
  const contested = { ...past, noShowClaim: { ...claim, contestedAt: claim.claimedAt } }
  const soon = new Date(Date.parse(claim.claimedAt) + 1)
  const late = new Date(Date.parse(claim.claimedAt) + 7 * dayMs)

  test('is claimed once, after its end, by its intern or an interviewer', () => {
    const asIntern = (row: InterviewCanFacts) => interviewCan.claimNoShow(intern, row)
    expect(allowedStatuses(asIntern)).toEqual(['IN_PAST'])
    expect(why(interviewCan.claimNoShow(interviewer, past))).toBe('yes')
    expect(why(interviewCan.claimNoShow(colleague, past))).toBe('refused.interviewer')
    expect(why(asIntern(claimed))).toBe('interviews.refused.claimStands')
  })

  test('can be confirmed by the intern as held once, while no claim stands', () => {
    const confirm = (row: InterviewCanFacts) => interviewCan.confirmHeld(intern, row)
    expect(allowedStatuses(confirm)).toEqual(['IN_PAST'])
    expect(why(confirm({ ...past, internSaidHeld: true }))).toBe('errors.ALREADY_EXISTS')
    expect(why(confirm(claimed))).toBe('interviews.refused.claimStands')
  })

  test('has a claim that only its claimant withdraws', () => {
    const withdraw = (actor: AnyActor, by: NoShowClaim['by']) =>
      why(interviewCan.withdrawClaim(actor, { ...past, noShowClaim: { ...claim, by } }))
    expect(withdraw(interviewer, 'company')).toBe('yes')
    expect(withdraw(colleague, 'company')).toBe('refused.interviewer')
    expect(withdraw(intern, 'company')).toBe('errors.ILLEGAL_TRANSITION')
    expect(withdraw(intern, 'intern')).toBe('yes')
    expect(withdraw(interviewer, 'intern')).toBe('errors.ILLEGAL_TRANSITION')
    expect(why(interviewCan.withdrawClaim(intern, past))).toBe('errors.ILLEGAL_TRANSITION')
  })

  test('has a claim that the other side disputes once and in time, and never the claimant', () => {
    const contest = (actor: AnyActor, row: InterviewCanFacts, now: Date) =>
      why(interviewCan.contestNoShow(actor, row, now))
    expect(contest(intern, claimed, soon)).toBe('yes')
    expect(contest(intern, claimed, late)).toBe('errors.DEADLINE_PASSED')
    expect(contest(intern, contested, soon)).toBe('errors.ALREADY_EXISTS')
    expect(contest(intern, past, soon)).toBe('errors.ILLEGAL_TRANSITION')
    expect(contest(interviewer, claimed, soon)).toBe('errors.ILLEGAL_TRANSITION')
    expect(contest(intern, { ...claimed, status: 'COMPLETED' }, soon)).toBe(
      'errors.ILLEGAL_TRANSITION',
    )
  })

  test('is decided by an operator, once the claim is disputed', () => {
    const decide = (actor: AnyActor, row: InterviewCanFacts) =>
      why(interviewCan.decideNoShow(actor, row))
    expect(decide(operator, contested)).toBe('yes')
    expect(decide(operator, claimed)).toBe('errors.ILLEGAL_TRANSITION')
    expect(decide(operator, past)).toBe('errors.ILLEGAL_TRANSITION')
    expect(decide(operator, { ...contested, status: 'COMPLETED' })).toBe(
      'errors.ILLEGAL_TRANSITION',
    )
    expect(decide(interviewer, contested)).not.toBe('yes')
  })
})
