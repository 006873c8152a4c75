import { expect, test } from 'vitest'
import {
  type ApplicationCompletionFacts,
  applicationSteps,
  getCompletionPercent,
  listMissingFields,
  getSectionCompletion,
} from './application-sections.ts'

const fields = applicationSteps.flatMap((step) => [...step.required, ...step.optional])
// Every field of the facts belongs to exactly one step, as the first test proves.
const createCompletionFacts = (isFilled: boolean) =>
  Object.fromEntries(
    fields.map((field) => [field, isFilled]),
  ) as unknown as ApplicationCompletionFacts

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
  expect(listMissingFields({ ...createCompletionFacts(true), availability: false })).toEqual([
    { section: 'INTERNSHIP_PREFERENCE', page: 'internship-preference', field: 'availability' },
  ])
})

test('never requires diversity answers', () => {
  expect(listMissingFields({ ...createCompletionFacts(true), diversity: false })).toEqual([])
  expect(getSectionCompletion(createCompletionFacts(false)).DIVERSITY_INFORMATION).toBe(true)
})

test('an empty application is 0% complete and a full one 100%', () => {
  expect([
    getCompletionPercent(createCompletionFacts(false)),
    getCompletionPercent(createCompletionFacts(true)),
  ]).toEqual([0, 100])
  expect(getSectionCompletion(createCompletionFacts(true)).REVIEW).toBe(true)
  expect(
    getSectionCompletion({ ...createCompletionFacts(true), introduction: false }),
  ).toMatchObject({
    RESUME_PROFILE: false,
    REVIEW: false,
    VIDEO_PROFILE: true,
  })
})
