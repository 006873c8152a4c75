// Generated from transaction-statements.sql by “npm run queries”; do not edit.
// Source: cc9b95c1f6dd
import { defineStatement, type NoRow } from '../statement.ts'

export const recordEvent = defineStatement<
  {
    readonly machine: string
    readonly name: string
    readonly subject_id: string
    readonly from_state: string | null
    readonly to_state: string | null
    readonly actor_kind: string
    readonly actor_id: string | null
    readonly company_id: string | null
    readonly intern_id: string | null
    readonly candidature_id: string | null
    readonly reason: string | null
    readonly note: string | null
    readonly data: string
    readonly at: string
  },
  NoRow
>(
  'db.recordEvent',
  ['machine', 'name', 'subject_id', 'from_state', 'to_state', 'actor_kind', 'actor_id', 'company_id', 'intern_id', 'candidature_id', 'reason', 'note', 'data', 'at'],
  `insert into
  event_log (
    machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id,
    candidature_id, reason, note, data, at
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8,
    $9, $10, $11, $12, $13, $14
  )`,
)

export const notifyUsers = defineStatement<
  {
    readonly kind: string
    readonly content: string
    readonly link: string
    readonly calendar: string | null
    readonly now: string
    readonly dedupe_key: string | null
    readonly user_ids: readonly string[]
    readonly actor: string
    readonly is_email_only: boolean
  },
  NoRow
>(
  'db.notifyUsers',
  ['kind', 'content', 'link', 'calendar', 'now', 'dedupe_key', 'user_ids', 'actor', 'is_email_only'],
  `with
  mailed as (
    insert into
      outbox (message_id, user_id, kind, content, link, calendar, created_at, next_try_at, once_key)
    select
      gen_random_uuid(), user_id, $1, $2::jsonb, $3, $4::jsonb, $5, $5,
      $6 || ':' || user_id
    from unnest($7::uuid[]) as user_id
    on conflict (once_key) do nothing
    returning user_id, kind, content, link, created_at
  )
insert into notices (user_id, kind, content, link, created_at, actor)
select user_id, kind, content, link, created_at, $8
from mailed
where not $9`,
)

/** Marks the given notifications as read, or all if they are null. */
export const readNotices = defineStatement<
  {
    readonly read_at: string
    readonly user_id: string
    readonly notice_ids: readonly string[] | null
  },
  NoRow
>(
  'db.readNotices',
  ['read_at', 'user_id', 'notice_ids'],
  `update notices
set read_at = $1
where
  user_id = $2
  and read_at is null
  and ($3::uuid[] is null or notice_id = any ($3))`,
)

export const notifyAddress = defineStatement<
  {
    readonly email: string
    readonly kind: string
    readonly content: string
    readonly link: string
    readonly now: string
    readonly dedupe_key: string | null
  },
  NoRow
>(
  'db.notifyAddress',
  ['email', 'kind', 'content', 'link', 'now', 'dedupe_key'],
  `insert into outbox (message_id, email, kind, content, link, created_at, next_try_at, once_key)
values (gen_random_uuid(), $1, $2, $3, $4, $5, $5, $6)
on conflict (once_key) do nothing`,
)
