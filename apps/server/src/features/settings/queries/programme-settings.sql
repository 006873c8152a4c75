-- name: settingValues
-- column: value: unknown
select name, value
from settings
where name = any (:names::text[]);

-- Two changes of a setting follow each other, although it may have no row yet.
-- name: lockSettings
select pg_advisory_xact_lock(hashtextextended ('programme_settings', 0));

-- name: settingChanges
-- row: SettingChangeRow
-- column: actor_name: string | null
-- column: data: { readonly from: SettingValue; readonly to: SettingValue }
select e.subject_id, e.at, trim(a.first_name || ' ' || a.last_name) as actor_name, e.note, e.data
from
  unnest(:subject_ids::uuid[]) s (id)
  cross join lateral (
    select x.id, x.subject_id, x.at, x.actor_id, x.note, x.data
    from event_log x
    where x.subject_id = s.id and x.machine = 'setting' and x.data ? 'from'
    order by x.id desc
    limit :limit
  ) e
  left join users a on a.user_id = e.actor_id
order by e.id desc;

-- name: countryNames
-- column: is_chosen: boolean
select label, id = any (:ids::int[]) as is_chosen
from lookup
where list = 'country' and (id = any (:ids::int[]) or not is_archived)
order by sort, id;

-- name: unknownCountries
-- column: id: number
select id
from unnest(:ids::int[]) as id
where not exists (select from lookup where list = 'country' and lookup.id = id.id);
