-- Requests of interns and company members. Copies of one's own data are made at once.
-- list: privacyRequestRows
-- row: PrivacyRequestRow
-- column: id: string
-- column: kind: PrivacyRequestKind
-- column: email: string
-- column: name: string
-- column: requested_at: string
-- column: planned_at: string | null
-- column: done_at: string | null
select
  q.id, q.kind, q.requested_at, q.planned_at, q.done_at, u.user_id, u.email::text as email,
  trim(u.first_name || ' ' || u.last_name) as name, u.erased_at
from
  (
    select
      'ERASURE' as kind, r.user_id::text as id, r.user_id, r.erasure_requested_at as requested_at,
      r.erase_at as planned_at, r.erased_at as done_at
    from users r
    where r.erasure_requested_at is not null
    union all
    select
      'ACCESS' as kind, e.id::text as id, e.subject_id as user_id, e.at as requested_at,
      null::timestamptz as planned_at, e.at as done_at
    from event_log e
    where e.machine = 'account' and e.move = 'export'
  ) q
  join users u on u.user_id = q.user_id;

-- name: retentionCounts
select rule, expired_at, row_count
from retention_counts;
