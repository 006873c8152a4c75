import { dayMs } from '@fledge/kernel/dates.ts'
import { expect, it } from 'vitest'
import type { AnyActor, OperatorScope } from '../sessions/types.ts'
import { placementCan } from './can.ts'
import { nudgeDays, proposalDays } from './types.ts'

const now = new Date('2026-11-28T10:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
const operator: AnyActor = {
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role: 'REVIEWER',
}
const visitor: AnyActor = { kind: 'anonymous' }

it('nudges someone who was not nudged within five days', () => {
  const canNudge = (nudgedAt: string | null, actor: AnyActor = operator) =>
    placementCan.nudge(actor, { nudgedAt }, now).allowed
  expect([
    canNudge(null),
    canNudge(daysAgo(nudgeDays)),
    canNudge(daysAgo(nudgeDays - 0.1)),
  ]).toEqual([true, true, false])
  expect(canNudge(null, visitor)).toBe(false)
})

it('proposes a plan for which there is no candidature, once in 14 days', () => {
  const canPropose = (
    proposedAt: string | null,
    hasCandidature = false,
    actor: AnyActor = operator,
  ) => placementCan.propose(actor, { proposedAt, hasCandidature }, now).allowed
  expect([
    canPropose(null),
    canPropose(daysAgo(proposalDays)),
    canPropose(daysAgo(proposalDays - 0.1)),
    canPropose(null, true),
    canPropose(null, false, visitor),
  ]).toEqual([true, true, false, false, false])
})
