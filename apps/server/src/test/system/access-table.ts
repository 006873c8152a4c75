import type { Access } from '@fledge/domain/sessions/types.ts'
import type { ActorName } from './actors.ts'

// Written by hand from the role table of the product, and on purpose not made of the rules that the server asks:
// a mistake there is seen here.

const admins: readonly ActorName[] = [
  'admin',
  'otherAdmin',
  'pendingAdmin',
  'waitingAdmin',
  'rejectedAdmin',
]
const permitted: readonly ActorName[] = [...admins, 'supervisor', 'otherSupervisor']
const members: readonly ActorName[] = [...permitted, 'bareSupervisor']
const interns: readonly ActorName[] = ['intern', 'otherIntern']
const operators: readonly ActorName[] = ['reviewer', 'manager']
const registering: readonly ActorName[] = ['registeringCompany', 'registeringIntern']
const everyone: readonly ActorName[] = [
  'anonymous',
  'deactivatedMember',
  ...registering,
  ...members,
  ...interns,
  ...operators,
]

/** Who is let in by each word. */
const lets: Readonly<Record<Access, readonly ActorName[]>> = {
  public: everyone,
  dev: everyone,
  reg: registering,
  session: [...members, ...interns, ...operators],
  company: members,
  'company:admin': admins,
  'company:browse': permitted,
  'company:shortlist': permitted,
  // Whether the interview, the plan or the internship is theirs is asked of the row.
  'company:schedule': members,
  'company:interviewer': members,
  'company:plan-supervisor': members,
  'company:internship': members,
  intern: interns,
  operator: operators,
  'operator:manager': ['manager'],
}

/** Whose company's account is not far enough. */
const barred: Readonly<Record<'approved' | 'onboarding' | 'any', readonly ActorName[]>> = {
  approved: ['pendingAdmin', 'waitingAdmin', 'rejectedAdmin'],
  onboarding: ['waitingAdmin', 'rejectedAdmin'],
  any: [],
}

export type Expected = 'allowed' | 401 | 403

/** What an actor must meet at a call's door. */
export function expectedAt(
  actor: ActorName,
  access: readonly Access[],
  account: 'approved' | 'onboarding' | 'any' | undefined,
): Expected {
  if (!access.some((word) => lets[word].includes(actor)))
    return actor === 'anonymous' || actor === 'deactivatedMember' ? 401 : 403
  const needs = account ?? (access.includes('public') ? 'any' : 'onboarding')
  return barred[needs].includes(actor) ? 403 : 'allowed'
}
