import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type {
  CompanyMember,
  CompanyScope,
  InternActor,
  InternScope,
  Operator,
  OperatorScope,
} from '../sessions/types.ts'
import { offerCan, type OfferFacts } from './can.ts'

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
const why = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

const offer: OfferFacts = {
  status: 'OFFERED',
  planSupervisorIds: ['s'],
  candidatureStage: 'OFFERED',
  answerBy: '2026-11-28T10:00:00.000Z',
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
