-- name: flagRows
-- row: FlagRow
select name, is_on, percentage, user_ids
from feature_flags
where name = any (:names::text[]);

-- Inserts flags that are new to this database and keeps those set by an operator.
-- name: insertNewFlag
insert into feature_flags (name, says, is_on)
select name, says, is_on
from jsonb_to_recordset(:rows::jsonb) as r (name text, says text, is_on boolean)
on conflict (name) do nothing;

-- Two changes of a flag follow each other.
-- name: lockFlag
-- row: FlagRow
select name, is_on, percentage, user_ids
from feature_flags
where name = :name
for update;

-- name: updateFlag
update feature_flags
set is_on = :is_on, percentage = :percentage, user_ids = :user_ids
where name = :name;

-- name: flagUsers
-- column: name: string
-- column: email: string
select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email
from users u
where u.user_id = any (:user_ids::uuid[]) and u.erased_at is null
order by u.first_name, u.last_name, u.user_id;

-- name: lastFlagChanges
-- row: FlagChangeRow
-- column: actor_name: string | null
-- column: data: { readonly from: FeatureFlag; readonly to: FeatureFlag }
select e.subject_id, e.at, trim(a.first_name || ' ' || a.last_name) as actor_name, e.note, e.data
from
  unnest(:subject_ids::uuid[]) s (id)
  cross join lateral (
    select x.id, x.subject_id, x.at, x.actor_id, x.note, x.data
    from event_log x
    where x.subject_id = s.id and x.machine = 'flag' and x.data ? 'from'
    order by x.id desc
    limit 1
  ) e
  left join users a on a.user_id = e.actor_id;
