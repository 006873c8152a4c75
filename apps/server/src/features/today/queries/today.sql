-- name: todayCounts
-- row: TodayCount
-- column: list: TodayList | 'FAILED_MAILS' | 'FAILING_EVENTS' | 'PAYMENT_DIFFERENCES'
-- column: kind: OverdueKind | null
-- column: day: string | null
-- column: count: number
select
  x.list, x.kind,
  case when x.kind is not null then to_char(x.at at time zone 'UTC', 'YYYY-MM-DD') end as day,
  count(*)::int as count
from
  (
    {{today_items}}
  ) x
group by x.list, x.kind, day;

-- name: anyBatch
select batch_id
from batches
limit 1;

-- list: todayItemRows
-- row: TodayItemRow
-- column: list: TodayList
-- column: kind: OverdueKind | null
-- column: id: string
-- column: at: string
-- column: title: string
-- column: detail: string
-- column: link_id: string | null
-- column: is_concern: boolean
-- column: user_id: string | null
select
  x.list, x.kind, x.id, x.at,
  coalesce(trim(u.first_name || ' ' || u.last_name), c.name, x.label, '') as title,
  case when u.user_id is not null then coalesce(c.name, '') else '' end as detail, x.link_id,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern, u.user_id
from
  ({{today_items}}) x
  left join interns n on n.intern_id = x.intern_id
  left join users u on u.user_id = n.user_id
  left join companies c on c.company_id = x.company_id
  left join internship_actions r on x.kind = 'ACTION' and r.action_id = x.link_id
