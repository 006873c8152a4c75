import type {
  BreakReason,
  CalendarProvider,
  ConnectionState,
} from '@fledge/domain/calendars/words.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/words.ts'
import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
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
  /** Sealed. */
  tokens: string | null
  tokens_version: number
  wait_until: string | null
  broken_because: BreakReason | null
  connected_at: string
}

const columns = `c.connection_id, c.member_id, c.company_id, c.user_id, c.provider, c.status, c.status_since, c.account, c.calendar_id, c.calendar_name, c.calendars, c.tokens, c.tokens_version, c.wait_until, c.broken_because, c.connected_at`

/** One's own; the company is that of the session. */
type Own = [CompanyScope, user: string]
const own = `c.company_id = $1 and c.user_id = $2 and c.status <> 'DISCONNECTED'`
export const ownConnections = statement<Own, ConnectionRow & { waiting: number }>(
  'calendars.own',
  `select ${columns}, (select count(*) from calendar_events e where e.connection_id = c.connection_id and e.wish > e.done and not e.given_up) as waiting from calendar_connections c where ${own} order by c.provider`,
)
export const ownForUpdate = statement<[...Own, id: string], ConnectionRow>(
  'calendars.ownForUpdate',
  `select ${columns} from calendar_connections c where ${own} and c.connection_id = $3 for update`,
)
/** Also one that was disconnected: connecting again takes its row. */
export const ofProviderForUpdate = statement<[...Own, CalendarProvider], ConnectionRow>(
  'calendars.ofProviderForUpdate',
  `select ${columns} from calendar_connections c where c.company_id = $1 and c.user_id = $2 and c.provider = $3 for update`,
)
export const forUpdate = statement<[id: string], ConnectionRow>(
  'calendars.forUpdate',
  `select ${columns} from calendar_connections c where c.connection_id = $1 for update`,
)
export const someConnections = statement<[ids: readonly string[]], ConnectionRow>(
  'calendars.some',
  `select ${columns} from calendar_connections c where c.connection_id = any($1::uuid[])`,
)
export const openOfMember = statement<[member: string], ConnectionRow>(
  'calendars.openOfMember',
  `select ${columns} from calendar_connections c where c.member_id = $1 and c.status <> 'DISCONNECTED' for update`,
)
/** Of members of one company, for their busy times. */
export const ofMembers = statement<
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
export const breakConnection = statement<
  [id: string, from: string | null, to: string | null, because: BreakReason, now: string]
>(
  'calendars.break',
  `update calendar_connections set status = $3, broken_because = $4, status_since = $5 where connection_id = $1 and status = $2`,
)
/** Its events stay where they are; the tokens stay until the access was taken back. */
export const disconnect = statement<
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
export const saveWait = statement<[id: string, until: string]>(
  'calendars.saveWait',
  `update calendar_connections set wait_until = $2 where connection_id = $1`,
)
export const saveNames = statement<[id: string, calendars: string]>(
  'calendars.saveNames',
  `update calendar_connections set calendars = $2::jsonb where connection_id = $1`,
)
export const chooseCalendar = statement<
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
export const takeRevokes = statement<[now: string, lentUntil: string], RevokeRow>(
  'calendars.takeRevokes',
  `update calendar_connections set revoke_try_at = $2, revoke_tries = revoke_tries + 1
   where connection_id in (select connection_id from calendar_connections where status = 'DISCONNECTED' and revoke_try_at <= $1 order by revoke_try_at limit 10 for update skip locked)
   returning connection_id, user_id, provider, tokens, revoke_tries, status_since`,
)
export const forgetTokens = statement<[id: string]>(
  'calendars.forgetTokens',
  `update calendar_connections set tokens = null, revoke_try_at = null where connection_id = $1 and status = 'DISCONNECTED'`,
)
export const revokeLater = statement<[id: string, at: string]>(
  'calendars.revokeLater',
  `update calendar_connections set revoke_try_at = $2 where connection_id = $1 and status = 'DISCONNECTED'`,
)

/** @returns 0 when the state came back before */
export const useState = statement<[nonce: string, now: string]>(
  'calendars.useState',
  `insert into calendar_states (nonce, used_at) values ($1, $2) on conflict do nothing`,
)
export const forgetStates = statement<[before: string]>(
  'calendars.forgetStates',
  `delete from calendar_states where used_at < $1`,
)
export const insertGrant = statement<
  [
    hash: string,
    session: string,
    user: string,
    provider: string,
    tokens: string,
    account: string,
    calendars: string,
    now: string,
    until: string,
  ]
>(
  'calendars.insertGrant',
  `insert into calendar_grants (token_hash, session_id, user_id, provider, tokens, account, calendars, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
)
export interface GrantRow {
  tokens: string
  account: string
  calendars: AccountCalendar[]
}
/** Takes it, once; only in the session it was made for. */
export const takeGrant = statement<
  [hash: string, session: string, user: string, provider: string, now: string],
  GrantRow
>(
  'calendars.takeGrant',
  `delete from calendar_grants where token_hash = $1 and session_id = $2 and user_id = $3 and provider = $4 and expires_at > $5 returning tokens, account, calendars`,
)
export const forgetGrants = statement<[before: string]>(
  'calendars.forgetGrants',
  `delete from calendar_grants where expires_at < $1`,
)

// What calendars are to hold, by interview or by connection. A wish starts its tries anew.
const again = `on conflict (interview_id, connection_id) do update set wish = calendar_events.wish + 1, wished_at = excluded.wished_at, next_try_at = excluded.next_try_at, tries = 0, given_up = false`
export const wishForInterview = statement<[interview: string, now: string]>(
  'calendars.wishForInterview',
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
   select i.interview_id, c.connection_id, $2, $2 from interviews i join interviewers w on w.interview_id = i.interview_id join members m on m.member_id = w.member_id and m.status = 'ACTIVE'
   join calendar_connections c on c.member_id = w.member_id and c.status <> 'DISCONNECTED'
   where i.interview_id = $1 and (i.status = 'CONFIRMED' or exists (select from calendar_events e where e.interview_id = i.interview_id and e.connection_id = c.connection_id)) ${again}`,
)
/** Agreed interviews ahead, and what it still holds of others. */
export const wishForConnection = statement<[connection: string, now: string]>(
  'calendars.wishForConnection',
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
   select i.interview_id, c.connection_id, $2, $2 from calendar_connections c join interviewers w on w.member_id = c.member_id join interviews i on i.interview_id = w.interview_id
   where c.connection_id = $1 and ((i.status = 'CONFIRMED' and i.starts_at > $2) or exists (select from calendar_events e where e.interview_id = i.interview_id and e.connection_id = c.connection_id and e.wish > e.done)) ${again}`,
)

export interface DueEvent {
  interview_id: string
  connection_id: string
  wish: number
  tries: number
  generation: number
  wished_at: string
  event_calendar: string | null
  event_id: string | null
  /** The first connected calendar of an interview makes its link. */
  is_lead: boolean
  interview_status: InterviewStatus
  candidature_id: string
  duration_minutes: number
  proposed_zone: string
  starts_at: string | null
  ends_at: string | null
  meeting_link: string | null
  company: string
  plan: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
}
/** Takes what is due and lends it out until $2; nothing of a connection that is broken or asked to wait. */
export const takeEvents = statement<[now: string, lentUntil: string], DueEvent>(
  'calendars.takeEvents',
  `with taken as (
     update calendar_events set lent_until = $2, tries = tries + 1
     where (interview_id, connection_id) in (
       select e.interview_id, e.connection_id from calendar_events e join calendar_connections c on c.connection_id = e.connection_id and c.status = 'CONNECTED' and coalesce(c.wait_until, $1) <= $1
       where e.wish > e.done and not e.given_up and e.next_try_at <= $1 and coalesce(e.lent_until, $1) <= $1 order by e.next_try_at limit 10 for update of e skip locked)
     returning *)
   select t.interview_id, t.connection_id, t.wish, t.tries, t.generation, t.wished_at, t.calendar_id as event_calendar, t.event_id,
     not exists (select from calendar_events o join calendar_connections oc on oc.connection_id = o.connection_id and oc.status = 'CONNECTED' where o.interview_id = t.interview_id and not o.given_up and o.connection_id < t.connection_id) as is_lead,
     i.status as interview_status, i.candidature_id, i.duration_minutes, i.proposed_zone, i.starts_at, i.ends_at, i.meeting_link, co.name as company, p.name as plan, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone
   from taken t join interviews i on i.interview_id = t.interview_id join candidatures k on k.candidature_id = i.candidature_id join plans p on p.plan_id = k.plan_id join companies co on co.company_id = i.company_id
   join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id order by t.wished_at`,
)
type EventKey = [interview: string, connection: string]
export const eventDone = statement<
  [...EventKey, wish: number, calendar: string | null, event: string | null]
>(
  'calendars.eventDone',
  `update calendar_events set done = $3, calendar_id = $4, event_id = $5, generation = generation + case when $5::text is null then 1 else 0 end, lent_until = null, tries = 0, last_error = null where interview_id = $1 and connection_id = $2`,
)
/** It stands, but something of it is still to come. */
export const eventWaits = statement<
  [...EventKey, calendar: string | null, event: string | null, at: string]
>(
  'calendars.eventWaits',
  `update calendar_events set calendar_id = $3, event_id = $4, next_try_at = $5, lent_until = null where interview_id = $1 and connection_id = $2`,
)
export const eventFailed = statement<[...EventKey, at: string, error: string, givenUp: boolean]>(
  'calendars.eventFailed',
  `update calendar_events set next_try_at = $3, last_error = $4, given_up = $5, lent_until = null where interview_id = $1 and connection_id = $2`,
)
export interface LinklessRow {
  interview_id: string
  candidature_id: string
  starts_at: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
}
/** Agreed interviews ahead of a connection's owner that wait for a link. */
export const linkless = statement<[connection: string, now: string], LinklessRow>(
  'calendars.linkless',
  `select i.interview_id, i.candidature_id, i.starts_at, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone
   from calendar_events e join interviews i on i.interview_id = e.interview_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id
   where e.connection_id = $1 and i.status = 'CONFIRMED' and i.meeting_link is null and i.starts_at > $2 limit 50`,
)

export interface FeedRow {
  user_id: string
  salt: string
  made_at: string
  last_read_at: string | null
}
export const feedOf = statement<[user: string], FeedRow>(
  'calendars.feedOf',
  `select user_id, salt, made_at, last_read_at from calendar_feeds where user_id = $1`,
)
export const saveFeed = statement<[user: string, salt: string, hash: string, now: string], FeedRow>(
  'calendars.saveFeed',
  `insert into calendar_feeds (user_id, salt, token_hash, made_at) values ($1, $2, $3, $4)
   on conflict (user_id) do update set salt = excluded.salt, token_hash = excluded.token_hash, made_at = excluded.made_at, last_read_at = null returning user_id, salt, made_at, last_read_at`,
)
export const dropFeed = statement<[user: string]>(
  'calendars.dropFeed',
  `delete from calendar_feeds where user_id = $1`,
)
export interface Reader {
  user_id: string
  email: string
  first_name: string
  last_name: string
  time_zone: string
}
/** Whose feed this is, while they may sign in. */
export const readFeed = statement<[hash: string, now: string], Reader>(
  'calendars.readFeed',
  `update calendar_feeds f set last_read_at = $2 from users u where f.token_hash = $1 and u.user_id = f.user_id and u.status = 'ACTIVE'
     and (u.type <> 'C' or exists (select from members m where m.user_id = u.user_id and m.status = 'ACTIVE')) returning u.user_id, u.email::text as email, u.first_name, u.last_name, u.time_zone`,
)
export const readerOf = statement<[user: string], Reader>(
  'calendars.readerOf',
  `select user_id, email::text as email, first_name, last_name, time_zone from users where user_id = $1`,
)

export interface FeedInterview {
  interview_id: string
  candidature_id: string
  is_agreed: boolean
  starts_at: string
  ends_at: string
  duration_minutes: number
  meeting_link: string | null
  sequence: number
  status_since: string
  company: string
  plan: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
  company_zone: string
  interviewers: string[]
  /** Which side the reader is on. */
  is_intern: boolean
}
const feedColumns = `i.interview_id, i.candidature_id, i.status in ('CONFIRMED', 'IN_PAST', 'COMPLETED') as is_agreed, i.starts_at, coalesce(i.ends_at, i.starts_at + make_interval(mins => i.duration_minutes)) as ends_at, i.duration_minutes,
  i.meeting_link, i.sequence, i.status_since, co.name as company, p.name as plan, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone, co.time_zone as company_zone, n.user_id = $1 as is_intern,
  array(select trim(mu.first_name || ' ' || mu.last_name) from interviewers v join members m on m.member_id = v.member_id join users mu on mu.user_id = m.user_id where v.interview_id = i.interview_id order by v.member_id) as interviewers`
const feedJoins = `join candidatures k on k.candidature_id = i.candidature_id join plans p on p.plan_id = k.plan_id join companies co on co.company_id = i.company_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id`
const party = `(n.user_id = $1 or exists (select from interviewers v join members m on m.member_id = v.member_id where v.interview_id = i.interview_id and m.user_id = $1 and m.status = 'ACTIVE'))`
/** Those that had a time, from $2 on: agreed ones, and those that ended, so that calendars take them away. */
export const feedInterviews = statement<[user: string, from: string], FeedInterview>(
  'calendars.feedInterviews',
  `select ${feedColumns} from interviews i ${feedJoins} where i.starts_at > $2 and ${party} order by i.starts_at desc limit 500`,
)
/** $3: of this company, for its members; null for an intern. */
export const fileInterview = statement<
  [user: string, interview: string, company: CompanyScope | null],
  FeedInterview
>(
  'calendars.fileInterview',
  `select ${feedColumns} from interviews i ${feedJoins} where i.interview_id = $2 and i.starts_at is not null and (case when $3::uuid is null then n.user_id = $1 else i.company_id = $3 end)`,
)
export interface FeedInternship {
  internship_id: string
  starts_on: string
  ends_on: string
  role: string
  company: string
  intern_first_name: string
  intern_last_name: string
  is_cancelled: boolean
  is_intern: boolean
  changed: string
}
/** An intern's own, and those that a member supervises. */
export const feedInternships = statement<[user: string, from: string], FeedInternship>(
  'calendars.feedInternships',
  `select h.internship_id, h.starts_on, h.ends_on, o.role, co.name as company, u.first_name as intern_first_name, u.last_name as intern_last_name, h.status = 'CANCELLED' as is_cancelled, n.user_id = $1 as is_intern,
     (select count(*) from event_log e where e.subject_id = h.internship_id)::text as changed
   from internships h join offers o on o.offer_id = h.offer_id join companies co on co.company_id = h.company_id join interns n on n.intern_id = h.intern_id join users u on u.user_id = n.user_id
   where h.ends_on > $2::timestamptz::date and (n.user_id = $1 or exists (select from members m where m.user_id = $1 and m.status = 'ACTIVE' and m.member_id in (h.supervisor_member_id, h.second_supervisor_member_id))) order by h.starts_on limit 100`,
)
