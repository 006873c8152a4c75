import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { isCalendarBroken } from '@fledge/domain/calendars/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import type { Services } from '../../platform/services.ts'
import type { Account } from './calendar-provider.ts'
import { callWithAccess } from './connection-access.ts'
import { ProviderError } from './provider-error.ts'
import * as store from './queries/calendars.queries.ts'
import { toConnectionView } from './views.ts'

type Endpoints = typeof calendarEndpoints

export const listCalendars: Handler<Endpoints['listCalendars']> = async ({ actor, db, now }) => {
  const rows = await db.many(store.ownConnections, {
    company_id: actor.company,
    user_id: actor.userId,
  })
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
  const rows = await db.many(store.ownConnections, {
    company_id: actor.company,
    user_id: actor.userId,
  })
  const row = query.id ? rows.find(({ connection_id }) => connection_id === query.id) : rows[0]
  // No account means no calendars, but a connection given by id must exist.
  if (!row) return query.id ? notFound() : { calendars: [], is_fresh: true }
  const account = await findAccount(services, row)
  if (account)
    await services.database.transaction(actor, (tx) =>
      tx.run(store.saveNames, {
        connection_id: row.connection_id,
        calendars: JSON.stringify(account.calendars),
      }),
    )
  // Fall back to the names that were read last.
  const { calendars } = account ?? row
  return {
    calendars: calendars.map(({ id, name, isMain }) => ({
      calendar_name: name,
      is_main: isMain,
      is_chosen: id === row.calendar_id,
    })),
    is_fresh: account !== undefined,
  }
}

/** Reads the account at its provider; undefined if it cannot be read now. */
async function findAccount(
  services: Services,
  row: store.ConnectionRow,
): Promise<Account | undefined> {
  if (isCalendarBroken(row.status)) return undefined
  try {
    return await callWithAccess(services, row, AbortSignal.timeout(3000), (api, access) =>
      api.account(access),
    )
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
