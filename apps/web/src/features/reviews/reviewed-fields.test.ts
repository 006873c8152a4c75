import { listPageFields } from '@fledge/domain/applications/application-form.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { expect, it } from 'vitest'
import { registerAllTexts } from '../../platform/i18n/testing/register-all-texts.ts'
import type { Review } from './review-name.ts'
import { listReviewedField } from './reviewed-fields.tsx'

await registerAllTexts()

const review = {
  internship_start: '2027-03-08',
  profile: {
    email: 'a@b.example',
    phone: '+44 1632 960001',
    is_phone_verified: true,
    intern_dob: '2004-02-03',
    time_zone: 'Africa/Lagos',
    english_proficiency: 4,
    low_english: { 1: 'In writing' },
    start_month: '03/2027',
    duration_weeks: 10,
    hours_a_week: 30,
    introduction: 'I read rivers.',
    job_title: 'Hydrologist',
    internship_goal: null,
    gender_id: 7,
    first_generation_student: 'YES',
  },
  country_code: 'NG',
  labels: {
    career_field_id: ['Hydrology'],
    country_id: ['Nigeria'],
    citizenship_country_id: ['Nigeria'],
    skill_ids: ['Maps'],
    specialisation_ids: [],
    project_ids: [],
  },
} as unknown as Review // With all that the facts read.

const factsOf = (section: ApplicationSection) =>
  listPageFields(section).flatMap((field) => listReviewedField(field, review))
const valuesOf = (section: ApplicationSection) =>
  Object.fromEntries(factsOf(section).map(({ name, value }) => [name, value]))

it('shows reviewers the fields of a page by their format', () => {
  expect(valuesOf('PERSONAL_INFORMATION')).toMatchObject({
    'Date of birth': '3 February 2004',
    'Time zone': 'Lagos',
    Citizenship: 'Nigeria',
    'English proficiency': '4 · Fluent',
  })
  expect(valuesOf('CAREER_FIELD')).toMatchObject({ 'Career field': 'Hydrology' })
  expect(valuesOf('INTERNSHIP_PREFERENCE')).toMatchObject({ 'First day': '8 March 2027' })
})

it('shows what is only asked in some cases if there is an answer', () => {
  const resume = valuesOf('RESUME_PROFILE')
  expect(resume).toMatchObject({ 'Preferred job title': 'Hydrologist' })
  expect(resume).not.toHaveProperty('What you hope to gain from the internship')
})

it('shows no diversity answer', () => {
  expect(listPageFields('DIVERSITY_INFORMATION').length).toBeGreaterThan(0)
  expect(factsOf('DIVERSITY_INFORMATION')).toEqual([])
})
