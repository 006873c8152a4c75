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

-- Operators in whose time zone it is morning on a day on which they had no digest yet; not while they
-- are absent. Read from the index of the team, a few dozen rows, once a minute.
-- fragment: morning_operators
select
  u.user_id, u.operator_role, u.partner_id, l.today,
  (l.today + make_interval(hours => :from_hour::int)) at time zone u.time_zone as due_at
from
  users u
  cross join lateral (
    select
      (:now::timestamptz at time zone u.time_zone)::date as today,
      extract(hour from :now::timestamptz at time zone u.time_zone) as hour
  ) l
where
  u.type = 'O'
  and u.status = {{user.ACTIVE}}
  and l.hour >= :from_hour::int
  and l.hour < :to_hour::int
  and (u.digest_on is null or u.digest_on < l.today)
  and not exists (
    select
    from operator_absences x
    where x.user_id = u.user_id and l.today between x.absent_from and x.absent_until
  )

-- name: digestsDue
-- column: due_at: string
select m.user_id, m.due_at::text as due_at
from ({{morning_operators}}) m
where (m.due_at, m.user_id) > (:after_at::timestamptz, :after_id::uuid)
order by m.due_at, m.user_id
limit 100;

-- name: morningOperator
-- row: MorningOperator
-- column: operator_role: OperatorRole
-- column: day: string
select m.user_id, m.operator_role, m.partner_id, to_char(m.today, 'YYYY-MM-DD') as day
from ({{morning_operators}}) m
where m.user_id = :user_id;

-- Interns of a partner's batches who have something to do, as the list of people filters them: someone
-- can be in several of these lists. Of all of them, `interns` counts each once.
-- name: partnerTurns
-- row: PartnerTurn
-- column: count: number
-- column: interns: number
with turns as (
  select distinct b.batch_id, b.name as batch_name, x.status, a.intern_id
  from
    batches b
    join applications a using (batch_id)
    join applications x using (intern_id)
    join batches y on y.batch_id = x.batch_id and y.partner_id = b.partner_id
  where
    b.partner_id = :partner_id
    and (
      (x.status in ({{application.NOT_STARTED}}, {{application.IN_PROGRESS}}) and b.enrolment_closes_at > :now::timestamptz)
      or (x.status = {{application.CHANGES_REQUESTED}} and (b.programme_end is null or b.programme_end >= :now::date))
    )
)
select
  t.batch_id, t.batch_name, t.status, count(*)::int as count,
  (
    select count(distinct d.intern_id)::int
    from turns d
  ) as interns
from turns t
group by t.batch_id, t.batch_name, t.status
order by t.batch_name, t.batch_id, t.status desc;

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
