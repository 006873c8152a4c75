// Generated from web-files.sql by “npm run queries”; do not edit.
// Source: fc51c52656a1
import { defineStatement, type NoRow } from '../../db/statement.ts'

export const keepWebFiles = defineStatement<
  { readonly now: string; readonly paths: readonly string[] },
  { readonly path: string }
>(
  'http.keepWebFiles',
  ['now', 'paths'],
  `with used as (
  update web_files set used_at = $1 where path = any ($2)
)
select p.path
from unnest($2::text[]) as p (path)
where not exists (select from web_files f where f.path = p.path)`,
)

export const addWebFile = defineStatement<
  {
    readonly path: string
    readonly content: Buffer
    readonly is_compressed: boolean
    readonly now: string
  },
  NoRow
>(
  'http.addWebFile',
  ['path', 'content', 'is_compressed', 'now'],
  `insert into web_files (path, content, is_compressed, used_at)
values ($1, $2, $3, $4)
on conflict (path) do nothing`,
)

export const webFile = defineStatement<
  { readonly path: string },
  { readonly content: Buffer; readonly is_compressed: boolean }
>(
  'http.webFile',
  ['path'],
  `select content, is_compressed
from web_files
where path = $1`,
)
