-- Writes the events, notifications and stored response of a transaction. The data-modifying parts
-- insert in the order of the lists; identities of `outbox` keep it for the notices.
-- name: writePending
-- param: actor_id: string | null
-- param: session_key: string | null
-- param: request_id: string | null
-- param: call: string | null
-- param: body_hash: string | null
-- param: status: number | null
-- param: answer: string | null
-- param: cookie_salt: string | null
-- param: traceparent: string | null
with
  recorded as (
    insert into
      event_log (
        machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id,
        candidature_id, reason, note, data, at
      )
    select
      machine, name, subject_id, from_state, to_state, :actor_kind, :actor_id::uuid, company_id,
      intern_id, candidature_id, reason, note, data, :now::timestamptz
    from
      json_to_recordset(:events::json) as e (
        machine text, name text, subject_id uuid, from_state text, to_state text, company_id uuid,
        intern_id uuid, candidature_id uuid, reason text, note text, data jsonb
      )
  ),
  stored as (
    insert into requests (session_key, request_id, call, body_hash, status, answer, cookie_salt, at)
    select
      :session_key::text, :request_id::uuid, :call::text, :body_hash::text, :status::int,
      :answer::text, :cookie_salt::text, :now::timestamptz
    where :request_id::uuid is not null
  ),
  messages as (
    select
      row_number() over () as position, gen_random_uuid() as message_id, u.user_id, m.email, m.kind,
      m.content, m.link, m.calendar, m.is_email_only,
      m.dedupe_key || coalesce(':' || u.user_id, '') as once_key
    from
      json_to_recordset(:messages::json) as m (
        user_ids uuid[], email citext, kind text, content jsonb, link text, calendar jsonb,
        is_email_only boolean, dedupe_key text
      )
      cross join lateral unnest(coalesce(m.user_ids, array[null::uuid])) as u (user_id)
  ),
  new_keys as (
    insert into outbox_keys (once_key, created_at)
    select distinct once_key, :now::timestamptz
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
      message_id, user_id, email, kind, content, link, calendar, :now::timestamptz,
      :now::timestamptz, once_key, :traceparent::text
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
select m.user_id, m.kind, m.content, m.link, :now::timestamptz, :actor
from mailed join messages m using (message_id)
where not m.is_email_only
order by mailed.id;

-- Marks the given notifications as read, or all if they are null.
-- name: readNotices
-- param: notice_ids: readonly string[] | null
update notices
set read_at = :read_at
where
  user_id = :user_id
  and read_at is null
  and (:notice_ids::uuid[] is null or notice_id = any (:notice_ids));
