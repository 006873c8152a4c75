import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { endCalendarConnection } from './end-connection.ts'

export const disconnectCalendar: Handler<typeof calendarEndpoints.disconnectCalendar> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(store.lockOwnConnection, actor.company, actor.userId, params.id)
  if (!row) return notFound()
  const verdict = calendarCan.disconnect(actor, { status: row.status, userId: row.user_id })
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endCalendarConnection(db, row, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  db.afterCommit(services.nudge)
  return {}
}
