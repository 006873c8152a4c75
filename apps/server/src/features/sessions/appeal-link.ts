import { paths } from '@fledge/contract/paths.ts'
import { dayMs, formatDate, type Instant } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { hashLinkToken } from '../../platform/session/link-token.ts'
import { readSettings } from '../settings/public.ts'
import { createLinkToken } from './create-link-token.ts'
import { appealOfLink, type AppealRow, markAppealLinkUsed } from './queries/sessions.queries.ts'

const purpose = 'appeal'

interface BannedUser {
  readonly userId: string
  readonly email: string
}

/** Why someone was banned, for the email that tells them; a link alone needs none. */
interface BanExplanation {
  readonly reason: string
  readonly message: string
}

const toEnd = (now: Date, validMs: number): Instant =>
  new Date(now.getTime() + validMs).toISOString()

/** Emails a link with which someone who was banned can appeal, once and without signing in. */
export async function sendAppealLink(
  tx: Tx,
  { userId, email }: BannedUser,
  explanation?: BanExplanation,
): Promise<void> {
  const validMs = (await readSettings(tx)).ban_appeal_days * dayMs
  const token = await createLinkToken(tx, purpose, email, { user: userId }, validMs)
  const by = formatDate(toEnd(tx.now, validMs).slice(0, 10))
  await tx.notify({
    to: { users: [userId] },
    content: explanation
      ? composeMail('accounts.banned', { ...explanation, by })
      : composeMail('accounts.appealLink', { by }),
    link: `${paths.public.appeal}?token=${token}`,
    isEmailOnly: true,
  })
}

/**
 * Uses the token of such a link.
 * @param shownDays for which it then shows the appeal at least
 * @returns the user id of the banned person, or null for a token that is used, expired or of another
 * kind
 */
export async function redeemAppealLink(
  tx: Tx,
  keyRing: KeyRing,
  token: string,
  shownDays: number,
): Promise<string | null> {
  const row = await tx.one(markAppealLinkUsed, {
    token_hash: hashLinkToken(keyRing, token),
    purpose,
    now: tx.now.toISOString(),
    expires_at: toEnd(tx.now, shownDays * dayMs),
  })
  return row?.user_id ?? null
}

/**
 * Returns the appeal of the person whom such a link was sent to.
 * @returns without a text if the link can still be used, undefined for a token that is expired or of
 * another kind, or if the ban was lifted
 */
export const findAppealByLink = (
  db: Db,
  keyRing: KeyRing,
  token: string,
): Promise<AppealRow | undefined> =>
  db.one(appealOfLink, {
    token_hash: hashLinkToken(keyRing, token),
    purpose,
    now: db.now.toISOString(),
  })
