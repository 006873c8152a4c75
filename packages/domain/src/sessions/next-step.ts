import type { Instant } from '@fledge/kernel/dates.ts'
import type { CompanyStatus, UserType } from './types.ts'

/** Where the screen goes after an address was typed (docs/calls.tsv, validate/v2/email). */
export const nextSteps = [
  'SIGN_IN',
  'SIGN_UP',
  'INVITED_USER',
  'WAIT_FOR_INVITATION',
  'ACCOUNT_DEACTIVATED',
  'REGISTERED_AS_INTERN',
  'REGISTERED_AS_COMPANY',
  'IN_WAITING_LIST',
] as const
export type NextStep = (typeof nextSteps)[number]

/** What is known of an address. */
export interface AddressFacts {
  readonly user_type: UserType | null
  readonly user_status: string | null
  readonly member_status: string | null
  readonly company_status: CompanyStatus | null
  /** Name of the company that invited it. */
  readonly invited_company: string | null
  /** Name of the company registered under its domain. */
  readonly domain_company: string | null
  /** A member who asked for their account to be deleted: signing in before the day keeps it. */
  readonly is_leaving: boolean
  /** When the account is deleted, where its person asked for it. */
  readonly erase_at: Instant | null
}

/** What an address is to somebody who signs in as this type. */
export function nextStep(facts: AddressFacts, type: UserType): NextStep {
  if (facts.user_type) return knownStep(facts, type)
  if (type === 'I') return 'SIGN_UP'
  if (type === 'O') return 'SIGN_IN'
  if (facts.invited_company) return 'INVITED_USER'
  return facts.domain_company ? 'WAIT_FOR_INVITATION' : 'SIGN_UP'
}

function knownStep(facts: AddressFacts, type: UserType): NextStep {
  // Which side first: what brings a deactivated account back differs by side.
  if (facts.user_type === 'I' && type === 'C') return 'REGISTERED_AS_INTERN'
  if (facts.user_type === 'C' && type === 'I') return 'REGISTERED_AS_COMPANY'
  const isClosed = !isActive(facts.user_status) || facts.member_status === 'DEACTIVATED'
  if (isClosed && !facts.is_leaving) return 'ACCOUNT_DEACTIVATED'
  return facts.company_status === 'IN_WAITING_LIST' ? 'IN_WAITING_LIST' : 'SIGN_IN'
}

/** Whether a user's account takes sign-ins. */
export const isActive = (status: string | null): boolean => status === 'ACTIVE'

/** When an account is deleted that signing in here would keep; null for any other address. */
export function keptBySigningIn(facts: AddressFacts, type: UserType): Instant | null {
  const next = nextStep(facts, type)
  return next === 'SIGN_IN' || next === 'ACCOUNT_DEACTIVATED' ? facts.erase_at : null
}
