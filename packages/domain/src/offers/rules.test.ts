import { expect, test } from 'vitest'
import {
  getOfferResponseDueAt,
  listOfferChanges,
  validateDates,
  hasOverlappingDates,
  missingOfferFields,
  isNewVersionNeeded,
  type OfferTerms,
  suggestOfferDays,
} from './rules.ts'

const terms: OfferTerms = {
  role: 'Analyst',
  planId: 'p',
  startsOn: '2027-02-01',
  endsOn: '2027-03-28',
  hoursAWeek: 20,
  place: 'Remote',
  city: null,
  projectIds: ['a'],
  isPaid: false,
  stipendAmount: null,
  stipendCurrency: null,
  note: null,
  answerDays: 7,
  supervisorId: 's',
  supervisorLinkedin: 'https://linkedin.com/in/s',
  secondSupervisorId: null,
  secondSupervisorLinkedin: null,
}
const batch = { startsOn: '2027-02-01', endsOn: '2027-06-30' }

test.each([
  ['2027-02-01', '2027-02-28', {}],
  ['2027-02-01', '2027-02-27', { endsOn: 'offers.dates.tooShort' }],
  ['2027-02-01', '2027-05-23', {}],
  ['2027-02-01', '2027-05-24', { endsOn: 'offers.dates.tooLong' }],
  ['2027-01-31', '2027-03-28', { startsOn: 'offers.dates.beforeBatch' }],
  ['2027-05-01', '2027-07-01', { endsOn: 'offers.dates.afterBatch' }],
])('validates an offer from %s to %s', (startsOn, endsOn, problems) => {
  expect(validateDates(startsOn, endsOn, batch)).toEqual(problems)
})

test('rejects a start after the placement deadline even if the internship ends within the batch', () => {
  const closing = { ...batch, placementDeadline: '2027-04-30' }
  expect(validateDates('2027-04-30', '2027-05-27', closing)).toEqual({})
  expect(validateDates('2027-05-01', '2027-05-28', closing)).toEqual({
    startsOn: 'offers.dates.afterPlacement',
  })
  expect(suggestOfferDays({ startsOn: '2027-05-03', weeks: 4 }, closing, '2026-11-21')).toBe(null)
})

test('only a change of a marked field creates a new version', () => {
  expect(isNewVersionNeeded(terms, { ...terms, note: 'Welcome' })).toBe(false)
  expect(isNewVersionNeeded(terms, { ...terms, hoursAWeek: 30 })).toBe(true)
  expect(isNewVersionNeeded(terms, { ...terms, secondSupervisorId: 't' })).toBe(true)
  expect(listOfferChanges(terms, { ...terms, role: 'Engineer', projectIds: ['b'] })).toEqual([
    { field: 'role', from: 'Analyst', to: 'Engineer', isMarked: true },
    { field: 'projectIds', from: ['a'], to: ['b'], isMarked: false },
  ])
})

test('a field missing in an older version counts as changed unless it is empty in both', () => {
  const { city: _city, answerDays: _days, ...otherTerms } = terms
  expect(listOfferChanges(otherTerms, terms)).toEqual([
    { field: 'answerDays', from: null, to: 7, isMarked: false },
  ])
  expect(listOfferChanges(otherTerms, { ...terms, answerDays: null })).toEqual([])
})

test("lists missing fields of steps 1 and 2, including the second supervisor's link and a paid stipend's amount", () => {
  expect(missingOfferFields(terms)).toEqual([])
  expect(
    missingOfferFields({ ...terms, isPaid: true, secondSupervisorId: 't', supervisorId: null }),
  ).toEqual(['stipendAmount', 'stipendCurrency', 'supervisorId', 'secondSupervisorLinkedin'])
})

test('the response is due after 7 days, or 5 to 14 as the company chooses', () => {
  const due = (days?: number) =>
    getOfferResponseDueAt('2026-11-21T10:00:00.000Z', days).toISOString().slice(0, 10)
  expect([due(), due(5), due(14), due(1), due(90)]).toEqual([
    '2026-11-28',
    '2026-11-26',
    '2026-12-05',
    '2026-11-26',
    '2026-12-05',
  ])
})

test('internships that share a day overlap', () => {
  expect(
    hasOverlappingDates(
      { startsOn: '2027-02-01', endsOn: '2027-03-01' },
      { startsOn: '2027-03-01', endsOn: '2027-04-01' },
    ),
  ).toBe(true)
  expect(
    hasOverlappingDates(
      { startsOn: '2027-02-01', endsOn: '2027-02-28' },
      { startsOn: '2027-03-01', endsOn: '2027-04-01' },
    ),
  ).toBe(false)
})

test.each([
  [
    'uses the preference within the batch',
    '2027-03-01',
    12,
    { startsOn: '2027-03-01', endsOn: '2027-05-21' },
  ],
  [
    'moves an early start to the first day of the batch',
    '2027-01-01',
    12,
    { startsOn: '2027-02-01', endsOn: '2027-04-23' },
  ],
  [
    'moves a late end to the last day of the batch',
    '2027-05-03',
    12,
    { startsOn: '2027-05-03', endsOn: '2027-06-30' },
  ],
  [
    'the shortest internship uses all its days',
    '2027-03-01',
    4,
    { startsOn: '2027-03-01', endsOn: '2027-03-28' },
  ],
  ['none if too little of the batch is left', '2027-06-14', 8, null],
])('suggested dates of an offer: %s', (_what, startsOn, weeks, days) => {
  expect(suggestOfferDays({ startsOn, weeks }, batch, '2026-11-21')).toEqual(days)
})

test('does not suggest a start in the past', () => {
  expect(suggestOfferDays({ startsOn: '2027-03-01', weeks: 12 }, batch, '2027-03-02')).toBe(null)
})
