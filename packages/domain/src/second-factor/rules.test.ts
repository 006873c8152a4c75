import { dayMs } from '@fledge/kernel/dates.ts'
import { expect, test } from 'vitest'
import {
  findSetUpDeadline,
  getSecondFactorStep,
  isSecondFactorFresh,
  type SecondFactorFacts,
  secondFactorRule,
} from './rules.ts'

const now = new Date('2026-11-27T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
const operator: SecondFactorFacts = {
  type: 'O',
  hasSecondFactor: false,
  secondFactorAt: null,
  dueAt: null,
}

test('a code of an account is guessed in at most 4 of 10,000 days', () => {
  const { wrongCodesADay, ownWrongCodesADay, window, digits } = secondFactorRule
  // Limits count in fixed days, so 24 hours can contain those of two.
  const guesses = 2 * (wrongCodesADay + ownWrongCodesADay)
  expect((guesses * (2 * window + 1)) / 10 ** digits).toBeLessThanOrEqual(4e-4)
})

test.each([
  ['is set up, and no code was entered', { hasSecondFactor: true }, 'CODE'],
  [
    'is set up, and a code was entered',
    { hasSecondFactor: true, secondFactorAt: before(dayMs) },
    null,
  ],
  ['has no date yet', {}, null],
  ['has a later date', { dueAt: before(-1) }, null],
  ['has a date that has come', { dueAt: before(0) }, 'SET_UP'],
  ['belongs to a company', { type: 'C', dueAt: before(dayMs) }, null],
] as const)('a session whose second factor %s', (_title, facts, step) => {
  expect(getSecondFactorStep({ ...operator, ...facts }, now, true)).toBe(step)
})

test('an installation that does not require it asks only those who have it', () => {
  const due = { ...operator, dueAt: before(dayMs) }
  expect(getSecondFactorStep(due, now, false)).toBeNull()
  expect(getSecondFactorStep({ ...due, hasSecondFactor: true }, now, false)).toBe('CODE')
  expect(findSetUpDeadline(due, false)).toBeNull()
  expect(findSetUpDeadline(due, true)).toBe(due.dueAt)
})

test('a code is fresh for 10 minutes, and needed only of those who have the second factor', () => {
  expect(isSecondFactorFresh({ hasSecondFactor: false, secondFactorAt: null }, now)).toBe(true)
  expect(isSecondFactorFresh({ hasSecondFactor: true, secondFactorAt: null }, now)).toBe(false)
  expect(isSecondFactorFresh({ hasSecondFactor: true, secondFactorAt: before(599_999) }, now)).toBe(
    true,
  )
  expect(isSecondFactorFresh({ hasSecondFactor: true, secondFactorAt: before(600_000) }, now)).toBe(
    false,
  )
})
