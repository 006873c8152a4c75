import { expect, test } from 'vitest'
import { validateInternshipAction } from './validate-action.ts'

const of = {
  starts_on: '2027-02-01',
  ends_on: '2027-03-26',
  side: 'company',
  today: '2027-02-08',
} as const

test('reports everything missing from a request at once', () => {
  expect(validateInternshipAction({ kind: 'END_EARLY', note: ' ' }, of)).toEqual({
    reason: 'Choose a reason from the list.',
    ends_on: 'Choose today or a later day, before the current last day.',
    note: 'Enter a message.',
  })
  expect(validateInternshipAction({ kind: 'EXTEND', note: '', ends_on: '2027-12-01' }, of)).toEqual(
    {
      ends_on: 'Choose a later last day. An internship can last up to 16 weeks in total.',
      note: 'Enter a message.',
    },
  )
  expect(validateInternshipAction({ kind: 'CHANGE_SUPERVISOR', note: '' }, of)).toEqual({
    supervisor_id: 'Choose an active colleague.',
    note: 'Enter a message.',
  })
})

test('requires no supervisor from an intern and accepts complete requests', () => {
  expect(
    validateInternshipAction(
      { kind: 'CHANGE_SUPERVISOR', note: 'No hour in common.' },
      { ...of, side: 'intern' },
    ),
  ).toEqual({})
  expect(
    validateInternshipAction(
      { kind: 'END_EARLY', note: 'We close.', reason: 'COMPANY', ends_on: '2027-02-12' },
      of,
    ),
  ).toEqual({})
})

test.each([
  ['2027-02-07', false],
  ['2027-02-08', true],
  ['2027-03-25', true],
  ['2027-03-26', false],
  [undefined, false],
])('an early end on %s is allowed: %s', (ends_on, isAllowed) => {
  expect(
    validateInternshipAction(
      { kind: 'END_EARLY', note: 'We close.', reason: 'COMPANY', ends_on },
      of,
    ),
  ).toEqual(
    isAllowed ? {} : { ends_on: 'Choose today or a later day, before the current last day.' },
  )
})

test('allows an early end today on the last day and after it', () => {
  expect(
    validateInternshipAction(
      { kind: 'END_EARLY', note: 'At once.', reason: 'CONDUCT', ends_on: '2027-03-29' },
      { ...of, today: '2027-03-29' },
    ),
  ).toEqual({})
})
