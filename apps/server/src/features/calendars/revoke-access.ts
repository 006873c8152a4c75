import { minuteMs } from '@fledge/kernel/dates.ts'
import { getNextEventAttempt } from '@fledge/domain/calendars/rules.ts'
import type { Services } from '../../platform/services.ts'
import { revokeTokens } from './oauth-client.ts'
import * as store from './store.ts'
import { openTokens } from './token-box.ts'

/** Revokes the access of disconnected calendars at their providers, then deletes the tokens. */
export async function revokeAccess(services: Services): Promise<void> {
  const { database, signer } = services
  for (;;) {
    const rows = await database.transaction({ kind: 'clock' }, (tx) =>
      tx.many(
        store.takeRevokes,
        tx.now.toISOString(),
        new Date(tx.now.getTime() + minuteMs).toISOString(),
      ),
    )
    if (rows.length === 0) return
    for (const row of rows) {
      const tokens =
        row.tokens === null ? null : openTokens(signer, row.user_id, row.provider, row.tokens)
      const failure = tokens ? await revokeTokens(services, row.provider, tokens) : null
      await database.transaction({ kind: 'system' }, async (tx) => {
        // After three days the tokens are deleted in any case, even if the provider never responds.
        const next =
          failure &&
          getNextEventAttempt(new Date(row.status_since), row.revoke_tries, tx.now, failure.askedMs)
        await (next
          ? tx.run(store.revokeLater, row.connection_id, next.toISOString())
          : tx.run(store.forgetTokens, row.connection_id))
      })
    }
  }
}
