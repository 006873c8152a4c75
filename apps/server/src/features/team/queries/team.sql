-- Members of the programme team who are not erased, managers first.
-- name: teamRows
-- row: TeamRow
-- param: user_id: string | null
-- column: name: string
-- column: email: string
-- column: operator_role: OperatorRole
-- column: open_tasks: number
-- column: has_second_factor: boolean
-- column: absent_from: string | null
-- column: absent_until: string | null
-- column: cover_id: string | null
-- column: cover_name: string | null
-- column: partner_name: string | null
select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email,
  u.operator_role, u.status, u.time_zone, u.last_seen_at, u.invited_until, u.erase_at,
  f.set_up_at is not null as has_second_factor,
  (
    select count(*)
    from wait_owners h
    where h.owner_id = u.user_id
  )::int as open_tasks, a.absent_from::text as absent_from, a.absent_until::text as absent_until, a.cover_id,
  c.first_name || ' ' || c.last_name as cover_name, p.name as partner_name
from
  users u
  left join second_factors f on f.user_id = u.user_id
  left join operator_absences a on a.user_id = u.user_id
  left join users c on c.user_id = a.cover_id
  left join partners p on p.partner_id = u.partner_id
where
  u.type = 'O'
  and u.operator_role is not null
  and u.erased_at is null
  and (:user_id::uuid is null or u.user_id = :user_id::uuid)
order by
  u.operator_role = {{operator_role.MANAGER}} desc, u.first_name, u.last_name, u.user_id
limit 500;

-- Serializes what could leave the team without a manager. Not against rows that reference them, which
-- other transactions add under other locks.
-- name: lockManagers
select user_id
from users
where type = 'O' and status = {{user.ACTIVE}} and operator_role = {{operator_role.MANAGER}}
order by user_id
for no key update;

-- name: lockOperator
-- column: operator_role: OperatorRole
select user_id, operator_role
from users
where user_id = :user_id and type = 'O' and erased_at is null
for no key update;

-- name: operatorByEmail
select user_id
from users
where email = :email and type = 'O' and erased_at is null;

-- name: addressOwner
select type, status, invited_until
from users
where email = :email;

-- name: operatorName
-- column: name: string
select trim(first_name || ' ' || last_name) as name
from users
where user_id = :user_id;

-- Someone who can take the tasks of another.
-- name: activeColleague
select user_id
from users
where
  user_id = :user_id
  and type = 'O'
  and status = {{user.ACTIVE}}
  and operator_role in ({{operator_role.reviewing}});

-- name: upsertAbsence
-- param: cover_id: string | null
insert into
  operator_absences (user_id, absent_from, absent_until, cover_id)
values (:user_id, :absent_from, :absent_until, :cover_id)
on conflict (user_id) do update
set
  absent_from = excluded.absent_from, absent_until = excluded.absent_until,
  cover_id = excluded.cover_id, handed_over_at = null;

-- name: absenceToday
-- column: absent_until: string
-- column: cover_name: string | null
select
  a.absent_until::text as absent_until, c.first_name || ' ' || c.last_name as cover_name
from
  operator_absences a
  join users u on u.user_id = a.user_id
  left join users c on c.user_id = a.cover_id
where
  a.user_id = :user_id
  and (:now::timestamptz at time zone u.time_zone)::date between a.absent_from and a.absent_until;

-- name: deleteAbsence
delete from operator_absences
where user_id = :user_id;

-- Nothing if it has not begun: someone else may have changed it since.
-- name: deleteBegunAbsence
delete from operator_absences a using users u
where
  a.user_id = :user_id
  and u.user_id = a.user_id
  and (:now::timestamptz at time zone u.time_zone)::date >= a.absent_from;

-- Tasks go to the team where a colleague was to take them who left.
-- name: deleteCover
update operator_absences
set cover_id = null
where cover_id = :user_id;

-- Absences whose first day has begun, in the time zone of the account.
-- name: absencesToStart
-- column: at: string
select
  a.user_id, (a.absent_from::timestamp at time zone u.time_zone)::text as at
from operator_absences a join users u on u.user_id = a.user_id
where
  a.handed_over_at is null
  and a.absent_from::timestamp at time zone u.time_zone <= :now
  and (a.absent_from::timestamp at time zone u.time_zone, a.user_id)
  > (:after_at::timestamptz, :after_id::uuid)
order by a.absent_from::timestamp at time zone u.time_zone, a.user_id
limit 100;

-- name: markHandedOver
update operator_absences a
set handed_over_at = :now
from users u
where
  a.user_id = :user_id
  and u.user_id = a.user_id
  and a.handed_over_at is null
  and a.absent_from::timestamp at time zone u.time_zone <= :now::timestamptz
returning a.cover_id;

-- name: partnerExists
select partner_id
from partners
where partner_id = :partner_id;
