import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import * as operators from './queries/operators.queries.ts'

interface InvitedOperator {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly operator_role: OperatorRole
  /** The partner whose batches someone with the role PARTNER sees. */
  readonly partner_id: string | null
}

/** Until when an invitation can be accepted, and when the unused account is erased. */
interface InvitationDates {
  readonly invited_until: string
  readonly erase_at: string
}

/**
 * Creates the account of an invited operator, which their first sign-in activates, or invites
 * someone who was removed and is not erased yet.
 * @returns the user's id, or null if the address has another account
 */
export async function createInvitedOperator(
  tx: Tx,
  { email, first_name, last_name, operator_role, partner_id }: InvitedOperator,
  { invited_until, erase_at }: InvitationDates,
): Promise<string | null> {
  const row = await tx.one(operators.upsertInvitedOperator, {
    user_id: newId(tx.now),
    email,
    first_name,
    last_name,
    operator_role,
    partner_id,
    invited_until,
    erase_at,
    now: tx.now.toISOString(),
  })
  return row?.user_id ?? null
}

/** Extends an invitation that was not accepted. */
export async function extendTeamInvitation(
  tx: Tx,
  userId: string,
  { invited_until, erase_at }: InvitationDates,
): Promise<void> {
  await tx.run(operators.extendInvitation, { user_id: userId, invited_until, erase_at })
}

/** Ends an invitation, so that it can no longer be accepted. */
export async function endTeamInvitation(tx: Tx, userId: string): Promise<void> {
  await tx.run(operators.endInvitation, { user_id: userId })
}

/**
 * Activates the account of an operator who signs in for the first time.
 * @returns whether there was an open invitation
 */
export const acceptTeamInvitation = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.run(operators.acceptInvitation, { user_id: userId, now: tx.now.toISOString() })) > 0

/** Changes the role of an operator, which the next request of each session reads. */
export async function setOperatorRole(tx: Tx, userId: string, role: OperatorRole): Promise<void> {
  await tx.run(operators.updateOperatorRole, { user_id: userId, operator_role: role })
}
