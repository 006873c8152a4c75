import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'
import { toCandidatureFacts } from './views.ts'
import { getStageAfter } from './stage-after.ts'

/** Withdraws: cancels interviews on behalf of the intern and tells the company the reason. */
export const withdrawCandidature: Handler<
  typeof candidatureEndpoints.withdrawCandidature
> = async ({ actor, db, params, body }) => {
  const row = await lockCandidature(db, actor, params.id)
  if (!row) return notFound()
  const verdict = candidatureCan.withdraw(actor, toCandidatureFacts(row, db.now))
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await transitionCandidature(db, {
    id: row.candidature_id,
    move: 'withdraw',
    by: 'intern',
    reason: body.reason,
    ...(body.note ? { note: body.note } : {}),
  })
  return isTransition(moved)
    ? { candidature_id: row.candidature_id, stage: getStageAfter(moved.to, row.stage) }
    : refuseTransition(moved)
}
