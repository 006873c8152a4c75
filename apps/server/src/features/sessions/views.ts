import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { Registering } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { userFacts, type UserRow } from './queries/sessions.queries.ts'

const fileUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

/** Returns the signed-in user as all screens expect it (seed 000 §3). */
export function toSessionUser(row: UserRow): SessionUser {
  return {
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

/** Returns a user with a new address who can only register. */
export function toRegisteringUser(actor: Registering): SessionUser {
  return {
    user_id: null,
    type: actor.type,
    email: actor.email,
    first_name: null,
    last_name: null,
    picture_url: null,
    time_zone: null,
    is_reg_token: true,
    is_invited: actor.invitedMemberId !== null,
    is_onboarding_completed: false,
    is_intern_onboarding_started: false,
    signup_complete: false,
    may_choose_batch: false,
    intern_id: null,
    application_id: null,
    role: null,
    permissions: [],
    company: null,
  }
}

/**
 * Returns the view of a user by id.
 * @throws if there is no such user: the caller holds one of their sessions
 */
export async function getSessionUser(db: Db, userId: string): Promise<SessionUser> {
  const row = await db.one(userFacts, { user_id: userId })
  if (!row) throw new Error('a session without its user')
  return toSessionUser(row)
}
