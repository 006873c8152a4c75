import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ownerOf, renewOwnership } from './queries/waits.queries.ts'
import { refuseTaken, type WaitRef } from './wait-owner.ts'

/** Keeps a wait with its owner for another day, because they did something about it. */
export async function renewOwnWait(tx: Tx, actor: Operator, { kind, id }: WaitRef): Promise<void> {
  await tx.run(renewOwnership, {
    kind,
    subject_id: id,
    owner_id: actor.userId,
    now: tx.now.toISOString(),
  })
}

/**
 * Refuses what a colleague takes care of, except to managers.
 * @throws CONFLICT with the name of the colleague
 */
export async function requireNotTaken(tx: Tx, actor: Operator, wait: WaitRef): Promise<void> {
  const owner = await tx.one(ownerOf, { kind: wait.kind, subject_id: wait.id })
  if (owner && owner.owner_id !== actor.userId && actor.role !== 'MANAGER')
    await refuseTaken(tx, wait)
}
