import { expect, test } from 'vitest'
import { staleSection, partsOf, profileParts, versionsOf } from './profile-parts.ts'

test('fields say which parts of a profile they change', () => {
  expect(partsOf(['city', 'founded_year', 'something'])).toEqual(['basic', 'general'])
  expect(partsOf([])).toEqual([])
})

test('only a part that is changed, and was asked about, can have been overtaken', () => {
  expect(staleSection(['basic'], { basic: 0 }, {})).toBeNull()
  expect(staleSection(['basic'], { basic: 1 }, { basic: 2 })).toBe('basic')
  expect(staleSection(['basic'], { general: 1 }, { basic: 2, general: 9 })).toBeNull()
  expect(staleSection(['basic', 'tools'], {}, { basic: 2 })).toBeNull()
})

test('a part that was never changed is at 0', () => {
  expect(versionsOf(['logo', 'social'], { social: 3 })).toEqual({ logo: 0, social: 3 })
  expect(versionsOf(profileParts, {})).toHaveProperty('arrangements', 0)
})
