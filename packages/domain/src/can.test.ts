import { toActionMap, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import { candidatureCan, type CandidatureFacts } from './candidatures/can.ts'
import { interviewCan, type InterviewCanFacts } from './interviews/can.ts'
import { memberCan } from './members/can.ts'
import { offerCan, type OfferFacts } from './offers/can.ts'
import { planCan } from './plans/can.ts'
import type {
  CompanyMember,
  CompanyScope,
  InternActor,
  InternScope,
  Operator,
  OperatorScope,
} from './sessions/types.ts'
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
const operator: Operator = {
  kind: 'operator',
  userId: 'u3',
  operator: 'o' as OperatorScope,
  role: 'REVIEWER',
}
const intern: InternActor = { kind: 'intern', userId: 'u2', intern: 'i' as InternScope }
const now = new Date('2026-11-21T10:00:00Z')
const why = (verdict: PolicyDecision) => (verdict.allowed ? 'yes' : verdict.messageKey)

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
  expect(why(interviewCan.reschedule(supervisor, interview, now))).toBe('yes')
  expect(why(interviewCan.reschedule({ ...supervisor, memberId: 'other' }, interview, now))).toBe(
    'refused.interviewer',
  )
  expect(why(interviewCan.reschedule(admin, { ...interview, companyReschedules: 2 }, now))).toBe(
    'interviews.refused.movedTwice',
  )
  expect(
    why(interviewCan.counterPropose(intern, { ...interview, companyReschedules: 2 }, now)),
  ).toBe('yes')
  expect(
    why(interviewCan.counterPropose(intern, interview, new Date('2026-11-24T10:00:01Z'))),
  ).toBe('interviews.refused.tooLate')
  expect(
    why(interviewCan.counterPropose(intern, interview, new Date('2026-11-24T10:00:00Z'))),
  ).toBe('yes')
})

test('a started interview can be cancelled until its end but not rescheduled, and feedback opens at its start', () => {
  const begun = new Date('2026-11-25T10:00:00Z')
  const ended = new Date('2026-11-25T10:30:00Z')
  expect(why(interviewCan.cancel(admin, interview, begun))).toBe('yes')
  expect(why(interviewCan.decline(intern, interview, begun))).toBe('yes')
  expect(why(interviewCan.cancel(admin, interview, ended))).toBe('interviews.refused.ended')
  expect(why(interviewCan.decline(intern, interview, ended))).toBe('interviews.refused.ended')
  expect(why(interviewCan.reschedule(admin, interview, begun))).toBe('interviews.refused.started')
  expect(why(interviewCan.giveFeedback(admin, interview, now))).toBe('interviews.refused.notYet')
  expect(why(interviewCan.giveFeedback(admin, interview, begun))).toBe('yes')
  expect(why(interviewCan.giveFeedback(admin, { ...interview, status: 'COMPLETED' }, begun))).toBe(
    'yes',
  )
  expect(
    why(
      interviewCan.giveFeedback(
        admin,
        { ...interview, status: 'COMPLETED', companyGaveFeedback: true },
        begun,
      ),
    ),
  ).toBe('errors.ALREADY_EXISTS')
})

test('only the other side can dispute a no-show, within two working days', () => {
  const claim = {
    by: 'company' as const,
    claimedAt: '2026-11-20T10:00:00.000Z',
    contestedAt: null,
    zone: 'Europe/Madrid',
  }
  const past: InterviewCanFacts = { ...interview, status: 'IN_PAST', noShowClaim: claim }
  expect(why(interviewCan.contestNoShow(intern, past, new Date('2026-11-24T09:59:00Z')))).toBe(
    'yes',
  )
  expect(why(interviewCan.contestNoShow(intern, past, new Date('2026-11-24T10:00:00Z')))).toBe(
    'errors.DEADLINE_PASSED',
  )
  expect(why(interviewCan.contestNoShow(admin, past, now))).toBe('errors.ILLEGAL_TRANSITION')
})

test('proposing an interview requires a credit, an approved company and a supervisor of the plan', () => {
  const row: CandidatureFacts = {
    stage: null,
    planStatus: 'ACTIVE',
    planSupervisorIds: ['s'],
    applicationStatus: 'APPROVED',
    wasInterested: false,
    isInternTaken: false,
    isPlacementOver: false,
  }
  expect(why(candidatureCan.proposeInterview(supervisor, row, 1))).toBe('yes')
  expect(why(candidatureCan.proposeInterview(supervisor, row, 0))).toBe('errors.NO_CREDIT')
  expect(why(candidatureCan.proposeInterview({ ...supervisor, memberId: 'x' }, row, 1))).toBe(
    'refused.planSupervisor',
  )
  expect(
    why(candidatureCan.proposeInterview({ ...admin, companyStatus: 'PENDING_APPROVAL' }, row, 1)),
  ).toBe('companies.notice.pending')
  expect(why(candidatureCan.proposeInterview(admin, { ...row, stage: 'CLOSED' }, 1))).toBe('yes')
  expect(why(candidatureCan.proposeInterview(admin, { ...row, stage: 'HIRED' }, 1))).toBe('yes')
  expect(why(candidatureCan.proposeAfterReplies({ name: 'Ada', plan: 'Data' }))).toBe(
    'candidatures.refused.answerOverdue',
  )
  expect(why(candidatureCan.proposeAfterReplies(undefined))).toBe('yes')
  expect(why(candidatureCan.shortlist(supervisor, row))).toBe('refused.shortlist')
  expect(toActionMap(candidatureCan.open(intern, { ...row, stage: 'OFFERED' }, 1)).withdraw).toBe(
    true,
  )
})

const offer: OfferFacts = {
  status: 'OFFERED',
  planSupervisorIds: ['s'],
  candidatureStage: 'OFFERED',
  answerDueAt: '2026-11-28T10:00:00.000Z',
  hasCompanyDetails: true,
  openingsLeft: 1,
  hasChanged: true,
  offersInBatch: 0,
  maxOffers: 3,
  startsOn: '2027-02-01',
  endsOn: '2027-03-28',
  batch: { startsOn: '2027-01-04', endsOn: '2027-06-30', placementDeadline: '2027-02-28' },
  planZone: 'Europe/Paris',
  placementEndsAt: '2027-03-01T00:00:00Z',
}
const ready = {
  hasAcceptedTerms: true,
  internPays: false,
  isPaid: false,
  overlapsAccepted: false,
  hasSupervisor: true,
}

test('an offer can be accepted once, before its deadline, and after payment if the intern pays', () => {
  expect(why(offerCan.accept(intern, offer, ready, now))).toBe('yes')
  expect(why(offerCan.accept(intern, offer, ready, new Date('2026-11-28T10:00:00Z')))).toBe(
    'errors.DEADLINE_PASSED',
  )
  expect(why(offerCan.accept(intern, offer, { ...ready, overlapsAccepted: true }, now))).toBe(
    'errors.DATES_OVERLAP',
  )
  expect(why(offerCan.accept(intern, offer, { ...ready, internPays: true }, now))).toBe(
    'offers.refused.payFirst',
  )
  expect(why(offerCan.accept(intern, offer, { ...ready, hasSupervisor: false }, now))).toBe(
    'errors.INCOMPLETE',
  )
  expect(
    why(offerCan.accept(intern, { ...offer, status: 'ACCEPTED_BY_CANDIDATE' }, ready, now)),
  ).toBe('errors.ILLEGAL_TRANSITION')
  expect(why(offerCan.accept(admin, offer, ready, now))).toBe('refused.notYours')
})

test('an offer can be approved only while its internship can still start', () => {
  const review: OfferFacts = { ...offer, status: 'IN_REVIEW', candidatureStage: 'OFFER_IN_REVIEW' }
  const approval = (at: string, over: Partial<OfferFacts> = {}) =>
    why(offerCan.approve(operator, { ...review, ...over }, new Date(at)))
  expect(approval('2027-02-01T22:59:59Z')).toBe('yes')
  expect(approval('2027-02-01T23:00:00Z')).toBe('offers.refused.startPassed')
  expect(approval('2027-02-28T23:59:59Z', { startsOn: '2027-03-01' })).toBe('yes')
  expect(approval('2027-03-01T00:00:00Z', { startsOn: '2027-03-01' })).toBe(
    'offers.refused.placementOver',
  )
})

test('a supervisor can draft an offer, and an administrator can send it while an opening is left', () => {
  const facts = {
    planSupervisorIds: ['s'],
    candidatureStage: 'INTERVIEWED' as const,
    hasOpenOffer: false,
    offersInBatch: 0,
  }
  expect(why(offerCan.draft(supervisor, facts))).toBe('yes')
  expect(why(offerCan.draft(supervisor, { ...facts, hasOpenOffer: true }))).toBe(
    'errors.OPEN_OFFER',
  )
  expect(why(offerCan.draft(supervisor, { ...facts, offersInBatch: 3 }))).toBe(
    'offers.refused.tooMany',
  )
  const draft: OfferFacts = { ...offer, status: 'DRAFT', candidatureStage: 'INTERVIEWED' }
  expect(why(offerCan.send(admin, draft, [], now))).toBe('yes')
  expect(why(offerCan.send(supervisor, draft, [], now))).toBe('refused.adminOnly')
  expect(why(offerCan.send(admin, draft, ['role'], now))).toBe('errors.INCOMPLETE')
  expect(why(offerCan.send(admin, { ...draft, openingsLeft: 0 }, [], now))).toBe(
    'errors.NO_OPENING_LEFT',
  )
})

test('an offer can be sent within the limit of the batch and while its dates are possible', () => {
  const draft: OfferFacts = { ...offer, status: 'DRAFT', candidatureStage: 'INTERVIEWED' }
  const sending = (over: Partial<OfferFacts>, at = now) =>
    why(offerCan.send(admin, { ...draft, ...over }, [], at))
  expect(sending({ offersInBatch: 2 })).toBe('yes')
  expect(sending({ offersInBatch: 3 })).toBe('offers.refused.tooMany')
  expect(sending({}, new Date('2027-02-01T22:59:59Z'))).toBe('yes')
  expect(sending({}, new Date('2027-02-01T23:00:00Z'))).toBe('offers.refused.dates')
  expect(sending({ startsOn: '2027-03-01' })).toBe('offers.refused.dates')
  expect(sending({ endsOn: '2027-07-01' })).toBe('offers.refused.dates')
})

test('an offer expires by the clock at its deadline', () => {
  const at = (time: string, over: Partial<OfferFacts> = {}) =>
    offerCan.expires({ ...offer, ...over }, new Date(time)).allowed
  expect(at('2026-11-28T09:59:59Z')).toBe(false)
  expect(at('2026-11-28T10:00:00Z')).toBe(true)
  expect(at('2026-11-28T10:00:00Z', { status: 'IN_REVIEW' })).toBe(false)
  expect(at('2026-11-28T10:00:00Z', { candidatureStage: 'WITHDRAWN' })).toBe(false)
})

test('a returned offer can be resent after a change or with a reply, and a recalled offer as it is', () => {
  const back: OfferFacts = {
    ...offer,
    status: 'NEEDS_REVISION',
    candidatureStage: 'INTERVIEWED',
    hasChanged: false,
  }
  expect(why(offerCan.send(admin, back, [], now))).toBe('offers.refused.unchanged')
  expect(why(offerCan.send(admin, { ...back, hasChanged: true }, [], now))).toBe('yes')
  expect(why(offerCan.send(admin, back, [], now, true))).toBe('yes')
  expect(why(offerCan.send(admin, { ...back, hasCompanyDetails: false }, [], now))).toBe(
    'offers.refused.details',
  )
  expect(why(offerCan.send(admin, { ...back, status: 'DRAFT' }, [], now))).toBe('yes')
})

test('rejects deactivating or demoting the last active administrator', () => {
  const member = {
    memberId: 'm',
    status: 'ACTIVE',
    role: 'ADMIN',
    invitedAt: null,
    isLeaving: false,
  } as const
  expect(why(memberCan.deactivate(admin, member, 1))).toBe('errors.LAST_ADMIN')
  expect(why(memberCan.deactivate(admin, member, 2))).toBe('yes')
  expect(why(memberCan.changeRole(admin, member, 'SUPERVISOR', 1))).toBe('errors.LAST_ADMIN')
  expect(why(memberCan.changeRole(admin, { ...member, role: 'SUPERVISOR' }, 'ADMIN', 1))).toBe(
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
  } as const
  expect(why(memberCan.activate(admin, member))).toBe('members.refused.leaving')
  expect(why(memberCan.activate(admin, { ...member, isLeaving: false }))).toBe('yes')
})

test('a plan with open candidatures can be paused, and archived only if they are closed with it', () => {
  const plan = { status: 'ACTIVE', openCandidatures: 2, openings: 1, taken: 1 } as const
  expect(why(planCan.archive(admin, plan))).toBe('errors.PLAN_HAS_OPEN_CANDIDATURES')
  expect(why(planCan.archive(admin, plan, true))).toBe('yes')
  expect(why(planCan.pause(admin, plan))).toBe('yes')
  expect(why(planCan.reserve(plan))).toBe('errors.NO_OPENING_LEFT')
  expect(
    why(
      planCan.publish(
        { ...admin, companyStatus: 'PENDING_APPROVAL' },
        { ...plan, status: 'DRAFT' },
        [],
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
  expect(why(weekCan.answer(supervisor, week, new Date('2026-11-20T10:59:59Z')))).toBe(
    'weeklyFeedback.refused.locked',
  )
  expect(why(weekCan.answer(supervisor, week, new Date('2027-01-20T00:00:00Z')))).toBe('yes')
  expect(why(weekCan.answer(intern, week, now))).toBe('weeklyFeedback.refused.completed')
  expect(why(weekCan.answer({ ...supervisor, memberId: 'x' }, week, now))).toBe(
    'refused.supervisor',
  )
  expect(why(weekCan.seeOther(intern, week, now))).toBe('weeklyFeedback.refused.hidden')
  expect(why(weekCan.complete(supervisor, week, ['main-challenge'], now))).toBe('errors.INCOMPLETE')
})
