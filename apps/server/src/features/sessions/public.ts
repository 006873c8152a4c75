import { day } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newLinkToken } from '../../platform/session/link-token.ts'
import { rememberRegistering } from './browser-store.ts'
import { claimIdentities, endSessionsOfUser, insertLinkToken } from './store.ts'

export { userViewOf } from './views.ts'

/** A single-use token for a mailed link, 7 days. @returns what stands for it in the message's link: `token=…`; the mail gets the token itself */
export async function makeLinkToken(
  tx: Tx,
  purpose: string,
  email: string,
  data: Readonly<Record<string, string>>,
): Promise<string> {
  const { placeholder, hash } = newLinkToken()
  await tx.run(
    insertLinkToken,
    hash,
    purpose,
    email,
    JSON.stringify(data),
    tx.now.toISOString(),
    new Date(tx.now.getTime() + 7 * day).toISOString(),
  )
  return placeholder
}

/** A registration became an account: who somebody is at a provider and the browser that it was begun in go with it. */
export async function claimIdentitiesOf(
  tx: Tx,
  registrationId: string,
  userId: string,
): Promise<void> {
  await tx.run(claimIdentities, registrationId, userId)
  await tx.run(rememberRegistering, registrationId, userId, tx.now.toISOString())
}

/** Ends every session of a user at once: deactivation, erasure. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.run(endSessionsOfUser, userId, tx.now.toISOString())
}
