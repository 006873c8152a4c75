import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { describe, expect, test } from 'vitest'
import { sessionCan } from './can.ts'
import {
  type AccessLevel,
  accessLevels,
  type Actor,
  type CompanyMember,
  type CompanyScope,
  companyStatuses,
  type InternScope,
  type OperatorScope,
  type PartnerScope,
} from './types.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const supervisor: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'SUPERVISOR',
  permissions: [],
  companyStatus: 'APPROVED',
}
const reviewer: Actor = {
  kind: 'operator',
  userId: 'o',
  operator: 'o' as OperatorScope,
  role: 'REVIEWER',
}
const actors = {
  anonymous: { kind: 'anonymous' },
  registering: {
    kind: 'registration',
    registrationId: 'r',
    email: 'ada@people.example',
    type: 'C',
    invitedMemberId: null,
  },
  admin: { ...supervisor, role: 'ADMIN' },
  supervisor,
  browsing: { ...supervisor, permissions: ['BROWSE_CANDIDATE'] },
  shortlisting: { ...supervisor, permissions: ['SHORTLIST_CANDIDATE'] },
  intern: { kind: 'intern', userId: 'i', intern: 'i' as InternScope },
  reviewer,
  finance: { ...reviewer, role: 'FINANCE' },
  manager: { ...reviewer, role: 'MANAGER' },
  partner: { ...reviewer, role: 'PARTNER', partner: 'p' as PartnerScope },
} satisfies Record<string, Actor>
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)
const actorNames = Object.keys(actors)
const staff = ['reviewer', 'finance', 'manager']
const members = ['admin', 'supervisor', 'browsing', 'shortlisting']

// The role table of the specification, independent of the rules.
const allowed: Record<AccessLevel, readonly string[]> = {
  public: actorNames,
  dev: actorNames,
  reg: ['registering'],
  session: [...members, 'intern', ...staff, 'partner'],
  company: members,
  'company:admin': ['admin'],
  'company:browse': ['admin', 'browsing'],
  'company:shortlist': ['admin', 'shortlisting'],
  'company:schedule': members,
  'company:interviewer': members,
  'company:plan-supervisor': members,
  'company:internship': members,
  intern: ['intern'],
  operator: [...staff, 'partner'],
  'operator:batches': [...staff, 'partner'],
  'operator:read': staff,
  'operator:review': ['reviewer', 'manager'],
  'operator:finance': ['finance', 'manager'],
  'operator:manager': ['manager'],
}

describe('an endpoint', () => {
  test.each(accessLevels)('for “%s” can be called by exactly the roles of that level', (level) => {
    const callers = Object.entries(actors).filter(
      ([, actor]) => sessionCan.call(actor, [level]).allowed,
    )
    expect(callers.map(([name]) => name)).toEqual(allowed[level])
  })

  test('for several levels can be called by the roles of each, and without a level by no one', () => {
    const callers = Object.entries(actors).filter(
      ([, actor]) => sessionCan.call(actor, ['intern', 'company:admin']).allowed,
    )
    expect(callers.map(([name]) => name)).toEqual(['admin', 'intern'])
    expect(explain(sessionCan.call(actors.admin, []))).toBe('refused.notYours')
  })

  test('tells a member which permission is missing, and anyone else only that it is not theirs', () => {
    const ask = (actor: Actor, ...levels: AccessLevel[]) => explain(sessionCan.call(actor, levels))
    expect(ask(supervisor, 'company:admin')).toBe('refused.adminOnly')
    expect(ask(supervisor, 'company:browse')).toBe('refused.browse')
    expect(ask(supervisor, 'company:shortlist')).toBe('refused.shortlist')
    expect(ask(supervisor, 'intern', 'company:browse')).toBe('refused.browse')
    expect(ask(reviewer, 'operator:manager')).toBe('refused.managerOnly')
    expect(ask(reviewer, 'operator:finance')).toBe('refused.financeOnly')
    expect(ask(actors.finance, 'operator:review')).toBe('refused.reviewersOnly')
    expect(ask(actors.intern, 'operator:read')).toBe('refused.notYours')
    expect(ask(actors.intern, 'operator:manager')).toBe('refused.notYours')
    expect(ask(actors.intern, 'company:admin')).toBe('refused.notYours')
  })
})

describe('the status of a company', () => {
  const ask = (requirement: 'approved' | 'onboarding' | 'any') =>
    companyStatuses.map((companyStatus) =>
      explain(sessionCan.callAsCompany({ ...supervisor, companyStatus }, requirement)),
    )

  test('permits everything once it is approved, and onboarding while the team decides', () => {
    const pending = 'companies.notice.pending'
    const rejected = 'companies.notice.rejected'
    expect(companyStatuses).toEqual(['IN_WAITING_LIST', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED'])
    expect(ask('approved')).toEqual([pending, pending, 'yes', rejected])
    expect(ask('onboarding')).toEqual([pending, 'yes', 'yes', rejected])
    expect(ask('any')).toEqual(['yes', 'yes', 'yes', 'yes'])
  })

  test('concerns no one but its members', () => {
    expect(explain(sessionCan.callAsCompany(actors.intern, 'approved'))).toBe('yes')
    expect(explain(sessionCan.callAsCompany(reviewer, 'approved'))).toBe('yes')
  })
})
