import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockCandidature, transitionCandidature } from '../candidatures/public.ts'

/** Marks an accepted candidate as hired; the system does this when the enrolment is confirmed. */
export const markHired: Handler<(typeof offerEndpoints)['markHired']> = async ({
  actor,
  db,
  params,
}) => {
  const row = (await lockCandidature(db, { company: actor.company }, params.id)) ?? notFound()
  authorize(candidatureCan.hire(actor, row))
  await transitionCandidature(db, { id: params.id, move: 'hire', by: 'company' })
  return {}
}
