import { expect, it } from 'vitest'
import { personMailStates, type PersonMailState } from '../people/types.ts'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { outboxCan } from './can.ts'

const createOperator = (role: OperatorRole): AnyActor => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const describeResend = (
  state: PersonMailState,
  isUnreadable = false,
  role: OperatorRole = 'REVIEWER',
) => {
  const decision = outboxCan.resend(createOperator(role), { state, isUnreadable })
  return decision.allowed ? 'yes' : decision.messageKey
}

it('sends again what was delivered or given up, not what is on its way or turned off', () => {
  expect(
    Object.fromEntries(personMailStates.map((state) => [state, describeResend(state)])),
  ).toEqual({
    DELIVERED: 'yes',
    GIVEN_UP: 'yes',
    PENDING: 'outbox.refused.onItsWay',
    RETRYING: 'outbox.refused.onItsWay',
    TURNED_OFF: 'outbox.refused.turnedOff',
  })
})

it('never sends a code or a private link again, and is refused to finance', () => {
  expect(describeResend('DELIVERED', true)).toBe('outbox.refused.unreadable')
  expect(describeResend('DELIVERED', false, 'MANAGER')).toBe('yes')
  expect(describeResend('DELIVERED', false, 'FINANCE')).toBe('refused.reviewersOnly')
})
