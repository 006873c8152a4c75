// Generated from feed.sql by “npm run queries”; do not edit.
// Source: 3208908197d4
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface FeedRow {
  readonly user_id: string
  readonly salt: string | null
  /** Encrypted. */
  readonly token: string | null
  readonly token_hash: string
  readonly made_at: string
  readonly last_read_at: string | null
}

export interface Reader {
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly time_zone: string
}

export interface FeedInterview {
  readonly interview_id: string
  readonly candidature_id: string
  readonly is_agreed: boolean
  readonly starts_at: string
  readonly ends_at: string
  readonly duration_minutes: number
  readonly meeting_link: string | null
  readonly sequence: number
  readonly status_since: string
  readonly company_name: string
  readonly plan_name: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly intern_time_zone: string
  readonly company_time_zone: string
  /** Whether the reader is the intern. */
  readonly is_intern: boolean
  readonly interviewers: string[]
}

export interface FeedInternship {
  readonly internship_id: string
  readonly starts_on: string
  readonly ends_on: string
  readonly role: string
  readonly company_name: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly is_cancelled: boolean
  readonly is_intern: boolean
  readonly changed: string
}

export const selectFeed = defineStatement<
  { readonly user_id: string },
  FeedRow
>(
  'calendars.selectFeed',
  ['user_id'],
  `select user_id, salt, token, token_hash, made_at, last_read_at
from calendar_feeds
where user_id = $1`,
)

export const saveFeed = defineStatement<
  {
    readonly user_id: string
    readonly token: string
    readonly token_hash: string
    readonly now: string
  },
  FeedRow
>(
  'calendars.saveFeed',
  ['user_id', 'token', 'token_hash', 'now'],
  `insert into calendar_feeds (user_id, token, token_hash, made_at)
values ($1, $2, $3, $4)
on conflict (user_id) do update
set
  salt = null, token = excluded.token, token_hash = excluded.token_hash, made_at = excluded.made_at,
  last_read_at = null
returning user_id, salt, token, token_hash, made_at, last_read_at`,
)

export const deleteFeed = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'calendars.deleteFeed',
  ['user_id'],
  `delete from calendar_feeds
where user_id = $1`,
)

/** The owner of a feed, while they can sign in and their company is not rejected. */
export const selectFeedReader = defineStatement<
  { readonly now: string; readonly token_hash: string },
  Reader
>(
  'calendars.selectFeedReader',
  ['now', 'token_hash'],
  `update calendar_feeds f
set last_read_at = $1
from users u
where
  f.token_hash = $2
  and u.user_id = f.user_id
  and u.status = 'ACTIVE'
  and (
    u.type <> 'C'
    or exists (
      select
      from members m join companies c using (company_id)
      where m.user_id = u.user_id and m.status = 'ACTIVE' and c.status <> 'REJECTED'
    )
  )
returning u.user_id, u.email::text as email, u.first_name, u.last_name, u.time_zone`,
)

export const selectReader = defineStatement<
  { readonly user_id: string },
  Reader
>(
  'calendars.selectReader',
  ['user_id'],
  `select user_id, email::text as email, first_name, last_name, time_zone
from users
where user_id = $1`,
)

/** Interviews with a time from $2 on: agreed ones, and ended ones, so that calendars remove them. */
export const feedInterviews = defineStatement<
  { readonly user_id: string; readonly from: string },
  FeedInterview
>(
  'calendars.feedInterviews',
  ['user_id', 'from'],
  `select i.interview_id, i.candidature_id,
i.status in ('CONFIRMED', 'IN_PAST', 'COMPLETED') as is_agreed, i.starts_at,
coalesce(i.ends_at, i.starts_at + make_interval(mins => i.duration_minutes)) as ends_at,
i.duration_minutes, i.meeting_link, i.sequence, i.status_since, co.name as company_name,
p.name as plan_name, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone, co.time_zone as company_time_zone, n.user_id = $1 as is_intern,
array(
  select trim(mu.first_name || ' ' || mu.last_name)
  from
    interviewers v
    join members m on m.member_id = v.member_id
    join users mu on mu.user_id = m.user_id
  where v.interview_id = i.interview_id
  order by v.member_id
) as interviewers
from interviews i join candidatures k on k.candidature_id = i.candidature_id
join plans p on p.plan_id = k.plan_id
join companies co on co.company_id = i.company_id
join interns n on n.intern_id = i.intern_id
join users u on u.user_id = n.user_id
where
  i.starts_at > $2
  and (
    n.user_id = $1
    or exists (
      select
      from interviewers v join members m on m.member_id = v.member_id
      where v.interview_id = i.interview_id and m.user_id = $1 and m.status = 'ACTIVE'
    )
  )
order by i.starts_at desc
limit 500`,
)

/** $3 limits members to their company; null for an intern. */
export const selectInterviewForFile = defineStatement<
  {
    readonly user_id: string
    readonly interview_id: string
    readonly company_id: CompanyScope | null
  },
  FeedInterview
>(
  'calendars.selectInterviewForFile',
  ['user_id', 'interview_id', 'company_id'],
  `select i.interview_id, i.candidature_id,
i.status in ('CONFIRMED', 'IN_PAST', 'COMPLETED') as is_agreed, i.starts_at,
coalesce(i.ends_at, i.starts_at + make_interval(mins => i.duration_minutes)) as ends_at,
i.duration_minutes, i.meeting_link, i.sequence, i.status_since, co.name as company_name,
p.name as plan_name, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone, co.time_zone as company_time_zone, n.user_id = $1 as is_intern,
array(
  select trim(mu.first_name || ' ' || mu.last_name)
  from
    interviewers v
    join members m on m.member_id = v.member_id
    join users mu on mu.user_id = m.user_id
  where v.interview_id = i.interview_id
  order by v.member_id
) as interviewers
from interviews i join candidatures k on k.candidature_id = i.candidature_id
join plans p on p.plan_id = k.plan_id
join companies co on co.company_id = i.company_id
join interns n on n.intern_id = i.intern_id
join users u on u.user_id = n.user_id
where
  i.interview_id = $2
  and i.starts_at is not null
  and (
    case
      when $3::uuid is null then n.user_id = $1
      else i.company_id = $3
      and co.status <> 'REJECTED'
    end
  )`,
)

/** An intern's own internships, and those that a member supervises. */
export const feedInternships = defineStatement<
  { readonly user_id: string; readonly from: string },
  FeedInternship
>(
  'calendars.feedInternships',
  ['user_id', 'from'],
  `select
  h.internship_id, h.starts_on, h.ends_on, o.role, co.name as company_name,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  h.status = 'CANCELLED' as is_cancelled, n.user_id = $1 as is_intern,
  (select count(*) from event_log e where e.subject_id = h.internship_id)::text as changed
from
  internships h
  join offers o on o.offer_id = h.offer_id
  join companies co on co.company_id = h.company_id
  join interns n on n.intern_id = h.intern_id
  join users u on u.user_id = n.user_id
where
  h.ends_on > $2::timestamptz::date
  and (
    n.user_id = $1
    or exists (
      select
      from members m
      where
        m.user_id = $1
        and m.status = 'ACTIVE'
        and m.member_id in (h.supervisor_member_id, h.second_supervisor_member_id)
    )
  )
order by h.starts_on
limit 100`,
)

export const countFeedKeys = defineStatement<
  NoParams,
  {
    /** Empty for feeds from before tokens were encrypted. */
    readonly key_id: string
    readonly count: number
  }
>(
  'calendars.countFeedKeys',
  [],
  `select coalesce(split_part(f.token, '.', 1), '') as key_id, count(*)::int as count
from calendar_feeds f
group by 1`,
)

/** In any order, so that tokens that no key opens do not keep the others from their turn. */
export const lockFeedsOfKeys = defineStatement<
  { readonly key_ids: readonly string[] },
  {
    readonly user_id: string
    readonly salt: string | null
    /** Encrypted. */
    readonly token: string | null
    readonly token_hash: string
  }
>(
  'calendars.lockFeedsOfKeys',
  ['key_ids'],
  `select f.user_id, f.salt, f.token, f.token_hash
from calendar_feeds f
where coalesce(split_part(f.token, '.', 1), '') = any ($1::text[])
order by random()
limit 100
for update skip locked`,
)

export const saveResealedFeed = defineStatement<
  { readonly token: string; readonly user_id: string },
  NoRow
>(
  'calendars.saveResealedFeed',
  ['token', 'user_id'],
  `update calendar_feeds
set token = $1, salt = null
where user_id = $2`,
)
