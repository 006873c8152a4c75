import type { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import { savedViewCan, seesSharedViews } from '@fledge/domain/lists/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as queries from './queries/saved-views.queries.ts'

/** No event: how a list opens for oneself concerns no one else. */
export const chooseDefaultView: Handler<(typeof listEndpoints)['chooseDefaultView']> = async ({
  actor,
  db,
  params: { list },
  body: { view_id: viewId },
}) => {
  authorize(savedViewCan.read(actor, list))
  if (viewId === null) {
    await db.run(queries.deleteDefaultView, { user_id: actor.userId, list })
    return { view_id: null }
  }
  const view = await db.one(queries.findViewForUpdate, {
    view_id: viewId,
    user_id: actor.userId,
    sees_shared: seesSharedViews(actor),
  })
  if (view?.list !== list) notFound()
  await db.run(queries.upsertDefaultView, { user_id: actor.userId, list, view_id: viewId })
  return { view_id: viewId }
}
