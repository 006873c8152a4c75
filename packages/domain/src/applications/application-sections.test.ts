import { expect, test } from 'vitest'
import {
  type ApplicationFacts,
  applicationSteps,
  completionOf,
  missingOf,
  sectionsDone,
} from './application-sections.ts'

const fields = applicationSteps.flatMap((step) => [...step.required, ...step.optional])
// Every field of the facts belongs to exactly one step, as the first test proves.
const filled = (has: boolean) =>
  Object.fromEntries(fields.map((field) => [field, has])) as unknown as ApplicationFacts

test('has the eight steps of the seeds, each field in one step only', () => {
  expect(applicationSteps.map((step) => step.page)).toEqual([
    'personal-information',
    'career-field',
    'internship-preference',
    'additional-questions',
    'diversity-information',
    'resume-profile',
    'video-profile',
    'review-application',
  ])
  expect(new Set(fields).size).toBe(fields.length)
})

test('requires interview times before submitting and links them to step 3', () => {
  expect(missingOf({ ...filled(true), availability: false })).toEqual([
    { section: 'INTERNSHIP_PREFERENCE', page: 'internship-preference', field: 'availability' },
  ])
})

test('never requires diversity answers', () => {
  expect(missingOf({ ...filled(true), diversity: false })).toEqual([])
  expect(sectionsDone(filled(false)).DIVERSITY_INFORMATION).toBe(true)
})

test('an empty application is 0% complete and a full one 100%', () => {
  expect([completionOf(filled(false)), completionOf(filled(true))]).toEqual([0, 100])
  expect(sectionsDone(filled(true)).REVIEW).toBe(true)
  expect(sectionsDone({ ...filled(true), introduction: false })).toMatchObject({
    RESUME_PROFILE: false,
    REVIEW: false,
    VIDEO_PROFILE: true,
  })
})
