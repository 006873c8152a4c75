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

/** Requires the actor's own calendar, regardless of the role (spec/product.md, Roles). */
const requireOwner = (actor: AnyActor, row: ConnectionFacts) =>
  requireMember(actor, (member) => allowIf(member.userId === row.userId, 'refused.notYours'))

export const calendarCan = {
  /**
   * @param isOffered whether the provider is configured and its feature flag is on for this user
   */
  connect: (actor: AnyActor, isOffered: boolean): PolicyDecision =>
    allOf(requireMember(actor, () => allowIf(isOffered, 'refused.calendarNotOffered'))),
  /** Chooses the calendar that receives events; it must be writable. */
  choose: (actor: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(
      requireOwner(actor, row),
      allowIf(isCalendarConnected(row.status), 'calendars.refused.broken'),
    ),
  disconnect: (actor: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(
      requireOwner(actor, row),
      requireTransition(calendarMachine, 'disconnect', row.status, actor),
    ),
  /** Only an agreed interview has a time to download. */
  downloadInterview: (isAgreed: boolean): PolicyDecision =>
    allowIf(isAgreed, 'calendars.refused.notAgreed'),
}
