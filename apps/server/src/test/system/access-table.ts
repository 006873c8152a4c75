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
const permittedMembers: readonly ActorName[] = [...admins, 'supervisor', 'otherSupervisor']
const members: readonly ActorName[] = [...permittedMembers, 'bareSupervisor']
const interns: readonly ActorName[] = ['intern', 'otherIntern']
const staff: readonly ActorName[] = ['reviewer', 'finance', 'manager']
const operators: readonly ActorName[] = [...staff, 'partner']
const registeringActors: readonly ActorName[] = ['registeringCompany', 'registeringIntern']
/** Those who have passed the first step of a sign-in only. */
export const pendingActors: readonly ActorName[] = ['pendingOperator', 'pendingMember']
const allActors: readonly ActorName[] = [
  'anonymous',
  'deactivatedMember',
  ...registeringActors,
  ...members,
  ...interns,
  ...operators,
  ...pendingActors,
]

/** Actors allowed by each access level. */
const actorsByAccess: Readonly<Record<AccessLevel, readonly ActorName[]>> = {
  public: allActors,
  dev: allActors,
  reg: registeringActors,
  session: [...members, ...interns, ...operators],
  company: members,
  'company:admin': admins,
  'company:browse': permittedMembers,
  'company:shortlist': permittedMembers,
  // Whether the interview, plan or internship belongs to them is checked on the row.
  'company:schedule': members,
  'company:interviewer': members,
  'company:plan-supervisor': members,
  'company:internship': members,
  intern: interns,
  operator: operators,
  // Whether the batch or the person belongs to the partner is checked on the row.
  'operator:batches': operators,
  'operator:read': staff,
  'operator:review': ['reviewer', 'manager'],
  'operator:finance': ['finance', 'manager'],
  'operator:manager': ['manager'],
}

/** Actors whose company's account status denies access. */
const barredActors: Readonly<Record<'approved' | 'onboarding' | 'any', readonly ActorName[]>> = {
  approved: ['pendingAdmin', 'waitingAdmin', 'rejectedAdmin'],
  onboarding: ['waitingAdmin', 'rejectedAdmin'],
  any: [],
}

export type ExpectedAccess = 'allowed' | 401 | 403

/** Returns the expected access of an actor to an endpoint. */
export function getExpectedAccess(
  actor: ActorName,
  access: readonly AccessLevel[],
  account: 'approved' | 'onboarding' | 'any' | undefined,
): ExpectedAccess {
  if (!access.some((level) => actorsByAccess[level].includes(actor)))
    return actor === 'anonymous' || actor === 'deactivatedMember' ? 401 : 403
  const requirement = account ?? (access.includes('public') ? 'any' : 'onboarding')
  return barredActors[requirement].includes(actor) ? 403 : 'allowed'
}
