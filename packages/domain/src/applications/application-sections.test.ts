import { expect, test } from 'vitest'
import {
  type ApplicationFacts,
  applicationSteps,
  completionOf,
  missingOf,
  sectionsDone,
} from './application-sections.ts'

const fields = applicationSteps.flatMap((step) => [...step.required, ...step.optional])
// Each field of the facts is in one step, which the first test proves.
const filled = (has: boolean) =>
  Object.fromEntries(fields.map((field) => [field, has])) as unknown as ApplicationFacts

test('the eight steps are those of the seeds, and no field is asked for twice', () => {
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

test('interview times are required before submitting, and are linked from step 3', () => {
  expect(missingOf({ ...filled(true), availability: false })).toEqual([
    { section: 'INTERNSHIP_PREFERENCE', page: 'internship-preference', field: 'availability' },
  ])
})

test('nothing about diversity is ever required', () => {
  expect(missingOf({ ...filled(true), diversity: false })).toEqual([])
  expect(sectionsDone(filled(false)).DIVERSITY_INFORMATION).toBe(true)
})

test('an empty application lacks everything, a full one nothing', () => {
  expect([completionOf(filled(false)), completionOf(filled(true))]).toEqual([0, 100])
  expect(sectionsDone(filled(true)).REVIEW).toBe(true)
  expect(sectionsDone({ ...filled(true), introduction: false })).toMatchObject({
    RESUME_PROFILE: false,
    REVIEW: false,
    VIDEO_PROFILE: true,
  })
})
