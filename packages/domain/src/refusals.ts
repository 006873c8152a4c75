import type { TransitionActor } from '@fledge/kernel/machine.ts'
import { no, type Verdict, when } from '@fledge/kernel/verdict.ts'
import type { AnyActor, CompanyMember, Operator } from './sessions/types.ts'
import { sideOf } from './sessions/side-of.ts'

/**
 * A refusal's key says its code: `errors.<CODE>` is that code of the contract, `refused.…` is FORBIDDEN, `companies.notice.…`
 * is COMPANY_NOT_APPROVED, and every other key a CONFLICT with its own sentence.
 */
export const illegal = 'errors.ILLEGAL_TRANSITION'

interface Opening<Name extends string, State extends string> {
  can(name: Name, from: State | null, by: TransitionActor): boolean
}

/** Whether the machine has this move from here for the actor's side. */
export function moveOpen<Name extends string, State extends string>(
  machine: Opening<Name, State>,
  move: Name,
  from: State | null,
  who: AnyActor,
): Verdict {
  return when(machine.can(move, from, sideOf(who)), illegal)
}

/** A rule for a company's member; anybody else is refused. */
export function asMember(who: AnyActor, rule: (member: CompanyMember) => Verdict): Verdict {
  return who.kind === 'company' ? rule(who) : no('refused.notYours')
}

/** Only an ADMIN of the company. */
export function asAdmin(who: AnyActor): Verdict {
  return asMember(who, (member) => when(member.role === 'ADMIN', 'refused.adminOnly'))
}

/** An approved company: the others may not browse, schedule or send (spec/states.md, company account). */
export function approved(who: AnyActor): Verdict {
  return asMember(who, (member) =>
    when(
      member.companyStatus === 'APPROVED',
      member.companyStatus === 'REJECTED'
        ? 'companies.notice.rejected'
        : 'companies.notice.pending',
    ),
  )
}

/** Only an operator, whichever role. */
export function asOperator(who: AnyActor, role?: Operator['role']): Verdict {
  if (who.kind !== 'operator') return no('refused.notYours')
  return when(role === undefined || who.role === role, 'refused.managerOnly')
}

/** Only an intern. */
export function asIntern(who: AnyActor): Verdict {
  return when(who.kind === 'intern', 'refused.notYours')
}
