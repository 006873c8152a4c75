import { statement } from './statement.ts'

export const setActor = statement<[string, string], { set_config: string }>(
  'platform.setActor',
  `select set_config('app.actor', $1, true), set_config('app.tenant', $2, true)`,
)

export const recordEvent = statement<
  [
    string,
    string,
    string,
    string | null,
    string | null,
    string,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string,
    string,
  ],
  never
>(
  'platform.recordEvent',
  `insert into event_log (machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id, candidature_id, reason, note, data, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
)

export const notifyUsers = statement<
  [
    readonly string[],
    string,
    string,
    string,
    string,
    string | null,
    boolean,
    string,
    string | null,
  ],
  never
>(
  'platform.tellUsers',
  `with mailed as (
     insert into outbox (message_id, user_id, kind, content, link, calendar, created_at, next_try_at, once_key)
     select gen_random_uuid(), user_id, $2, $3::jsonb, $4, $6::jsonb, $8, $8, $9 || ':' || user_id
     from unnest($1::uuid[]) as user_id
     on conflict (once_key) do nothing
     returning user_id, kind, content, link, created_at)
   insert into notices (user_id, kind, content, link, created_at, actor)
   select user_id, kind, content, link, created_at, $5 from mailed where not $7`,
)

export const notifyAddress = statement<
  [string, string, string, string, string, string | null],
  never
>(
  'platform.tellAddress',
  `insert into outbox (message_id, email, kind, content, link, created_at, next_try_at, once_key)
   values (gen_random_uuid(), $1, $2, $3, $4, $5, $5, $6) on conflict (once_key) do nothing`,
)
