import { expect, test } from 'vitest'
import { staleSection, getProfileParts, profileParts, getPartVersions } from './profile-parts.ts'

test('maps fields to the profile sections they belong to', () => {
  expect(getProfileParts(['city', 'founded_year', 'something'])).toEqual(['basic', 'general'])
  expect(getProfileParts([])).toEqual([])
})

test('only a section that is being changed and has a given version can be stale', () => {
  expect(staleSection(['basic'], { basic: 0 }, {})).toBeNull()
  expect(staleSection(['basic'], { basic: 1 }, { basic: 2 })).toBe('basic')
  expect(staleSection(['basic'], { general: 1 }, { basic: 2, general: 9 })).toBeNull()
  expect(staleSection(['basic', 'tools'], {}, { basic: 2 })).toBeNull()
})

test('a section that was never changed has version 0', () => {
  expect(getPartVersions(['logo', 'social'], { social: 3 })).toEqual({ logo: 0, social: 3 })
  expect(getPartVersions(profileParts, {})).toHaveProperty('arrangements', 0)
})
