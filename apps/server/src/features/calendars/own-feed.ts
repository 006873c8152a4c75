import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { Env } from '../../platform/env.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, RawResponse, refuse } from '../../platform/http/refusal.ts'
import { backendPrefix } from '../../platform/http/server.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { randomToken, type Signer, hashToken } from '../../platform/session/signer.ts'
import { buildFeedFile } from './feed-file.ts'
import * as feedStore from './feed-store.ts'

type Endpoints = typeof calendarEndpoints

/**
 * Returns the secret part of the feed URL, derived from a salt and our key, so that the stored
 * values do not reveal it.
 */
const tokenOf = (signer: Signer, userId: string, salt: string) =>
  signer.sign('calendars.feed', userId, salt)

const toFeedView = (env: Env, signer: Signer, row: feedStore.FeedRow | undefined) => ({
  url: row
    ? `${env.publicUrl}${backendPrefix}/calendar-feed/${tokenOf(signer, row.user_id, row.salt)}.ics`
    : null,
  made_at: row?.made_at ?? null,
  last_read_at: row?.last_read_at ?? null,
})

export const getCalendarFeed: Handler<Endpoints['getCalendarFeed']> = async ({
  actor,
  db,
  services,
}) => toFeedView(services.env, services.signer, await db.one(feedStore.selectFeed, actor.userId))

export const renewCalendarFeed: Handler<Endpoints['renewCalendarFeed']> = async ({
  actor,
  db,
  services,
  now,
}) => {
  const salt = randomToken()
  return toFeedView(
    services.env,
    services.signer,
    await db.one(
      feedStore.saveFeed,
      actor.userId,
      salt,
      hashToken(tokenOf(services.signer, actor.userId, salt)),
      now.toISOString(),
    ),
  )
}

export const stopCalendarFeed: Handler<Endpoints['stopCalendarFeed']> = async ({
  actor,
  db,
  services,
}) => {
  await db.run(feedStore.deleteFeed, actor.userId)
  return toFeedView(services.env, services.signer, undefined)
}

const calendarType = 'text/calendar; charset=utf-8'
/** Calendar clients poll every few minutes at most; many people may share a network. */
const maxReadsPerHour = { feed: 60, net: 600 } as const
/** How long past entries stay in the feed. */
const pastMs = 90 * dayMs

export const readCalendarFeed: Handler<Endpoints['readCalendarFeed']> = async ({
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
  if (wait !== null) return refuse('RATE_LIMITED', { kept: true, retryAfter: wait })
  const reader = await db.one(feedStore.selectFeedReader, hash, now.toISOString())
  if (!reader) return refuse('NOT_FOUND', { kept: true })
  const from = new Date(now.getTime() - pastMs).toISOString()
  const content = {
    interviews: await db.many(feedStore.feedInterviews, reader.user_id, from),
    internships: await db.many(feedStore.feedInternships, reader.user_id, from),
  }
  return new RawResponse(calendarType, buildFeedFile(services.env, reader, content, now), {
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}

export const interviewCalendarFile: Handler<Endpoints['interviewCalendarFile']> = async ({
  actor,
  db,
  params,
  services,
  now,
}) => {
  const reader = await db.one(feedStore.selectReader, actor.userId)
  const row = await db.one(
    feedStore.selectInterviewForFile,
    actor.userId,
    params.id,
    actor.kind === 'company' ? actor.company : null,
  )
  if (!reader || !row) return notFound()
  if (!row.is_agreed) return refuse('CONFLICT', { messageKey: 'calendars.refused.notAgreed' })
  return new RawResponse(
    calendarType,
    buildFeedFile(services.env, reader, { interviews: [row], internships: [] }, now),
    { 'content-disposition': 'attachment; filename="interview.ics"' },
  )
}
