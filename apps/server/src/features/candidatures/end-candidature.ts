import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'
import { toCandidatureFacts } from './views.ts'

type Endpoints = typeof candidatureEndpoints

/**
 * Ends a candidature: rejects its interviews, withdraws its offers and tells the intern the
 * reasons.
 */
export const disqualify: Handler<Endpoints['disqualify']> = async ({ actor, db, params, body }) => {
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

const getStageAfter = (to: CandidatureStage | null, before: CandidatureStage) => to ?? before

/** Withdraws: cancels interviews on behalf of the intern and tells the company the reason. */
export const withdrawCandidature: Handler<Endpoints['withdrawCandidature']> = async ({
  actor,
  db,
  params,
  body,
}) => {
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
