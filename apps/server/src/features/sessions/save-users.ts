import type { ReportSchedule } from '@fledge/domain/programme-reports/report-schedules.ts'
import type { BanReason } from '@fledge/domain/accounts/reasons.ts'
import { mergeQuestionDays } from '@fledge/domain/accounts/rules.ts'
import { digestHours } from '@fledge/domain/overdue/types.ts'
import type { InternScope, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import type { Day } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import * as users from './queries/users.queries.ts'

interface NewUser {
  readonly type: Exclude<UserType, 'O'>
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone?: string | null | undefined
  readonly country_id: number | null
  readonly time_zone: string
  readonly utm: Readonly<Record<string, string>>
}

/**
 * Creates a user.
 * @returns the user's id
 */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const id = newId(tx.now)
  await tx.run(users.insertUserRow, {
    user_id: id,
    type: user.type,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? null,
    country_id: user.country_id,
    time_zone: user.time_zone,
    utm: JSON.stringify(user.utm),
    now: tx.now.toISOString(),
  })
  return id
}

interface PersonFields {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** Removed if null or empty. */
  readonly phone?: string | null | undefined
  readonly time_zone?: string | undefined
}

/** Changes the given fields of a user and keeps the others. */
export async function updatePerson(tx: Tx, userId: string, fields: PersonFields): Promise<void> {
  await tx.run(users.updatePersonRow, {
    user_id: userId,
    first_name: fields.first_name ?? null,
    last_name: fields.last_name ?? null,
    set_phone: fields.phone !== undefined,
    phone: fields.phone || null,
    time_zone: fields.time_zone ?? null,
    digest_hour: digestHours.from,
  })
}

/** Patches an intern's user; a changed phone number has to be verified again. */
export async function patchUserOfIntern(
  tx: Tx,
  intern: InternScope,
  patch: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.run(users.patchInternUser, { intern_id: intern, patch: JSON.stringify(patch) })
}

/**
 * Marks a user's phone number as verified.
 * @returns false if the user has another number by now
 */
export const markPhoneVerified = async (tx: Tx, userId: string, phone: string): Promise<boolean> =>
  (await tx.run(users.updatePhoneVerified, {
    user_id: userId,
    phone,
    now: tx.now.toISOString(),
  })) > 0

/** Sets or removes a user's profile picture. */
export async function setUserPicture(tx: Tx, userId: string, fileId: string | null): Promise<void> {
  await tx.run(users.updatePicture, { user_id: userId, picture_file_id: fileId })
}

/** Hides a user's picture from others, or shows it again. */
export async function setPictureHidden(tx: Tx, userId: string, isHidden: boolean): Promise<void> {
  await tx.run(users.updatePictureHidden, { user_id: userId, is_picture_hidden: isHidden })
}

/** Sets whether a user can sign in. */
export async function setUserStatus(tx: Tx, userId: string, status: UserStatus): Promise<void> {
  await tx.run(users.updateUserStatus, { user_id: userId, status })
}

/** Has only the programme team reactivate an account, with the reason that its owner is told. */
export async function blockUser(
  tx: Tx,
  userId: string,
  block: { readonly by: string; readonly message: string; readonly banReason?: BanReason },
): Promise<void> {
  await tx.run(users.updateBlock, {
    user_id: userId,
    blocked_at: tx.now.toISOString(),
    blocked_by: block.by,
    block_message: block.message,
    ban_reason: block.banReason ?? null,
  })
}

/** Notes that a blocked account is the duplicate of another one of the same intern. */
export async function markMerged(tx: Tx, userId: string, keptId: string): Promise<void> {
  await tx.run(users.updateMergedInto, { user_id: userId, kept_id: keptId })
}

/** An account that is to be erased. */
interface ScheduledErasure {
  readonly user_id: string
  readonly erase_at: string
}

/**
 * Has the accounts that were merged into an erased one be erased, too, but not before the day until
 * which their owners may object to the merge.
 * @returns those that are scheduled now
 */
export const eraseMergedAccounts = (tx: Tx, userId: string): Promise<readonly ScheduledErasure[]> =>
  tx.many(users.scheduleErasureOfMerged, {
    user_id: userId,
    now: tx.now.toISOString(),
    question_days: mergeQuestionDays,
  })

/** Lets the owner of an account that was blocked sign in again, once it is active. */
export async function unblockUser(tx: Tx, userId: string): Promise<void> {
  await tx.run(users.updateBlock, {
    user_id: userId,
    blocked_at: null,
    blocked_by: null,
    block_message: null,
    ban_reason: null,
  })
}

/**
 * Saves the appeal of someone who was banned.
 * @param days in which the programme team decides
 * @returns false if they have appealed before, or are not banned any more
 */
export const saveAppealOfUser = async (
  tx: Tx,
  userId: string,
  appeal: string,
  days: number,
): Promise<boolean> =>
  (await tx.one(users.saveAppeal, {
    user_id: userId,
    appeal_text: appeal,
    appeal_days: days,
    now: tx.now.toISOString(),
  })) !== undefined

/** Keeps a ban after an appeal. */
export async function upholdBanOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.run(users.markAppealDecided, { user_id: userId, now: tx.now.toISOString() })
}

/** Changes the given email preferences of a user and keeps the others. */
export async function saveEmailPreferences(
  tx: Tx,
  userId: string,
  mails: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.run(users.mergeEmailPreferences, { user_id: userId, mails: JSON.stringify(mails) })
}

/** Saves the kinds of email that a user has turned off. */
export async function saveDisabledEmailKinds(
  tx: Tx,
  userId: string,
  kinds: readonly string[],
): Promise<void> {
  await tx.run(users.updateDisabledEmailKinds, { user_id: userId, kinds: JSON.stringify(kinds) })
}

/** Saves how often a manager gets the programme report by email. */
export async function saveReportSchedule(
  tx: Tx,
  userId: string,
  reportSchedule: ReportSchedule | null,
): Promise<void> {
  await tx.run(users.updateReportSchedule, { user_id: userId, report_schedule: reportSchedule })
}

/**
 * Saves the day, in their time zone, of an operator's latest digest.
 * @returns false if it is saved already
 */
export const saveDigestDay = async (tx: Tx, userId: string, day: Day): Promise<boolean> =>
  (await tx.one(users.updateDigestDay, { user_id: userId, digest_on: day })) !== undefined

/** Turns off one kind of email for a user. */
export async function disableEmailKind(tx: Tx, userId: string, kind: string): Promise<void> {
  await tx.run(users.addDisabledEmailKind, { user_id: userId, kind })
}

/** A request for erasure that the programme team recorded for someone. */
interface RecordedErasure {
  /** User id of the operator. */
  readonly by: string
  readonly note: string
  readonly requestedAt: string
  /** Whether the owner cannot cancel it by signing in. */
  readonly isFinal: boolean
}

/** Schedules the erasure of a user's personal data. */
export async function scheduleErasure(
  tx: Tx,
  userId: string,
  eraseAt: string,
  recorded?: RecordedErasure,
): Promise<void> {
  await tx.run(users.updateErasureDate, {
    user_id: userId,
    erase_at: eraseAt,
    requested_at: recorded?.requestedAt ?? tx.now.toISOString(),
    erasure_recorded_by: recorded?.by ?? null,
    erasure_note: recorded?.note ?? null,
    is_erasure_final: recorded?.isFinal ?? false,
  })
}

/**
 * Cancels a scheduled erasure.
 * @returns whether one was scheduled
 */
export const cancelErasure = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.run(users.clearErasureDate, { user_id: userId })) > 0
