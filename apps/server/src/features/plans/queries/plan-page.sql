-- A plan that was published, in whatever state it is.
-- name: findPlanPage
-- row: PlanPageRow
-- column: career_field: string | null
-- column: openings_left: number
-- column: is_paid: boolean
-- column: skills: string[]
-- column: working_from: string
-- column: working_to: string
-- column: published_at: string
select
  {{public_plan_columns(p, f)}}, p.status, p.paused_reason, p.is_taken_down, p.company_id,
  c.name as company_name, c.time_zone as company_time_zone, p.openings, p.openings_taken,
  p.published_at, p.updated_at
from
  plans p
  join companies c on c.company_id = p.company_id
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
where p.plan_id = :plan_id and p.published_at is not null;

-- name: publishedPlanForUpdate
select plan_id, company_id, is_taken_down
from plans
where plan_id = :plan_id and published_at is not null
for update;

-- list: planEventRows
-- row: PlanEventRow
-- column: id: string
-- column: actor_name: string | null
select
  e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.reason, e.note
from event_log e left join users a on a.user_id = e.actor_id
