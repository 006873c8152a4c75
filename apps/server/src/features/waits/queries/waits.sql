-- A wait for the programme team with its owner.
-- name: findTeamWait
-- param: kind: OverdueKind
-- row: TeamWaitRow
-- column: kind: OverdueKind
-- column: id: string
-- column: owner_name: string | null
select
  w.kind, w.id, w.owner_id,
  (
    select u.first_name || ' ' || u.last_name
    from users u
    where u.user_id = w.owner_id
  ) as owner_name
from
  (
    {{waits}}
  ) w
where w.kind in ({{overdue_kinds}}) and w.kind = :kind and w.id = :id;

-- What waits for the team in each of its queues. The filters are those of the list.
-- name: teamWaitCounts
-- row: TeamWaitCount
-- column: kind: OverdueKind
-- column: open: number
-- column: late: number
-- column: due_today: number
-- column: oldest: string
-- column: mine: number
-- column: unowned: number
-- column: covered: number
select
  w.kind, count(*)::int as open,
  (count(*) filter (where {{team_wait_filter(late)}}))::int as late,
  (count(*) filter (where {{team_wait_filter(due_today)}}))::int as due_today,
  min(w.since) as oldest, (count(*) filter (where w.owner_id = :user_id::uuid))::int as mine,
  (count(*) filter (where {{team_wait_filter(unowned)}}))::int as unowned,
  (count(*) filter (where {{team_wait_filter(covered)}}))::int as covered
from
  (
    {{waits}}
  ) w
where {{is_team_wait}}
group by w.kind;

-- Of two people at the same time, one gets no row.
-- name: takeOwnership
insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
values (:kind, :subject_id, :owner_id, :now, :now, :hold_hours)
on conflict (kind, subject_id) do update
set acted_at = excluded.acted_at
where wait_owners.owner_id = excluded.owner_id;

-- name: upsertOwners
-- merge: subject_ids by subject_id
insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
select :kind, subject_id, :owner_id, :now, :now, :hold_hours
from unnest(:subject_ids::uuid[]) w (subject_id)
on conflict (kind, subject_id) do update
set
  owner_id = excluded.owner_id, taken_at = excluded.taken_at, acted_at = excluded.acted_at,
  hold_hours = excluded.hold_hours
returning subject_id;

-- name: renewOwnership
-- param: owner_id: string | null
update wait_owners
set acted_at = :now
where
  kind = :kind
  and subject_id = :subject_id
  and (:owner_id::uuid is null or owner_id = :owner_id::uuid);

-- name: ownerOf
-- column: name: string
select h.owner_id, u.first_name || ' ' || u.last_name as name
from wait_owners h join users u on u.user_id = h.owner_id
where h.kind = :kind and h.subject_id = :subject_id;

-- Who takes care of a wait, and whether they took it over from the reader.
-- name: deskOwnerOf
-- row: DeskOwnerRow
-- column: name: string
-- column: since: string
-- column: is_away: boolean
-- column: is_from_reader: boolean
select
  h.owner_id as user_id, u.first_name || ' ' || u.last_name as name, h.taken_at as since,
  {{is_away(h.owner_id)}} as is_away,
  coalesce(
    (
      select e.move = 'takeOver' and e.data ->> 'from' = :user_id::text
      from event_log e
      where
        e.subject_id = h.subject_id and e.machine = 'wait' and e.data ->> 'kind' = h.kind
      order by e.id desc
      limit 1
    ),
    false
  ) as is_from_reader
from wait_owners h join users u on u.user_id = h.owner_id
where h.kind = :kind and h.subject_id = :subject_id;

-- Of two people at the same time, one gets no row.
-- name: takeOverOwnership
update wait_owners
set owner_id = :owner_id, taken_at = :now, acted_at = :now, hold_hours = :hold_hours
where kind = :kind and subject_id = :subject_id and owner_id = :from_id;

-- Who ended the review of something last.
-- name: lastTransitionOn
-- column: to_state: string
-- column: name: string | null
select e.actor_kind, e.actor_id, e.to_state, u.first_name || ' ' || u.last_name as name
from event_log e left join users u on u.user_id = e.actor_id
where e.subject_id = :subject_id and e.machine = :machine and e.to_state is not null
order by e.id desc
limit 1;

-- name: deleteOwner
-- param: owner_id: string | null
delete from wait_owners
where
  kind = :kind
  and subject_id = :subject_id
  and owner_id is not distinct from :owner_id::uuid;

-- name: skipItem
insert into
  wait_skips (kind, subject_id, user_id, until)
values (:kind, :subject_id, :user_id, :until)
on conflict (user_id, kind, subject_id) do update
set until = excluded.until;

-- name: deleteSkip
delete from wait_skips
where kind = :kind and subject_id = :subject_id and user_id = :user_id;

-- name: runningSkips
-- param: subject_ids: readonly string[]
select subject_id, until
from wait_skips
where user_id = :user_id and subject_id = any (:subject_ids::uuid[]) and until > :now;

-- name: ownedWaits
-- column: kind: OverdueKind
select kind, subject_id
from wait_owners
where owner_id = :owner_id
order by subject_id, kind
limit :limit;

-- Whose last act is too long ago. Someone waiting for a second opinion cannot act, and a colleague
-- has until it is due to give one.
-- fragment: is_expired
acted_at <= :before
and acted_at + make_interval(hours => hold_hours) <= :now::timestamptz
and (
  kind <> 'APPLICATION'
  or {{no_open_opinion(wait_owners.subject_id)}}
)
and (
  kind <> 'OPINION'
  or not exists (
    select
    from second_opinions s
    where
      s.application_id = wait_owners.subject_id
      and s.status = {{second_opinion.ASKED}}
      and s.due_at > :now::timestamptz
  )
)

-- name: expiredOwners
-- column: due_at: string
select distinct on (acted_at, subject_id) acted_at::text as due_at, subject_id
from wait_owners
where
  {{is_expired}}
  and (acted_at, subject_id) > (:after_at::timestamptz, :after_id::uuid)
order by acted_at, subject_id
limit 500;

-- name: deleteExpiredOwners
-- column: kind: OverdueKind
delete from wait_owners
where
  subject_id = :subject_id
  and {{is_expired}}
returning kind, owner_id;

-- Someone whose role includes tasks.
-- name: activeOperator
select user_id
from users
where
  user_id = :user_id
  and type = 'O'
  and status = {{user.ACTIVE}}
  and operator_role in ({{operator_role.reviewing}});

-- name: colleagues
-- row: OperatorColleagueRow
-- column: name: string
-- column: operator_role: OperatorRole
-- column: is_active: boolean
-- column: absent_until: string | null
-- column: waits: number
select
  u.user_id, u.first_name || ' ' || u.last_name as name, u.operator_role,
  u.status = {{user.ACTIVE}} and u.operator_role in ({{operator_role.reviewing}}) as is_active,
  (
    select a.absent_until::text
    from operator_absences a
    where
      a.user_id = u.user_id
      and (:now::timestamptz at time zone u.time_zone)::date between a.absent_from and a.absent_until
  ) as absent_until,
  (
    select count(*)
    from wait_owners h
    where h.owner_id = u.user_id
  )::int as waits
from users u
where u.type = 'O' and u.operator_role is not null
order by u.first_name, u.last_name, u.user_id
limit 500;

-- One after the other takes the next of a queue, so that each statement sees what the one before
-- took. Otherwise its snapshot would be older than the lock, and of several people at once one could
-- find only what others have just taken, again and again.
-- name: lockQueue
select pg_advisory_xact_lock(hashtextextended('waits.' || :kind::text, 0));

-- name: takeNextApplication
-- column: id: string
-- column: is_taken: boolean
{{take_next_wait(APPLICATION)}};

-- name: takeNextCompany
-- column: id: string
-- column: is_taken: boolean
{{take_next_wait(COMPANY)}};

-- name: takeNextWaitingCompany
-- column: id: string
-- column: is_taken: boolean
{{take_next_wait(WAITING_LIST)}};

-- name: takeNextOffer
-- column: id: string
-- column: is_taken: boolean
{{take_next_wait(OFFER)}};

-- name: takeNextAction
-- column: id: string
-- column: is_taken: boolean
{{take_next_wait(ACTION)}};

-- A colleague who takes care of an application that may be of the same person, is here, and has not
-- skipped this one.
-- name: similarOwner
select h.owner_id
from
  applications a
  cross join lateral {{similar_applications(a.intern_id)}} s
  join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = s.application_id
where
  a.application_id = :application_id
  and h.owner_id <> :owner_id
  and not {{is_away(h.owner_id)}}
  and not exists (
    select
    from wait_skips k
    where
      k.kind = 'APPLICATION'
      and k.subject_id = a.application_id
      and k.user_id = h.owner_id
      and k.until > :now::timestamptz
  )
order by s.submitted_at, s.application_id
limit 1;

-- The other waiting applications that may be of the same person, except those that someone skipped.
-- name: similarOthers
-- column: application_id: string
select s.application_id
from
  applications a
  cross join lateral {{similar_applications(a.intern_id)}} s
where
  a.application_id = :application_id
  and s.application_id <> a.application_id
  and s.application_id not in (
    select k.subject_id
    from wait_skips k
    where k.kind = 'APPLICATION' and k.user_id = :owner_id and k.until > :now::timestamptz
  );

-- name: lockFreeApplications
select application_id
from applications
where application_id = any (:application_ids) and status in ({{application.reviewable}})
order by application_id
for update skip locked;

-- name: takeApplications
-- row: TakenApplicationRow
-- column: application_id: string
insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
select 'APPLICATION', i.id, :owner_id, :now, :now, :hold_hours::smallint
from unnest(:application_ids::uuid[]) as i (id)
on conflict (kind, subject_id) do nothing
returning subject_id as application_id;

-- A request that is a reported concern.
-- name: concern
select x.action_id
from internship_actions x
where x.action_id = :action_id and x.kind = 'REPORT_CONCERN';

-- list: teamWaitRows
-- row: TeamWaitListRow
-- column: kind: OverdueKind
-- column: id: string
-- column: title: string
-- column: detail: string
-- column: company_name: string | null
-- column: is_concern: boolean
-- column: since: string
-- column: due_at: string
-- column: is_late: boolean
-- column: owner_name: string | null
select
  w.kind, w.id::text as id, t.title, t.detail, t.is_concern, w.company_id, t.company_name,
  w.since, w.due_at,
  w.late_from <= :now::timestamptz as is_late, w.owner_id,
  (
    select u.first_name || ' ' || u.last_name
    from users u
    where u.user_id = w.owner_id
  ) as owner_name
from
  ({{waits}}) w
  cross join lateral (
    {{wait_texts(w)}}
  ) t
