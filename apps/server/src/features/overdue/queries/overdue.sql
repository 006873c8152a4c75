-- name: overdueCounts
-- row: OverdueCount
-- column: kind: OverdueKind
-- column: count: number
-- column: oldest_due: string
select w.kind, count(*)::int as count, min(w.due_at) as oldest_due
from
  (
    {{waits}}
  ) w
where w.kind in ({{overdue_kinds}}) and w.late_from <= :now::timestamptz
group by w.kind
order by oldest_due, w.kind;

-- name: managerUsers
select user_id
from users
where type = 'O' and status = {{user.ACTIVE}} and operator_role = {{operator_role.MANAGER}}
order by user_id;

-- list: overdueRows
-- row: OverdueRow
-- column: kind: OverdueKind
-- column: id: string
-- column: title: string
-- column: detail: string
-- column: company_name: string | null
-- column: is_concern: boolean
-- column: since: string
-- column: due_at: string
select w.kind, w.id::text as id, t.title, t.detail, t.is_concern, w.company_id, t.company_name,
  w.since, w.due_at
from
  ({{waits}}) w
  cross join lateral (
    {{wait_texts(w)}}
  ) t
