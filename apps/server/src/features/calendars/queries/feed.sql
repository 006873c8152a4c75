-- fragment: feed_columns
i.interview_id, i.candidature_id,
i.status in ({{interview.agreed}}) as is_agreed, i.starts_at,
coalesce(i.ends_at, i.starts_at + make_interval(mins => i.duration_minutes)) as ends_at,
i.duration_minutes, i.meeting_link, i.sequence, i.status_since, co.name as company_name,
p.name as plan_name, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone, co.time_zone as company_time_zone, n.user_id = :user_id as is_intern,
array(
  select trim(mu.first_name || ' ' || mu.last_name)
  from
    interviewers v
    join members m on m.member_id = v.member_id
    join users mu on mu.user_id = m.user_id
  where v.interview_id = i.interview_id
  order by v.member_id
) as interviewers

-- fragment: feed_joins
join candidatures k on k.candidature_id = i.candidature_id
join plans p on p.plan_id = k.plan_id
join companies co on co.company_id = i.company_id
join interns n on n.intern_id = i.intern_id
join users u on u.user_id = n.user_id

-- name: selectFeed
-- row: FeedRow
-- column: token // Encrypted.
select user_id, salt, token, token_hash, made_at, last_read_at
from calendar_feeds
where user_id = :user_id;

-- name: saveFeed
-- row: FeedRow
-- column: token // Encrypted.
insert into calendar_feeds (user_id, token, token_hash, made_at)
values (:user_id, :token, :token_hash, :now)
on conflict (user_id) do update
set
  salt = null, token = excluded.token, token_hash = excluded.token_hash, made_at = excluded.made_at,
  last_read_at = null
returning user_id, salt, token, token_hash, made_at, last_read_at;

-- name: deleteFeed
delete from calendar_feeds
where user_id = :user_id;

-- The owner of a feed, while they can sign in and their company is not rejected.
-- name: selectFeedReader
-- row: Reader
-- column: email: string
update calendar_feeds f
set last_read_at = :now
from users u
where
  f.token_hash = :token_hash
  and u.user_id = f.user_id
  and u.status = {{user.ACTIVE}}
  and (
    u.type <> 'C'
    or exists (
      select
      from members m join companies c using (company_id)
      where m.user_id = u.user_id and m.status = {{member.ACTIVE}} and c.status <> {{company.REJECTED}}
    )
  )
returning u.user_id, u.email::text as email, u.first_name, u.last_name, u.time_zone;

-- name: selectReader
-- row: Reader
select user_id, email::text as email, first_name, last_name, time_zone
from users
where user_id = :user_id;

-- Interviews with a time from $2 on: agreed ones, and ended ones, so that calendars remove them.
-- name: feedInterviews
-- row: FeedInterview
-- column: is_agreed: boolean
-- column: starts_at: string
-- column: ends_at: string
-- column: is_intern: boolean // Whether the reader is the intern.
-- column: interviewers: string[]
select {{feed_columns}}
from interviews i {{feed_joins}}
where
  i.starts_at > :from
  and (
    n.user_id = :user_id
    or exists (
      select
      from interviewers v join members m on m.member_id = v.member_id
      where v.interview_id = i.interview_id and m.user_id = :user_id and m.status = {{member.ACTIVE}}
    )
  )
order by i.starts_at desc
limit 500;

-- $3 limits members to their company; null for an intern.
-- name: selectInterviewForFile
-- param: company_id: CompanyScope | null
-- row: FeedInterview
select {{feed_columns}}
from interviews i {{feed_joins}}
where
  i.interview_id = :interview_id
  and i.starts_at is not null
  and (
    case
      when :company_id::uuid is null then n.user_id = :user_id
      else i.company_id = :company_id
      and co.status <> {{company.REJECTED}}
    end
  );

-- An intern's own internships, and those that a member supervises.
-- name: feedInternships
-- row: FeedInternship
-- column: is_cancelled: boolean
-- column: is_intern: boolean
-- column: changed: string
select
  h.internship_id, h.starts_on, h.ends_on, o.role, co.name as company_name,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  h.status = {{internship.CANCELLED}} as is_cancelled, n.user_id = :user_id as is_intern,
  (select count(*) from event_log e where e.subject_id = h.internship_id)::text as changed
from
  internships h
  join offers o on o.offer_id = h.offer_id
  join companies co on co.company_id = h.company_id
  join interns n on n.intern_id = h.intern_id
  join users u on u.user_id = n.user_id
where
  h.ends_on > :from::timestamptz::date
  and (
    n.user_id = :user_id
    or exists (
      select
      from members m
      where
        m.user_id = :user_id
        and m.status = {{member.ACTIVE}}
        and m.member_id in (h.supervisor_member_id, h.second_supervisor_member_id)
    )
  )
order by h.starts_on
limit 100;

-- name: countFeedKeys
-- column: key_id: string // Empty for feeds from before tokens were encrypted.
-- column: count: number
select coalesce(split_part(f.token, '.', 1), '') as key_id, count(*)::int as count
from calendar_feeds f
group by 1;

-- In any order, so that tokens that no key opens do not keep the others from their turn.
-- name: lockFeedsOfKeys
-- column: token // Encrypted.
select f.user_id, f.salt, f.token, f.token_hash
from calendar_feeds f
where coalesce(split_part(f.token, '.', 1), '') = any (:key_ids::text[])
order by random()
limit 100
for update skip locked;

-- name: saveResealedFeed
update calendar_feeds
set token = :token, salt = null
where user_id = :user_id;
