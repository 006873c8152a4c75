import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { InternActor, InternScope, Operator, OperatorScope } from '../sessions/types.ts'
import { applicationCan, type ApplicationCanFacts, type EnrolmentFacts } from './can.ts'
import { type ApplicationStatus, applicationStatuses } from './types.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const intern: InternActor = { kind: 'intern', userId: 'u', intern: 'i' as InternScope }
const reviewer: Operator = {
  kind: 'operator',
  userId: 'r',
  operator: 'r' as OperatorScope,
  role: 'REVIEWER',
}
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

const inReview: ApplicationCanFacts = {
  status: 'IN_REVIEW',
  missing: 0,
  openComments: 0,
  draftComments: 0,
  reviewerId: 'r',
}

test('changes can be requested once there is a comment, and only its reviewer comments', () => {
  const ask = (row: ApplicationCanFacts) =>
    explain(applicationCan.review(reviewer, row, 'requestChanges'))
  expect([inReview, { ...inReview, draftComments: 1 }].map(ask)).toEqual([
    'applications.refused.empty',
    'yes',
  ])
  expect(explain(applicationCan.review(reviewer, inReview, 'approve'))).toBe('yes')
  const other = { ...inReview, reviewerId: 'other' }
  const submitted: ApplicationCanFacts = { ...inReview, status: 'SUBMITTED' }
  expect(
    [inReview, other, submitted].map((row) => explain(applicationCan.comment(reviewer, row))),
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
    explain(applicationCan.enrol(intern, { status: 'APPROVED' }, { ...ready, ...facts }))
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
      explain(applicationCan.signConduct(intern, { status })),
    ),
  ).toEqual(['yes', 'yes', 'applications.refused.ended'])
})

const inStatus = (decide: (status: ApplicationStatus) => PolicyDecision) =>
  applicationStatuses.filter((status) => decide(status).allowed)

test('sections can be saved until the application is submitted, and while changes are requested', () => {
  const save = (status: ApplicationStatus) => applicationCan.saveSection(intern, { status })
  expect(inStatus(save)).toEqual(['NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED'])
  expect(explain(save('IN_REVIEW'))).toBe('applications.refused.submitted')
  expect(explain(save('WITHDRAWN'))).toBe('applications.refused.ended')
})

test('the profile can be edited unless it is in review or ended without completion; names only before approval', () => {
  const edit = (status: ApplicationStatus) => applicationCan.editProfile(intern, { status })
  const rename = (status: ApplicationStatus) => applicationCan.editIdentity(intern, { status })
  expect(inStatus(edit)).toEqual([
    'NOT_STARTED',
    'IN_PROGRESS',
    'CHANGES_REQUESTED',
    'APPROVED',
    'ENROLLED',
    'COMPLETED',
  ])
  expect([edit('SUBMITTED'), edit('IN_REVIEW'), edit('REJECTED')].map(explain)).toEqual([
    'applications.refused.submitted',
    'applications.refused.submitted',
    'applications.refused.ended',
  ])
  expect(inStatus(rename)).toEqual(['NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED'])
  expect([rename('APPROVED'), rename('COMPLETED'), rename('NOT_PLACED')].map(explain)).toEqual([
    'applications.refused.frozen',
    'applications.refused.frozen',
    'applications.refused.ended',
  ])
})

test('an application is submitted when complete, and again when every comment is addressed', () => {
  const started: ApplicationCanFacts = { ...inReview, status: 'IN_PROGRESS' }
  const returned: ApplicationCanFacts = { ...inReview, status: 'CHANGES_REQUESTED' }
  expect(explain(applicationCan.submit(intern, started))).toBe('yes')
  expect(explain(applicationCan.submit(intern, { ...started, missing: 1 }))).toBe(
    'errors.INCOMPLETE',
  )
  expect(explain(applicationCan.resubmit(intern, returned))).toBe('yes')
  expect(explain(applicationCan.resubmit(intern, { ...returned, missing: 1 }))).toBe(
    'errors.INCOMPLETE',
  )
  expect(explain(applicationCan.resubmit(intern, { ...returned, openComments: 1 }))).toBe(
    'applications.refused.comments',
  )
})

test('only an application that ended with its batch is carried over to another', () => {
  const carry = (status: ApplicationStatus, decisionReason: string | null) =>
    applicationCan.carryOver(intern, { status, decisionReason })
  expect(inStatus((status) => carry(status, 'BATCH_ENDED'))).toEqual(['NOT_PLACED', 'WITHDRAWN'])
  expect(inStatus((status) => carry(status, null))).toEqual(['NOT_PLACED'])
  expect(explain(carry('WITHDRAWN', 'BY_INTERN'))).toBe('errors.ILLEGAL_TRANSITION')
})

test('a review belongs to who claimed it, and a manager may complete that of another', () => {
  const manager: Operator = { ...reviewer, role: 'MANAGER' }
  const otherReview = { ...inReview, reviewerId: 'other' }
  const unclaimed = { ...inReview, reviewerId: null }
  expect(explain(applicationCan.review(reviewer, otherReview, 'reject'))).toBe(
    'applications.refused.otherReviewer',
  )
  expect(explain(applicationCan.review(manager, otherReview, 'reject'))).toBe('yes')
  expect(explain(applicationCan.review(reviewer, unclaimed, 'reject'))).toBe('yes')
  expect(applicationCan.review(intern, { ...inReview, reviewerId: 'u' }, 'approve').allowed).toBe(
    false,
  )
})

test('companies see an intern only while the application is approved; rejected and withdrawn ones free their seat', () => {
  expect(applicationStatuses.filter(applicationCan.isSeenByCompanies)).toEqual(['APPROVED'])
  expect(applicationStatuses.filter((status) => !applicationCan.takesSeat(status))).toEqual([
    'REJECTED',
    'WITHDRAWN',
  ])
})

test('no action of an intern is open to a reviewer, and none of a reviewer to an intern', () => {
  const open = (actor: InternActor | Operator) =>
    new Set(
      applicationStatuses.flatMap((status) => {
        const row: ApplicationCanFacts = { ...inReview, status, draftComments: 1 }
        return Object.entries(applicationCan.open(actor, row))
          .filter(([, decision]) => decision.allowed)
          .map(([name]) => name)
      }),
    )
  expect(open(intern)).toEqual(
    new Set([
      'start',
      'saveSection',
      'editProfile',
      'editIdentity',
      'submit',
      'resubmit',
      'withdraw',
    ]),
  )
  expect(open(reviewer)).toEqual(
    new Set(['takeReview', 'comment', 'requestChanges', 'approve', 'reject', 'withdrawByTeam']),
  )
})
