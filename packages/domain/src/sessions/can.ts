import { no, when, yes, type Verdict } from '@fledge/kernel/verdict.ts'
import type { Access, Actor, CompanyMember } from './types.ts'

type Rule = (actor: Actor) => Verdict

const notYours = 'refused.notYours'
const isAdmin = (member: CompanyMember) => member.role === 'ADMIN'

const member =
  (rule: (member: CompanyMember) => Verdict): Rule =>
  (actor) =>
    actor.kind === 'company' ? rule(actor) : no(notYours)

/**
 * The role table of spec/product.md, one line a word of access. Whether a row belongs to the caller
 * (an interviewer of this interview, a supervisor of this plan) is asked of the row by the room's own `can.ts`.
 */
const rules: Record<Access, Rule> = {
  public: () => yes,
  dev: () => yes,
  reg: (actor) => when(actor.kind === 'registration', notYours),
  session: (actor) =>
    when(
      actor.kind === 'company' || actor.kind === 'intern' || actor.kind === 'operator',
      notYours,
    ),
  company: member(() => yes),
  'company:admin': member((who) => when(isAdmin(who), 'refused.adminOnly')),
  'company:browse': member((who) =>
    when(isAdmin(who) || who.permissions.includes('BROWSE_CANDIDATE'), 'refused.browse'),
  ),
  'company:shortlist': member((who) =>
    when(isAdmin(who) || who.permissions.includes('SHORTLIST_CANDIDATE'), 'refused.shortlist'),
  ),
  'company:schedule': member(() => yes),
  'company:interviewer': member(() => yes),
  'company:plan-supervisor': member(() => yes),
  'company:internship': member(() => yes),
  intern: (actor) => when(actor.kind === 'intern', notYours),
  operator: (actor) => when(actor.kind === 'operator', notYours),
  'operator:manager': (actor) =>
    actor.kind === 'operator'
      ? when(actor.role === 'MANAGER', 'refused.managerOnly')
      : no(notYours),
}

export const sessionCan = {
  /** Whether any of the words lets the actor make a call; the refusal is the most telling one. */
  call(actor: Actor, access: readonly Access[]): Verdict {
    const verdicts = access.map((word) => rules[word](actor))
    const refusals = verdicts.filter((verdict) => !verdict.yes)
    return (
      verdicts.find((verdict) => verdict.yes) ??
      refusals.find((verdict) => verdict.because !== notYours) ??
      no(notYours)
    )
  },
  /** Whether the company's account is far enough for a call (spec/states.md, company account). */
  callAsCompany(actor: Actor, needs: 'approved' | 'onboarding' | 'any'): Verdict {
    if (actor.kind !== 'company' || needs === 'any') return yes
    if (needs === 'approved')
      return when(actor.companyStatus === 'APPROVED', companyNotice(actor.companyStatus))
    return when(
      actor.companyStatus !== 'REJECTED' && actor.companyStatus !== 'IN_WAITING_LIST',
      companyNotice(actor.companyStatus),
    )
  },
}

function companyNotice(status: CompanyMember['companyStatus']): string {
  return status === 'REJECTED' ? 'companies.notice.rejected' : 'companies.notice.pending'
}
