import { expect, test } from 'vitest'
import { companyCan } from './can.ts'

test('a decision needs the last reply to have been seen', () => {
  const [first, last] = ['2026-11-30T08:00:00.000Z', '2026-11-30T09:00:00.000Z']
  const isAllowed = (seen: string | null, replied: string | null) =>
    companyCan.decideWithReply(seen, replied).allowed
  expect([isAllowed(null, null), isAllowed(last, last)]).toEqual([true, true])
  expect([isAllowed(null, last), isAllowed(first, last)]).toEqual([false, false])
})

test('the onboarding can be completed once no required field is missing', () => {
  expect(companyCan.completeOnboarding([])).toEqual({ allowed: true })
  expect(companyCan.completeOnboarding(['you.linkedin_url'])).toEqual({
    allowed: false,
    messageKey: 'errors.INCOMPLETE',
  })
})
