-- name: recordEvent
-- param: from_state: string | null
-- param: to_state: string | null
-- param: actor_id: string | null
-- param: company_id: string | null
-- param: intern_id: string | null
-- param: candidature_id: string | null
-- param: reason: string | null
-- param: note: string | null
insert into
  event_log (
    machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id,
    candidature_id, reason, note, data, at
  )
values
  (
    :machine, :name, :subject_id, :from_state, :to_state, :actor_kind, :actor_id, :company_id,
    :intern_id, :candidature_id, :reason, :note, :data, :at
  );

-- name: notifyUsers
-- param: calendar: string | null
-- param: dedupe_key: string | null
with
  mailed as (
    insert into
      outbox (message_id, user_id, kind, content, link, calendar, created_at, next_try_at, once_key)
    select
      gen_random_uuid(), user_id, :kind, :content::jsonb, :link, :calendar::jsonb, :now, :now,
      :dedupe_key || ':' || user_id
    from unnest(:user_ids::uuid[]) as user_id
    on conflict (once_key) do nothing
    returning user_id, kind, content, link, created_at
  )
insert into notices (user_id, kind, content, link, created_at, actor)
select user_id, kind, content, link, created_at, :actor
from mailed
where not :is_email_only;

-- Marks the given notifications as read, or all if they are null.
-- name: readNotices
-- param: notice_ids: readonly string[] | null
update notices
set read_at = :read_at
where
  user_id = :user_id
  and read_at is null
  and (:notice_ids::uuid[] is null or notice_id = any (:notice_ids));

-- name: notifyAddress
-- param: dedupe_key: string | null
insert into outbox (message_id, email, kind, content, link, created_at, next_try_at, once_key)
values (gen_random_uuid(), :email, :kind, :content, :link, :now, :now, :dedupe_key)
on conflict (once_key) do nothing;
