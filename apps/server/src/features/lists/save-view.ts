import type { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import { savedViewCan } from '@fledge/domain/lists/can.ts'
import { listEvents } from '@fledge/domain/lists/events.ts'
import { maxSavedViews } from '@fledge/domain/lists/types.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries/saved-views.queries.ts'

export const saveView: Handler<(typeof listEndpoints)['saveView']> = async ({
  actor,
  db,
  body: { list, name, parameters, is_shared: isShared },
}) => {
  authorize(savedViewCan.save(actor, list, isShared))
  const own = await lockThenRead(
    db.run(queries.lockOwnViews, { user_id: actor.userId }),
    db.one(queries.countOwnViews, { list, user_id: actor.userId }),
  )
  if ((own?.count ?? 0) >= maxSavedViews)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.tooMany' })
  const viewId = newId(db.now)
  await db.run(queries.insertView, {
    view_id: viewId,
    list,
    owner_id: actor.userId,
    name,
    parameters,
    is_shared: isShared,
    now: db.now.toISOString(),
  })
  await db.recordEvent(listEvents.saveView, { subject: viewId, data: { list, isShared } })
  return { view_id: viewId }
}
