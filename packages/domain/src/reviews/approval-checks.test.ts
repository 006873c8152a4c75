import { expect, it } from 'vitest'
import { type ApplicationCheckFacts, findFailedApplicationCheck } from './approval-checks.ts'

const facts: ApplicationCheckFacts = {
  missing: 0,
  failedChecks: [],
  isResumeStored: true,
  areIdentityDocumentsStored: true,
  areVideosStored: true,
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
  [{ failedChecks: ['age', 'phone'] }, 'age'],
  [{ failedChecks: ['dates'] }, 'dates'],
  [{ failedChecks: ['experience'] }, 'experience'],
  [{ failedChecks: ['videos'] }, 'videos'],
  [{ failedChecks: ['phone'] }, 'phone'],
  [{ isResumeStored: false }, 'resumeFile'],
  [{ areIdentityDocumentsStored: false }, 'identityFile'],
  [{ areVideosStored: false }, 'videoFile'],
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
