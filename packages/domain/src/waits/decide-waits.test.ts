import { expect, it } from 'vitest'
import type { OperatorRole } from '../sessions/types.ts'
import { canDecideWait } from './rules.ts'

const kinds = ['APPLICATION', 'REFUND', 'BAN_APPEAL', 'ERASURE'] as const
const listDecided = (role: OperatorRole) => kinds.filter((kind) => canDecideWait(role, kind))

it('a role decides what its acts allow, and not all that it sees', () => {
  expect(listDecided('REVIEWER')).toEqual(['APPLICATION'])
  expect(listDecided('FINANCE')).toEqual(['REFUND'])
  expect(listDecided('MANAGER')).toEqual(kinds)
  expect(listDecided('PARTNER')).toEqual([])
})
