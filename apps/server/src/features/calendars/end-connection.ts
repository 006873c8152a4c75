import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import * as store from './queries/calendars.queries.ts'

/**
 * Ends a connection; a job revokes the access.
 * @throws ILLEGAL_TRANSITION
 */
export async function endCalendarConnection(
  tx: Tx,
  row: store.ConnectionRow,
  by: 'company' | 'system',
): Promise<void> {
  const transition = assertTransition(calendarMachine.transition('disconnect', row.status, by))
  await tx.run(store.markConnectionDisconnected, {
    connection_id: row.connection_id,
    from: transition.from,
    to: transition.to,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(calendarEvents.disconnect, {
    transition,
    subject: row.connection_id,
    company: row.company_id,
    data: { provider: row.provider },
  })
}
