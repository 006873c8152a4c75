import type { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { showFailedActMs } from '@fledge/domain/pending-acts/rules.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { shownPendingActs } from './queries/pending-acts.queries.ts'

export const listPendingActs: Handler<(typeof pendingActEndpoints)['listPendingActs']> = async ({
  actor,
  db,
  query: { kind },
}) => {
  authorize(pendingActCan.list(actor, kind))
  const since = new Date(db.now.getTime() - showFailedActMs).toISOString()
  const rows = await db.many(shownPendingActs, { user_id: actor.userId, since, kind })
  return rows.map(({ actor_id: actorId, outcome, ...row }) => ({
    ...row,
    is_own: actorId === actor.userId,
    may: toActionMap({ undo: pendingActCan.undo(actor, { kind, actorId, outcome }) }),
  }))
}
