import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockApplicationRows } from '../applications/public.ts'
import { type UnplacedTarget, unplacedByIds } from './queries/placement.queries.ts'

interface PlacementAct {
  readonly ids: readonly string[]
  /** The plan that is proposed, or null. */
  readonly planId: string | null
  readonly decide: (target: UnplacedTarget) => PolicyDecision
  readonly send: (target: UnplacedTarget) => Promise<void>
}

/**
 * Writes to unplaced interns, whose applications are locked first, so that of two people who write to
 * the same one at the same time only one does.
 * @returns how many were written to, and who was left out with the reason
 */
export async function writeToUnplaced(tx: Tx, { ids, planId, decide, send }: PlacementAct) {
  const unique = [...new Set(ids)].toSorted()
  await lockApplicationRows(tx, unique)
  const targets = await tx.many(unplacedByIds, { application_ids: unique, plan_id: planId })
  const skipped: { application_id: string; message: string }[] = unique
    .filter((id) => !targets.some(({ application_id: found }) => found === id))
    .map((id) => ({ application_id: id, message: 'placement.refused.placed' }))
  let count = 0
  for (const target of targets) {
    const decision = decide(target)
    if (decision.allowed) {
      await send(target)
      count += 1
    } else skipped.push({ application_id: target.application_id, message: decision.messageKey })
  }
  return { count, skipped }
}
