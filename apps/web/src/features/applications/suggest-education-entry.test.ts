import { expect, it } from 'vitest'
import { suggestEducationEntry } from './suggest-education-entry.ts'

const profile = {
  university_name: 'Coast university',
  major: 'Hydrology',
  education_level_id: 3,
  graduation_month: '06/2027',
}

it('suggests an education entry from the sign-up answers until an entry names the school', () => {
  expect(suggestEducationEntry({ profile, education: [] })).toEqual({
    school: 'Coast university',
    degree: 'Hydrology',
    education_level_id: 3,
    to: '2027-06',
  })
  expect(
    suggestEducationEntry({ profile, education: [{ entry_id: 'a', school: 'Harbour school' }] }),
  ).not.toBeNull()
  expect(
    suggestEducationEntry({
      profile,
      education: [{ entry_id: 'a', school: ' coast University ' }],
    }),
  ).toBeNull()
})

it('suggests no entry without a university and leaves unknown fields empty', () => {
  expect(
    suggestEducationEntry({ profile: { ...profile, university_name: null }, education: [] }),
  ).toBeNull()
  expect(
    suggestEducationEntry({
      profile: { ...profile, major: null, graduation_month: null },
      education: [],
    }),
  ).toEqual({ school: 'Coast university', degree: '', education_level_id: 3, to: null })
})
