import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound } from '../../platform/http/refusal.ts'
import { lockCandidature, transitionCandidature } from '../candidatures/public.ts'

/** Marks an accepted candidate as hired; the system does this when the enrolment is confirmed. */
export const markHired: Handler<(typeof offerEndpoints)['markHired']> = async ({
  actor,
  db,
  params,
}) => {
  if (!(await lockCandidature(db, { company: actor.company }, params.id))) return notFound()
  const moved = await transitionCandidature(db, { id: params.id, move: 'hire', by: 'company' })
  return isTransition(moved) ? {} : refuseTransition(moved)
}
