import { expect, test } from 'vitest'
import { type ApplicationTurnFacts, getApplicationDeadline } from './application-deadline.ts'
import { applicationStatuses } from './types.ts'

const facts: Omit<ApplicationTurnFacts, 'status'> = {
  submittedAt: '2026-11-20T09:00:00Z',
  reviewDays: 3,
  changesAskedAt: '2026-11-23T10:00:00Z',
  enrolmentClosesAt: '2026-12-01T00:00:00Z',
  extendedDueAt: null,
  placementDueAt: '2027-03-01T23:59:59Z',
  hasOpenCandidature: false,
}
const getDeadline = (overrides: Partial<typeof facts> = {}) =>
  Object.fromEntries(
    applicationStatuses.flatMap((status) => {
      const { turn, due } = getApplicationDeadline({ ...facts, ...overrides, status })
      return turn === 'none' ? [] : [[status, `${turn} ${due?.toISOString()}`]]
    }),
  )

test('returns the turn and the deadline for every open application status', () => {
  expect(getDeadline()).toEqual({
    NOT_STARTED: 'intern 2026-12-01T00:00:00.000Z',
    IN_PROGRESS: 'intern 2026-12-01T00:00:00.000Z',
    SUBMITTED: 'team 2026-11-25T09:00:00.000Z',
    IN_REVIEW: 'team 2026-11-25T09:00:00.000Z',
    CHANGES_REQUESTED: 'intern 2026-11-30T10:00:00.000Z',
    APPROVED: 'team 2027-03-01T23:59:59.000Z',
  })
})

test('a later deadline of the intern replaces those of their turn only', () => {
  expect(getDeadline({ extendedDueAt: '2026-12-09T23:59:59Z' })).toEqual({
    ...getDeadline(),
    NOT_STARTED: 'intern 2026-12-09T23:59:59.000Z',
    IN_PROGRESS: 'intern 2026-12-09T23:59:59.000Z',
    CHANGES_REQUESTED: 'intern 2026-12-09T23:59:59.000Z',
  })
  expect(getDeadline({ extendedDueAt: '2026-11-01T00:00:00Z' })).toEqual(getDeadline())
})

test('an approved application with an open candidature has no turn of its own', () => {
  expect(getDeadline({ hasOpenCandidature: true })).not.toHaveProperty('APPROVED')
})
