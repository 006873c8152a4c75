import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { AnyActor, CompanyMember } from './types.ts'

/** On whose behalf an actor moves something. Somebody still registering or anonymous moves nothing by hand: that is the system's. */
export function sideOf(who: AnyActor): TransitionActor {
  return who.kind === 'anonymous' || who.kind === 'registration' ? 'system' : who.kind
}

/** An ADMIN, or a member named on the row. @param memberIds of the row: interviewers, supervisors */
export function isAdminOr(who: CompanyMember, memberIds: readonly string[]): boolean {
  return who.role === 'ADMIN' || memberIds.includes(who.memberId)
}
