import type { Instant } from '@fledge/kernel/dates.ts'
import { type PrivacyRequestState, privacyResponseMs } from './types.ts'

interface PrivacyRequestFacts {
  readonly requestedAt: Instant
  readonly doneAt: Instant | null
}

/** By when the law wants a request done. */
export const getPrivacyDueAt = ({ requestedAt }: PrivacyRequestFacts): Date =>
  new Date(Date.parse(requestedAt) + privacyResponseMs)

export function getPrivacyState(facts: PrivacyRequestFacts, now: Date): PrivacyRequestState {
  if (facts.doneAt !== null) return 'DONE'
  return now >= getPrivacyDueAt(facts) ? 'LATE' : 'OPEN'
}
