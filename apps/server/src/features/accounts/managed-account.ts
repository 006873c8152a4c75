import type { ManagedAccountFacts } from '@fledge/domain/accounts/can.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { chooseHandOvers } from '../interviews/public.ts'
import { lockInternAccount } from './close-intern-account.ts'
import { lockCompanyOfLeaver } from './queries/member.queries.ts'
import { managedAccount, type ManagedAccountRow } from './queries/team-acts.queries.ts'

/** An account on which the programme team acts, with what decides whether it may. */
export interface ManagedAccount {
  readonly row: ManagedAccountRow
  readonly facts: ManagedAccountFacts
}

/** Returns what decides about an account. */
export const toManagedAccount = (row: ManagedAccountRow): ManagedAccount => ({
  row,
  facts: {
    type: row.type,
    status: row.status,
    isBlocked: row.blocked_at !== null,
    isBanned: row.ban_reason !== null,
    blockedBy: row.blocked_by,
    hasOpenAppeal: row.appealed_at !== null && row.appeal_decided_at === null,
    eraseAt: row.erase_at,
    isErasureFinal: row.is_erasure_final,
    hasInternship: row.has_internship,
    member:
      row.member_status && row.member_role
        ? { status: row.member_status, role: row.member_role, activeAdmins: row.active_admins }
        : null,
  },
})

type AccountOwner = Pick<ManagedAccountRow, 'user_id' | 'intern_id'> &
  Partial<Pick<ManagedAccountRow, 'company_id'>>

/** Returns the part of an event about an account that says whose account it is. */
export const toEventSubject = ({ user_id, intern_id, company_id }: AccountOwner) => ({
  subject: user_id,
  ...(intern_id ? { intern: intern_id } : {}),
  ...(company_id ? { company: company_id } : {}),
})

/**
 * Reads whether colleagues can take over the interviews of a member whose account is to be closed.
 * @throws AppError if no one is free
 */
export async function checkHandOvers(db: Db, row: ManagedAccountRow): Promise<void> {
  if (row.company_id && row.member_id) await chooseHandOvers(db, row.company_id, row.member_id)
}

/** @throws NOT_FOUND without an account */
export const readManagedAccount = async (db: Db, userId: string): Promise<ManagedAccount> =>
  toManagedAccount((await db.one(managedAccount, { user_id: userId })) ?? notFound())

/** Locks an account in the global lock order, and reads it again then. */
export async function lockManagedAccount(tx: Tx, userId: string): Promise<ManagedAccount> {
  const { row } = await readManagedAccount(tx, userId)
  if (row.intern_id) await lockInternAccount(tx, row.intern_id)
  if (row.company_id) await tx.one(lockCompanyOfLeaver, { company_id: row.company_id })
  return readManagedAccount(tx, userId)
}
