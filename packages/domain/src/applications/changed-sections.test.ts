import { expect, test } from 'vitest'
import { listSectionChanges } from './changed-sections.ts'

test('lists changed, added and removed fields by section with their previous values', () => {
  const before = {
    PERSONAL_INFORMATION: { phone: '+44 1', name: 'Ada' },
    RESUME_PROFILE: { goal: 'To learn' },
  }
  const after = {
    RESUME_PROFILE: { introduction: 'I read rivers.' },
    PERSONAL_INFORMATION: { phone: '+44 2', name: 'Ada' },
  }
  expect(listSectionChanges(before, after)).toEqual([
    { section: 'PERSONAL_INFORMATION', field: 'phone', before: '+44 1', after: '+44 2' },
    { section: 'RESUME_PROFILE', field: 'introduction', before: '', after: 'I read rivers.' },
    { section: 'RESUME_PROFILE', field: 'goal', before: 'To learn', after: '' },
  ])
  expect(listSectionChanges(after, after)).toEqual([])
})
