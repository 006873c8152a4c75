import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestActs } from '../pending-acts/public.ts'
import { withdraw } from '../reviews/public.ts'
import { countEnrolled, findSelectedWithdrawals } from './selected-withdrawals.ts'

/**
 * Withdraws the selected applications, each as an act of its own; they are undone together. Nothing
 * is locked yet: whether one can be withdrawn is decided again when that takes effect, with all locks
 * in their order, and of two acts about one application the database refuses the second.
 */
export const withdrawApplicants: Handler<(typeof peopleEndpoints)['withdrawApplicants']> = async (
  ctx,
) => {
  const { selection, count, enrolled_count: enrolledCount, ...body } = ctx.body
  const rows = await findSelectedWithdrawals(ctx.db, ctx.actor, selection)
  const targets = rows.flatMap(({ withdrawal }) =>
    withdrawal
      ? [{ id: withdrawal.applicationId, input: { body, isEnrolled: withdrawal.isEnrolled } }]
      : [],
  )
  if (targets.length !== count || countEnrolled(rows) !== enrolledCount)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'APPLICATION',
    act: 'withdrawApplication',
    execute: withdraw,
    targets,
  })
  return { count, rows: rows.map(({ id, title, refusal }) => ({ id, title, refusal })), pending }
}
