import type { Env } from '../../platform/env.ts'
import { backendPrefix } from '../../platform/http/server.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import type * as feedStore from './queries/feed.queries.ts'

const purpose = 'calendars.feed'

/** Encrypts the secret part of a feed's URL, so that the stored values do not reveal it. */
export const encryptFeedToken = (keyRing: KeyRing, userId: string, token: string): string =>
  keyRing.seal(purpose, userId, token)

type StoredFeedToken = Pick<feedStore.FeedRow, 'user_id' | 'salt' | 'token' | 'token_hash'>

/**
 * Returns the secret part of a feed's URL.
 * @returns null if no key opens it; the feed still works
 */
export function decryptFeedToken(keyRing: KeyRing, row: StoredFeedToken): string | null {
  const opened = row.token === null ? null : keyRing.unseal(purpose, row.user_id, row.token)
  // A feed from before was derived from a salt; a server of the version before may have renewed it.
  const tokens = [
    opened ?? '',
    ...(row.salt === null ? [] : keyRing.listOldSignatures(purpose, row.user_id, row.salt)),
  ]
  return tokens.find((token) => hashToken(token) === row.token_hash) ?? null
}

export function toFeedView(env: Env, keyRing: KeyRing, row: feedStore.FeedRow | undefined) {
  const token = row ? decryptFeedToken(keyRing, row) : null
  return {
    url: token === null ? null : `${env.publicUrl}${backendPrefix}/calendar-feed/${token}.ics`,
    made_at: row?.made_at ?? null,
    last_read_at: row?.last_read_at ?? null,
  }
}

export const calendarContentType = 'text/calendar; charset=utf-8'
