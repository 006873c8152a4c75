import { dayMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { generateLinkToken } from '../../platform/session/link-token.ts'
import { insertLinkToken } from './queries/sessions.queries.ts'

const weekMs = 7 * dayMs

/**
 * Creates a single-use token for an emailed link, valid for 7 days by default.
 * @returns the placeholder for `token=…` in the link; only the email contains the token itself
 */
export async function createLinkToken(
  tx: Tx,
  purpose: string,
  email: string,
  data: Readonly<Record<string, string>>,
  validMs = weekMs,
): Promise<string> {
  const { placeholder, hash } = generateLinkToken()
  await tx.run(insertLinkToken, {
    token_hash: hash,
    purpose,
    email,
    data: JSON.stringify(data),
    now: tx.now.toISOString(),
    expires_at: new Date(tx.now.getTime() + validMs).toISOString(),
  })
  return placeholder
}
