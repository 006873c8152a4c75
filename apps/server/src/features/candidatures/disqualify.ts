import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'

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
  const row = (await lockCandidature(db, actor, params.id)) ?? notFound()
  authorize(candidatureCan.disqualify(actor, row))
  const stage = await transitionCandidature(db, {
    id: row.candidature_id,
    move: 'disqualify',
    by: 'company',
    reason: [...new Set(body.reasons)].join(','),
    ...(body.note ? { note: body.note } : {}),
  })
  return { candidature_id: row.candidature_id, stage }
}
