import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import type { ActorName } from './actors.ts'

// Written by hand from the product's role table, deliberately not derived from the rules that the
// server uses, so that mistakes there are detected.

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

/** Actors allowed by each access level. */
const lets: Readonly<Record<AccessLevel, readonly ActorName[]>> = {
  public: everyone,
  dev: everyone,
  reg: registering,
  session: [...members, ...interns, ...operators],
  company: members,
  'company:admin': admins,
  'company:browse': permitted,
  'company:shortlist': permitted,
  // Whether the interview, plan or internship belongs to them is checked on the row.
  'company:schedule': members,
  'company:interviewer': members,
  'company:plan-supervisor': members,
  'company:internship': members,
  intern: interns,
  operator: operators,
  'operator:manager': ['manager'],
}

/** Actors whose company's account status denies access. */
const barred: Readonly<Record<'approved' | 'onboarding' | 'any', readonly ActorName[]>> = {
  approved: ['pendingAdmin', 'waitingAdmin', 'rejectedAdmin'],
  onboarding: ['waitingAdmin', 'rejectedAdmin'],
  any: [],
}

export type Expected = 'allowed' | 401 | 403

/** Returns the expected access of an actor to an endpoint. */
export function expectedAt(
  actor: ActorName,
  access: readonly AccessLevel[],
  account: 'approved' | 'onboarding' | 'any' | undefined,
): Expected {
  if (!access.some((word) => lets[word].includes(actor)))
    return actor === 'anonymous' || actor === 'deactivatedMember' ? 401 : 403
  const needs = account ?? (access.includes('public') ? 'any' : 'onboarding')
  return barred[needs].includes(actor) ? 403 : 'allowed'
}
