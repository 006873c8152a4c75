// Generated from programme-settings.sql by “npm run queries”; do not edit.
// Source: d5355bab38b1
import type { SettingValue } from '@fledge/domain/settings/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface SettingChangeRow {
  readonly subject_id: string
  readonly at: string
  readonly actor_name: string | null
  readonly note: string | null
  readonly data: { readonly from: SettingValue; readonly to: SettingValue }
}

export const settingValues = defineStatement<
  { readonly names: readonly string[] },
  { readonly name: string; readonly value: unknown }
>(
  'settings.settingValues',
  ['names'],
  `select name, value
from settings
where name = any ($1::text[])`,
)

/** Two changes of a setting follow each other, although it may have no row yet. */
export const lockSettings = defineStatement<
  NoParams,
  { readonly pg_advisory_xact_lock: unknown }
>(
  'settings.lockSettings',
  [],
  `select pg_advisory_xact_lock(hashtextextended ('programme_settings', 0))`,
)

export const settingChanges = defineStatement<
  { readonly subject_ids: readonly string[]; readonly limit: number },
  SettingChangeRow
>(
  'settings.settingChanges',
  ['subject_ids', 'limit'],
  `select e.subject_id, e.at, trim(a.first_name || ' ' || a.last_name) as actor_name, e.note, e.data
from
  unnest($1::uuid[]) s (id)
  cross join lateral (
    select x.id, x.subject_id, x.at, x.actor_id, x.note, x.data
    from event_log x
    where x.subject_id = s.id and x.machine = 'setting' and x.data ? 'from'
    order by x.id desc
    limit $2
  ) e
  left join users a on a.user_id = e.actor_id
order by e.id desc`,
)

export const countryNames = defineStatement<
  { readonly ids: readonly number[] },
  { readonly label: string; readonly is_chosen: boolean }
>(
  'settings.countryNames',
  ['ids'],
  `select label, id = any ($1::int[]) as is_chosen
from lookup
where list = 'country' and (id = any ($1::int[]) or not is_archived)
order by sort, id`,
)

export const unknownCountries = defineStatement<
  { readonly ids: readonly number[] },
  { readonly id: number }
>(
  'settings.unknownCountries',
  ['ids'],
  `select id
from unnest($1::int[]) as id
where not exists (select from lookup where list = 'country' and lookup.id = id.id)`,
)
