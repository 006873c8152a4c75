import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { transitionInternship } from './transition-internship.ts'
import { internshipForUpdate } from './store.ts'
import { toInternshipPolicyFacts } from './views.ts'

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
  const row = await db.one(
    internshipForUpdate,
    body.internship_id,
    null,
    actor.intern,
    now.toISOString(),
  )
  if (!row) return notFound()
  const verdict = internshipCan.cancel(actor, toInternshipPolicyFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  return (
    (await transitionInternship(db, row, 'cancel', {
      by: 'intern',
      reason: body.reason,
      note: body.note,
    })) ?? {}
  )
}
