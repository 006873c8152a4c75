import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as eventStore from './queries/event.queries.ts'
import * as store from './queries/calendars.queries.ts'
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
    (await db.one(store.lockOwnConnection, {
      company_id: actor.company,
      user_id: actor.userId,
      connection_id: params.id,
    })) ?? notFound()
  authorize(calendarCan.choose(actor, { status: row.status, userId: row.user_id }))
  const chosenCalendar = row.calendars.find((calendar) => calendar.name === body.calendar_name)
  if (!chosenCalendar)
    throw new AppError('VALIDATION', {
      fields: { calendar_name: translate('calendars.refused.noSuchCalendar') },
    })
  if (chosenCalendar.id !== row.calendar_id) {
    await db.run(store.updateChosenCalendar, {
      company_id: actor.company,
      connection_id: row.connection_id,
      calendar_id: chosenCalendar.id,
      calendar_name: chosenCalendar.name,
    })
    await db.recordEvent(calendarEvents.choose, {
      subject: row.connection_id,
      company: actor.company,
      data: { provider: row.provider },
    })
    await db.run(eventStore.requestEventsOfConnection, {
      connection_id: row.connection_id,
      now: now.toISOString(),
    })
    db.afterCommit(services.nudge)
  }
  return getConnectionView(db, actor, row.connection_id)
}
