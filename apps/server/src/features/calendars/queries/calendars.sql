-- fragment: columns
c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since,
c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version,
c.wait_until, c.broken_because, c.connected_at

-- fragment: is_own_connection
c.company_id = :company_id and c.user_id = :user_id and c.status <> {{calendar.DISCONNECTED}}

-- name: ownConnections
-- param: company_id: CompanyScope
-- column: tokens // Encrypted.
-- column: waiting: number
select
  {{columns}},
  (
    select count(*)
    from calendar_events e
    where e.connection_id = c.connection_id and e.wish > e.done and not e.given_up
  ) as waiting
from calendar_connections c
where {{is_own_connection}}
order by c.provider;

-- name: lockOwnConnection
-- param: company_id: CompanyScope
-- row: ConnectionRow
-- column: tokens // Encrypted.
select {{columns}}
from calendar_connections c
where {{is_own_connection}} and c.connection_id = :connection_id
for update;

-- An interview that is agreed at the same time locks its company, too: either it finds the calendar,
-- or the calendar finds it.
-- name: lockCompanyOfCalendar
-- param: company_id: CompanyScope
select company_id
from companies
where company_id = :company_id
for no key update;

-- Includes a disconnected one: reconnecting reuses its row.
-- name: lockConnectionOfProvider
-- param: company_id: CompanyScope
-- param: provider: CalendarProvider
-- row: ConnectionRow
select {{columns}}
from calendar_connections c
where c.company_id = :company_id and c.user_id = :user_id and c.provider = :provider
for update;

-- name: lockConnection
-- row: ConnectionRow
select {{columns}}
from calendar_connections c
where c.connection_id = :connection_id
for update;

-- name: selectConnections
-- row: ConnectionRow
select {{columns}}
from calendar_connections c
where c.connection_id = any (:connection_ids::uuid[]);

-- name: selectActiveConnectionsOfMember
-- row: ConnectionRow
select {{columns}}
from calendar_connections c
where c.member_id = :member_id and c.status <> {{calendar.DISCONNECTED}}
for update;

-- Connections of members of one company, for their busy times.
-- name: selectConnectionsOfMembers
-- param: company_id: CompanyScope
-- column: tokens // Encrypted.
-- column: name: string
select {{columns}}, trim(u.first_name || ' ' || u.last_name) as name
from
  calendar_connections c
  join members m on m.member_id = c.member_id and m.status = {{member.ACTIVE}}
  join users u on u.user_id = c.user_id
where
  c.company_id = :company_id
  and c.member_id = any (:member_ids::uuid[])
  and c.status <> {{calendar.DISCONNECTED}}
order by c.connection_id;

-- name: saveConnection
-- param: status: string | null
insert into
  calendar_connections (
    connection_id, member_id, company_id, user_id, provider, status, account, calendar_id,
    calendar_name, calendars, tokens, connected_at, status_since
  )
values
  (
    :connection_id, :member_id, :company_id, :user_id, :provider, :status, :account, :calendar_id,
    :calendar_name, :calendars::jsonb, :tokens, :now, :now
  )
on conflict (connection_id) do update
set
  member_id = excluded.member_id, company_id = excluded.company_id, status = excluded.status,
  account = excluded.account, calendar_id = excluded.calendar_id,
  calendar_name = excluded.calendar_name, calendars = excluded.calendars,
  tokens = excluded.tokens, tokens_version = calendar_connections.tokens_version + 1,
  wait_until = null, broken_because = null, revoke_try_at = null, revoke_tries = 0,
  connected_at = excluded.connected_at, status_since = excluded.status_since;

-- name: markConnectionBroken
-- param: from: string | null
-- param: to: string | null
-- param: broken_because: BreakReason
update calendar_connections
set status = :to, broken_because = :broken_because, status_since = :now
where connection_id = :connection_id and status = :from;

-- Its events stay in the calendar; the tokens stay until access is revoked.
-- name: markConnectionDisconnected
-- param: from: string | null
-- param: to: string | null
with gone as (delete from calendar_events where connection_id = :connection_id)
update calendar_connections
set
  status = :to, broken_because = null, wait_until = null, status_since = :now,
  revoke_try_at = :now, revoke_tries = 0
where connection_id = :connection_id and status = :from;

-- Changes no row while another server refreshes the tokens, or after their version has changed.
-- Leases concern processes, so they use the database's clock.
-- name: leaseRefresh
update calendar_connections
set refresh_leased_until = clock_timestamp() + :lease_ms::int * interval '1 millisecond'
where
  connection_id = :connection_id and tokens_version = :tokens_version
  and (refresh_leased_until is null or refresh_leased_until <= clock_timestamp());

-- name: releaseRefresh
update calendar_connections
set refresh_leased_until = null
where connection_id = :connection_id and tokens_version = :tokens_version;

-- name: selectTokens
-- column: tokens // Encrypted.
select c.tokens, c.tokens_version
from calendar_connections c
where c.connection_id = :connection_id;

-- name: saveTokens
update calendar_connections
set tokens = :tokens, tokens_version = tokens_version + 1, refresh_leased_until = null
where connection_id = :connection_id and tokens_version = :tokens_version;

-- name: saveConnectionWait
update calendar_connections
set wait_until = :wait_until
where connection_id = :connection_id;

-- name: saveNames
update calendar_connections
set calendars = :calendars::jsonb
where connection_id = :connection_id;

-- name: updateChosenCalendar
-- param: company_id: CompanyScope
update calendar_connections
set calendar_id = :calendar_id, calendar_name = :calendar_name
where company_id = :company_id and connection_id = :connection_id;

-- name: leaseDueRevocations
-- row: RevokeRow
update calendar_connections
set revoke_try_at = :revoke_try_at, revoke_tries = revoke_tries + 1
where
  connection_id in (
    select connection_id
    from calendar_connections
    where status = {{calendar.DISCONNECTED}} and revoke_try_at <= :now
    order by revoke_try_at
    limit 10
    for update skip locked
  )
returning connection_id, user_id, provider, tokens, revoke_tries, status_since;

-- name: deleteConnectionTokens
update calendar_connections
set tokens = null, revoke_try_at = null
where connection_id = :connection_id and status = {{calendar.DISCONNECTED}};

-- name: rescheduleRevocation
update calendar_connections
set revoke_try_at = :revoke_try_at
where connection_id = :connection_id and status = {{calendar.DISCONNECTED}};

-- fragment: key_of_tokens
case when position('.' in c.tokens) > 0 then split_part(c.tokens, '.', 1) else '' end

-- name: countTokenKeys
-- column: key_id: string // Empty for tokens from before key ids.
-- column: count: number
select {{key_of_tokens}} as key_id, count(*)::int as count
from calendar_connections c
where c.tokens is not null
group by 1;

-- In any order, so that tokens that no key opens do not keep the others from their turn.
-- name: lockTokensOfKeys
-- column: tokens: string // Encrypted.
select c.connection_id, c.user_id, c.provider, c.tokens
from calendar_connections c
where c.tokens is not null and {{key_of_tokens}} = any (:key_ids::text[])
order by random()
limit 100
for update skip locked;

-- The tokens are the same, so their version is, too.
-- name: saveResealedTokens
update calendar_connections
set tokens = :tokens
where connection_id = :connection_id;
