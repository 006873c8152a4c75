import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireMember, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { calendarMachine } from './machine.ts'
import { isConnected } from './rules.ts'
import type { ConnectionState } from './types.ts'

export interface ConnectionFacts {
  readonly status: ConnectionState
  readonly userId: string
}

/** One's own, whatever the role: calendars are everybody's own (spec/product.md, Roles). */
const own = (who: AnyActor, row: ConnectionFacts) =>
  requireMember(who, (member) => allowIf(member.userId === row.userId, 'refused.notYours'))

export const calendarCan = {
  /** @param isOffered configured here, and its switch is on for this person */
  connect: (who: AnyActor, isOffered: boolean): PolicyDecision =>
    allOf(requireMember(who, () => allowIf(isOffered, 'refused.calendarNotOffered'))),
  /** Which calendar gets the events: only where it can be written to. */
  choose: (who: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(own(who, row), allowIf(isConnected(row.status), 'calendars.refused.broken')),
  disconnect: (who: AnyActor, row: ConnectionFacts): PolicyDecision =>
    allOf(own(who, row), requireTransition(calendarMachine, 'disconnect', row.status, who)),
}
