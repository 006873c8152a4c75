import { expect, test } from 'vitest'
import { nextCompanyTask, pendingOnOthers } from './rules.ts'

test.each([
  ['INTERESTED', null, null, 'INTEREST'],
  ['SHORTLISTED', 'CANCELLED_BY_INTERN', null, 'INTERVIEW_TO_PROPOSE'],
  ['INTERVIEW_PROPOSED', 'AWAITING_CONFIRMATION', null, null],
  ['INTERVIEW_PROPOSED', 'RESCHEDULE_REQUESTED_BY_INTERN', null, 'INTERVIEW_TO_CONFIRM'],
  ['INTERVIEW_SCHEDULED', 'CONFIRMED', null, null],
  ['INTERVIEW_SCHEDULED', 'IN_PAST', null, 'FEEDBACK_DUE'],
  ['INTERVIEWED', 'COMPLETED', null, 'OFFER_TO_MAKE'],
  ['INTERVIEWED', 'COMPLETED', 'DRAFT', 'OFFER_DRAFT'],
  ['INTERVIEWED', 'COMPLETED', 'NEEDS_REVISION', 'OFFER_TO_REVISE'],
  ['OFFER_IN_REVIEW', 'COMPLETED', 'IN_REVIEW', null],
  ['OFFER_DECLINED', 'COMPLETED', 'REJECTED_BY_CANDIDATE', 'OFFER_DECLINED'],
  ['OFFER_DECLINED', 'COMPLETED', 'DRAFT', 'OFFER_DRAFT'],
  ['OFFER_EXPIRED', 'COMPLETED', 'EXPIRED', 'OFFER_EXPIRED'],
  ['OFFER_ACCEPTED', 'COMPLETED', 'ACCEPTED_BY_CANDIDATE', null],
] as const)(
  'at %s with interview %s and offer %s the company task is %s',
  (stage, interview, offer, wait) => {
    expect(
      nextCompanyTask({
        stage,
        isKnown: true,
        interviewStatus: interview,
        claim: null,
        offerStatus: offer,
      }),
    ).toBe(wait)
  },
)

test('a private shortlist is not a company task', () => {
  expect(
    nextCompanyTask({
      stage: 'SHORTLISTED',
      isKnown: false,
      interviewStatus: null,
      claim: null,
      offerStatus: null,
    }),
  ).toBeNull()
})

test('returns what is pending on the intern or the programme team', () => {
  expect(
    pendingOnOthers({
      stage: 'INTERVIEW_PROPOSED',
      isKnown: true,
      interviewStatus: 'AWAITING_CONFIRMATION',
      claim: null,
      offerStatus: null,
    }),
  ).toBe('interviewWithIntern')
  expect(
    pendingOnOthers({
      stage: 'OFFER_IN_REVIEW',
      isKnown: true,
      interviewStatus: 'COMPLETED',
      claim: null,
      offerStatus: 'IN_REVIEW',
    }),
  ).toBe('offerInReview')
  expect(
    pendingOnOthers({
      stage: 'OFFERED',
      isKnown: true,
      interviewStatus: 'COMPLETED',
      claim: null,
      offerStatus: 'OFFERED',
    }),
  ).toBe('offerWithIntern')
  expect(
    pendingOnOthers({
      stage: 'OFFER_ACCEPTED',
      isKnown: true,
      interviewStatus: 'COMPLETED',
      claim: null,
      offerStatus: 'ACCEPTED_BY_CANDIDATE',
    }),
  ).toBe('enrolmentWithIntern')
})

test('a no-show claim comes before feedback and is pending on the accused side or the programme team', () => {
  const past = (claimedBy: 'company' | 'intern', contestedAt: string | null) =>
    ({
      stage: 'INTERVIEW_SCHEDULED',
      isKnown: true,
      interviewStatus: 'IN_PAST',
      offerStatus: null,
      claim: {
        claimedBy,
        claimedAt: '2026-11-26T12:00:00.000Z',
        contestedAt,
        reviewDays: 3,
        zone: 'UTC',
      },
    }) as const
  expect([nextCompanyTask(past('intern', null)), pendingOnOthers(past('intern', null))]).toEqual([
    'CLAIM_TO_ANSWER',
    null,
  ])
  expect([nextCompanyTask(past('company', null)), pendingOnOthers(past('company', null))]).toEqual([
    null,
    'claimWithOthers',
  ])
  expect([
    nextCompanyTask(past('intern', '2026-11-27T12:00:00.000Z')),
    pendingOnOthers(past('intern', '2026-11-27T12:00:00.000Z')),
  ]).toEqual([null, 'claimWithOthers'])
})
