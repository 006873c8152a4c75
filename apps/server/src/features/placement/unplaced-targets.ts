import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { lockApplicationRows } from '../applications/public.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { type UnplacedTarget, unplacedByIds } from './queries/placement.queries.ts'

const placedKey = 'placement.refused.placed'

interface PlacementAct {
  readonly ids: readonly string[]
  /** The plan that is proposed, or null. */
  readonly planId: string | null
  readonly decide: (target: UnplacedTarget) => PolicyDecision
}

/**
 * Returns to which unplaced interns the team can write, and who is left out with the reason. Their
 * applications are locked first, so that of two people who write to the same one at the same time
 * only one does.
 */
export async function findTargets(tx: Tx, { ids, planId, decide }: PlacementAct) {
  const unique = [...new Set(ids)].toSorted()
  await lockApplicationRows(tx, unique)
  const rows = await tx.many(unplacedByIds, { application_ids: unique, plan_id: planId })
  const found = new Map(rows.map((row) => [row.application_id, row]))
  const pending = await findPendingSubjects(tx, 'PLACEMENT', unique)
  const findRefusal = (id: string): string | null => {
    const row = found.get(id)
    if (!row) return placedKey
    if (pending.has(id)) return pendingActKey
    const decision = decide(row)
    return decision.allowed ? null : decision.messageKey
  }
  const checked = unique.map((id) => ({ application_id: id, message: findRefusal(id) }))
  return {
    targets: checked.flatMap(({ application_id: id, message }) => (message === null ? [id] : [])),
    skipped: checked.flatMap(({ application_id, message }) =>
      message === null ? [] : [{ application_id, message }],
    ),
  }
}

/**
 * Locks the application of someone to whom the team writes now.
 * @throws CONFLICT if they have a placement by now
 */
export async function lockTarget(
  tx: Tx,
  id: string,
  planId: string | null,
): Promise<UnplacedTarget> {
  await lockApplicationRows(tx, [id])
  const [target] = await tx.many(unplacedByIds, { application_ids: [id], plan_id: planId })
  if (!target) throw new AppError('CONFLICT', { messageKey: placedKey })
  return target
}
