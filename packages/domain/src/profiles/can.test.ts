import { expect, test } from 'vitest'
import type { InternScope } from '../sessions/types.ts'
import { profileCan } from './can.ts'

test('a profile has up to 20 entries of each kind', () => {
  // Scopes come from sessions only; this is a fake and no store is involved.
  const intern = { kind: 'intern', userId: 'u', intern: 'i' as InternScope } as const
  expect(profileCan.addEntry(intern, 19).allowed).toBe(true)
  expect(profileCan.addEntry(intern, 20)).toEqual({
    allowed: false,
    messageKey: 'profiles.refused.tooManyEntries',
    values: { most: 20 },
  })
})
