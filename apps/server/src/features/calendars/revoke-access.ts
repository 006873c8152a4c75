import { minuteMs } from '@fledge/kernel/dates.ts'
import { getNextEventAttempt } from '@fledge/domain/calendars/rules.ts'
import type { Services } from '../../platform/services.ts'
import { revokeTokens } from './oauth-client.ts'
import { ProviderError } from './provider-error.ts'
import * as store from './queries/calendars.queries.ts'
import { decryptTokens } from './encrypt-tokens.ts'

/** Revokes the access of disconnected calendars at their providers, then deletes the tokens. */
export async function revokeDisconnectedAccess(services: Services): Promise<void> {
  const { database } = services
  for (;;) {
    const rows = await database.transaction({ kind: 'clock' }, (tx) =>
      tx.many(store.leaseDueRevocations, {
        now: tx.now.toISOString(),
        revoke_try_at: new Date(tx.now.getTime() + minuteMs).toISOString(),
      }),
    )
    if (rows.length === 0) return
    for (const row of rows) {
      const failure = await tryToRevoke(services, row)
      await database.transaction({ kind: 'system' }, async (tx) => {
        // After three days the tokens are deleted in any case, even if the provider never responds.
        const next =
          failure &&
          getNextEventAttempt(
            new Date(row.status_since),
            row.revoke_tries,
            tx.now,
            failure.retryDelayMs,
          )
        await (next
          ? tx.run(store.rescheduleRevocation, {
              connection_id: row.connection_id,
              revoke_try_at: next.toISOString(),
            })
          : tx.run(store.deleteConnectionTokens, { connection_id: row.connection_id }))
      })
    }
  }
}

/** @returns why it has to be tried again; undefined if the tokens can be deleted */
async function tryToRevoke(
  services: Services,
  row: store.RevokeRow,
): Promise<ProviderError | undefined> {
  const tokens =
    row.tokens === null
      ? null
      : decryptTokens(services.keyRing, row.user_id, row.provider, row.tokens)
  if (!tokens) return undefined
  try {
    await revokeTokens(services, row.provider, tokens)
    return undefined
  } catch (error) {
    if (error instanceof ProviderError) return error
    throw error
  }
}
