import { expect, it } from 'vitest'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { pendingActCan } from './can.ts'

const createOperator = (userId: string, role: OperatorRole): AnyActor => ({
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
  const decision = pendingActCan.undo(actor, { kind: 'OFFER', actorId: 'ada', outcome })
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

it('shows and undoes each kind for the roles that decide on it only', () => {
  const finance = createOperator('dora', 'FINANCE')
  const decisions = [ada, finance, manager].map((actor) =>
    (['CREDIT', 'OFFER'] as const).map((kind) => [
      pendingActCan.list(actor, kind).allowed,
      pendingActCan.undo(actor, {
        kind,
        actorId: actor.kind === 'operator' ? actor.userId : '',
        outcome: null,
      }).allowed,
    ]),
  )
  expect(decisions).toEqual([
    [
      [false, false],
      [true, true],
    ],
    [
      [true, true],
      [false, false],
    ],
    [
      [true, true],
      [true, true],
    ],
  ])
})

it('what failed is seen by the one who decided, and by managers or finance if they no longer can', () => {
  const finance = createOperator('dora', 'FINANCE')
  const describeSeen = (actor: AnyActor, kind: 'OFFER' | 'REFUND', role: OperatorRole | null) => {
    const facts = { kind, actorId: 'ada', operatorRole: role }
    const decision = pendingActCan.markSeen(actor, facts)
    return decision.allowed ? 'yes' : decision.messageKey
  }
  expect(describeSeen(ada, 'OFFER', 'REVIEWER')).toBe('yes')
  expect(describeSeen(manager, 'OFFER', 'REVIEWER')).toBe('refused.failedActOfColleague')
  for (const role of [null, 'FINANCE', 'PARTNER'] as const)
    expect(describeSeen(manager, 'OFFER', role)).toBe('yes')
  expect(describeSeen(ben, 'OFFER', null)).toBe('refused.managerOnly')
  expect(describeSeen(finance, 'OFFER', null)).toBe('refused.reviewersOnly')
  expect(describeSeen(finance, 'REFUND', 'FINANCE')).toBe('refused.failedActOfColleague')
  expect([finance, manager].map((actor) => describeSeen(actor, 'REFUND', 'REVIEWER'))).toEqual([
    'yes',
    'yes',
  ])
  expect(describeSeen(visitor, 'REFUND', null)).toBe('refused.notYours')
})
