import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  lockCandidature,
  transitionCandidature,
  findOpenCandidature,
} from '../candidatures/public.ts'
import * as store from './queries/shortlist.queries.ts'

/**
 * Removes an intern from the shortlist. A candidature that was only shortlisted ends or returns to
 * interest. Idempotent.
 */
export const removeFromShortlist: Handler<typeof shortlistEndpoints.removeFromShortlist> = async ({
  actor,
  db,
  body,
}) => {
  const open = body.io_id
    ? await findOpenCandidature(db, actor.company, body.io_id, body.intern_id)
    : null
  const row = open ? await lockCandidature(db, actor, open) : undefined
  await db.run(store.deleteShortlistEntry, {
    company_id: actor.company,
    intern_id: body.intern_id,
    plan_id: body.io_id ?? null,
  })
  if (!row) return {}
  const move = row.interested_at ? 'returnToInterest' : 'unshortlist'
  if (!candidatureMachine.can(move, row.stage, 'company')) return {}
  await transitionCandidature(db, {
    id: row.candidature_id,
    move,
    by: 'company',
    ...(move === 'unshortlist' ? { reason: 'OFF_SHORTLIST' } : {}),
  })
  return {}
}
