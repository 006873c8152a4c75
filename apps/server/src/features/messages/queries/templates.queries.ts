// Generated from templates.sql by “npm run queries”; do not edit.
// Source: a182aafc84d8
import type { ListSource } from '../../../platform/db/list-definition.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface TemplateRow {
  readonly template_id: string
  readonly name: string
  readonly version: number
  readonly is_archived: boolean
  readonly updated_at: string
  readonly subject: string
  readonly body: string
  readonly author_name: string | null
}

export const templateRows: ListSource<TemplateRow> = {
  columns: `t.template_id, t.name, t.version, t.is_archived, t.updated_at, v.subject, v.body,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name`,
  from: `message_templates t`,
  joins: {
    v: `join message_template_versions v on v.template_id = t.template_id and v.version = t.version`,
    u: `left join users u on u.user_id = v.author_id`,
  },
}

export const lockTemplate = defineStatement<
  { readonly template_id: string },
  {
    readonly template_id: string
    readonly name: string
    readonly version: number
    readonly is_archived: boolean
  }
>(
  'messages.lockTemplate',
  ['template_id'],
  `select template_id, name, version, is_archived
from message_templates
where template_id = $1
for update`,
)

export const isTemplateNameTaken = defineStatement<
  { readonly name: string; readonly template_id: string | null },
  { readonly is_taken: boolean }
>(
  'messages.isTemplateNameTaken',
  ['name', 'template_id'],
  `select exists (
  select from message_templates
  where
    lower(name) = lower($1::text)
    and not is_archived
    and template_id is distinct from $2::uuid
) as is_taken`,
)

export const insertTemplate = defineStatement<
  { readonly template_id: string; readonly name: string; readonly now: string },
  NoRow
>(
  'messages.insertTemplate',
  ['template_id', 'name', 'now'],
  `insert into message_templates (template_id, name, version, created_at, updated_at)
values ($1, $2, 1, $3, $3)`,
)

export const updateTemplate = defineStatement<
  {
    readonly name: string
    readonly version: number
    readonly is_archived: boolean
    readonly now: string
    readonly template_id: string
  },
  NoRow
>(
  'messages.updateTemplate',
  ['name', 'version', 'is_archived', 'now', 'template_id'],
  `update message_templates
set name = $1, version = $2, is_archived = $3, updated_at = $4
where template_id = $5`,
)

export const insertTemplateVersion = defineStatement<
  {
    readonly template_id: string
    readonly version: number
    readonly name: string
    readonly subject: string
    readonly body: string
    readonly note: string
    readonly author_id: string
    readonly now: string
  },
  NoRow
>(
  'messages.insertTemplateVersion',
  ['template_id', 'version', 'name', 'subject', 'body', 'note', 'author_id', 'now'],
  `insert into
  message_template_versions (
    template_id, version, name, subject, body, note, author_id, created_at
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export const templateVersions = defineStatement<
  { readonly template_id: string },
  {
    readonly version: number
    readonly name: string
    readonly subject: string
    readonly body: string
    readonly note: string
    readonly created_at: string
    readonly author_name: string | null
  }
>(
  'messages.templateVersions',
  ['template_id'],
  `select
  v.version, v.name, v.subject, v.body, v.note, v.created_at,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name
from message_template_versions v left join users u on u.user_id = v.author_id
where v.template_id = $1
order by v.version desc
limit 200`,
)
