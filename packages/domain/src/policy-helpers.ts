import type { TransitionActor } from '@fledge/kernel/machine.ts'
import { deny, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { getOperatorRefusal, hasOperatorAccess } from './sessions/operator-access.ts'
import type { AnyActor, CompanyMember, OperatorAccess } from './sessions/types.ts'
import { getActorSide } from './sessions/actor-side.ts'

/**
 * Message key prefixes determine the error code: `errors.<CODE>` is that code of the contract,
 * `refused.…` is FORBIDDEN, `companies.notice.…` is COMPANY_NOT_APPROVED, and any other key is a
 * CONFLICT with its own text.
 */
export const illegalTransitionKey = 'errors.ILLEGAL_TRANSITION'

interface TransitionChecker<Name extends string, State extends string> {
  can(name: Name, from: State | null, by: TransitionActor): boolean
}

/** Requires that the machine allows this transition from the current state for the actor's side. */
export function requireTransition<Name extends string, State extends string>(
  machine: TransitionChecker<Name, State>,
  move: Name,
  from: State | null,
  actor: AnyActor,
): PolicyDecision {
  return allowIf(machine.can(move, from, getActorSide(actor)), illegalTransitionKey)
}

/** Requires a company member and applies a further rule to them. */
export function requireMember(
  actor: AnyActor,
  rule: (member: CompanyMember) => PolicyDecision,
): PolicyDecision {
  return actor.kind === 'company' ? rule(actor) : deny('refused.notYours')
}

/** Requires an ADMIN of the company. */
export function requireAdmin(actor: AnyActor): PolicyDecision {
  return requireMember(actor, (member) => allowIf(member.role === 'ADMIN', 'refused.adminOnly'))
}

/**
 * Requires an approved company: others may not browse, schedule or send (spec/states.md, company
 * account).
 */
export function requireApprovedCompany(actor: AnyActor): PolicyDecision {
  return requireMember(actor, (member) =>
    allowIf(
      member.companyStatus === 'APPROVED',
      member.companyStatus === 'REJECTED'
        ? 'companies.notice.rejected'
        : 'companies.notice.pending',
    ),
  )
}

/** Requires an operator whose role includes this access level. */
export function requireOperator(actor: AnyActor, access: OperatorAccess): PolicyDecision {
  if (actor.kind !== 'operator') return deny('refused.notYours')
  return allowIf(hasOperatorAccess(actor.role, access), getOperatorRefusal(access))
}

/** Requires an intern. */
export function requireIntern(actor: AnyActor): PolicyDecision {
  return allowIf(actor.kind === 'intern', 'refused.notYours')
}
