import { expect, test } from 'vitest'
import { birthDateProblem, domainOf, firstCompanyMove } from './rules.ts'

test.each([
  ['2010-11-21', null],
  ['2010-11-22', 'registration.birthDate.tooYoung'],
  ['2026-11-22', 'registration.birthDate.inFuture'],
  ['1900-01-01', 'registration.birthDate.tooOld'],
])('born on %s', (birthDate, problem) => {
  expect(birthDateProblem(birthDate, '2026-11-21')).toBe(problem)
})

test('free addresses and countries not served wait', () => {
  expect(firstCompanyMove({ isFreeAddress: false, isCountryServed: true })).toBe('register')
  expect(firstCompanyMove({ isFreeAddress: true, isCountryServed: true })).toBe('waitlist')
  expect(firstCompanyMove({ isFreeAddress: false, isCountryServed: false })).toBe('waitlist')
})

test('the domain of an address is read after its last sign', () => {
  expect([
    domainOf('Ada@Mail.Example.org'),
    domainOf('ada'),
    domainOf('@example.org'),
    domainOf('ada@host'),
  ]).toEqual(['mail.example.org', null, null, null])
})
