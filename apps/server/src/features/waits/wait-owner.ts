import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { lockApplicationRows, setReviewer } from '../applications/public.ts'
import { readSettings } from '../settings/public.ts'
import * as queries from './queries/waits.queries.ts'

export interface WaitRef {
  readonly kind: OverdueKind
  readonly id: string
}

/** Kinds of waits whose id is that of an application, which is locked before they change. */
const reviewedKinds: readonly OverdueKind[] = ['APPLICATION', 'OPINION']

/**
 * Locks the applications of these waits: an application's reviewer changes with the owner of its
 * wait, a second opinion is given or cancelled, and each of these locks the application first.
 */
export const lockReviewed = (tx: Tx, waits: readonly WaitRef[]): Promise<void> =>
  lockApplicationRows(
    tx,
    waits.filter(({ kind }) => reviewedKinds.includes(kind)).map(({ id }) => id),
  )

/** @throws CONFLICT with the name of the one who takes care of it */
export async function refuseTaken(tx: Tx, { kind, id }: WaitRef): Promise<never> {
  const owner = await tx.one(queries.ownerOf, { kind, subject_id: id })
  throw new AppError('CONFLICT', {
    messageKey: owner ? 'waits.refused.takenBy' : 'waits.refused.taken',
    values: { name: owner?.name ?? '' },
  })
}

/** Makes an operator the owner, and the reviewer of an application. */
export async function setOwner(tx: Tx, { kind, id }: WaitRef, owner: string): Promise<void> {
  const now = tx.now.toISOString()
  const { task_hold_hours: hours } = await readSettings(tx)
  await tx.run(queries.upsertOwners, {
    kind,
    subject_ids: [id],
    owner_id: owner,
    hold_hours: hours,
    now,
  })
  if (kind === 'APPLICATION') await setReviewer(tx, id, owner)
}

/** Leaves a wait to the team. */
export async function clearOwner(tx: Tx, { kind, id }: WaitRef, owner: string): Promise<void> {
  await tx.run(queries.deleteOwner, { kind, subject_id: id, owner_id: owner })
  if (kind === 'APPLICATION') await setReviewer(tx, id, null)
}

/** @throws CONFLICT unless this is an active member of the programme team */
export async function requireColleague(tx: Tx, userId: string): Promise<void> {
  if (await tx.one(queries.activeOperator, { user_id: userId })) return
  throw new AppError('CONFLICT', { messageKey: 'waits.refused.notColleague' })
}

/** @throws VALIDATION if a colleague's wait is changed without a reason */
export function requireReason(
  actor: Operator,
  row: { readonly ownerId: string | null },
  reason: string | undefined,
): void {
  if (reason || !waitCan.needsReason(actor, row)) return
  throw new AppError('VALIDATION', { fields: { reason: translate('problems.missing') } })
}
