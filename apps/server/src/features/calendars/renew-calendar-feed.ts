import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { randomToken, hashToken } from '../../platform/session/signer.ts'
import * as feedStore from './queries/feed.queries.ts'
import { toFeedView, getFeedToken } from './feed-view.ts'

export const renewCalendarFeed: Handler<typeof calendarEndpoints.renewCalendarFeed> = async ({
  actor,
  db,
  services,
  now,
}) => {
  const salt = randomToken()
  return toFeedView(
    services.env,
    services.signer,
    await db.one(feedStore.saveFeed, {
      user_id: actor.userId,
      salt,
      token_hash: hashToken(getFeedToken(services.signer, actor.userId, salt)),
      now: now.toISOString(),
    }),
  )
}
