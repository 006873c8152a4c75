import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { InternActor, InternScope, Operator, OperatorScope } from '../sessions/types.ts'
import { applicationCan, type ApplicationCanFacts, type EnrolmentFacts } from './can.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const intern: InternActor = { kind: 'intern', userId: 'u', intern: 'i' as InternScope }
const reviewer: Operator = {
  kind: 'operator',
  userId: 'r',
  operator: 'r' as OperatorScope,
  role: 'REVIEWER',
}
const why = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

const inReview: ApplicationCanFacts = {
  status: 'IN_REVIEW',
  missing: 0,
  openComments: 0,
  draftComments: 0,
  reviewerId: 'r',
}

test('changes can be requested once there is a comment, and only its reviewer comments', () => {
  const ask = (row: ApplicationCanFacts) =>
    why(applicationCan.review(reviewer, row, 'requestChanges'))
  expect([inReview, { ...inReview, draftComments: 1 }].map(ask)).toEqual([
    'applications.refused.empty',
    'yes',
  ])
  expect(why(applicationCan.review(reviewer, inReview, 'approve'))).toBe('yes')
  const other = { ...inReview, reviewerId: 'other' }
  const submitted: ApplicationCanFacts = { ...inReview, status: 'SUBMITTED' }
  expect(
    [inReview, other, submitted].map((row) => why(applicationCan.comment(reviewer, row))),
  ).toEqual(['yes', 'applications.refused.otherReviewer', 'errors.ILLEGAL_TRANSITION'])
})

test('enrolment needs an accepted offer, the fee and the signed conduct policy', () => {
  const ready: EnrolmentFacts = {
    hasAcceptedOffer: true,
    internPays: true,
    isPaid: true,
    hasSignedConduct: true,
  }
  const enrol = (facts: Partial<EnrolmentFacts>) =>
    why(applicationCan.enrol(intern, { status: 'APPROVED' }, { ...ready, ...facts }))
  expect([
    enrol({}),
    enrol({ hasAcceptedOffer: false, hasSignedConduct: false }),
    enrol({ isPaid: false }),
    enrol({ isPaid: false, internPays: false }),
    enrol({ hasSignedConduct: false }),
  ]).toEqual([
    'yes',
    'applications.refused.noOffer',
    'offers.refused.payFirst',
    'yes',
    'enrolment.refused.conduct',
  ])
})

test('the conduct policy can be signed until the application ends', () => {
  expect(
    (['NOT_STARTED', 'ENROLLED', 'WITHDRAWN'] as const).map((status) =>
      why(applicationCan.signConduct(intern, { status })),
    ),
  ).toEqual(['yes', 'yes', 'applications.refused.ended'])
})
