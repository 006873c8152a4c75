-- fragment: unplaced
select
  a.application_id, a.intern_id, a.batch_id, a.career_field_id,
  coalesce({{placement_ends_at(b)}}, 'infinity') as ends_at,
  coalesce(a.decided_at, a.created_at) as approved_at
from applications a join batches b using (batch_id)
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

-- What happened last: the candidature that is open, or else the newest.
-- fragment: last_candidature
select y.stage, y.stage_since, y.candidature_id, y.company_id, y.plan_id
from candidatures y
where y.application_id = x.application_id
order by y.stage in ({{candidature.open}}) desc, y.stage_since desc, y.candidature_id
limit 1

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

-- What happened last is read for the rows of a page only.
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
-- column: owner_name: string | null
select
  x.application_id, u.user_id, trim(u.first_name || ' ' || u.last_name) as name, x.batch_id,
  b.name as batch_name, f.label as career_field, nullif(x.ends_at, 'infinity') as placement_ends_at,
  coalesce(k.stage, 'NONE') as step, coalesce(k.stage_since, x.approved_at) as step_at, c.company_id, c.name as company_name, p.name as plan_name, o.first_name || ' ' || o.last_name as owner_name
from
  ({{unplaced}}) x
  left join lateral ({{last_candidature}}) k on true
  join interns n on n.intern_id = x.intern_id
  join users u on u.user_id = n.user_id
  join batches b on b.batch_id = x.batch_id
  left join lookup f on f.list = 'career-field' and f.id = x.career_field_id
  left join companies c on c.company_id = k.company_id
  left join plans p on p.plan_id = k.plan_id
  left join wait_owners h on h.kind = 'PLACEMENT' and h.subject_id = x.application_id
  left join users o on o.user_id = h.owner_id

-- Whose turn it is, and when the person was last reminded, of the rows of a page: read apart, because
-- planning this takes longer than reading it, and the statement of a list is planned each time.
-- Without a wait of a candidature it is the team's turn: that is the wait of everyone who is approved
-- and has none.
-- name: unplacedTurns
-- row: UnplacedTurnRow
-- column: application_id: string
-- column: side: WaitSide
-- column: due_at: string | null
-- column: nudged_at: string | null
select x.application_id, coalesce(t.side, 'operator') as side, t.due_at, e.nudged_at
from
  unnest(:application_ids::uuid[]) x (application_id)
  left join lateral ({{last_candidature}}) k on true
  left join lateral (
    select w.side, w.due_at
    from ({{candidature_waits}}) w
    where w.id = k.candidature_id
    limit 1
  ) t on true
  left join lateral ({{nudged_at}}) e on true;

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
