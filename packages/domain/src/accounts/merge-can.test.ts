import { expect, it } from 'vitest'
import type { Operator, OperatorRole } from '../sessions/types.ts'
import { mergeCan, type MergeFacts, mergeObstacles } from './merge-can.ts'

// Only the kind and the role decide here.
const operator = (role: OperatorRole) => ({ kind: 'operator', userId: 'ada', role }) as Operator
const manager = operator('MANAGER')
const remaining: MergeFacts = {
  userId: 'kept',
  type: 'I',
  status: 'ACTIVE',
  isBlocked: false,
  isBanned: false,
  isMerged: false,
  eraseAt: null,
  obstacles: [],
}
const closed: MergeFacts = { ...remaining, userId: 'closed' }
const explain = (
  pair: { closed?: Partial<MergeFacts>; remaining?: Partial<MergeFacts> },
  actor = manager,
) => {
  const decision = mergeCan.merge(actor, {
    closed: { ...closed, ...pair.closed },
    remaining: { ...remaining, ...pair.remaining },
  })
  return decision.allowed ? 'yes' : decision.messageKey
}

it('managers merge two accounts of interns; others do not', () => {
  expect(explain({})).toBe('yes')
  expect(explain({ closed: { status: 'DEACTIVATED' } })).toBe('yes')
  for (const role of ['REVIEWER', 'FINANCE', 'PARTNER'] as const)
    expect(explain({}, operator(role))).toMatch(/^refused\./)
  expect(explain({ closed: { type: 'C' } })).toBe('accounts.refused.mergeInterns')
  expect(explain({ remaining: { type: 'O' } })).toBe('accounts.refused.mergeInterns')
  expect(explain({ remaining: { userId: 'closed' } })).toBe('accounts.refused.mergeSame')
})

it('neither side of a merge is merged before, banned, deactivated by the team or leaving', () => {
  for (const side of ['closed', 'remaining'] as const) {
    expect(explain({ [side]: { isMerged: true } })).toBe('accounts.refused.merged')
    expect(explain({ [side]: { isBanned: true } })).toBe('accounts.refused.mergeBanned')
    expect(explain({ [side]: { isBlocked: true } })).toBe('accounts.refused.mergeBlocked')
    expect(explain({ [side]: { eraseAt: '2026-12-12T09:00:00Z' } })).toBe(
      'accounts.refused.mergeErasing',
    )
  }
  expect(explain({ remaining: { status: 'DEACTIVATED' } })).toBe(
    'accounts.refused.mergeKeptInactive',
  )
})

it('only the account to close has to have nothing that cannot just end', () => {
  for (const obstacle of mergeObstacles) {
    expect(explain({ closed: { obstacles: [obstacle] } })).toBe(
      `accounts.refused.merge.${obstacle}`,
    )
    expect(explain({ remaining: { obstacles: [obstacle] } })).toBe('yes')
  }
})

it('reviewers say that accounts which are marked are no duplicates', () => {
  expect(mergeCan.dismiss(operator('REVIEWER'), true).allowed).toBe(true)
  expect(mergeCan.dismiss(operator('REVIEWER'), false).allowed).toBe(false)
  expect(mergeCan.dismiss(operator('FINANCE'), true).allowed).toBe(false)
})
