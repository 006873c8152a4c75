import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import { isCalendarBroken } from '@fledge/domain/calendars/rules.ts'
import type { CalendarProvider, ConnectionState } from '@fledge/domain/calendars/types.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  refuseTransition,
  notFound,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken } from '../../platform/session/signer.ts'
import { translate } from '../../platform/texts.ts'
import { isCalendarProviderEnabled } from './calendar-consent.ts'
import type { Account, AccountCalendar } from './calendar-provider.ts'
import { callWithAccess } from './connection-access.ts'
import { ProviderFailure } from './provider-failure.ts'
import * as eventStore from './event-store.ts'
import * as grantStore from './grant-store.ts'
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

async function getConnectionView(tx: Tx, actor: CompanyMember, id: string) {
  const row = (await tx.many(store.ownConnections, actor.company, actor.userId)).find(
    (one) => one.connection_id === id,
  )
  return row ? toConnectionView(row, actor, tx.now) : notFound()
}

/** Returns the previously chosen calendar if the account still has it, else its main one. */
const selectInitialCalendar = (
  calendars: readonly AccountCalendar[],
  before: string | undefined,
): AccountCalendar | undefined =>
  calendars.find((one) => one.id === before) ?? calendars.find((one) => one.isMain) ?? calendars[0]

function transitionToConnected(status: ConnectionState | null) {
  const reconnected = calendarMachine.transition('reconnect', status, 'company')
  return isTransition(reconnected)
    ? reconnected
    : calendarMachine.transition('connect', status, 'company')
}

export const connectCalendar: Handler<Endpoints['connectCalendar']> = async ({
  actor,
  db,
  body,
  services,
  session,
  now,
}) => {
  const [provider, at] = [body.calendar_provider, now.toISOString()]
  const isAvailable = await isCalendarProviderEnabled(db, services.env, provider, actor.userId)
  const verdict = calendarCan.connect(actor, isAvailable)
  if (!verdict.allowed) return toRefusal(verdict)
  const grant = session.id
    ? await db.one(
        grantStore.redeemGrant,
        hashToken(body.token),
        session.id,
        actor.userId,
        provider,
        at,
      )
    : undefined
  const before = await db.one(store.lockConnectionOfProvider, actor.company, actor.userId, provider)
  const chosen = grant && selectInitialCalendar(grant.calendars, before?.calendar_id)
  if (!grant || !chosen) return refuse('CONFLICT', { messageKey: 'calendars.refused.token' })
  const moved = transitionToConnected(before?.status ?? null)
  if (!isTransition(moved)) return refuseTransition(moved)
  const id = before?.connection_id ?? newId(now)
  await saveConnection(db, actor, { id, provider, status: moved.to, grant, chosen })
  await db.recordEvent({
    transition: moved,
    subject: id,
    company: actor.company,
    data: { provider },
  })
  await db.run(eventStore.requestEventsOfConnection, id, at)
  db.afterCommit(services.nudge)
  return getConnectionView(db, actor, id)
}

interface NewConnection {
  readonly id: string
  readonly provider: CalendarProvider
  readonly status: ConnectionState | null
  readonly grant: grantStore.GrantRow
  readonly chosen: AccountCalendar
}

async function saveConnection(
  tx: Tx,
  actor: CompanyMember,
  { id, provider, status, grant, chosen }: NewConnection,
): Promise<void> {
  await tx.run(
    store.saveConnection,
    id,
    actor.memberId,
    actor.company,
    actor.userId,
    provider,
    status,
    grant.account,
    chosen.id,
    chosen.name,
    JSON.stringify(grant.calendars),
    grant.tokens,
    tx.now.toISOString(),
  )
}

export const chooseCalendar: Handler<Endpoints['chooseCalendar']> = async ({
  actor,
  db,
  params,
  body,
  services,
  now,
}) => {
  const row = await db.one(store.lockOwnConnection, actor.company, actor.userId, params.id)
  if (!row) return notFound()
  const verdict = calendarCan.choose(actor, { status: row.status, userId: row.user_id })
  if (!verdict.allowed) return toRefusal(verdict)
  const chosen = row.calendars.find((one) => one.name === body.calendar_name)
  if (!chosen)
    return refuse('VALIDATION', {
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
    await db.recordEvent({
      transition: { machine: 'calendar', name: 'choose' },
      subject: row.connection_id,
      company: actor.company,
      data: { provider: row.provider },
    })
    await db.run(eventStore.requestEventsOfConnection, row.connection_id, now.toISOString())
    db.afterCommit(services.nudge)
  }
  return getConnectionView(db, actor, row.connection_id)
}

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
  await tx.recordEvent({
    transition: moved,
    subject: row.connection_id,
    company: row.company_id,
    data: { provider: row.provider },
  })
  return moved
}

export const disconnectCalendar: Handler<Endpoints['disconnectCalendar']> = async ({
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
