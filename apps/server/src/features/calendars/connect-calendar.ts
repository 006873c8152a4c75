import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import type { CalendarProvider, ConnectionState } from '@fledge/domain/calendars/types.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { isCalendarProviderEnabled } from './consent-settings.ts'
import type { AccountCalendar } from './calendar-provider.ts'
import * as eventStore from './queries/event.queries.ts'
import * as grantStore from './queries/grant.queries.ts'
import * as store from './queries/calendars.queries.ts'
import { getConnectionView } from './connection-view.ts'

/** Returns the previously chosen calendar if the account still has it, else its main one. */
const selectInitialCalendar = (
  calendars: readonly AccountCalendar[],
  before: string | undefined,
): AccountCalendar | undefined =>
  calendars.find(({ id }) => id === before) ??
  calendars.find(({ isMain }) => isMain) ??
  calendars[0]

/** @throws ILLEGAL_TRANSITION */
function transitionToConnected(status: ConnectionState | null) {
  const name = calendarMachine.can('reconnect', status, 'company') ? 'reconnect' : 'connect'
  return assertTransition(calendarMachine.transition(name, status, 'company'))
}

interface GrantRequest {
  readonly sessionId: string | null
  readonly provider: CalendarProvider
  readonly token: string
}

/** Uses up a grant. @returns undefined if it is unknown, over, or of another session */
const redeemGrant = async (
  tx: Tx,
  actor: CompanyMember,
  { sessionId, provider, token }: GrantRequest,
): Promise<grantStore.GrantRow | undefined> =>
  sessionId
    ? await tx.one(grantStore.redeemGrant, {
        token_hash: hashToken(token),
        session_id: sessionId,
        user_id: actor.userId,
        provider,
        now: tx.now.toISOString(),
      })
    : undefined

export const connectCalendar: Handler<typeof calendarEndpoints.connectCalendar> = async ({
  actor,
  db,
  body,
  services,
  session,
  now,
}) => {
  const [provider, at] = [body.calendar_provider, now.toISOString()]
  const isAvailable = await isCalendarProviderEnabled(db, services.env, provider, actor.userId)
  authorize(calendarCan.connect(actor, isAvailable))
  await db.run(store.lockCompanyOfCalendar, { company_id: actor.company })
  const grant = await redeemGrant(db, actor, { sessionId: session.id, provider, token: body.token })
  const before = await db.one(store.lockConnectionOfProvider, {
    company_id: actor.company,
    user_id: actor.userId,
    provider,
  })
  const selected = grant && selectInitialCalendar(grant.calendars, before?.calendar_id)
  if (!grant || !selected) throw new AppError('CONFLICT', { messageKey: 'calendars.refused.token' })
  const transition = transitionToConnected(before?.status ?? null)
  const id = before?.connection_id ?? newId(now)
  await saveConnection(db, actor, { id, provider, status: transition.to, grant, selected })
  await db.recordEvent(calendarEvents[transition.name], {
    transition,
    subject: id,
    company: actor.company,
    data: { provider },
  })
  await db.run(eventStore.requestEventsOfConnection, { connection_id: id, now: at })
  db.afterCommit(services.nudge)
  return getConnectionView(db, actor, id)
}

interface NewConnection {
  readonly id: string
  readonly provider: CalendarProvider
  readonly status: ConnectionState | null
  readonly grant: grantStore.GrantRow
  readonly selected: AccountCalendar
}

async function saveConnection(
  tx: Tx,
  actor: CompanyMember,
  { id, provider, status, grant, selected }: NewConnection,
): Promise<void> {
  await tx.run(store.saveConnection, {
    connection_id: id,
    member_id: actor.memberId,
    company_id: actor.company,
    user_id: actor.userId,
    provider,
    status,
    account: grant.account,
    calendar_id: selected.id,
    calendar_name: selected.name,
    calendars: JSON.stringify(grant.calendars),
    tokens: grant.tokens,
    now: tx.now.toISOString(),
  })
}
