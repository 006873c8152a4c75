import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import { internRegistrationCan } from './can.ts'
import { listMissingSignUpSteps } from './sign-up-steps.ts'

const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

test('an account is created once, for the registration of an intern', () => {
  expect(
    [
      { type: 'I', isCompleted: false },
      { type: 'I', isCompleted: true },
      { type: 'C', isCompleted: false },
      { type: undefined, isCompleted: false },
    ].map((registration) => explain(internRegistrationCan.createAccount(registration))),
  ).toEqual(['yes', ...Array(3).fill('internRegistration.refused.otherType')])
})

test('an open application keeps its batch', () => {
  expect(
    [false, true].map((hasApplication) =>
      explain(internRegistrationCan.changeBatch({ hasApplication })),
    ),
  ).toEqual(['yes', 'internRegistration.refused.mapped'])
})

test('the sign-up is complete with preferences and a batch, asked for in this order', () => {
  const facts = (hasPreference: boolean, hasBatch: boolean) => ({ hasPreference, hasBatch })
  expect(listMissingSignUpSteps(facts(false, false))).toEqual([
    'personalization',
    'batch-selection',
  ])
  expect(
    [facts(true, true), facts(true, false)].map((signUp) =>
      explain(internRegistrationCan.complete(signUp)),
    ),
  ).toEqual(['yes', 'internRegistration.refused.incomplete'])
})
