import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/calendars.queries.ts'
import { endCalendarConnection } from './end-connection.ts'

export const disconnectCalendar: Handler<typeof calendarEndpoints.disconnectCalendar> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row =
    (await db.one(store.lockOwnConnection, {
      company_id: actor.company,
      user_id: actor.userId,
      connection_id: params.id,
    })) ?? notFound()
  authorize(calendarCan.disconnect(actor, { status: row.status, userId: row.user_id }))
  await endCalendarConnection(db, row, 'company')
  db.afterCommit(services.nudge)
  return {}
}
