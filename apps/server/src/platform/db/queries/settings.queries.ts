// Generated from settings.sql by “npm run queries”; do not edit.
// Source: 07c7166f6ca4
import { defineStatement, type NoRow } from '../statement.ts'

/** Of several servers in parallel that save the same value, only one changes the row. */
export const upsertSetting = defineStatement<
  { readonly name: string; readonly value: string },
  NoRow
>(
  'db.upsertSetting',
  ['name', 'value'],
  `insert into settings (name, value)
values ($1, $2::jsonb)
on conflict (name) do update
set value = excluded.value
where settings.value <> excluded.value`,
)
