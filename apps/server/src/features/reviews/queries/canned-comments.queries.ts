// Generated from canned-comments.sql by “npm run queries”; do not edit.
// Source: c8dfb76d88b4
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CannedCommentRow {
  readonly canned_id: string
  readonly section: ApplicationSection
  readonly name: string
  readonly body: string
  readonly version: number
  readonly is_archived: boolean
  readonly use_count: number
  readonly last_used_at: string | null
  readonly updated_at: string
  readonly author_name: string | null
}

export const cannedCommentRows: ListSource<CannedCommentRow> = {
  columns: `t.canned_id, t.section, t.name, t.body, t.version, t.is_archived, t.use_count, t.last_used_at,
  t.updated_at,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name`,
  from: `canned_comments t`,
  joins: {
    u: `left join users u on u.user_id = t.author_id`,
  },
}

export const lockCannedComment = defineStatement<
  { readonly canned_id: string },
  {
    readonly canned_id: string
    readonly section: ApplicationSection
    readonly name: string
    readonly body: string
    readonly version: number
    readonly is_archived: boolean
  }
>(
  'reviews.lockCannedComment',
  ['canned_id'],
  `select canned_id, section, name, body, version, is_archived
from canned_comments
where canned_id = $1
for update`,
)

export const isCannedNameTaken = defineStatement<
  { readonly section: string; readonly name: string; readonly canned_id: string | null },
  { readonly is_taken: boolean }
>(
  'reviews.isCannedNameTaken',
  ['section', 'name', 'canned_id'],
  `select exists (
  select from canned_comments
  where
    section = $1
    and lower(name) = lower($2::text)
    and not is_archived
    and canned_id is distinct from $3::uuid
) as is_taken`,
)

export const insertCannedComment = defineStatement<
  {
    readonly canned_id: string
    readonly section: string
    readonly name: string
    readonly body: string
    readonly author_id: string
    readonly now: string
  },
  NoRow
>(
  'reviews.insertCannedComment',
  ['canned_id', 'section', 'name', 'body', 'author_id', 'now'],
  `insert into
  canned_comments (canned_id, section, name, body, author_id, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $6)`,
)

export const updateCannedComment = defineStatement<
  {
    readonly section: string
    readonly name: string
    readonly body: string
    readonly author_id: string
    readonly now: string
    readonly canned_id: string
  },
  NoRow
>(
  'reviews.updateCannedComment',
  ['section', 'name', 'body', 'author_id', 'now', 'canned_id'],
  `update canned_comments
set
  section = $1,
  name = $2,
  body = $3,
  version = version + 1,
  author_id = $4,
  updated_at = $5
where canned_id = $6`,
)

export const setCannedCommentArchived = defineStatement<
  { readonly is_archived: boolean; readonly now: string; readonly canned_id: string },
  NoRow
>(
  'reviews.setCannedCommentArchived',
  ['is_archived', 'now', 'canned_id'],
  `update canned_comments
set is_archived = $1, updated_at = $2
where canned_id = $3`,
)

export const countCannedCommentUse = defineStatement<
  { readonly now: string; readonly canned_id: string },
  NoRow
>(
  'reviews.countCannedCommentUse',
  ['now', 'canned_id'],
  `update canned_comments
set use_count = use_count + 1, last_used_at = $1
where canned_id = $2`,
)
