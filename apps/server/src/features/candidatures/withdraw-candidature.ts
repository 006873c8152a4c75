import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'

/** Withdraws: cancels interviews on behalf of the intern and tells the company the reason. */
export const withdrawCandidature: Handler<
  typeof candidatureEndpoints.withdrawCandidature
> = async ({ actor, db, params, body }) => {
  const row = (await lockCandidature(db, actor, params.id)) ?? notFound()
  authorize(candidatureCan.withdraw(actor, row))
  const stage = await transitionCandidature(db, {
    id: row.candidature_id,
    move: 'withdraw',
    by: 'intern',
    reason: body.reason,
    ...(body.note ? { note: body.note } : {}),
  })
  return { candidature_id: row.candidature_id, stage }
}
