// Generated from flags.sql by “npm run queries”; do not edit.
// Source: 51bca3a05b24
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface FlagRow {
  readonly name: string
  readonly is_on: boolean
  readonly percentage: number
  readonly user_ids: string[]
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
