import type { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import { listEvents } from '@fledge/domain/lists/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockView } from './lock-view.ts'
import { deleteSavedView } from './queries/saved-views.queries.ts'

export const deleteView: Handler<(typeof listEndpoints)['deleteView']> = async ({
  actor,
  db,
  params,
}) => {
  const { view_id: viewId, list, is_shared: isShared } = await lockView(db, actor, params.id)
  await db.run(deleteSavedView, { view_id: viewId })
  await db.recordEvent(listEvents.deleteView, { subject: viewId, data: { list, isShared } })
  return { view_id: viewId }
}
