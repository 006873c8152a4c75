import { savedViewCan, seesSharedViews } from '@fledge/domain/lists/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import * as queries from './queries/saved-views.queries.ts'

/**
 * Loads a view before its owner changes or deletes it.
 * @throws NOT_FOUND for a view that the actor does not see, FORBIDDEN for one of a colleague
 */
export async function lockView(tx: Tx, actor: Operator, viewId: string) {
  const view = await tx.one(queries.findViewForUpdate, {
    view_id: viewId,
    user_id: actor.userId,
    sees_shared: seesSharedViews(actor),
  })
  if (!view) notFound()
  authorize(savedViewCan.change(actor, { list: view.list, ownerId: view.owner_id }))
  return view
}
