import type {
  BreakReason,
  CalendarProvider,
  ConnectionState,
} from '@fledge/domain/calendars/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import type { AccountCalendar } from './calendar-provider.ts'

export interface ConnectionRow {
  connection_id: string
  member_id: string
  company_id: string
  user_id: string
  provider: CalendarProvider
  status: ConnectionState
  status_since: string
  account: string
  calendar_id: string
  calendar_name: string
  calendars: AccountCalendar[]
  /** Encrypted. */
  tokens: string | null
  tokens_version: number
  wait_until: string | null
  broken_because: BreakReason | null
  connected_at: string
}

const columns = `c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since, c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version, c.wait_until, c.broken_because, c.connected_at`

/** The user's own rows, in the company of the session. */
type OwnConnectionKey = [CompanyScope, user: string]
const isOwnConnection = `c.company_id = $1 and c.user_id = $2 and c.status <> 'DISCONNECTED'`
export const ownConnections = statement<OwnConnectionKey, ConnectionRow & { waiting: number }>(
  'calendars.own',
  `select ${columns}, (select count(*) from calendar_events e where e.connection_id = c.connection_id and e.wish > e.done and not e.given_up) as waiting from calendar_connections c where ${isOwnConnection} order by c.provider`,
)
export const lockOwnConnection = statement<[...OwnConnectionKey, id: string], ConnectionRow>(
  'calendars.ownForUpdate',
  `select ${columns} from calendar_connections c where ${isOwnConnection} and c.connection_id = $3 for update`,
)
/** Includes a disconnected one: reconnecting reuses its row. */
export const lockConnectionOfProvider = statement<
  [...OwnConnectionKey, CalendarProvider],
  ConnectionRow
>(
  'calendars.ofProviderForUpdate',
  `select ${columns} from calendar_connections c where c.company_id = $1 and c.user_id = $2 and c.provider = $3 for update`,
)
export const lockConnection = statement<[id: string], ConnectionRow>(
  'calendars.forUpdate',
  `select ${columns} from calendar_connections c where c.connection_id = $1 for update`,
)
export const selectConnections = statement<[ids: readonly string[]], ConnectionRow>(
  'calendars.some',
  `select ${columns} from calendar_connections c where c.connection_id = any($1::uuid[])`,
)
export const selectActiveConnectionsOfMember = statement<[member: string], ConnectionRow>(
  'calendars.openOfMember',
  `select ${columns} from calendar_connections c where c.member_id = $1 and c.status <> 'DISCONNECTED' for update`,
)
/** Connections of members of one company, for their busy times. */
export const selectConnectionsOfMembers = statement<
  [CompanyScope, members: readonly string[]],
  ConnectionRow & { name: string }
>(
  'calendars.ofMembers',
  `select ${columns}, trim(u.first_name || ' ' || u.last_name) as name from calendar_connections c join members m on m.member_id = c.member_id and m.status = 'ACTIVE' join users u on u.user_id = c.user_id
   where c.company_id = $1 and c.member_id = any($2::uuid[]) and c.status <> 'DISCONNECTED' order by c.connection_id`,
)

export const saveConnection = statement<
  [
    id: string,
    member: string,
    company: string,
    user: string,
    provider: string,
    status: string | null,
    account: string,
    calendarId: string,
    calendarName: string,
    calendars: string,
    tokens: string,
    now: string,
  ]
>(
  'calendars.save',
  `insert into calendar_connections (connection_id, member_id, company_id, user_id, provider, status, account, calendar_id, calendar_name, calendars, tokens, connected_at, status_since)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $12)
   on conflict (connection_id) do update set member_id = excluded.member_id, company_id = excluded.company_id, status = excluded.status, account = excluded.account, calendar_id = excluded.calendar_id, calendar_name = excluded.calendar_name,
     calendars = excluded.calendars, tokens = excluded.tokens, tokens_version = calendar_connections.tokens_version + 1, wait_until = null, broken_because = null, revoke_try_at = null, revoke_tries = 0,
     connected_at = excluded.connected_at, status_since = excluded.status_since`,
)
export const markConnectionBroken = statement<
  [id: string, from: string | null, to: string | null, because: BreakReason, now: string]
>(
  'calendars.break',
  `update calendar_connections set status = $3, broken_because = $4, status_since = $5 where connection_id = $1 and status = $2`,
)
/** Its events stay in the calendar; the tokens stay until access is revoked. */
export const markConnectionDisconnected = statement<
  [id: string, from: string | null, to: string | null, now: string]
>(
  'calendars.disconnect',
  `with gone as (delete from calendar_events where connection_id = $1)
   update calendar_connections set status = $3, broken_because = null, wait_until = null, status_since = $4, revoke_try_at = $4, revoke_tries = 0 where connection_id = $1 and status = $2`,
)
export const saveTokens = statement<[id: string, version: number, tokens: string]>(
  'calendars.saveTokens',
  `update calendar_connections set tokens = $3, tokens_version = tokens_version + 1 where connection_id = $1 and tokens_version = $2`,
)
export const saveConnectionWait = statement<[id: string, until: string]>(
  'calendars.saveWait',
  `update calendar_connections set wait_until = $2 where connection_id = $1`,
)
export const saveNames = statement<[id: string, calendars: string]>(
  'calendars.saveNames',
  `update calendar_connections set calendars = $2::jsonb where connection_id = $1`,
)
export const updateChosenCalendar = statement<
  [CompanyScope, id: string, calendarId: string, name: string]
>(
  'calendars.choose',
  `update calendar_connections set calendar_id = $3, calendar_name = $4 where company_id = $1 and connection_id = $2`,
)

export interface RevokeRow {
  connection_id: string
  user_id: string
  provider: CalendarProvider
  tokens: string | null
  revoke_tries: number
  status_since: string
}
export const leaseDueRevocations = statement<[now: string, lentUntil: string], RevokeRow>(
  'calendars.takeRevokes',
  `update calendar_connections set revoke_try_at = $2, revoke_tries = revoke_tries + 1
   where connection_id in (select connection_id from calendar_connections where status = 'DISCONNECTED' and revoke_try_at <= $1 order by revoke_try_at limit 10 for update skip locked)
   returning connection_id, user_id, provider, tokens, revoke_tries, status_since`,
)
export const deleteConnectionTokens = statement<[id: string]>(
  'calendars.forgetTokens',
  `update calendar_connections set tokens = null, revoke_try_at = null where connection_id = $1 and status = 'DISCONNECTED'`,
)
export const rescheduleRevocation = statement<[id: string, at: string]>(
  'calendars.revokeLater',
  `update calendar_connections set revoke_try_at = $2 where connection_id = $1 and status = 'DISCONNECTED'`,
)
