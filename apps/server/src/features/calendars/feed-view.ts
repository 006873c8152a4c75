import type { Env } from '../../platform/env.ts'
import { backendPrefix } from '../../platform/http/server.ts'
import type { Signer } from '../../platform/session/signer.ts'
import type * as feedStore from './queries/feed.queries.ts'

/**
 * Returns the secret part of the feed URL, derived from a salt and our key, so that the stored
 * values do not reveal it.
 */
export const getFeedToken = (signer: Signer, userId: string, salt: string) =>
  signer.sign('calendars.feed', userId, salt)

export const toFeedView = (env: Env, signer: Signer, row: feedStore.FeedRow | undefined) => ({
  url: row
    ? `${env.publicUrl}${backendPrefix}/calendar-feed/${getFeedToken(signer, row.user_id, row.salt)}.ics`
    : null,
  made_at: row?.made_at ?? null,
  last_read_at: row?.last_read_at ?? null,
})

export const calendarContentType = 'text/calendar; charset=utf-8'
