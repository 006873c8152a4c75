import { day } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomToken, tokenHash } from '../../platform/session/signer.ts'
import { claimIdentities, endSessionsOfUser, insertLinkToken } from './store.ts'

export { userViewOf } from './views.ts'

/** A single-use token for a mailed link, 7 days. @returns what the link's `token` is to be; only its hash is kept */
export async function makeLinkToken(
  tx: Tx,
  purpose: string,
  email: string,
  data: Readonly<Record<string, string>>,
): Promise<string> {
  const token = randomToken()
  await tx.run(
    insertLinkToken,
    tokenHash(token),
    purpose,
    email,
    JSON.stringify(data),
    tx.now.toISOString(),
    new Date(tx.now.getTime() + 7 * day).toISOString(),
  )
  return token
}

/** A registration became an account: who somebody is at a provider goes with it. */
export async function claimIdentitiesOf(
  tx: Tx,
  registrationId: string,
  userId: string,
): Promise<void> {
  await tx.run(claimIdentities, registrationId, userId)
}

/** Ends every session of a user at once: deactivation, erasure. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.run(endSessionsOfUser, userId)
}
