import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as feedStore from './queries/feed.queries.ts'
import { toFeedView } from './feed-view.ts'

export const stopCalendarFeed: Handler<typeof calendarEndpoints.stopCalendarFeed> = async ({
  actor,
  db,
  services,
}) => {
  await db.run(feedStore.deleteFeed, { user_id: actor.userId })
  return toFeedView(services.env, services.keyRing, undefined)
}
