-- list: failedMailRows
-- row: FailedMailRow
-- column: id: string
-- column: to_address: string
-- column: last_error: string
-- column: content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
-- column: is_wiped: boolean
-- column: time_zone: string | null
select
  o.id::text as id, o.kind, o.content, o.link, o.user_id,
  coalesce(u.email, o.email)::text as to_address, u.time_zone, o.created_at, o.tries, o.skipped,
  o.next_try_at, o.last_error,
  {{is_wiped_mail(o)}} as is_wiped
from outbox o left join users u on u.user_id = o.user_id
