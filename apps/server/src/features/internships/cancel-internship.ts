import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { transitionInternship } from './transition-internship.ts'
import { toInternshipPolicyFacts } from './views.ts'
import { internshipForUpdate } from './queries/internships.queries.ts'

/**
 * Withdraws before the start and frees the opening and the dates. Locks the intern first, because
 * withdrawing from the last internship leaves the programme.
 */
export const cancelInternship: Handler<(typeof internshipEndpoints)['cancelInternship']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await lockParentsOfIntern(db, actor.intern)
  const at = now.toISOString()
  const row =
    (await db.one(internshipForUpdate, {
      internship_ids: [body.internship_id],
      company_id: null,
      intern_id: actor.intern,
      now: at,
    })) ?? notFound()
  authorize(internshipCan.cancel(actor, toInternshipPolicyFacts(row)))
  const { reason, note } = body
  await transitionInternship(db, row, 'cancel', { by: 'intern', reason, note })
  return {}
}
