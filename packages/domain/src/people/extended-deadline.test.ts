import { expect, it } from 'vitest'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { deadlineCan, type DeadlineFacts, isExtendable, toNewDue } from './extended-deadline.ts'

const createOperator = (role: OperatorRole): AnyActor => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const facts: DeadlineFacts = {
  kind: 'OFFER_ANSWER',
  due: '2026-12-04T12:00:00Z',
  newDue: '2026-12-10T23:59:59Z',
  latest: '2026-12-20T23:59:59Z',
  now: new Date('2026-12-01T09:00:00Z'),
}
const describeExtend = (changes: Partial<DeadlineFacts> = {}, role: OperatorRole = 'REVIEWER') => {
  const decision = deadlineCan.extend(createOperator(role), { ...facts, ...changes })
  return decision.allowed ? 'yes' : decision.messageKey
}

it('allows a later day to reviewers and managers, not to finance', () => {
  expect(describeExtend()).toBe('yes')
  expect(describeExtend({}, 'MANAGER')).toBe('yes')
  expect(describeExtend({}, 'FINANCE')).toBe('refused.reviewersOnly')
})

it('refuses what is not later than the current deadline and than now, or too late', () => {
  expect(describeExtend({ newDue: '2026-12-04T12:00:00Z' })).toBe('people.refused.notLater')
  expect(describeExtend({ kind: 'CHANGES', now: new Date('2026-12-11T00:00:00Z') })).toBe(
    'people.refused.notLater',
  )
  expect(describeExtend({ newDue: '2026-12-21T00:00:00Z' })).toBe('people.refused.tooLate')
  expect(describeExtend({ newDue: '2027-12-21T00:00:00Z', latest: null })).toBe('yes')
  expect(describeExtend({ due: null })).toBe('people.refused.notWaiting')
})

it.each(['OFFER_ANSWER', 'INTERVIEW'] as const)(
  'refuses once the deadline of %s has passed, because that ends it',
  (kind) => {
    const due = '2026-12-04T12:00:00Z'
    const describeAt = (now: string) => describeExtend({ kind, due, now: new Date(now) })
    expect(describeAt('2026-12-04T11:59:59Z')).toBe('yes')
    expect(describeAt(due)).toBe('people.refused.deadlinePassed')
  },
)

it.each(['UNSUBMITTED', 'CHANGES'] as const)(
  'allows it after the deadline of %s, which ends nothing',
  (kind) => {
    expect(describeExtend({ kind, now: new Date('2026-12-05T00:00:00Z') })).toBe('yes')
  },
)

it('refuses if the deadline is not the one that the operator saw', () => {
  const expectedDueAt = '2026-12-04T12:00:00.000Z'
  expect(describeExtend({ expectedDueAt })).toBe('yes')
  expect(describeExtend({ expectedDueAt, due: '2026-12-05T12:00:00Z' })).toBe(
    'people.refused.deadlineChanged',
  )
})

it('lasts until the end of the day, or until the latest moment on it', () => {
  const latest = '2026-12-10T14:00:00.000Z'
  expect(['2026-12-09', '2026-12-10', '2026-12-11'].map((day) => toNewDue(day, latest))).toEqual([
    '2026-12-09T23:59:59Z',
    latest,
    '2026-12-11T23:59:59Z',
  ])
  expect(toNewDue('2026-12-10', null)).toBe('2026-12-10T23:59:59Z')
})

it('knows which waits can be extended', () => {
  expect((['OFFER_ANSWER', 'PAYMENT'] as const).map(isExtendable)).toEqual([true, false])
})
