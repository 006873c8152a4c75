import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import * as interns from './queries/interns.queries.ts'

/**
 * Creates the intern of a user.
 * @returns the intern's id
 */
export async function createIntern(tx: Tx, userId: string, birthDate: string): Promise<string> {
  const id = newId(tx.now)
  await tx.run(interns.insertInternRow, {
    intern_id: id,
    user_id: userId,
    birth_date: birthDate,
    now: tx.now.toISOString(),
  })
  return id
}

/** Assigns an intern to a batch, in which a seat has been taken. */
export async function setInternBatch(tx: Tx, internId: string, batchId: string): Promise<void> {
  await tx.run(interns.updateInternBatch, {
    intern_id: internId,
    batch_id: batchId,
    now: tx.now.toISOString(),
  })
}

/**
 * Removes an intern from a batch.
 * @returns false if the intern is not in it any more
 */
export const leaveBatch = async (tx: Tx, internId: string, batchId: string): Promise<boolean> =>
  (await tx.run(interns.clearInternBatch, { intern_id: internId, batch_id: batchId })) > 0

/** Removes an intern with an incomplete sign-up from the batch. The intern must be locked. */
export async function clearUnusedSeat(tx: Tx, internId: string): Promise<void> {
  await tx.run(interns.clearInternSeat, { intern_id: internId })
}

/** Marks interns as reminded of their unused seats. */
export async function markSeatsReminded(tx: Tx, internIds: readonly string[]): Promise<void> {
  await tx.run(interns.updateSeatsReminded, {
    intern_ids: internIds,
    now: tx.now.toISOString(),
  })
}

/** Sets the month in which an intern wants to start, as its first day. */
export async function setStartMonth(tx: Tx, intern: InternScope, month: string): Promise<void> {
  await tx.run(interns.updateStartMonth, { intern_id: intern, start_month: month })
}

/** Marks the sign-up of an intern as complete. */
export async function markSignUpCompleted(tx: Tx, intern: InternScope): Promise<void> {
  await tx.run(interns.updateSignUpCompleted, {
    intern_id: intern,
    now: tx.now.toISOString(),
  })
}

/** Stops suggesting the browser's time zone to an intern. */
export async function dismissTimeZonePrompt(tx: Tx, intern: InternScope): Promise<void> {
  await tx.run(interns.updatePromptDismissed, {
    intern_id: intern,
    now: tx.now.toISOString(),
  })
}

interface Visibility {
  readonly isPublic?: boolean | undefined
  readonly isHidden?: boolean | undefined
  readonly parts?: readonly PublicPart[] | undefined
  /** Whether search engines may list the public profile. */
  readonly isListed?: boolean | undefined
}

/** Changes the given parts of who can see an intern's profile and keeps the others. */
export async function setVisibility(
  tx: Tx,
  intern: InternScope,
  visibility: Visibility,
): Promise<void> {
  await tx.run(interns.updateInternVisibility, {
    intern_id: intern,
    public_profile: visibility.isPublic ?? null,
    is_hidden: visibility.isHidden ?? null,
    public_parts: visibility.parts ?? null,
    public_indexed: visibility.isListed ?? null,
  })
}

/** Replaces the hours in which an intern is available, by weekday and for single days. */
export async function saveInternHours(
  tx: Tx,
  intern: InternScope,
  weekly: Readonly<Record<string, unknown>>,
  exceptions: readonly unknown[],
): Promise<void> {
  await tx.run(interns.updateInternHours, {
    intern_id: intern,
    weekly_hours: JSON.stringify(weekly),
    hour_exceptions: JSON.stringify(exceptions),
    now: tx.now.toISOString(),
  })
}
