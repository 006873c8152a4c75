import { expect, test } from 'vitest'
import { applicationAnswerBy } from './answer-by.ts'
import { applicationStatuses } from './words.ts'

const facts = { submittedAt: '2026-11-20T09:00:00Z', changesAskedAt: '2026-11-23T10:00:00Z' }

test('whoever an application waits for has a date: the team of the sending, the intern of the asking, nobody else', () => {
  const dates = Object.fromEntries(
    applicationStatuses.map((status) => [
      status,
      applicationAnswerBy({ ...facts, status })?.toISOString() ?? null,
    ]),
  )
  expect(Object.fromEntries(Object.entries(dates).filter(([, at]) => at !== null))).toEqual({
    SUBMITTED: '2026-11-25T09:00:00.000Z',
    IN_REVIEW: '2026-11-25T09:00:00.000Z',
    CHANGES_REQUESTED: '2026-11-30T10:00:00.000Z',
  })
})
