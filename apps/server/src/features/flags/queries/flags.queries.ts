// Generated from flags.sql by “npm run queries”; do not edit.
// Source: 78be5ab278b1
import type { FeatureFlag } from '@fledge/domain/flags/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface FlagRow {
  readonly name: string
  readonly is_on: boolean
  readonly percentage: number
  readonly user_ids: string[]
}

export interface FlagChangeRow {
  readonly subject_id: string
  readonly at: string
  readonly actor_name: string | null
  readonly note: string | null
  readonly data: { readonly from: FeatureFlag; readonly to: FeatureFlag }
}

export const flagRows = defineStatement<
  { readonly names: readonly string[] },
  FlagRow
>(
  'flags.flagRows',
  ['names'],
  `select name, is_on, percentage, user_ids
from feature_flags
where name = any ($1::text[])`,
)

/** Inserts flags that are new to this database and keeps those set by an operator. */
export const insertNewFlag = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'flags.insertNewFlag',
  ['rows'],
  `insert into feature_flags (name, says, is_on)
select name, says, is_on
from jsonb_to_recordset($1::jsonb) as r (name text, says text, is_on boolean)
on conflict (name) do nothing`,
)

/** Two changes of a flag follow each other. */
export const lockFlag = defineStatement<
  { readonly name: string },
  FlagRow
>(
  'flags.lockFlag',
  ['name'],
  `select name, is_on, percentage, user_ids
from feature_flags
where name = $1
for update`,
)

export const updateFlag = defineStatement<
  {
    readonly is_on: boolean
    readonly percentage: number
    readonly user_ids: readonly string[]
    readonly name: string
  },
  NoRow
>(
  'flags.updateFlag',
  ['is_on', 'percentage', 'user_ids', 'name'],
  `update feature_flags
set is_on = $1, percentage = $2, user_ids = $3
where name = $4`,
)

export const flagUsers = defineStatement<
  { readonly user_ids: readonly string[] },
  { readonly user_id: string; readonly name: string; readonly email: string }
>(
  'flags.flagUsers',
  ['user_ids'],
  `select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email
from users u
where u.user_id = any ($1::uuid[]) and u.erased_at is null
order by u.first_name, u.last_name, u.user_id`,
)

export const lastFlagChanges = defineStatement<
  { readonly subject_ids: readonly string[] },
  FlagChangeRow
>(
  'flags.lastFlagChanges',
  ['subject_ids'],
  `select e.subject_id, e.at, trim(a.first_name || ' ' || a.last_name) as actor_name, e.note, e.data
from
  unnest($1::uuid[]) s (id)
  cross join lateral (
    select x.id, x.subject_id, x.at, x.actor_id, x.note, x.data
    from event_log x
    where x.subject_id = s.id and x.machine = 'flag' and x.data ? 'from'
    order by x.id desc
    limit 1
  ) e
  left join users a on a.user_id = e.actor_id`,
)
