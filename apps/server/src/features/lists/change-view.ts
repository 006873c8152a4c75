import type { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import { listEvents } from '@fledge/domain/lists/events.ts'
import { savedViewCan } from '@fledge/domain/lists/can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockView } from './lock-view.ts'
import { updateView } from './queries/saved-views.queries.ts'

export const changeView: Handler<(typeof listEndpoints)['changeView']> = async ({
  actor,
  db,
  params,
  body: { name, parameters, is_shared: isShared },
}) => {
  const { view_id: viewId, list } = await lockView(db, actor, params.id)
  authorize(savedViewCan.save(actor, list, isShared))
  await db.run(updateView, {
    view_id: viewId,
    name,
    parameters,
    is_shared: isShared,
    now: db.now.toISOString(),
  })
  await db.recordEvent(listEvents.changeView, { subject: viewId, data: { list, isShared } })
  return { view_id: viewId }
}
