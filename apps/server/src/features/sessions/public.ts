import { dayMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { generateLinkToken } from '../../platform/session/link-token.ts'
import { rememberRegistering } from './queries/browser.queries.ts'
import { claimIdentities, insertLinkToken } from './queries/sessions.queries.ts'

export { getSessionUser } from './views.ts'
export {
  completeRegistration,
  linkRegistrationToCompany,
  rememberRegistrationBatch,
  saveRegistrationContact,
} from './save-registrations.ts'
export {
  cancelErasure,
  createUser,
  disableEmailKind,
  markPhoneVerified,
  patchUserOfIntern,
  saveDisabledEmailKinds,
  saveEmailPreferences,
  scheduleErasure,
  setUserPicture,
  setUserStatus,
  updatePerson,
} from './save-users.ts'

/**
 * Creates a single-use token for an emailed link, valid for 7 days.
 * @returns the placeholder for `token=…` in the link; only the email contains the token itself
 */
export async function createLinkToken(
  tx: Tx,
  purpose: string,
  email: string,
  data: Readonly<Record<string, string>>,
): Promise<string> {
  const { placeholder, hash } = generateLinkToken()
  await tx.run(insertLinkToken, {
    token_hash: hash,
    purpose,
    email,
    data: JSON.stringify(data),
    now: tx.now.toISOString(),
    expires_at: new Date(tx.now.getTime() + 7 * dayMs).toISOString(),
  })
  return placeholder
}

/** Links the identity and the browser of a registration to its new account. */
export async function linkRegistrationToUser(
  tx: Tx,
  registrationId: string,
  userId: string,
): Promise<void> {
  await tx.run(claimIdentities, { registration_id: registrationId, user_id: userId })
  await tx.run(rememberRegistering, {
    registration_id: registrationId,
    user_id: userId,
    now: tx.now.toISOString(),
  })
}
