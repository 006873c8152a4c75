import { expect, test } from 'vitest'
import { validateBirthDate, getEmailDomain, getFirstCompanyTransition } from './rules.ts'

test.each([
  ['2010-11-21', null],
  ['2010-11-22', 'registration.birthDate.tooYoung'],
  ['2026-11-22', 'registration.birthDate.inFuture'],
  ['1900-01-01', 'registration.birthDate.tooOld'],
])('validates the birth date %s', (birthDate, problem) => {
  expect(validateBirthDate(birthDate, '2026-11-21')).toBe(problem)
})

test('free email domains and unserved countries go to the waiting list', () => {
  expect(getFirstCompanyTransition({ isFreeAddress: false, isCountryServed: true })).toBe(
    'register',
  )
  expect(getFirstCompanyTransition({ isFreeAddress: true, isCountryServed: true })).toBe('waitlist')
  expect(getFirstCompanyTransition({ isFreeAddress: false, isCountryServed: false })).toBe(
    'waitlist',
  )
})

test('reads the domain after the last @', () => {
  expect([
    getEmailDomain('Ada@Mail.Example.org'),
    getEmailDomain('ada'),
    getEmailDomain('@example.org'),
    getEmailDomain('ada@host'),
  ]).toEqual(['mail.example.org', null, null, null])
})
