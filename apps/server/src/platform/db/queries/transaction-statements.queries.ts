// Generated from transaction-statements.sql by “npm run queries”; do not edit.
// Source: c3cf6ee95ebc
import { defineStatement, type NoRow } from '../statement.ts'

/** Writes the events, notifications and stored response of a transaction. The data-modifying parts insert in the order of the lists; identities of `outbox` keep it for the notices. */
export const writePending = defineStatement<
  {
    readonly actor_kind: string
    readonly actor_id: string | null
    readonly now: string
    readonly events: string
    readonly session_key: string | null
    readonly request_id: string | null
    readonly call: string | null
    readonly body_hash: string | null
    readonly status: number | null
    readonly answer: string | null
    readonly cookie_salt: string | null
    readonly messages: string
    readonly traceparent: string | null
    readonly actor: string
  },
  NoRow
>(
  'db.writePending',
  ['actor_kind', 'actor_id', 'now', 'events', 'session_key', 'request_id', 'call', 'body_hash', 'status', 'answer', 'cookie_salt', 'messages', 'traceparent', 'actor'],
  `with
  recorded as (
    insert into
      event_log (
        machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id,
        candidature_id, reason, note, data, at
      )
    select
      machine, name, subject_id, from_state, to_state, $1, $2::uuid, company_id,
      intern_id, candidature_id, reason, note, data, $3::timestamptz
    from
      json_to_recordset($4::json) as e (
        machine text, name text, subject_id uuid, from_state text, to_state text, company_id uuid,
        intern_id uuid, candidature_id uuid, reason text, note text, data jsonb
      )
  ),
  stored as (
    insert into requests (session_key, request_id, call, body_hash, status, answer, cookie_salt, at)
    select
      $5::text, $6::uuid, $7::text, $8::text, $9::int,
      $10::text, $11::text, $3::timestamptz
    where $6::uuid is not null
  ),
  messages as (
    select
      row_number() over () as position, gen_random_uuid() as message_id, u.user_id, m.email, m.kind,
      m.content, m.link, m.calendar, m.is_email_only,
      m.dedupe_key || coalesce(':' || u.user_id, '') as once_key
    from
      json_to_recordset($12::json) as m (
        user_ids uuid[], email citext, kind text, content jsonb, link text, calendar jsonb,
        is_email_only boolean, dedupe_key text
      )
      cross join lateral unnest(coalesce(m.user_ids, array[null::uuid])) as u (user_id)
  ),
  new_keys as (
    insert into outbox_keys (once_key, created_at)
    select distinct once_key, $3::timestamptz
    from messages
    where once_key is not null
    on conflict (once_key) do nothing
    returning once_key
  ),
  mailed as (
    insert into
      outbox (
        message_id, user_id, email, kind, content, link, calendar, created_at, next_try_at, once_key,
        traceparent
      )
    select
      message_id, user_id, email, kind, content, link, calendar, $3::timestamptz,
      $3::timestamptz, once_key, $13::text
    from messages m
    where
      once_key is null
      or (
        once_key in (select once_key from new_keys)
        and not exists (
          select from messages e where e.once_key = m.once_key and e.position < m.position
        )
      )
    order by position
    returning id, message_id
  )
insert into notices (user_id, kind, content, link, created_at, actor)
select m.user_id, m.kind, m.content, m.link, $3::timestamptz, $14
from mailed join messages m using (message_id)
where not m.is_email_only
order by mailed.id`,
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
