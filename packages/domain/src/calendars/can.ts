import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireMember, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { calendarMachine } from './machine.ts'
import { isCalendarConnected } from './rules.ts'
import type { ConnectionState } from './types.ts'

export interface ConnectionFacts {
  readonly status: ConnectionState
  readonly userId: string
}

/** Requires the actor's own calendar, whatever the role (spec/product.md, Roles). */
const requireOwner = (who: AnyActor, row: ConnectionFacts) =>
  requireMember(who, (member) => allowIf(member.userId === row.userId, 'refused.notYours'))

export const calendarCan = {
  /**
   * @param isOffered whether the provider is configured and its feature flag is on for this user
   */
  connect: (who: AnyActor, isOffered: boolean): PolicyDecision =>
    allOf(requireMember(who, () => allowIf(isOffered, 'refused.calendarNotOffered'))),
  /** Chooses the calendar that receives events; it must be writable. */
  choose: (who: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(
      requireOwner(who, row),
      allowIf(isCalendarConnected(row.status), 'calendars.refused.broken'),
    ),
  disconnect: (who: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(
      requireOwner(who, row),
      requireTransition(calendarMachine, 'disconnect', row.status, who),
    ),
}
