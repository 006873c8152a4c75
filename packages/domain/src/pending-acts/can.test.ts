import { expect, it } from 'vitest'
import type { AnyActor, OperatorScope } from '../sessions/types.ts'
import { pendingActCan } from './can.ts'

const createOperator = (userId: string, role: 'REVIEWER' | 'MANAGER'): AnyActor => ({
  kind: 'operator',
  userId,
  // The brand has no run-time value.
  operator: userId as OperatorScope,
  role,
})
const ada = createOperator('ada', 'REVIEWER')
const ben = createOperator('ben', 'REVIEWER')
const manager = createOperator('cleo', 'MANAGER')
const visitor: AnyActor = { kind: 'anonymous' }

const describeUndo = (actor: AnyActor, outcome: 'DONE' | 'UNDONE' | 'FAILED' | null) => {
  const decision = pendingActCan.undo(actor, { actorId: 'ada', outcome })
  return decision.allowed ? 'yes' : decision.messageKey
}

it('a pending act is undone by the one who decided, or by a manager', () => {
  expect([ada, manager].map((actor) => describeUndo(actor, null))).toEqual(['yes', 'yes'])
  expect(describeUndo(ben, null)).toBe('refused.pendingActOfColleague')
  expect(describeUndo(visitor, null)).toBe('refused.notYours')
})

it('what took effect, failed or was undone cannot be undone any more', () => {
  expect(describeUndo(ada, 'DONE')).toBe('pendingActs.refused.tooLate')
  expect(describeUndo(ada, 'FAILED')).toBe('pendingActs.refused.tooLate')
  expect(describeUndo(ada, 'UNDONE')).toBe('pendingActs.refused.undone')
})
