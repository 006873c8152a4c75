import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { isCalendarBroken } from '@fledge/domain/calendars/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import type { Account } from './calendar-provider.ts'
import { callWithAccess } from './connection-access.ts'
import { ProviderFailure } from './provider-failure.ts'
import * as store from './store.ts'
import { toConnectionView } from './views.ts'

type Endpoints = typeof calendarEndpoints

export const listCalendars: Handler<Endpoints['listCalendars']> = async ({ actor, db, now }) => {
  const rows = await db.many(store.ownConnections, actor.company, actor.userId)
  return toPagedResult(
    rows.map((row) => toConnectionView(row, actor, now)),
    rows.length,
  )
}

export const calendarNames: Handler<Endpoints['calendarNames']> = async ({
  actor,
  db,
  query,
  services,
}) => {
  const rows = await db.many(store.ownConnections, actor.company, actor.userId)
  const row = query.id ? rows.find((one) => one.connection_id === query.id) : rows[0]
  // No account means no calendars, but a connection given by id must exist.
  if (!row) return query.id ? notFound() : { calendars: [], is_fresh: true }
  const read: Account | ProviderFailure = isCalendarBroken(row.status)
    ? new ProviderFailure('AWAY', 'broken')
    : await callWithAccess(services, row, AbortSignal.timeout(3000), (api, access) =>
        api.account(access),
      )
  const isFresh = !(read instanceof ProviderFailure)
  if (isFresh)
    await services.database.transaction(actor, (tx) =>
      tx.run(store.saveNames, row.connection_id, JSON.stringify(read.calendars)),
    )
  // Fall back to the names that were read last.
  const calendars = isFresh ? read.calendars : row.calendars
  return {
    calendars: calendars.map((one) => ({
      calendar_name: one.name,
      is_main: one.isMain,
      is_chosen: one.id === row.calendar_id,
    })),
    is_fresh: isFresh,
  }
}
