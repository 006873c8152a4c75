import type { Instant } from '@fledge/kernel/dates.ts'
import type { CompanyStatus, UserType } from './types.ts'

/** The step after an address was entered (docs/calls.tsv, validate/v2/email). */
export const signInSteps = [
  'SIGN_IN',
  'SIGN_UP',
  'INVITED_USER',
  'WAIT_FOR_INVITATION',
  'ACCOUNT_DEACTIVATED',
  'REGISTERED_AS_INTERN',
  'REGISTERED_AS_COMPANY',
  'IN_WAITING_LIST',
] as const
export type SignInStep = (typeof signInSteps)[number]

/** Known facts about an address. */
export interface AddressFacts {
  readonly user_type: UserType | null
  readonly user_status: string | null
  readonly member_status: string | null
  readonly company_status: CompanyStatus | null
  /** Name of the company that invited it. */
  readonly invited_company_name: string | null
  /** Name of the company registered under its domain. */
  readonly domain_company_name: string | null
  /**
   * Whether it belongs to a member who requested account deletion; signing in before that day
   * cancels it.
   */
  readonly is_leaving: boolean
  /**
   * Whether the programme team deactivated the account. Only who enters a code is told, so that the
   * address looks like that of any account before.
   */
  readonly is_blocked: boolean
  /** When the account will be deleted at its owner's request. */
  readonly erase_at: Instant | null
}

/**
 * Returns the next step for an address that signs in as this user type. Where the programme team
 * signs in, it says nothing of an address: only operators receive a code.
 */
export function getSignInStep(facts: AddressFacts, type: UserType): SignInStep {
  if (type === 'O') return 'SIGN_IN'
  if (facts.user_type) return getKnownAddressStep(facts, type)
  if (type === 'I') return 'SIGN_UP'
  if (facts.invited_company_name) return 'INVITED_USER'
  return facts.domain_company_name ? 'WAIT_FOR_INVITATION' : 'SIGN_UP'
}

function getKnownAddressStep(facts: AddressFacts, type: UserType): SignInStep {
  // The side is checked first, because reactivating an account differs by side.
  if (facts.user_type === 'I' && type === 'C') return 'REGISTERED_AS_INTERN'
  if (facts.user_type === 'C' && type === 'I') return 'REGISTERED_AS_COMPANY'
  const isClosed = !isActiveUser(facts.user_status) || facts.member_status === 'DEACTIVATED'
  if (isClosed && !facts.is_leaving && !facts.is_blocked) return 'ACCOUNT_DEACTIVATED'
  return facts.company_status === 'IN_WAITING_LIST' ? 'IN_WAITING_LIST' : 'SIGN_IN'
}

/** Whether a user's account accepts sign-ins. */
export const isActiveUser = (status: string | null): boolean => status === 'ACTIVE'

/**
 * Returns when an account will be deleted unless its owner signs in here; null for any other
 * address.
 */
export function findErasureStoppedBySignIn(facts: AddressFacts, type: UserType): Instant | null {
  // Who was invited to the team has an account to be deleted, too, unless they join.
  if (facts.is_blocked || type === 'O') return null
  const next = getSignInStep(facts, type)
  return next === 'SIGN_IN' || next === 'ACCOUNT_DEACTIVATED' ? facts.erase_at : null
}
