import { deny, allowIf, allow, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { getOperatorRefusal, hasOperatorAccess } from './operator-access.ts'
import type { AccessLevel, Actor, CompanyMember, OperatorAccess } from './types.ts'

type Rule = (actor: Actor) => PolicyDecision

const notYours = 'refused.notYours'
const isAdmin = (member: CompanyMember) => member.role === 'ADMIN'

const requireMemberRule =
  (rule: (member: CompanyMember) => PolicyDecision): Rule =>
  (actor) =>
    actor.kind === 'company' ? rule(actor) : deny(notYours)

const requireOperatorRule =
  (access: OperatorAccess): Rule =>
  (actor) =>
    actor.kind === 'operator'
      ? allowIf(hasOperatorAccess(actor.role, access), getOperatorRefusal(access))
      : deny(notYours)

/**
 * The role table of spec/product.md, one entry per access level. Whether a row belongs to the actor
 * (an interviewer of this interview, a supervisor of this plan) is checked by the feature's own
 * `can.ts`.
 */
const rules: Record<AccessLevel, Rule> = {
  public: () => allow,
  dev: () => allow,
  reg: (actor) => allowIf(actor.kind === 'registration', notYours),
  session: (actor) =>
    allowIf(
      actor.kind === 'company' || actor.kind === 'intern' || actor.kind === 'operator',
      notYours,
    ),
  company: requireMemberRule(() => allow),
  'company:admin': requireMemberRule((actor) => allowIf(isAdmin(actor), 'refused.adminOnly')),
  'company:browse': requireMemberRule((actor) =>
    allowIf(isAdmin(actor) || actor.permissions.includes('BROWSE_CANDIDATE'), 'refused.browse'),
  ),
  'company:shortlist': requireMemberRule((actor) =>
    allowIf(
      isAdmin(actor) || actor.permissions.includes('SHORTLIST_CANDIDATE'),
      'refused.shortlist',
    ),
  ),
  'company:schedule': requireMemberRule(() => allow),
  'company:interviewer': requireMemberRule(() => allow),
  'company:plan-supervisor': requireMemberRule(() => allow),
  'company:internship': requireMemberRule(() => allow),
  intern: (actor) => allowIf(actor.kind === 'intern', notYours),
  operator: requireOperatorRule('operator'),
  'operator:batches': requireOperatorRule('operator:batches'),
  'operator:read': requireOperatorRule('operator:read'),
  'operator:review': requireOperatorRule('operator:review'),
  'operator:finance': requireOperatorRule('operator:finance'),
  'operator:manager': requireOperatorRule('operator:manager'),
}

export const sessionCan = {
  /**
   * Whether any of the access levels allows the actor to call an endpoint; otherwise returns the
   * most specific denial.
   */
  call(actor: Actor, access: readonly AccessLevel[]): PolicyDecision {
    const verdicts = access.map((accessLevel) => rules[accessLevel](actor))
    const refusals = verdicts.filter((verdict) => !verdict.allowed)
    return (
      verdicts.find((verdict) => verdict.allowed) ??
      refusals.find((verdict) => verdict.messageKey !== notYours) ??
      deny(notYours)
    )
  },
  /**
   * Whether the status of the company's account permits a request (spec/states.md, company
   * account).
   */
  callAsCompany(actor: Actor, requirement: 'approved' | 'onboarding' | 'any'): PolicyDecision {
    if (actor.kind !== 'company' || requirement === 'any') return allow
    if (requirement === 'approved')
      return allowIf(actor.companyStatus === 'APPROVED', getCompanyNotice(actor.companyStatus))
    return allowIf(
      actor.companyStatus !== 'REJECTED' && actor.companyStatus !== 'IN_WAITING_LIST',
      getCompanyNotice(actor.companyStatus),
    )
  },
}

function getCompanyNotice(status: CompanyMember['companyStatus']): string {
  return status === 'REJECTED' ? 'companies.notice.rejected' : 'companies.notice.pending'
}
