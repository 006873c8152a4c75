import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { AnyActor, CompanyMember } from './types.ts'

/**
 * Returns the side on whose behalf an actor makes a transition. Registering and anonymous users
 * make none themselves, so they count as the system.
 */
export function getActorSide(who: AnyActor): TransitionActor {
  return who.kind === 'anonymous' || who.kind === 'registration' ? 'system' : who.kind
}

/**
 * Whether the member is an ADMIN or named on the row.
 * @param memberIds members of the row: interviewers, supervisors
 */
export function isAdminOrNamed(who: CompanyMember, memberIds: readonly string[]): boolean {
  return who.role === 'ADMIN' || memberIds.includes(who.memberId)
}
