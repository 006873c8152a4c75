import { browserRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import {
  deleteOtherBrowsers,
  isKnownBrowser,
  rememberRegistering,
} from './queries/browser.queries.ts'
import { claimIdentities, userFacts } from './queries/sessions.queries.ts'
import { endSecondFactorDeadline } from './queries/users.queries.ts'

export { type SignInContext, startVerifiedSession } from './start-session.ts'
export { findAppealByLink, redeemAppealLink, sendAppealLink } from './appeal-link.ts'
export { createLinkToken } from './create-link-token.ts'
export { getSessionUser } from './views.ts'
export {
  createInvitedOperator,
  endTeamInvitation,
  extendTeamInvitation,
  setOperatorRole,
} from './save-operators.ts'
export {
  completeRegistration,
  linkRegistrationToCompany,
  rememberRegistrationBatch,
  saveRegistrationContact,
} from './save-registrations.ts'
export {
  blockUser,
  cancelErasure,
  createUser,
  disableEmailKind,
  eraseMergedAccounts,
  markMerged,
  markPhoneVerified,
  patchUserOfIntern,
  saveAppealOfUser,
  saveDisabledEmailKinds,
  saveDigestDay,
  saveReportSchedule,
  saveEmailPreferences,
  scheduleErasure,
  setPictureHidden,
  setUserPicture,
  setUserStatus,
  unblockUser,
  updatePerson,
  upholdBanOfUser,
} from './save-users.ts'

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

/** Whether a browser has signed in to the account of this address. */
export async function hasSignedInBefore(
  tx: Tx,
  email: string,
  browserHash: string,
): Promise<boolean> {
  const since = new Date(tx.now.getTime() - browserRule.knownMs).toISOString()
  const match = await tx.one(isKnownBrowser, { email, browser_hash: browserHash, since })
  return match?.is_known ?? false
}

/** Forgets the other browsers of a user: they have signed in without the second factor. */
export async function forgetOtherBrowsers(
  tx: Tx,
  userId: string,
  browserHash: string,
): Promise<void> {
  await tx.run(deleteOtherBrowsers, { user_id: userId, browser_hash: browserHash })
}

/** Has an operator set up a second factor at once, after theirs was reset. */
export async function requireSecondFactorNow(tx: Tx, userId: string): Promise<void> {
  await tx.run(endSecondFactorDeadline, { user_id: userId, now: tx.now.toISOString() })
}

/** Returns the email address, type and company of a user. */
export async function findUserFacts(db: Db, userId: string): Promise<UserFacts | null> {
  const row = await db.one(userFacts, { user_id: userId })
  return row ? { email: row.email, type: row.type, companyId: row.company_id } : null
}

export interface UserFacts {
  readonly email: string
  readonly type: UserType
  readonly companyId: string | null
}
