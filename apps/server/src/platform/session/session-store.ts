import {
  getSecondFactorStep,
  type SecondFactorFacts,
  type SecondFactorStep,
} from '@fledge/domain/second-factor/rules.ts'
import type {
  Actor,
  CompanyMember,
  CompanyScope,
  InternActor,
  InternScope,
  Operator,
  OperatorScope,
  PartnerScope,
} from '@fledge/domain/sessions/types.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { hashToken } from './tokens.ts'
import {
  findSessionByToken,
  findViewedAccount,
  type SessionRow,
  touchSession,
} from './queries/session.queries.ts'

export interface Session {
  readonly id: string | null
  readonly actor: Actor
  /** Scope of request ids: the session, or a shared one for anonymous visitors. */
  readonly key: string
  readonly secondFactor: SessionSecondFactor
  /** Set if the actor is someone else, as whom a manager looks at the product. */
  readonly view: AccountView | null
}

/** What a manager sees of someone else's account (decision 0106). */
export interface AccountView {
  readonly id: string
  /** Whose account it is, in words. */
  readonly name: string
  readonly endsAt: Instant
}

interface SessionSecondFactor extends Pick<
  SecondFactorFacts,
  'hasSecondFactor' | 'secondFactorAt'
> {
  readonly step: SecondFactorStep | null
  /** Whether this installation requires it of this person, who may still have days to set it up. */
  readonly isRequired: boolean
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const noSecondFactor = {
  step: null,
  isRequired: false,
  hasSecondFactor: false,
  secondFactorAt: null,
}

const anonymousSession: Session = {
  id: null,
  actor: { kind: 'anonymous' },
  key: 'anonymous',
  secondFactor: noSecondFactor,
  view: null,
}

/**
 * Loads the session of a cookie. Only this file creates scopes.
 * @param viewId the account view that the request says it belongs to, if any
 * @throws VIEW_ENDED
 */
export async function resolveSession(
  db: Db,
  token: string | undefined,
  env: Pick<Env, 'production'>,
  viewId?: string,
): Promise<Session> {
  const session = await resolveOwnSession(db, token, env)
  return viewId === undefined || session.actor.kind !== 'operator'
    ? session
    : resolveView(db, session, session.actor, viewId)
}

async function resolveOwnSession(
  db: Db,
  token: string | undefined,
  { production }: Pick<Env, 'production'>,
): Promise<Session> {
  if (!token || token.length > 200) return anonymousSession
  const now = db.now.getTime()
  const tokenHash = hashToken(token)
  const row = await db.one(findSessionByToken, {
    token_hash: tokenHash,
    now: db.now.toISOString(),
  })
  const secondFactor = row && toSecondFactor(row, db.now, production)
  const actor = secondFactor ? toActor(row, secondFactor.step) : null
  // A session ends when its second step succeeds; the same request again finds its response.
  if (!row || !secondFactor || !actor) return { ...anonymousSession, key: tokenHash }
  if (now - Date.parse(row.last_used_at) > 5 * 60_000)
    await db.run(touchSession, { session_id: row.session_id, last_used_at: db.now.toISOString() })
  const key = actor.kind === 'pending' ? tokenHash : row.session_id
  return { id: row.session_id, actor, key, secondFactor, view: null }
}

/**
 * Replaces a manager by the owner of the account at which this very session looks. The request has no
 * session of its own: it can neither end one nor learn of one.
 * @throws VIEW_ENDED if it has ended, was begun in another session, or is not possible any more
 */
async function resolveView(
  db: Db,
  { id, key, secondFactor: { step, isRequired, hasSecondFactor } }: Session,
  operator: Operator,
  viewId: string,
): Promise<Session> {
  const hasBothSteps = step === null && (hasSecondFactor || !isRequired)
  const row =
    hasBothSteps && operator.role === 'MANAGER' && uuidPattern.test(viewId)
      ? await db.one(findViewedAccount, {
          view_id: viewId,
          session_id: id,
          operator_id: operator.userId,
          now: db.now.toISOString(),
        })
      : undefined
  const actor = row && toUserActor(row)
  if (!row || !actor) throw new AppError('VIEW_ENDED')
  const view = { id: row.view_id, name: row.name, endsAt: row.ends_at }
  return { id: null, key, actor, secondFactor: noSecondFactor, view }
}

function toSecondFactor(row: SessionRow, now: Date, isProduction: boolean): SessionSecondFactor {
  const { has_second_factor: hasSecondFactor, second_factor_at: secondFactorAt } = row
  const facts = {
    type: row.type ?? 'I',
    hasSecondFactor,
    secondFactorAt,
    dueAt: row.second_factor_due_at,
  }
  return {
    step: getSecondFactorStep(facts, now, isProduction),
    isRequired: isProduction && facts.type === 'O',
    hasSecondFactor,
    secondFactorAt,
  }
}

function toActor(row: SessionRow, step: SecondFactorStep | null): Actor | null {
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
  if (step === 'CODE') return { kind: 'pending', userId, type: row.type }
  // The scope is legitimate: the row belongs to a valid session's token.
  if (row.type === 'O' && row.operator_role)
    return {
      kind: 'operator',
      userId,
      operator: userId as OperatorScope,
      role: row.operator_role,
      // As above, of the account that the session belongs to.
      ...(row.partner_id === null ? {} : { partner: row.partner_id as PartnerScope }),
    }
  return toUserActor(row)
}

type UserActorRow = Pick<
  SessionRow,
  | 'user_id'
  | 'type'
  | 'intern_id'
  | 'member_id'
  | 'company_id'
  | 'role'
  | 'permissions'
  | 'company_status'
>

/** Returns the intern or the member of a company whose account it is; null for any other. */
function toUserActor(row: UserActorRow): InternActor | CompanyMember | null {
  const { user_id: userId } = row
  if (!userId) return null
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
