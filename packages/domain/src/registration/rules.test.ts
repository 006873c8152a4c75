import { expect, test } from 'vitest'
import { birthDateProblem, domainOf, firstCompanyMove } from './rules.ts'

test.each([
  ['2010-11-21', null],
  ['2010-11-22', 'registration.birthDate.tooYoung'],
  ['2026-11-22', 'registration.birthDate.inFuture'],
  ['1900-01-01', 'registration.birthDate.tooOld'],
])('validates the birth date %s', (birthDate, problem) => {
  expect(birthDateProblem(birthDate, '2026-11-21')).toBe(problem)
})

test('free email domains and unserved countries go to the waiting list', () => {
  expect(firstCompanyMove({ isFreeAddress: false, isCountryServed: true })).toBe('register')
  expect(firstCompanyMove({ isFreeAddress: true, isCountryServed: true })).toBe('waitlist')
  expect(firstCompanyMove({ isFreeAddress: false, isCountryServed: false })).toBe('waitlist')
})

test('reads the domain after the last @', () => {
  expect([
    domainOf('Ada@Mail.Example.org'),
    domainOf('ada'),
    domainOf('@example.org'),
    domainOf('ada@host'),
  ]).toEqual(['mail.example.org', null, null, null])
})
