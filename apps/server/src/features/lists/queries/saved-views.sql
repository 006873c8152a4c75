-- name: savedViews
-- param: list: OperatorList
-- row: SavedViewRow
-- column: list: OperatorList
-- column: owner_name: string
-- column: parameters: Record<string, string>
-- column: is_default: boolean
select
  v.view_id, v.list, v.name, v.parameters, v.is_shared, v.owner_id,
  trim(u.first_name || ' ' || u.last_name) as owner_name, d.view_id is not null as is_default
from
  saved_views v
  join users u on u.user_id = v.owner_id
  left join default_views d on d.view_id = v.view_id and d.user_id = :user_id and d.list = v.list
where v.list = :list and (v.owner_id = :user_id or (v.is_shared and :sees_shared::boolean))
order by lower(v.name), v.view_id
limit 500;

-- name: findViewForUpdate
-- row: LockedView
-- column: list: OperatorList
select v.view_id, v.list, v.owner_id, v.is_shared
from saved_views v
where v.view_id = :view_id and (v.owner_id = :user_id or (v.is_shared and :sees_shared::boolean))
for update;

-- Serializes what one operator saves, so that two views cannot both take the last place.
-- name: lockOwnViews
select pg_advisory_xact_lock(hashtextextended (:user_id, 20261128));

-- name: countOwnViews
-- param: list: OperatorList
-- column: count: number
select count(*)::int as count
from saved_views
where owner_id = :user_id and list = :list;

-- name: insertView
-- param: list: OperatorList
-- param: parameters: Record<string, string>
insert into
  saved_views (view_id, list, owner_id, name, parameters, is_shared, created_at, updated_at)
values (:view_id, :list, :owner_id, :name, :parameters, :is_shared, :now, :now);

-- name: updateView
-- param: parameters: Record<string, string>
update saved_views
set name = :name, parameters = :parameters, is_shared = :is_shared, updated_at = :now
where view_id = :view_id;

-- name: deleteSavedView
delete from saved_views
where view_id = :view_id;

-- name: upsertDefaultView
-- param: list: OperatorList
insert into
  default_views (user_id, list, view_id)
values (:user_id, :list, :view_id)
on conflict (user_id, list) do update
set view_id = excluded.view_id;

-- name: deleteDefaultView
-- param: list: OperatorList
delete from default_views
where user_id = :user_id and list = :list;
