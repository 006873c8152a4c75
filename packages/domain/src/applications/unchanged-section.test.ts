import { expect, it } from 'vitest'
import { isSectionUnchanged } from './unchanged-section.ts'

const before = { RESUME_PROFILE: { goal: 'To read rivers' }, CAREER_FIELD: { skills: 'R' } }
const sentAt = '2026-11-20T10:00:00Z'
const since = (now: typeof before, savedAt?: string) => ({ before, now, savedAt, sentAt })

it('a section is untouched while its text is unchanged, even if it was saved', () => {
  const now = { ...before, CAREER_FIELD: { skills: 'R, SQL' } }
  expect(isSectionUnchanged('RESUME_PROFILE', since(now, '2026-11-21T10:00:00Z'))).toBe(true)
  expect(isSectionUnchanged('CAREER_FIELD', since(now))).toBe(false)
})

it('any change resolves a comment on the whole application', () => {
  expect(isSectionUnchanged('REVIEW', since(before))).toBe(true)
  expect(isSectionUnchanged('REVIEW', since({ ...before, RESUME_PROFILE: { goal: '' } }))).toBe(
    false,
  )
})

it('a section without a stored snapshot is untouched until it is saved', () => {
  expect(isSectionUnchanged('DIVERSITY_INFORMATION', since(before))).toBe(true)
  expect(isSectionUnchanged('DIVERSITY_INFORMATION', since(before, '2026-11-19T10:00:00Z'))).toBe(
    true,
  )
  expect(isSectionUnchanged('DIVERSITY_INFORMATION', since(before, '2026-11-21T10:00:00Z'))).toBe(
    false,
  )
})

it('counts a section as changed when the snapshot is missing', () => {
  expect(
    isSectionUnchanged('RESUME_PROFILE', {
      before: null,
      now: before,
      savedAt: undefined,
      sentAt,
    }),
  ).toBe(false)
})
