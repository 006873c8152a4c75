import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import { interviewCan, type InterviewCanFacts } from './interviews/can.ts'
import { memberCan } from './members/can.ts'
import { planCan } from './plans/can.ts'
import type { CompanyPlanTransition } from './plans/machine.ts'
import type { CompanyMember, CompanyScope, InternActor, InternScope } from './sessions/types.ts'
import { weekCan, type WeekFacts } from './weekly-feedback/can.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const admin: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const supervisor: CompanyMember = { ...admin, memberId: 's', role: 'SUPERVISOR' }
const intern: InternActor = { kind: 'intern', userId: 'u2', intern: 'i' as InternScope }
const now = new Date('2026-11-21T10:00:00Z')
const explain = (verdict: PolicyDecision) => (verdict.allowed ? 'yes' : verdict.messageKey)

const interview: InterviewCanFacts = {
  status: 'CONFIRMED',
  interviewerIds: ['s'],
  startsAt: '2026-11-25T10:00:00.000Z',
  endsAt: '2026-11-25T10:30:00.000Z',
  companyReschedules: 0,
  internReschedules: 0,
  companyGaveFeedback: false,
  internGaveFeedback: false,
  internSaidHeld: false,
  noShowClaim: null,
}

test('each side can reschedule an interview twice, but not in the last 24 hours', () => {
  expect(explain(interviewCan.reschedule(supervisor, interview, now))).toBe('yes')
  expect(
    explain(interviewCan.reschedule({ ...supervisor, memberId: 'other' }, interview, now)),
  ).toBe('refused.interviewer')
  expect(
    explain(interviewCan.reschedule(admin, { ...interview, companyReschedules: 2 }, now)),
  ).toBe('interviews.refused.movedTwice')
  expect(
    explain(interviewCan.counterPropose(intern, { ...interview, companyReschedules: 2 }, now)),
  ).toBe('yes')
  expect(
    explain(interviewCan.counterPropose(intern, interview, new Date('2026-11-24T10:00:01Z'))),
  ).toBe('interviews.refused.tooLate')
  expect(
    explain(interviewCan.counterPropose(intern, interview, new Date('2026-11-24T10:00:00Z'))),
  ).toBe('yes')
})

test('a started interview can be cancelled until its end but not rescheduled, and feedback opens at its start', () => {
  const startedAt = new Date('2026-11-25T10:00:00Z')
  const ended = new Date('2026-11-25T10:30:00Z')
  expect(explain(interviewCan.cancel(admin, interview, startedAt))).toBe('yes')
  expect(explain(interviewCan.decline(intern, interview, startedAt))).toBe('yes')
  expect(explain(interviewCan.cancel(admin, interview, ended))).toBe('interviews.refused.ended')
  expect(explain(interviewCan.decline(intern, interview, ended))).toBe('interviews.refused.ended')
  expect(explain(interviewCan.reschedule(admin, interview, startedAt))).toBe(
    'interviews.refused.started',
  )
  expect(explain(interviewCan.giveFeedback(admin, interview, now))).toBe(
    'interviews.refused.notYet',
  )
  expect(explain(interviewCan.giveFeedback(admin, interview, startedAt))).toBe('yes')
  expect(
    explain(interviewCan.giveFeedback(admin, { ...interview, status: 'COMPLETED' }, startedAt)),
  ).toBe('yes')
  expect(
    explain(
      interviewCan.giveFeedback(
        admin,
        { ...interview, status: 'COMPLETED', companyGaveFeedback: true },
        startedAt,
      ),
    ),
  ).toBe('errors.ALREADY_EXISTS')
})

test('only the other side can dispute a no-show, within two working days', () => {
  const claim = {
    claimedBy: 'company' as const,
    claimedAt: '2026-11-20T10:00:00.000Z',
    contestedAt: null,
    reviewDays: 3,
    zone: 'Europe/Madrid',
  }
  const past: InterviewCanFacts = { ...interview, status: 'IN_PAST', noShowClaim: claim }
  expect(explain(interviewCan.contestNoShow(intern, past, new Date('2026-11-24T09:59:00Z')))).toBe(
    'yes',
  )
  expect(explain(interviewCan.contestNoShow(intern, past, new Date('2026-11-24T10:00:00Z')))).toBe(
    'errors.DEADLINE_PASSED',
  )
  expect(explain(interviewCan.contestNoShow(admin, past, now))).toBe('errors.ILLEGAL_TRANSITION')
})

test('rejects deactivating or demoting the last active administrator', () => {
  const member = {
    memberId: 'm',
    status: 'ACTIVE',
    role: 'ADMIN',
    invitedAt: null,
    isLeaving: false,
    isBlocked: false,
  } as const
  expect(explain(memberCan.deactivate(admin, member, 1))).toBe('errors.LAST_ADMIN')
  expect(explain(memberCan.deactivate(admin, member, 2))).toBe('yes')
  expect(explain(memberCan.changeRole(admin, member, 'SUPERVISOR', 1))).toBe('errors.LAST_ADMIN')
  expect(explain(memberCan.changeRole(admin, { ...member, role: 'SUPERVISOR' }, 'ADMIN', 1))).toBe(
    'yes',
  )
})

test('only the member can take back the deletion of their account', () => {
  const member = {
    memberId: 'm',
    status: 'DEACTIVATED',
    role: 'SUPERVISOR',
    invitedAt: null,
    isLeaving: true,
    isBlocked: false,
  } as const
  expect(explain(memberCan.activate(admin, member))).toBe('members.refused.leaving')
  expect(explain(memberCan.activate(admin, { ...member, isLeaving: false }))).toBe('yes')
  expect(explain(memberCan.activate(admin, { ...member, isLeaving: false, isBlocked: true }))).toBe(
    'members.refused.blocked',
  )
})

test('a plan with open candidatures can be paused, and archived only if they are closed with it', () => {
  const plan = { status: 'ACTIVE', openCandidatures: 2 } as const
  const decide = (name: CompanyPlanTransition, closeThem?: true) =>
    explain(planCan.transition(admin, plan, name, { missing: [], ...(closeThem && { closeThem }) }))
  expect(decide('archive')).toBe('errors.PLAN_HAS_OPEN_CANDIDATURES')
  expect(decide('archive', true)).toBe('yes')
  expect(decide('pause')).toBe('yes')
  expect(decide('resume')).toBe('errors.ILLEGAL_TRANSITION')
  expect(
    explain(
      planCan.transition(
        { ...admin, companyStatus: 'PENDING_APPROVAL' },
        { ...plan, status: 'DRAFT' },
        'publish',
        { missing: [] },
      ),
    ),
  ).toBe('companies.notice.pending')
})

test('a week can be answered from its unlock until it is completed, even if it was missed', () => {
  const week: WeekFacts = {
    startsAt: new Date('2026-11-16T00:00:00Z'),
    unlocksAt: new Date('2026-11-20T11:00:00Z'),
    visibleAt: new Date('2026-11-27T11:00:00Z'),
    supervisorIds: ['s'],
    internshipStatus: 'ONGOING',
    companyDone: false,
    internDone: true,
  }
  expect(explain(weekCan.answer(supervisor, week, new Date('2026-11-20T10:59:59Z')))).toBe(
    'weeklyFeedback.refused.locked',
  )
  expect(explain(weekCan.answer(supervisor, week, new Date('2027-01-20T00:00:00Z')))).toBe('yes')
  expect(explain(weekCan.answer(intern, week, now))).toBe('weeklyFeedback.refused.completed')
  expect(explain(weekCan.answer({ ...supervisor, memberId: 'x' }, week, now))).toBe(
    'refused.supervisor',
  )
  expect(explain(weekCan.seeOther(intern, week, now))).toBe('weeklyFeedback.refused.hidden')
  expect(explain(weekCan.complete(supervisor, week, ['main-challenge'], now))).toBe(
    'errors.INCOMPLETE',
  )
})
