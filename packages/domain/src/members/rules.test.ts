import { expect, test } from 'vitest'
import { hasJoined, listMissingContactParts } from './rules.ts'
import { memberStatuses } from './types.ts'

test('a member has joined once the invitation was accepted, even if deactivated later', () => {
  expect(memberStatuses.filter(hasJoined)).toEqual(['ACTIVE', 'DEACTIVATED'])
})

test('lists the missing contact details', () => {
  expect(
    listMissingContactParts({
      job_title: null,
      linkedin_url: null,
      proficient_language_ids: [],
      phone: null,
    }),
  ).toEqual(['job_title', 'linkedin', 'languages', 'phone'])
  expect(
    listMissingContactParts({
      job_title: 'Founder',
      linkedin_url: 'https://www.linkedin.com/in/ada',
      proficient_language_ids: [1],
      phone: '',
    }),
  ).toEqual(['phone'])
  expect(
    listMissingContactParts({
      job_title: 'Founder',
      linkedin_url: 'x',
      proficient_language_ids: [1],
      phone: '+44 1',
    }),
  ).toEqual([])
})
