import type { DeskOwnerView } from '@fledge/contract/waits/schema.ts'
import { illegalTransitionKey } from '@fledge/domain/policy-helpers.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { deskOwnerOf, lastTransitionOn } from './queries/waits.queries.ts'
import type { WaitRef } from './wait-owner.ts'

/** Returns who takes care of a wait, or null. */
export const findDeskOwner = async (
  db: Db,
  { userId }: Operator,
  { kind, id }: WaitRef,
): Promise<DeskOwnerView | null> =>
  (await db.one(deskOwnerOf, {
    kind,
    subject_id: id,
    user_id: userId,
    now: db.now.toISOString(),
  })) ?? null

/** Returns whether an operator may take over from the owner. */
export const getTakeOverDecision = (actor: Operator, owner: DeskOwnerView | null): PolicyDecision =>
  waitCan.takeOver(actor, {
    ownerId: owner?.user_id ?? null,
    isAway: owner?.is_away ?? false,
  })

/** Denies the decisions on what a colleague takes care of. */
export const denyWhileTaken = <Actions extends Readonly<Record<string, PolicyDecision>>>(
  actor: Operator,
  owner: DeskOwnerView | null,
  actions: Actions,
) => {
  const decide = waitCan.decide(actor, { ownerId: owner?.user_id ?? null })
  // It has the same keys.
  return Object.fromEntries(
    Object.entries(actions).map(([name, decision]) => [name, allOf(decision, decide)]),
  ) as Record<keyof Actions, PolicyDecision>
}

/**
 * Refuses what a colleague takes care of until it is taken over.
 * @throws CONFLICT with the name of the colleague
 */
export async function requireOwnWait(tx: Tx, actor: Operator, wait: WaitRef): Promise<void> {
  const owner = await findDeskOwner(tx, actor, wait)
  if (!owner || waitCan.decide(actor, { ownerId: owner.user_id }).allowed) return
  const isOpen = getTakeOverDecision(actor, owner).allowed
  throw new AppError('CONFLICT', {
    messageKey: isOpen ? 'waits.refused.takenFirst' : 'waits.refused.ofColleague',
    values: { name: owner.name },
  })
}

interface DecidedSubject {
  readonly machine: string
  readonly id: string
  /** Text key of its status. */
  readonly status: string
}

/**
 * Says which colleague has decided, where a decision is no longer possible for that reason.
 * @throws ILLEGAL_TRANSITION with the name of the colleague
 */
export async function refuseDecided(
  tx: Tx,
  { userId }: Operator,
  decision: PolicyDecision,
  { machine, id, status }: DecidedSubject,
): Promise<void> {
  if (decision.allowed || decision.messageKey !== illegalTransitionKey) return
  const last = await tx.one(lastTransitionOn, { machine, subject_id: id })
  if (last?.actor_kind !== 'operator' || last.actor_id === userId || last.name === null) return
  throw new AppError('ILLEGAL_TRANSITION', {
    messageKey: 'waits.refused.decidedBy',
    values: { name: last.name, status: translate(status) },
  })
}
