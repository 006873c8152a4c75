import { allow, allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

/** What decides who may change the owner of a wait. */
export interface WaitOwnerFacts {
  /** User id of the owner, or null. */
  readonly ownerId: string | null
}

/** An owner that the actor may take the place of. */
export interface TakeOverFacts extends WaitOwnerFacts {
  /** Whether the owner is absent today. */
  readonly isAway: boolean
}

const isOwner = (actor: AnyActor, { ownerId }: WaitOwnerFacts) =>
  actor.kind === 'operator' && actor.userId === ownerId

/** What a colleague takes care of is changed by a manager only. */
const requireOwnerOrManager = (actor: AnyActor, row: WaitOwnerFacts) =>
  allowIf(
    row.ownerId === null ||
      isOwner(actor, row) ||
      (actor.kind === 'operator' && actor.role === 'MANAGER'),
    'refused.waitOfColleague',
  )

export const waitCan = {
  /** Allows taking care of something that no one does. */
  take: (actor: AnyActor, row: WaitOwnerFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(row.ownerId === null || isOwner(actor, row), 'waits.refused.taken'),
    ),
  /** What a colleague takes care of is decided by no one else before it is taken over. */
  decide: (actor: AnyActor, row: WaitOwnerFacts): PolicyDecision =>
    allowIf(row.ownerId === null || isOwner(actor, row), 'waits.refused.taken'),
  /** Allows taking over from a colleague: managers, and everyone while the colleague is away. */
  takeOver: (actor: AnyActor, row: TakeOverFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(row.ownerId !== null && !isOwner(actor, row), 'waits.refused.unassigned'),
      row.isAway ? allow : requireOwnerOrManager(actor, row),
    ),
  assign: (actor: AnyActor, row: WaitOwnerFacts): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:review'), requireOwnerOrManager(actor, row)),
  release: (actor: AnyActor, row: WaitOwnerFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(row.ownerId !== null, 'waits.refused.unassigned'),
      requireOwnerOrManager(actor, row),
    ),
  /** Handing over everything of a colleague, or of oneself. */
  handOver: (actor: AnyActor, row: WaitOwnerFacts): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:review'), requireOwnerOrManager(actor, row)),
  /** Whether a reason is asked for: what belongs to a colleague. */
  needsReason: (actor: AnyActor, row: WaitOwnerFacts): boolean =>
    row.ownerId !== null && !isOwner(actor, row),
  open: (actor: AnyActor, row: WaitOwnerFacts) => ({
    take: waitCan.take(actor, row),
    assign: waitCan.assign(actor, row),
    release: waitCan.release(actor, row),
  }),
}
