import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type {
  Actor,
  CompanyScope,
  InternScope,
  MemberPermission,
  MemberRole,
  CompanyStatus,
  OperatorRole,
  OperatorScope,
  UserType,
} from '@fledge/domain/sessions/types.ts'
import type { Db } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { recordEndedSessionsSql } from './security-events.ts'
import { hashToken } from './signer.ts'

interface SessionRow {
  session_id: string
  user_id: string | null
  registration_id: string | null
  last_used_at: string
  type: UserType | null
  operator_role: OperatorRole | null
  member_id: string | null
  company_id: string | null
  role: MemberRole | null
  permissions: MemberPermission[] | null
  company_status: CompanyStatus | null
  intern_id: string | null
  reg_email: string | null
  reg_type: UserType | null
  invited_member_id: string | null
}

const findSessionByToken = statement<[string, string, string], SessionRow>(
  'session.byToken',
  `select s.session_id, s.user_id, s.registration_id, s.last_used_at, u.type, u.operator_role,
          m.member_id, m.company_id, m.role, m.permissions, c.status as company_status, i.intern_id,
          r.email::text as reg_email, r.type as reg_type, r.member_id as invited_member_id
   from sessions s
   left join users u on u.user_id = s.user_id and u.status = 'ACTIVE'
   left join members m on m.user_id = u.user_id and m.status = 'ACTIVE'
   left join companies c on c.company_id = m.company_id
   left join interns i on i.user_id = u.user_id
   left join registrations r on r.registration_id = s.registration_id and r.completed_at is null
   where s.token_hash = $1 and s.expires_at > $2 and s.last_used_at > $3`,
)
const touchSession = statement<[string, string]>(
  'session.touch',
  'update sessions set last_used_at = $2 where session_id = $1 and last_used_at < $2',
)

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
  const row = await db.one(
    findSessionByToken,
    hashToken(token),
    db.now.toISOString(),
    new Date(now - sessionRule.idleMs).toISOString(),
  )
  const actor = row ? toActor(row) : null
  if (!row || !actor) return anonymousSession
  if (now - Date.parse(row.last_used_at) > 5 * 60_000)
    await db.run(touchSession, row.session_id, db.now.toISOString())
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

export const insertSession = statement<
  [string, string, string | null, string | null, string, string, string]
>(
  'session.insert',
  `insert into sessions (session_id, token_hash, user_id, registration_id, created_at, last_used_at, expires_at, device) values ($1, $2, $3, $4, $5, $5, $6, $7)`,
)
export const endSessionById = statement<[id: string, now: string, reason: string]>(
  'session.end',
  `with gone as (delete from sessions where session_id = $1 returning user_id, session_id) ${recordEndedSessionsSql('$2', '$3')}`,
)
