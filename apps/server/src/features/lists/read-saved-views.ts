import type { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import type { SavedView } from '@fledge/contract/lists/schema.ts'
import { savedViewCan, seesSharedViews } from '@fledge/domain/lists/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type SavedViewRow, savedViews } from './queries/saved-views.queries.ts'

export const listSavedViews: Handler<(typeof listEndpoints)['listSavedViews']> = async ({
  actor,
  db,
  query: { list },
}) => {
  authorize(savedViewCan.read(actor, list))
  const rows = await db.many(savedViews, {
    list,
    user_id: actor.userId,
    sees_shared: seesSharedViews(actor),
  })
  return rows.map((row) => toSavedView(actor, row))
}

const toSavedView = (actor: Operator, row: SavedViewRow): SavedView => ({
  view_id: row.view_id,
  name: row.name,
  parameters: row.parameters,
  is_shared: row.is_shared,
  is_own: row.owner_id === actor.userId,
  owner_name: row.owner_name,
  is_default: row.is_default,
  may: toActionMap({
    change: savedViewCan.change(actor, { list: row.list, ownerId: row.owner_id }),
  }),
})
