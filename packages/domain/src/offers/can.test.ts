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
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

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
  planTimeZone: 'Europe/Paris',
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
  expect(explain(offerCan.accept(intern, offer, ready, now))).toBe('yes')
  expect(explain(offerCan.accept(intern, offer, ready, new Date('2026-11-28T10:00:00Z')))).toBe(
    'errors.DEADLINE_PASSED',
  )
  expect(explain(offerCan.accept(intern, offer, { ...ready, overlapsAccepted: true }, now))).toBe(
    'errors.DATES_OVERLAP',
  )
  expect(explain(offerCan.accept(intern, offer, { ...ready, internPays: true }, now))).toBe(
    'offers.refused.payFirst',
  )
  expect(explain(offerCan.accept(intern, offer, { ...ready, hasSupervisor: false }, now))).toBe(
    'errors.INCOMPLETE',
  )
  expect(
    explain(offerCan.accept(intern, { ...offer, status: 'ACCEPTED_BY_CANDIDATE' }, ready, now)),
  ).toBe('errors.ILLEGAL_TRANSITION')
  expect(explain(offerCan.accept(admin, offer, ready, now))).toBe('refused.notYours')
})

test('an offer can be approved only while its internship can still start', () => {
  const review: OfferFacts = { ...offer, status: 'IN_REVIEW', candidatureStage: 'OFFER_IN_REVIEW' }
  const approve = (at: string, overrides: Partial<OfferFacts> = {}) =>
    explain(offerCan.approve(operator, { ...review, ...overrides }, new Date(at)))
  expect(approve('2027-02-01T22:59:59Z')).toBe('yes')
  expect(approve('2027-02-01T23:00:00Z')).toBe('offers.refused.startPassed')
  expect(approve('2027-02-28T23:59:59Z', { startsOn: '2027-03-01' })).toBe('yes')
  expect(approve('2027-03-01T00:00:00Z', { startsOn: '2027-03-01' })).toBe(
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
  expect(explain(offerCan.draft(supervisor, facts))).toBe('yes')
  expect(explain(offerCan.draft(supervisor, { ...facts, hasOpenOffer: true }))).toBe(
    'errors.OPEN_OFFER',
  )
  expect(explain(offerCan.draft(supervisor, { ...facts, offersInBatch: 3 }))).toBe(
    'offers.refused.tooMany',
  )
  const draft: OfferFacts = { ...offer, status: 'DRAFT', candidatureStage: 'INTERVIEWED' }
  expect(explain(offerCan.send(admin, draft, [], now))).toBe('yes')
  expect(explain(offerCan.send(supervisor, draft, [], now))).toBe('refused.adminOnly')
  expect(explain(offerCan.send(admin, draft, ['role'], now))).toBe('errors.INCOMPLETE')
  expect(explain(offerCan.send(admin, { ...draft, openingsLeft: 0 }, [], now))).toBe(
    'errors.NO_OPENING_LEFT',
  )
})

test('an offer can be sent within the limit of the batch and while its dates are possible', () => {
  const draft: OfferFacts = { ...offer, status: 'DRAFT', candidatureStage: 'INTERVIEWED' }
  const send = (overrides: Partial<OfferFacts>, at = now) =>
    explain(offerCan.send(admin, { ...draft, ...overrides }, [], at))
  expect(send({ offersInBatch: 2 })).toBe('yes')
  expect(send({ offersInBatch: 3 })).toBe('offers.refused.tooMany')
  expect(send({}, new Date('2027-02-01T22:59:59Z'))).toBe('yes')
  expect(send({}, new Date('2027-02-01T23:00:00Z'))).toBe('offers.refused.dates')
  expect(send({ startsOn: '2027-03-01' })).toBe('offers.refused.dates')
  expect(send({ endsOn: '2027-07-01' })).toBe('offers.refused.dates')
})

test('an offer expires by the clock at its deadline', () => {
  const isExpired = (time: string, overrides: Partial<OfferFacts> = {}) =>
    offerCan.expires({ ...offer, ...overrides }, new Date(time)).allowed
  expect(isExpired('2026-11-28T09:59:59Z')).toBe(false)
  expect(isExpired('2026-11-28T10:00:00Z')).toBe(true)
  expect(isExpired('2026-11-28T10:00:00Z', { status: 'IN_REVIEW' })).toBe(false)
  expect(isExpired('2026-11-28T10:00:00Z', { candidatureStage: 'WITHDRAWN' })).toBe(false)
})

test('a returned offer can be resent after a change or with a reply, and a recalled offer as it is', () => {
  const returnedOffer: OfferFacts = {
    ...offer,
    status: 'NEEDS_REVISION',
    candidatureStage: 'INTERVIEWED',
    hasChanged: false,
  }
  expect(explain(offerCan.send(admin, returnedOffer, [], now))).toBe('offers.refused.unchanged')
  expect(explain(offerCan.send(admin, { ...returnedOffer, hasChanged: true }, [], now))).toBe('yes')
  expect(explain(offerCan.send(admin, returnedOffer, [], now, true))).toBe('yes')
  expect(
    explain(offerCan.send(admin, { ...returnedOffer, hasCompanyDetails: false }, [], now)),
  ).toBe('offers.refused.details')
  expect(explain(offerCan.send(admin, { ...returnedOffer, status: 'DRAFT' }, [], now))).toBe('yes')
})
