import { expect, test } from 'vitest'
import { type BatchDraft, validateBatchDraft, validatePartnerDomain } from './validate-batch.ts'
import { countByStage } from './cohort-counts.ts'

const draft: BatchDraft = {
  enrolmentOpensAt: '2026-11-21T00:00:00Z',
  enrolmentClosesAt: '2027-01-20T23:59:00Z',
  campaignEndsAt: null,
  programmeStart: '2027-02-01',
  programmeEnd: '2027-06-30',
  placementDeadline: null,
  payer: 'B2B',
  price: null,
}
test.each([
  ['accepts a valid batch', {}, {}],
  ['accepts an unset programme', { programmeStart: null, programmeEnd: null }, {}],
  [
    'rejects closing when it opens',
    { enrolmentClosesAt: draft.enrolmentOpensAt },
    { enrolmentClosesAt: 'batches.problem.closes' },
  ],
  [
    'rejects a campaign that ends before enrolment closes',
    { campaignEndsAt: '2027-01-20T00:00:00Z' },
    { campaignEndsAt: 'batches.problem.campaign' },
  ],
  ['accepts a campaign that ends with enrolment', { campaignEndsAt: draft.enrolmentClosesAt }, {}],
  [
    'rejects a start without an end',
    { programmeEnd: null },
    { programmeEnd: 'batches.problem.bothDates' },
  ],
  [
    'rejects an end without a start',
    { programmeStart: null },
    { programmeStart: 'batches.problem.bothDates' },
  ],
  [
    'accepts a placement deadline four weeks before the end',
    { placementDeadline: '2027-06-02' },
    {},
  ],
  [
    'rejects a later placement deadline',
    { placementDeadline: '2027-06-03' },
    { placementDeadline: 'batches.problem.placementLate' },
  ],
  ['accepts a placement deadline on the first day', { placementDeadline: '2027-02-01' }, {}],
  [
    'rejects a placement deadline before the programme',
    { placementDeadline: '1999-01-01' },
    { placementDeadline: 'batches.problem.placementEarly' },
  ],
  [
    'rejects a placement deadline without a programme',
    { programmeStart: null, programmeEnd: null, placementDeadline: '2027-06-02' },
    { placementDeadline: 'batches.problem.placementWithoutDates' },
  ],
  ['accepts a programme of four weeks', { programmeEnd: '2027-02-28' }, {}],
  ['rejects a day less', { programmeEnd: '2027-02-27' }, { programmeEnd: 'batches.problem.short' }],
  [
    'rejects an end before the start',
    { programmeEnd: '2027-01-01' },
    { programmeEnd: 'batches.problem.short' },
  ],
  [
    'rejects a programme that ends before enrolment closes',
    { enrolmentClosesAt: '2027-07-01T00:00:00Z' },
    { programmeEnd: 'batches.problem.endsFirst' },
  ],
  [
    'rejects interns paying without a price',
    { payer: 'INTERN' },
    { price: 'batches.problem.price' },
  ],
  [
    'accepts interns paying a price',
    { payer: 'INTERN', price: { amount: 49_000, currency: 'EUR' } },
    {},
  ],
  [
    'rejects a price if the partner pays',
    { price: { amount: 49_000, currency: 'EUR' } },
    { price: 'batches.problem.noPrice' },
  ],
] as const)('%s', (_, change, problems) => {
  expect(validateBatchDraft({ ...draft, ...change })).toEqual(problems)
})

test('accepts only a partner domain that is not open to everyone', () => {
  expect(
    ['porto.example', 'cs.uni-porto.example'].map((domain) => validatePartnerDomain(domain, false)),
  ).toEqual([null, null])
  expect(
    ['porto', '@porto.example', 'Porto.example', 'a b.example', '-a.example'].map((domain) =>
      validatePartnerDomain(domain, false),
    ),
  ).toEqual(Array(5).fill('batches.problem.domain'))
  expect(validatePartnerDomain('mail.example', true)).toBe('batches.problem.freeDomain')
})

test('counts every application of a batch at exactly one stage', () => {
  const countByStatus = {
    NOT_STARTED: 1,
    IN_PROGRESS: 2,
    SUBMITTED: 4,
    IN_REVIEW: 8,
    CHANGES_REQUESTED: 16,
    APPROVED: 32,
    REJECTED: 64,
    ENROLLED: 128,
    WITHDRAWN: 256,
  }
  expect(countByStage(countByStatus)).toEqual({
    writing: 19,
    waiting: 12,
    approved: 32,
    enrolled: 128,
    left: 320,
  })
  expect(countByStage({})).toEqual({ writing: 0, waiting: 0, approved: 0, enrolled: 0, left: 0 })
})
