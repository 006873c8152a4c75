import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { AnyActor, CompanyMember } from './types.ts'

/**
 * Returns the side on whose behalf an actor makes a transition. Users who are
 * not signed in yet make none themselves, so they count as the system.
 */
export function getActorSide(actor: AnyActor): TransitionActor {
  const { kind } = actor
  return kind === 'anonymous' || kind === 'registration' || kind === 'pending' ? 'system' : kind
}

/**
 * Whether the member is an ADMIN or named on the row.
 * @param memberIds members of the row: interviewers, supervisors
 */
export function isAdminOrNamed(member: CompanyMember, memberIds: readonly string[]): boolean {
  return member.role === 'ADMIN' || memberIds.includes(member.memberId)
}
