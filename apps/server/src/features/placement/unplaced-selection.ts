import type { ParsedUnplacedSelection } from '@fledge/contract/placement/schema.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { countBeyond, listGone, readSelected } from '../../platform/db/list-selection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import { lockApplicationRows } from '../applications/public.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { selectableUnplaced } from './public.ts'
import { unplacedByIds, type UnplacedTarget } from './queries/placement.queries.ts'

const placedKey = 'placement.refused.placed'
/** A row of a bulk act; `refusal` is the key of why it is left out. */
interface SelectedIntern {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

interface PlacementAct {
  readonly actor: Operator
  readonly selection: ParsedUnplacedSelection
  /** The plan that is proposed, or null. */
  readonly planId: string | null
  readonly decide: (target: UnplacedTarget) => PolicyDecision
}

/** Returns who is selected, in the order of the list, with the reason of those who are left out. */
async function findSelectedInterns(db: Db, act: PlacementAct): Promise<readonly SelectedIntern[]> {
  const { actor, selection, planId, decide } = act
  const unplaced = selectableUnplaced(actor, db.now)
  const rows = await readSelected(db, unplaced, selection)
  const ids = rows.map((row) => row.application_id)
  const targets = await db.many(unplacedByIds, { application_ids: ids, plan_id: planId })
  const byId = new Map(targets.map((target) => [target.application_id, target]))
  const pending = await findPendingSubjects(db, 'PLACEMENT', ids)
  const findRefusal = (id: string): string | null => {
    const target = byId.get(id)
    if (!target) return placedKey
    if (pending.has(id)) return pendingActKey
    const decision = decide(target)
    return decision.allowed ? null : decision.messageKey
  }
  const found = rows.map(({ application_id: id, name: title }) => ({
    id,
    title,
    refusal: findRefusal(id),
  }))
  const gone = listGone(unplaced, selection, rows)
  return [...found, ...gone.map((id) => ({ id, title: '', refusal: placedKey }))]
}

/** Says how many the act would reach, and how many are left out for which reason. */
export const previewPlacementAct = async (db: Db, act: PlacementAct) =>
  toBulkPreview(
    await findSelectedInterns(db, act),
    await countBeyond(db, selectableUnplaced(act.actor, db.now), act.selection),
  )

/**
 * Returns whom the act reaches, and who is left out. Their applications are locked first, so that of
 * two people who write to the same one at the same time only one does.
 * @throws CONFLICT if they are not as many as in the preview
 */
export async function takeSelectedInterns(tx: Tx, act: PlacementAct, count: number) {
  const selected = await findSelectedInterns(tx, act)
  await lockApplicationRows(tx, selected.map(({ id }) => id).toSorted())
  // Read again: until the locks, something may have happened.
  const rows = await findSelectedInterns(tx, act)
  const targets = rows.flatMap(({ id, refusal }) => (refusal === null ? [id] : []))
  if (targets.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  return { rows: [...rows], targets }
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
