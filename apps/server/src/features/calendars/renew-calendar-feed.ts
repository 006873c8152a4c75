import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import * as feedStore from './queries/feed.queries.ts'
import { encryptFeedToken, toFeedView } from './feed-view.ts'

export const renewCalendarFeed: Handler<typeof calendarEndpoints.renewCalendarFeed> = async ({
  actor,
  db,
  services,
  now,
}) => {
  const token = randomToken()
  return toFeedView(
    services.env,
    services.keyRing,
    await db.one(feedStore.saveFeed, {
      user_id: actor.userId,
      token: encryptFeedToken(services.keyRing, actor.userId, token),
      token_hash: hashToken(token),
      now: now.toISOString(),
    }),
  )
}
