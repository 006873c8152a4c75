import { expect, test } from 'vitest'
import { getProfileParts } from './profile-parts.ts'

test('maps fields to the profile sections they belong to', () => {
  expect(getProfileParts(['city', 'founded_year', 'something'])).toEqual(['basic', 'general'])
  expect(getProfileParts(['github'])).toEqual(['social'])
  expect(getProfileParts([])).toEqual([])
})
