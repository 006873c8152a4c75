import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { asMember, moveOpen } from '../refusals.ts'
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
  asMember(who, (member) => when(member.userId === row.userId, 'refused.notYours'))

export const calendarCan = {
  /** @param isOffered configured here, and its switch is on for this person */
  connect: (who: AnyActor, isOffered: boolean): Verdict =>
    all(asMember(who, () => when(isOffered, 'refused.calendarNotOffered'))),
  /** Which calendar gets the events: only where it can be written to. */
  choose: (who: AnyActor, row: ConnectionFacts): Verdict =>
    all(own(who, row), when(isConnected(row.status), 'calendars.refused.broken')),
  disconnect: (who: AnyActor, row: ConnectionFacts): Verdict =>
    all(own(who, row), moveOpen(calendarMachine, 'disconnect', row.status, who)),
}
