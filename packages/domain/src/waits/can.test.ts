import { expect, it } from 'vitest'
import type { AnyActor, OperatorScope } from '../sessions/types.ts'
import { waitCan } from './can.ts'

const createOperator = (userId: string, role: 'REVIEWER' | 'MANAGER'): AnyActor => ({
  kind: 'operator',
  userId,
  // The brand has no run-time value.
  operator: userId as OperatorScope,
  role,
})
const reviewer = createOperator('ada', 'REVIEWER')
const manager = createOperator('ben', 'MANAGER')
const visitor: AnyActor = { kind: 'anonymous' }
const describeDecisions = (actor: AnyActor, ownerId: string | null) =>
  Object.values(waitCan.open(actor, { ownerId })).map((decision) =>
    decision.allowed ? 'yes' : decision.messageKey,
  )

it('a wait that no one takes care of can be taken and assigned by everyone in the team', () => {
  expect(describeDecisions(reviewer, null)).toEqual(['yes', 'yes', 'waits.refused.unassigned'])
})

it('the owner passes a wait on and gives it back', () => {
  expect(describeDecisions(reviewer, 'ada')).toEqual(['yes', 'yes', 'yes'])
})

it('what a colleague takes care of is changed by a manager only, who has to give a reason', () => {
  const colleagueKey = 'refused.waitOfColleague'
  expect(describeDecisions(reviewer, 'cleo')).toEqual([
    'waits.refused.taken',
    colleagueKey,
    colleagueKey,
  ])
  expect(describeDecisions(manager, 'cleo')).toEqual(['waits.refused.taken', 'yes', 'yes'])
  expect(waitCan.needsReason(manager, { ownerId: 'cleo' })).toBe(true)
  expect(waitCan.needsReason(manager, { ownerId: 'ben' })).toBe(false)
  expect(waitCan.needsReason(manager, { ownerId: null })).toBe(false)
})

it('refuses everyone outside the team', () => {
  expect(describeDecisions(visitor, null)).toEqual(Array(3).fill('refused.notYours'))
})
