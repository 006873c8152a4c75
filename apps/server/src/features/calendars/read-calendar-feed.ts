import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { buildFeedFile } from './feed-file.ts'
import * as feedStore from './queries/feed.queries.ts'
import { calendarContentType } from './feed-view.ts'

/** Calendar clients poll every few minutes at most; many people may share a network. */
const maxReadsPerHour = { feed: 60, net: 600 } as const
/** How long past entries stay in the feed. */
const pastMs = 90 * dayMs

export const readCalendarFeed: Handler<typeof calendarEndpoints.readCalendarFeed> = async ({
  db,
  params,
  net,
  services,
  now,
}) => {
  const hash = hashToken(params.file.replace(/\.ics$/, ''))
  const wait =
    (await consumeRateLimit(db, `calendar-feed:${net}`, maxReadsPerHour.net, hourMs)) ??
    (await consumeRateLimit(db, `calendar-feed:${hash}`, maxReadsPerHour.feed, hourMs))
  if (wait !== null) return commitAndFail(new AppError('RATE_LIMITED', { retryAfter: wait }))
  const reader = await db.one(feedStore.selectFeedReader, {
    token_hash: hash,
    now: now.toISOString(),
  })
  if (!reader) return commitAndFail(new AppError('NOT_FOUND'))
  const from = new Date(now.getTime() - pastMs).toISOString()
  const content = {
    interviews: await db.many(feedStore.feedInterviews, { user_id: reader.user_id, from }),
    internships: await db.many(feedStore.feedInternships, { user_id: reader.user_id, from }),
  }
  return new RawResponse(calendarContentType, buildFeedFile(services.env, reader, content, now), {
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}
