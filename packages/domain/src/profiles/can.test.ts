import { expect, test } from 'vitest'
import { profileCan } from './can.ts'

test('a profile has up to 20 entries of each kind', () => {
  expect(profileCan.addEntry(19).allowed).toBe(true)
  expect(profileCan.addEntry(20)).toEqual({
    allowed: false,
    messageKey: 'profiles.refused.tooManyEntries',
    values: { max: 20 },
  })
})
