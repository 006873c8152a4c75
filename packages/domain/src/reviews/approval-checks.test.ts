import { expect, it } from 'vitest'
import { type ApplicationCheckFacts, findFailedApplicationCheck } from './approval-checks.ts'

const facts: ApplicationCheckFacts = {
  missing: 0,
  failedChecks: 0,
  hasAllFiles: true,
  hasDuplicates: false,
  isResubmitted: false,
  isOpinionAsked: false,
  isCommented: false,
  isReported: false,
}

it('an application passes if it is complete and the desk has nothing to point out', () => {
  expect(findFailedApplicationCheck(facts)).toBeNull()
})

it.each([
  [{ missing: 1 }, 'incomplete'],
  [{ failedChecks: 1 }, 'check'],
  [{ hasAllFiles: false }, 'files'],
  [{ hasDuplicates: true }, 'duplicate'],
  [{ isResubmitted: true }, 'resubmitted'],
  [{ isOpinionAsked: true }, 'opinion'],
  [{ isCommented: true }, 'commented'],
  [{ isReported: true }, 'reported'],
] satisfies readonly (readonly [Partial<ApplicationCheckFacts>, string])[])(
  'an application with %o is left out',
  (changed, name) => {
    expect(findFailedApplicationCheck({ ...facts, ...changed })).toBe(`reviews.refused.${name}`)
  },
)
