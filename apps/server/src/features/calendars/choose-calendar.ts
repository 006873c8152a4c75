import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as eventStore from './event-store.ts'
import * as store from './store.ts'
import { getConnectionView } from './connection-view.ts'

export const chooseCalendar: Handler<typeof calendarEndpoints.chooseCalendar> = async ({
  actor,
  db,
  params,
  body,
  services,
  now,
}) => {
  const row =
    (await db.one(store.lockOwnConnection, actor.company, actor.userId, params.id)) ?? notFound()
  authorize(calendarCan.choose(actor, { status: row.status, userId: row.user_id }))
  const chosen = row.calendars.find((calendar) => calendar.name === body.calendar_name)
  if (!chosen)
    throw new AppError('VALIDATION', {
      fields: { calendar_name: translate('calendars.refused.noSuchCalendar') },
    })
  if (chosen.id !== row.calendar_id) {
    await db.run(
      store.updateChosenCalendar,
      actor.company,
      row.connection_id,
      chosen.id,
      chosen.name,
    )
    await db.recordEvent(calendarEvents.choose, {
      subject: row.connection_id,
      company: actor.company,
      data: { provider: row.provider },
    })
    await db.run(eventStore.requestEventsOfConnection, row.connection_id, now.toISOString())
    db.afterCommit(services.nudge)
  }
  return getConnectionView(db, actor, row.connection_id)
}
