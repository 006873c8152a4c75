// Generated from calendars.sql by “npm run queries”; do not edit.
// Source: 9d4abd46e420
import type { AccountCalendar } from '../calendar-provider.ts'
import type { BreakReason, CalendarProvider, ConnectionState } from '@fledge/domain/calendars/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface ConnectionRow {
  readonly connection_id: string
  readonly member_id: string
  readonly company_id: string
  readonly user_id: string
  readonly provider: CalendarProvider
  readonly status: ConnectionState
  readonly status_since: string
  readonly account: string
  readonly calendar_id: string
  readonly calendar_name: string
  readonly calendars: AccountCalendar[]
  /** Encrypted. */
  readonly tokens: string | null
  readonly tokens_version: number
  readonly wait_until: string | null
  readonly broken_because: BreakReason | null
  readonly connected_at: string
}

export interface RevokeRow {
  readonly connection_id: string
  readonly user_id: string
  readonly provider: CalendarProvider
  readonly tokens: string | null
  readonly revoke_tries: number
  readonly status_since: string
}

export const ownConnections = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  {
    readonly connection_id: string
    readonly member_id: string
    readonly company_id: string
    readonly user_id: string
    readonly provider: CalendarProvider
    readonly status: ConnectionState
    readonly status_since: string
    readonly account: string
    readonly calendar_id: string
    readonly calendar_name: string
    readonly calendars: AccountCalendar[]
    /** Encrypted. */
    readonly tokens: string | null
    readonly tokens_version: number
    readonly wait_until: string | null
    readonly broken_because: BreakReason | null
    readonly connected_at: string
    readonly waiting: number
  }
>(
  'calendars.ownConnections',
  ['company_id', 'user_id'],
  `select
  c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at,
  (
    select count(*)
    from calendar_events e
    where e.connection_id = c.connection_id and e.wish > e.done and not e.given_up
  ) as waiting
from calendar_connections c
where c.company_id = $1 and c.user_id = $2 and c.status <> 'DISCONNECTED'
order by c.provider`,
)

export const lockOwnConnection = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly user_id: string
    readonly connection_id: string
  },
  ConnectionRow
>(
  'calendars.lockOwnConnection',
  ['company_id', 'user_id', 'connection_id'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at
from calendar_connections c
where c.company_id = $1 and c.user_id = $2 and c.status <> 'DISCONNECTED' and c.connection_id = $3
for update`,
)

/** An interview that is agreed at the same time locks its company, too: either it finds the calendar, or the calendar finds it. */
export const lockCompanyOfCalendar = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly company_id: string }
>(
  'calendars.lockCompanyOfCalendar',
  ['company_id'],
  `select company_id
from companies
where company_id = $1
for no key update`,
)

/** Includes a disconnected one: reconnecting reuses its row. */
export const lockConnectionOfProvider = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly user_id: string
    readonly provider: CalendarProvider
  },
  ConnectionRow
>(
  'calendars.lockConnectionOfProvider',
  ['company_id', 'user_id', 'provider'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at
from calendar_connections c
where c.company_id = $1 and c.user_id = $2 and c.provider = $3
for update`,
)

export const lockConnection = defineStatement<
  { readonly connection_id: string },
  ConnectionRow
>(
  'calendars.lockConnection',
  ['connection_id'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at
from calendar_connections c
where c.connection_id = $1
for update`,
)

export const selectConnections = defineStatement<
  { readonly connection_ids: readonly string[] },
  ConnectionRow
>(
  'calendars.selectConnections',
  ['connection_ids'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at
from calendar_connections c
where c.connection_id = any ($1::uuid[])`,
)

export const selectActiveConnectionsOfMember = defineStatement<
  { readonly member_id: string },
  ConnectionRow
>(
  'calendars.selectActiveConnectionsOfMember',
  ['member_id'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at
from calendar_connections c
where c.member_id = $1 and c.status <> 'DISCONNECTED'
for update`,
)

/** Connections of members of one company, for their busy times. */
export const selectConnectionsOfMembers = defineStatement<
  { readonly company_id: CompanyScope; readonly member_ids: readonly string[] },
  {
    readonly connection_id: string
    readonly member_id: string
    readonly company_id: string
    readonly user_id: string
    readonly provider: CalendarProvider
    readonly status: ConnectionState
    readonly status_since: string
    readonly account: string
    readonly calendar_id: string
    readonly calendar_name: string
    readonly calendars: AccountCalendar[]
    /** Encrypted. */
    readonly tokens: string | null
    readonly tokens_version: number
    readonly wait_until: string | null
    readonly broken_because: BreakReason | null
    readonly connected_at: string
    readonly name: string
  }
>(
  'calendars.selectConnectionsOfMembers',
  ['company_id', 'member_ids'],
  `select c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at, trim(u.first_name || ' ' || u.last_name) as name
from
  calendar_connections c
  join members m on m.member_id = c.member_id and m.status = 'ACTIVE'
  join users u on u.user_id = c.user_id
where
  c.company_id = $1
  and c.member_id = any ($2::uuid[])
  and c.status <> 'DISCONNECTED'
order by c.connection_id`,
)

export const saveConnection = defineStatement<
  {
    readonly connection_id: string
    readonly member_id: string
    readonly company_id: string
    readonly user_id: string
    readonly provider: string
    readonly status: string | null
    readonly account: string
    readonly calendar_id: string
    readonly calendar_name: string
    readonly calendars: string
    readonly tokens: string
    readonly now: string
  },
  NoRow
>(
  'calendars.saveConnection',
  ['connection_id', 'member_id', 'company_id', 'user_id', 'provider', 'status', 'account', 'calendar_id', 'calendar_name', 'calendars', 'tokens', 'now'],
  `insert into
  calendar_connections (
    connection_id, member_id, company_id, user_id, provider, status, account, calendar_id,
    calendar_name, calendars, tokens, connected_at, status_since
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8,
    $9, $10::jsonb, $11, $12, $12
  )
on conflict (connection_id) do update
set
  member_id = excluded.member_id, company_id = excluded.company_id, status = excluded.status,
  account = excluded.account, calendar_id = excluded.calendar_id,
  calendar_name = excluded.calendar_name, calendars = excluded.calendars,
  tokens = excluded.tokens, tokens_version = calendar_connections.tokens_version + 1,
  wait_until = null, broken_because = null, revoke_try_at = null, revoke_tries = 0,
  connected_at = excluded.connected_at, status_since = excluded.status_since`,
)

export const markConnectionBroken = defineStatement<
  {
    readonly to: string | null
    readonly broken_because: BreakReason
    readonly now: string
    readonly connection_id: string
    readonly from: string | null
  },
  NoRow
>(
  'calendars.markConnectionBroken',
  ['to', 'broken_because', 'now', 'connection_id', 'from'],
  `update calendar_connections
set status = $1, broken_because = $2, status_since = $3
where connection_id = $4 and status = $5`,
)

/** Its events stay in the calendar; the tokens stay until access is revoked. */
export const markConnectionDisconnected = defineStatement<
  {
    readonly connection_id: string
    readonly to: string | null
    readonly now: string
    readonly from: string | null
  },
  NoRow
>(
  'calendars.markConnectionDisconnected',
  ['connection_id', 'to', 'now', 'from'],
  `with gone as (delete from calendar_events where connection_id = $1)
update calendar_connections
set
  status = $2, broken_because = null, wait_until = null, status_since = $3,
  revoke_try_at = $3, revoke_tries = 0
where connection_id = $1 and status = $4`,
)

/** Changes no row while another server refreshes the tokens, or after their version has changed. Leases concern processes, so they use the database's clock. */
export const leaseRefresh = defineStatement<
  {
    readonly lease_ms: number
    readonly connection_id: string
    readonly tokens_version: number
  },
  NoRow
>(
  'calendars.leaseRefresh',
  ['lease_ms', 'connection_id', 'tokens_version'],
  `update calendar_connections
set refresh_leased_until = clock_timestamp() + $1::int * interval '1 millisecond'
where
  connection_id = $2 and tokens_version = $3
  and (refresh_leased_until is null or refresh_leased_until <= clock_timestamp())`,
)

export const releaseRefresh = defineStatement<
  { readonly connection_id: string; readonly tokens_version: number },
  NoRow
>(
  'calendars.releaseRefresh',
  ['connection_id', 'tokens_version'],
  `update calendar_connections
set refresh_leased_until = null
where connection_id = $1 and tokens_version = $2`,
)

export const selectTokens = defineStatement<
  { readonly connection_id: string },
  {
    /** Encrypted. */
    readonly tokens: string | null
    readonly tokens_version: number
  }
>(
  'calendars.selectTokens',
  ['connection_id'],
  `select c.tokens, c.tokens_version
from calendar_connections c
where c.connection_id = $1`,
)

export const saveTokens = defineStatement<
  {
    readonly tokens: string
    readonly connection_id: string
    readonly tokens_version: number
  },
  NoRow
>(
  'calendars.saveTokens',
  ['tokens', 'connection_id', 'tokens_version'],
  `update calendar_connections
set tokens = $1, tokens_version = tokens_version + 1, refresh_leased_until = null
where connection_id = $2 and tokens_version = $3`,
)

export const saveConnectionWait = defineStatement<
  { readonly wait_until: string; readonly connection_id: string },
  NoRow
>(
  'calendars.saveConnectionWait',
  ['wait_until', 'connection_id'],
  `update calendar_connections
set wait_until = $1
where connection_id = $2`,
)

export const saveNames = defineStatement<
  { readonly calendars: string; readonly connection_id: string },
  NoRow
>(
  'calendars.saveNames',
  ['calendars', 'connection_id'],
  `update calendar_connections
set calendars = $1::jsonb
where connection_id = $2`,
)

export const updateChosenCalendar = defineStatement<
  {
    readonly calendar_id: string
    readonly calendar_name: string
    readonly company_id: CompanyScope
    readonly connection_id: string
  },
  NoRow
>(
  'calendars.updateChosenCalendar',
  ['calendar_id', 'calendar_name', 'company_id', 'connection_id'],
  `update calendar_connections
set calendar_id = $1, calendar_name = $2
where company_id = $3 and connection_id = $4`,
)

export const leaseDueRevocations = defineStatement<
  { readonly revoke_try_at: string; readonly now: string },
  RevokeRow
>(
  'calendars.leaseDueRevocations',
  ['revoke_try_at', 'now'],
  `update calendar_connections
set revoke_try_at = $1, revoke_tries = revoke_tries + 1
where
  connection_id in (
    select connection_id
    from calendar_connections
    where status = 'DISCONNECTED' and revoke_try_at <= $2
    order by revoke_try_at
    limit 10
    for update skip locked
  )
returning connection_id, user_id, provider, tokens, revoke_tries, status_since`,
)

export const deleteConnectionTokens = defineStatement<
  { readonly connection_id: string },
  NoRow
>(
  'calendars.deleteConnectionTokens',
  ['connection_id'],
  `update calendar_connections
set tokens = null, revoke_try_at = null
where connection_id = $1 and status = 'DISCONNECTED'`,
)

export const rescheduleRevocation = defineStatement<
  { readonly revoke_try_at: string; readonly connection_id: string },
  NoRow
>(
  'calendars.rescheduleRevocation',
  ['revoke_try_at', 'connection_id'],
  `update calendar_connections
set revoke_try_at = $1
where connection_id = $2 and status = 'DISCONNECTED'`,
)

export const countTokenKeys = defineStatement<
  NoParams,
  {
    /** Empty for tokens from before key ids. */
    readonly key_id: string
    readonly count: number
  }
>(
  'calendars.countTokenKeys',
  [],
  `select case when position('.' in c.tokens) > 0 then split_part(c.tokens, '.', 1) else '' end as key_id, count(*)::int as count
from calendar_connections c
where c.tokens is not null
group by 1`,
)

/** In any order, so that tokens that no key opens do not keep the others from their turn. */
export const lockTokensOfKeys = defineStatement<
  { readonly key_ids: readonly string[] },
  {
    readonly connection_id: string
    readonly user_id: string
    readonly provider: CalendarProvider
    /** Encrypted. */
    readonly tokens: string
  }
>(
  'calendars.lockTokensOfKeys',
  ['key_ids'],
  `select c.connection_id, c.user_id, c.provider, c.tokens
from calendar_connections c
where c.tokens is not null and case when position('.' in c.tokens) > 0 then split_part(c.tokens, '.', 1) else '' end = any ($1::text[])
order by random()
limit 100
for update skip locked`,
)

/** The tokens are the same, so their version is, too. */
export const saveResealedTokens = defineStatement<
  { readonly tokens: string; readonly connection_id: string },
  NoRow
>(
  'calendars.saveResealedTokens',
  ['tokens', 'connection_id'],
  `update calendar_connections
set tokens = $1
where connection_id = $2`,
)
