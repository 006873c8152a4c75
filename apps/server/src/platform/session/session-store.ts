import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type {
  Actor,
  CompanyScope,
  InternScope,
  OperatorScope,
} from '@fledge/domain/sessions/types.ts'
import type { Db } from '../db/database.ts'

import { hashToken } from './tokens.ts'
import { findSessionByToken, touchSession, type SessionRow } from './queries/session.queries.ts'

export interface Session {
  readonly id: string | null
  readonly actor: Actor
  /** Scope of request ids: the session, or a shared one for anonymous visitors. */
  readonly key: string
}

const anonymousSession: Session = { id: null, actor: { kind: 'anonymous' }, key: 'anonymous' }

/** Loads the session of a cookie. The only function that creates scopes. */
export async function resolveSession(db: Db, token: string | undefined): Promise<Session> {
  if (!token || token.length > 200) return anonymousSession
  const now = db.now.getTime()
  const row = await db.one(findSessionByToken, {
    token_hash: hashToken(token),
    now: db.now.toISOString(),
    used_after: new Date(now - sessionRule.idleMs).toISOString(),
  })
  const actor = row ? toActor(row) : null
  if (!row || !actor) return anonymousSession
  if (now - Date.parse(row.last_used_at) > 5 * 60_000)
    await db.run(touchSession, { session_id: row.session_id, last_used_at: db.now.toISOString() })
  return { id: row.session_id, actor, key: row.session_id }
}

function toActor(row: SessionRow): Actor | null {
  if (row.registration_id && row.reg_email && row.reg_type) {
    return {
      kind: 'registration',
      registrationId: row.registration_id,
      email: row.reg_email,
      type: row.reg_type,
      invitedMemberId: row.invited_member_id,
    }
  }
  if (!row.user_id || !row.type) return null
  const userId = row.user_id
  // The scope is legitimate: the row belongs to a valid session's token.
  if (row.type === 'O' && row.operator_role)
    return { kind: 'operator', userId, operator: userId as OperatorScope, role: row.operator_role }
  // As above, for the intern's own session.
  if (row.type === 'I' && row.intern_id)
    return { kind: 'intern', userId, intern: row.intern_id as InternScope }
  if (row.type !== 'C' || !row.member_id || !row.company_id || !row.role || !row.company_status)
    return null
  // As above, from the session's own membership.
  return {
    kind: 'company',
    userId,
    memberId: row.member_id,
    company: row.company_id as CompanyScope,
    role: row.role,
    permissions: row.permissions ?? [],
    companyStatus: row.company_status,
  }
}
