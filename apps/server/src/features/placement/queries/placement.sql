-- fragment: unplaced
select
  a.application_id, a.intern_id, a.batch_id, a.career_field_id,
  coalesce({{placement_ends_at(b)}}, 'infinity') as ends_at, coalesce(k.stage, 'NONE') as step,
  coalesce(k.stage_since, a.decided_at, a.created_at) as step_at, k.candidature_id, k.company_id,
  k.plan_id
from
  applications a
  join batches b using (batch_id)
  left join lateral (
    select c.stage, c.stage_since, c.candidature_id, c.company_id, c.plan_id
    from candidatures c
    where c.application_id = a.application_id
    order by c.stage in ({{candidature.open}}) desc, c.stage_since desc, c.candidature_id
    limit 1
  ) k on true
where
  a.status = {{application.APPROVED}}
  and not exists (
    select
    from
      candidatures c
      join offers o using (candidature_id)
      join internships i using (offer_id)
    where c.application_id = a.application_id and i.status in ({{internship.active}})
  )

-- When the person was last reminded.
-- fragment: nudged_at
select max(v.at) as nudged_at
from event_log v
where v.subject_id = x.application_id and v.machine = 'application' and v.move = 'nudge'

-- When a plan was proposed to the person, and whether a candidature for it is not over.
-- fragment: proposal_columns
(
  select max(v.at)
  from event_log v
  where
    v.subject_id = x.application_id
    and v.machine = 'application'
    and v.move = 'proposeMatch'
    and v.data ->> 'plan_id' = p.plan_id::text
) as proposed_at,
exists (
  select
  from candidatures c
  where
    c.application_id = x.application_id
    and c.plan_id = p.plan_id
    and c.stage in ({{candidature.open}})
) as has_candidature

-- Whose turn it is, is read for the rows of a page only. Without a wait of a candidature it is the
-- team's: that is the wait of everyone who is approved and has none.
-- list: unplacedRows
-- row: UnplacedRow
-- column: step: PlacementStep
-- column: name: string
-- column: career_field: string | null
-- column: placement_ends_at: string | null
-- column: step_at: string
-- column: company_id: string | null
-- column: company_name: string | null
-- column: plan_name: string | null
-- column: side: WaitSide
-- column: due_at: string | null
-- column: nudged_at: string | null
-- column: owner_name: string | null
select
  x.application_id, u.user_id, trim(u.first_name || ' ' || u.last_name) as name, x.batch_id,
  b.name as batch_name, f.label as career_field, nullif(x.ends_at, 'infinity') as placement_ends_at,
  x.step, x.step_at, c.company_id, c.name as company_name, p.name as plan_name, coalesce(t.side, 'operator') as side,
  t.due_at, e.nudged_at, o.first_name || ' ' || o.last_name as owner_name
from
  ({{unplaced}}) x
  join interns n on n.intern_id = x.intern_id
  join users u on u.user_id = n.user_id
  join batches b on b.batch_id = x.batch_id
  left join lookup f on f.list = 'career-field' and f.id = x.career_field_id
  left join companies c on c.company_id = x.company_id
  left join plans p on p.plan_id = x.plan_id
  left join lateral (
    select w.side, w.due_at
    from ({{waits}}) w
    where w.kind = 'CANDIDATURE' and w.id = x.candidature_id
    limit 1
  ) t on true
  left join lateral ({{nudged_at}}) e on true
  left join wait_owners h on h.kind = 'PLACEMENT' and h.subject_id = x.application_id
  left join users o on o.user_id = h.owner_id

-- The same people, locked by their applications before, with what decides whether they are written to.
-- name: unplacedByIds
-- param: plan_id: string | null
-- row: UnplacedTarget
-- column: nudged_at: string | null
-- column: proposed_at: string | null
-- column: has_candidature: boolean
-- column: placement_ends_at: string | null
select
  x.application_id, x.intern_id, u.user_id, u.first_name, u.last_name, b.name as batch_name,
  nullif(x.ends_at, 'infinity') as placement_ends_at,
  ({{nudged_at}}) as nudged_at,
  {{proposal_columns}}
from
  ({{unplaced}}) x
  join interns n on n.intern_id = x.intern_id
  join users u on u.user_id = n.user_id
  join batches b on b.batch_id = x.batch_id
  cross join (select :plan_id::text::uuid as plan_id) p
where x.application_id = any (:application_ids::uuid[])
order by x.application_id;

-- When each plan was proposed to the person, and which have a candidature that is not over.
-- name: proposalFacts
-- row: ProposalFactsRow
-- column: plan_id: string
-- column: proposed_at: string | null
-- column: has_candidature: boolean
select
  p.plan_id::text as plan_id,
  {{proposal_columns}}
from plans p cross join (select :application_id::uuid as application_id) x
where p.plan_id = any (:plan_ids::uuid[]);

-- A plan with an opening, and who is told about people for it.
-- name: openPlan
-- column: users: string[]
select
  p.plan_id, p.name, c.company_id, c.name as company_name,
  {{plan_contacts(p.company_id, p.plan_id)}} as users
from plans p join companies c on c.company_id = p.company_id
where
  p.plan_id = :plan_id
  and p.status in ({{plan.visible}})
  and not p.is_taken_down
  and c.status = {{company.APPROVED}}
  and p.openings_taken < p.openings;

-- Plans with an opening, to propose one of them.
-- list: proposablePlanRows
-- row: ProposablePlanRow
-- column: openings_left: number
select x.plan_id, x.name, x.company_name, x.openings_left
from
  (
    select
      p.plan_id, p.name, p.company_id, c.name as company_name,
      p.openings - p.openings_taken as openings_left
    from plans p join companies c on c.company_id = p.company_id
    where
      p.status in ({{plan.visible}})
      and not p.is_taken_down
      and c.status = {{company.APPROVED}}
      and p.openings_taken < p.openings
  ) x
