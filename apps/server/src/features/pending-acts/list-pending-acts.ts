import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { shownActsAboutPerson, shownPendingActs } from './queries/pending-acts.queries.ts'
import { toShownActParams } from './shown-acts.ts'

export const listPendingActs: Handler<(typeof pendingActEndpoints)['listPendingActs']> = async ({
  actor,
  db,
  query,
}) => {
  if ('kind' in query) authorize(pendingActCan.list(actor, query.kind))
  const rows =
    'kind' in query
      ? await db.many(shownPendingActs, toShownActParams(actor, [query.kind]))
      : await db.many(shownActsAboutPerson, {
          ...toShownActParams(actor),
          person_id: query.person_id,
        })
  return rows.map(({ actor_id: actorId, outcome, ...row }) => ({
    ...row,
    is_own: actorId === actor.userId,
    may: toActionMap({ undo: pendingActCan.undo(actor, { kind: row.kind, actorId, outcome }) }),
  }))
}
