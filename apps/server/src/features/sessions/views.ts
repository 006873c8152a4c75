import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { findSetUpDeadline, getSecondFactorStep } from '@fledge/domain/second-factor/rules.ts'
import type { Registering, UserType } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { userFacts, type UserRow } from './queries/sessions.queries.ts'

const fileUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

type SecondFactorState = Pick<SessionUser, 'second_factor_step' | 'second_factor_due_at'>

/** What a user with a full session has to do about the second factor, and by when. */
function getSecondFactorState(row: UserRow, now: Date, isRequired: boolean): SecondFactorState {
  const facts = {
    type: row.type,
    hasSecondFactor: row.has_second_factor,
    secondFactorAt: now.toISOString(),
    dueAt: row.second_factor_due_at,
  }
  return {
    second_factor_step: getSecondFactorStep(facts, now, isRequired),
    second_factor_due_at: findSetUpDeadline(facts, isRequired),
  }
}

/**
 * Returns the signed-in user as all screens expect it (seed 000 §3).
 * @param isFactorRequired whether operators have to set up a second factor
 */
export function toSessionUser(row: UserRow, now: Date, isFactorRequired: boolean): SessionUser {
  return {
    ...getSecondFactorState(row, now, isFactorRequired),
    view: null,
    user_id: row.user_id,
    type: row.type,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    picture_url: fileUrl(row.picture_file_id),
    time_zone: row.time_zone,
    is_reg_token: false,
    is_invited: false,
    is_onboarding_completed: row.is_onboarding_completed,
    is_intern_onboarding_started: row.type === 'I',
    signup_complete: row.signup_complete,
    may_choose_batch: row.may_choose_batch,
    intern_id: row.intern_id,
    application_id: row.application_id,
    role: row.member_role ?? row.operator_role,
    permissions: row.permissions ?? [],
    company:
      row.company_id && row.company_name && row.company_slug && row.company_status
        ? {
            company_id: row.company_id,
            name: row.company_name,
            slug: row.company_slug,
            account_status: row.company_status,
            logo_url: fileUrl(row.logo_file_id),
          }
        : null,
  }
}

/** Returns a user who can only register or enter a code of the second factor. */
function toNewcomer(type: UserType, email: string): SessionUser {
  return {
    user_id: null,
    type,
    email,
    first_name: null,
    last_name: null,
    picture_url: null,
    time_zone: null,
    is_reg_token: false,
    is_invited: false,
    is_onboarding_completed: false,
    is_intern_onboarding_started: false,
    signup_complete: false,
    may_choose_batch: false,
    intern_id: null,
    application_id: null,
    role: null,
    permissions: [],
    company: null,
    second_factor_step: null,
    second_factor_due_at: null,
    view: null,
  }
}

/** Returns a user with a new address who can only register. */
export const toRegisteringUser = (actor: Registering): SessionUser => ({
  ...toNewcomer(actor.type, actor.email),
  is_reg_token: true,
  is_invited: actor.invitedMemberId !== null,
})

/** Returns a user who has to enter a code first, and until then learns nothing about the account. */
export const toPendingUser = ({ type, email }: UserRow): SessionUser => ({
  ...toNewcomer(type, email),
  second_factor_step: 'CODE',
})

/**
 * Returns the view of a user by id.
 * @param isFactorRequired only matters for operators
 * @throws if there is no such user: the caller holds one of their sessions
 */
export async function getSessionUser(
  db: Db,
  userId: string,
  isFactorRequired = false,
): Promise<SessionUser> {
  const row = await db.one(userFacts, { user_id: userId })
  if (!row) throw new Error('a session without its user')
  return toSessionUser(row, db.now, isFactorRequired)
}
