import { expect, test } from 'vitest'
import { companyCan } from './can.ts'

test('the onboarding can be completed once no required field is missing', () => {
  expect(companyCan.completeOnboarding([])).toEqual({ allowed: true })
  expect(companyCan.completeOnboarding(['you.linkedin_url'])).toEqual({
    allowed: false,
    messageKey: 'errors.INCOMPLETE',
  })
})
