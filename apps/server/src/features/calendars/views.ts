import type { CalendarConnectionView } from '@fledge/contract/calendars/schema.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { ConnectionRow } from './queries/calendars.queries.ts'

/** Returns a connection as its owner sees it. */
export function toConnectionView(
  row: ConnectionRow & { waiting: number },
  actor: AnyActor,
  now: Date,
): CalendarConnectionView {
  const facts = { status: row.status, userId: row.user_id }
  return {
    id: row.connection_id,
    calendar_provider: row.provider,
    account: row.account,
    calendar_name: row.calendar_name,
    status: row.status,
    status_since: row.status_since,
    broken_because: row.broken_because,
    connected_at: row.connected_at,
    waiting: row.waiting,
    wait_until: row.wait_until !== null && new Date(row.wait_until) > now ? row.wait_until : null,
    may: toActionMap({
      choose: calendarCan.choose(actor, facts),
      disconnect: calendarCan.disconnect(actor, facts),
    }),
  }
}
