// Generated from saved-views.sql by “npm run queries”; do not edit.
// Source: 25db6c164292
import type { OperatorList } from '@fledge/domain/lists/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface SavedViewRow {
  readonly view_id: string
  readonly list: OperatorList
  readonly name: string
  readonly parameters: Record<string, string>
  readonly is_shared: boolean
  readonly owner_id: string
  readonly owner_name: string
  readonly is_default: boolean
}

export interface LockedView {
  readonly view_id: string
  readonly list: OperatorList
  readonly owner_id: string
  readonly is_shared: boolean
}

export const savedViews = defineStatement<
  { readonly user_id: string; readonly list: OperatorList; readonly sees_shared: boolean },
  SavedViewRow
>(
  'lists.savedViews',
  ['user_id', 'list', 'sees_shared'],
  `select
  v.view_id, v.list, v.name, v.parameters, v.is_shared, v.owner_id,
  trim(u.first_name || ' ' || u.last_name) as owner_name, d.view_id is not null as is_default
from
  saved_views v
  join users u on u.user_id = v.owner_id
  left join default_views d on d.view_id = v.view_id and d.user_id = $1 and d.list = v.list
where v.list = $2 and (v.owner_id = $1 or (v.is_shared and $3::boolean))
order by lower(v.name), v.view_id
limit 500`,
)

export const findViewForUpdate = defineStatement<
  { readonly view_id: string; readonly user_id: string; readonly sees_shared: boolean },
  LockedView
>(
  'lists.findViewForUpdate',
  ['view_id', 'user_id', 'sees_shared'],
  `select v.view_id, v.list, v.owner_id, v.is_shared
from saved_views v
where v.view_id = $1 and (v.owner_id = $2 or (v.is_shared and $3::boolean))
for update`,
)

/** Serializes what one operator saves, so that two views cannot both take the last place. */
export const lockOwnViews = defineStatement<
  { readonly user_id: string },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'lists.lockOwnViews',
  ['user_id'],
  `select pg_advisory_xact_lock(hashtextextended ($1, 20261128))`,
)

export const countOwnViews = defineStatement<
  { readonly user_id: string; readonly list: OperatorList },
  { readonly count: number }
>(
  'lists.countOwnViews',
  ['user_id', 'list'],
  `select count(*)::int as count
from saved_views
where owner_id = $1 and list = $2`,
)

export const insertView = defineStatement<
  {
    readonly view_id: string
    readonly list: OperatorList
    readonly owner_id: string
    readonly name: string
    readonly parameters: Record<string, string>
    readonly is_shared: boolean
    readonly now: string
  },
  NoRow
>(
  'lists.insertView',
  ['view_id', 'list', 'owner_id', 'name', 'parameters', 'is_shared', 'now'],
  `insert into
  saved_views (view_id, list, owner_id, name, parameters, is_shared, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $7)`,
)

export const updateView = defineStatement<
  {
    readonly name: string
    readonly parameters: Record<string, string>
    readonly is_shared: boolean
    readonly now: string
    readonly view_id: string
  },
  NoRow
>(
  'lists.updateView',
  ['name', 'parameters', 'is_shared', 'now', 'view_id'],
  `update saved_views
set name = $1, parameters = $2, is_shared = $3, updated_at = $4
where view_id = $5`,
)

export const deleteSavedView = defineStatement<
  { readonly view_id: string },
  NoRow
>(
  'lists.deleteSavedView',
  ['view_id'],
  `delete from saved_views
where view_id = $1`,
)

export const upsertDefaultView = defineStatement<
  { readonly user_id: string; readonly list: OperatorList; readonly view_id: string },
  NoRow
>(
  'lists.upsertDefaultView',
  ['user_id', 'list', 'view_id'],
  `insert into
  default_views (user_id, list, view_id)
values ($1, $2, $3)
on conflict (user_id, list) do update
set view_id = excluded.view_id`,
)

export const deleteDefaultView = defineStatement<
  { readonly user_id: string; readonly list: OperatorList },
  NoRow
>(
  'lists.deleteDefaultView',
  ['user_id', 'list'],
  `delete from default_views
where user_id = $1 and list = $2`,
)
