import { expect, it } from 'vitest'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { deadlineCan, type DeadlineFacts, isExtendable } from './extended-deadline.ts'

const createOperator = (role: OperatorRole): AnyActor => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const facts: DeadlineFacts = {
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
  expect(describeExtend({}, 'FINANCE')).toBe('refused.operatorRole')
})

it('refuses what is not later than the present deadline and than now, or too late', () => {
  expect(describeExtend({ newDue: '2026-12-04T12:00:00Z' })).toBe('people.refused.notLater')
  expect(describeExtend({ now: new Date('2026-12-11T00:00:00Z') })).toBe('people.refused.notLater')
  expect(describeExtend({ newDue: '2026-12-21T00:00:00Z' })).toBe('people.refused.tooLate')
  expect(describeExtend({ newDue: '2027-12-21T00:00:00Z', latest: null })).toBe('yes')
  expect(describeExtend({ due: null })).toBe('people.refused.notWaiting')
})

it('knows which waits can be extended', () => {
  expect((['OFFER_ANSWER', 'PAYMENT'] as const).map(isExtendable)).toEqual([true, false])
})
