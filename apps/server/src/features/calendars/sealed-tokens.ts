import type { KeyRing } from '../../platform/keys/key-ring.ts'
import type { SealedValues } from '../../platform/keys/sealed-values.ts'
import { decryptTokens, encryptTokens } from './encrypt-tokens.ts'
import { decryptFeedToken, encryptFeedToken } from './feed-view.ts'
import * as calendarStore from './queries/calendars.queries.ts'
import * as feedStore from './queries/feed.queries.ts'

/** Keys other than the newest, and the empty id of values from before key ids. */
const listOlderKeys = ({ keyIds }: KeyRing) => ['', ...keyIds.slice(1)]

const connectionTokens: SealedValues = {
  name: 'calendar connections',
  countByKey: (db) => db.many(calendarStore.countTokenKeys),
  async reseal(tx, keyRing) {
    const rows = await tx.many(calendarStore.lockTokensOfKeys, { key_ids: listOlderKeys(keyRing) })
    let count = 0
    for (const { connection_id, user_id, provider, tokens } of rows) {
      const opened = decryptTokens(keyRing, user_id, provider, tokens)
      if (!opened) continue
      await tx.run(calendarStore.saveResealedTokens, {
        connection_id,
        tokens: encryptTokens(keyRing, user_id, provider, opened),
      })
      count += 1
    }
    return count
  },
}

const feedTokens: SealedValues = {
  name: 'calendar feeds',
  countByKey: (db) => db.many(feedStore.countFeedKeys),
  async reseal(tx, keyRing) {
    const rows = await tx.many(feedStore.lockFeedsOfKeys, { key_ids: listOlderKeys(keyRing) })
    let count = 0
    for (const row of rows) {
      const token = decryptFeedToken(keyRing, row)
      if (token === null) continue
      await tx.run(feedStore.saveResealedFeed, {
        user_id: row.user_id,
        token: encryptFeedToken(keyRing, row.user_id, token),
      })
      count += 1
    }
    return count
  },
}

/** Tokens of calendars: of access to a provider's, and of addresses of our own feeds. */
export const calendarSealedValues: readonly SealedValues[] = [connectionTokens, feedTokens]
