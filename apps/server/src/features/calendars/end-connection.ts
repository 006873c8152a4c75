import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import * as store from './store.ts'

/** Ends a connection; a job revokes the access. */
export async function endCalendarConnection(
  tx: Tx,
  row: store.ConnectionRow,
  by: 'company' | 'system',
) {
  const moved = calendarMachine.transition('disconnect', row.status, by)
  if (!isTransition(moved)) return moved
  await tx.run(
    store.markConnectionDisconnected,
    row.connection_id,
    moved.from,
    moved.to,
    tx.now.toISOString(),
  )
  await tx.recordEvent(calendarEvents.disconnect, {
    transition: moved,
    subject: row.connection_id,
    company: row.company_id,
    data: { provider: row.provider },
  })
  return moved
}
