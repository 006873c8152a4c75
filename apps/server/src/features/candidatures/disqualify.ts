import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'
import { toCandidatureFacts } from './views.ts'
import { getStageAfter } from './stage-after.ts'

/**
 * Ends a candidature: rejects its interviews, withdraws its offers and tells the intern the
 * reasons.
 */
export const disqualify: Handler<typeof candidatureEndpoints.disqualify> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const row = await lockCandidature(db, actor, params.id)
  if (!row) return notFound()
  const verdict = candidatureCan.disqualify(actor, toCandidatureFacts(row, db.now))
  if (!verdict.allowed) return toRefusal(verdict)
  const reason = [...new Set(body.reasons)].join(',')
  const moved = await transitionCandidature(db, {
    id: row.candidature_id,
    move: 'disqualify',
    by: 'company',
    reason,
    ...(body.note ? { note: body.note } : {}),
  })
  return isTransition(moved)
    ? { candidature_id: row.candidature_id, stage: getStageAfter(moved.to, row.stage) }
    : refuseTransition(moved)
}
