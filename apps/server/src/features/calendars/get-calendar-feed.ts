import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as feedStore from './queries/feed.queries.ts'
import { toFeedView } from './feed-view.ts'

export const getCalendarFeed: Handler<typeof calendarEndpoints.getCalendarFeed> = async ({
  actor,
  db,
  services,
}) =>
  toFeedView(
    services.env,
    services.keyRing,
    await db.one(feedStore.selectFeed, { user_id: actor.userId }),
  )
