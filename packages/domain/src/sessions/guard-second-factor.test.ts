import { expect, test } from 'vitest'
import { type GuardUser, guardPage } from './guard-table.ts'

const operator: GuardUser = {
  type: 'O',
  is_reg_token: false,
  is_invited: false,
  is_onboarding_completed: true,
  is_intern_onboarding_started: false,
  signup_complete: true,
  may_choose_batch: false,
  second_factor_step: 'SET_UP',
}
const setUpPage = '/operator/set-up-second-factor'

test.each([
  ['/operator/people', { go: setUpPage }],
  ['/operator/get-started', { go: setUpPage }],
  ['/company/dashboard', { go: setUpPage }],
  [setUpPage, { stay: true }],
  ['/privacy', { stay: true }],
])('an operator who has to set up the second factor is led to it from %s', (path, result) => {
  expect(guardPage(operator, path)).toEqual(result)
})

test('an operator who need not, or has done so, is not', () => {
  const free = { ...operator, second_factor_step: null }
  expect(guardPage(free, '/operator/people')).toEqual({ stay: true })
})
