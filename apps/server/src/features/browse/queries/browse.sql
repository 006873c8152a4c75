-- fragment: search_columns
career_field_id, specialisation_ids::text as specialisation_ids, skill_ids::text as skill_ids,
project_ids::text as project_ids,
(extract(year from start_month) * 12 + extract(month from start_month))::int as month_number,
duration_weeks, time_zone, floor(extract(epoch from approved_at) * 1000)::int8 as approved_ms

-- fragment: plan_columns
p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids,
p.start_month, p.duration_min, p.duration_max,
to_char(p.working_from, 'HH24:MI') as working_from,
to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone,
p.hours_a_week

-- fragment: card_columns
n.intern_id, u.first_name, u.last_name,
{{is_name_visible(:company_id::uuid, n.intern_id)}} as is_name_visible,
u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code, u.time_zone,
coalesce(un.name, n.university_name) as university, n.major, le.label as education_level,
lf.label as career_field, a.career_field_id, n.start_month, n.duration_weeks, n.hours_a_week,
coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids,
array(
  select h.plan_id
  from shortlist h
  where h.company_id = :company_id and h.intern_id = n.intern_id
)::text[] as shortlisted_for,
exists (
  select
  from not_interested x
  where x.company_id = :company_id and x.intern_id = n.intern_id
) as is_not_interested,
(
  select
    jsonb_build_object('candidature_id', c.candidature_id, 'stage', c.stage, 'plan_id', c.plan_id)
  from candidatures c
  where c.company_id = :company_id and c.intern_id = n.intern_id
  order by c.stage in ({{candidature.settled}}), c.stage_since desc
  limit 1
) as candidature

-- fragment: card_joins
join users u on u.user_id = n.user_id
left join lookup lc on lc.list = 'country' and lc.id = u.country_id
left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
) a on true
left join universities un on un.university_id = n.university_id
left join lookup le on le.list = 'education-level' and le.id = n.education_level_id
left join lookup lf on lf.list = 'career-field' and lf.id = a.career_field_id

-- The lowest transaction that has not ended, from which changes have to be read.
-- name: searchHorizon
-- column: horizon: string
select pg_snapshot_xmin(pg_current_snapshot())::text as horizon;

-- The rows behind an id. Arrays come as text, which is faster to parse.
-- name: searchRows
-- row: SearchRow
-- column: specialisation_ids: string
-- column: skill_ids: string
-- column: project_ids: string
-- column: month_number: number
-- column: approved_ms: number
select intern_id, {{search_columns}}
from intern_search
where intern_id > :after_id
order by intern_id
limit :limit;

-- Rows that changed or left, in the order of the transactions. Without any, one row that only
-- carries the horizon.
-- name: searchChanges
-- column: horizon: string
-- column: xid: string | null
-- column: intern_id: string | null
-- column: is_gone: boolean
-- column: career_field_id: number
-- column: specialisation_ids: string
-- column: skill_ids: string
-- column: project_ids: string
-- column: month_number: number
-- column: duration_weeks: number
-- column: time_zone: string
-- column: approved_ms: number
select
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.xid::text as xid, c.intern_id,
  c.is_gone, c.career_field_id, c.specialisation_ids, c.skill_ids, c.project_ids, c.month_number,
  c.duration_weeks, c.time_zone, c.approved_ms
from
  (select) as always
  left join (
    (
      select xid, intern_id, false as is_gone, {{search_columns}}
      from intern_search
      where
        xid >= :after_xid::text::xid8
        and (xid, intern_id) > (:after_xid::text::xid8, :after_id::uuid)
      order by xid, intern_id
      limit :limit
    )
    union all
    (
      select g.xid, g.intern_id, true, 0, '', '', '', 0, 0, '', 0
      from intern_search_gone g
      where
        g.xid >= :after_xid::text::xid8
        and (g.xid, g.intern_id) > (:after_xid::text::xid8, :after_id::uuid)
        and not exists (select from intern_search s where s.intern_id = g.intern_id)
      order by g.xid, g.intern_id
      limit :limit
    )
    order by xid, intern_id
    limit :limit
  ) c on true
order by c.xid, c.intern_id;

-- The chosen plans of a company, or all active ones if none is chosen or none belongs to it.
-- name: plansForMatch
-- param: company_id: CompanyScope
-- row: MatchPlanRow
-- column: working_from: string
-- column: working_to: string
-- column: zone: string
select {{plan_columns}}
from plans p join companies co on co.company_id = p.company_id
where
  p.company_id = :company_id
  and case
    when exists (
      select
      from plans k
      where k.company_id = :company_id and k.plan_id = any (:plan_ids::uuid[])
    ) then p.plan_id = any (:plan_ids::uuid[])
    else p.status = {{plan.ACTIVE}} and not p.is_taken_down
  end
order by p.published_at desc nulls last, p.plan_id
limit 10;

-- name: plansById
-- row: MatchPlanRow
select {{plan_columns}}
from plans p join companies co on co.company_id = p.company_id
where p.plan_id = any (:plan_ids::uuid[]);

-- Plans available for a search: active plans, and chosen plans in any status.
-- name: planChoices
-- param: company_id: CompanyScope
select plan_id, name, status, career_field_id
from plans
where company_id = :company_id and ((status = {{plan.ACTIVE}} and not is_taken_down) or plan_id = any (:plan_ids::uuid[]))
order by name, plan_id
limit 100;

-- name: hiddenInterns
-- param: company_id: CompanyScope
select intern_id
from not_interested
where company_id = :company_id;

-- Interns with a candidature of this company at one of these stages.
-- name: internsAtStages
-- param: company_id: CompanyScope
-- param: stages: readonly CandidatureStage[]
select distinct intern_id
from candidatures
where company_id = :company_id and stage = any (:stages::text[]);

-- name: hiddenFields
-- param: company_id: CompanyScope
select hidden_career_field_ids
from companies
where company_id = :company_id;

-- Excludes hidden and deactivated interns, even if the search index is outdated.
-- name: cardsById
-- param: company_id: CompanyScope
-- row: CardRow
-- column: is_name_visible: boolean
-- column: education_level: string | null
-- column: career_field: string | null
-- column: skill_ids: number[]
-- column: project_ids: number[]
-- column: shortlisted_for: (string | null)[]
-- column: is_not_interested: boolean
-- column: candidature: { candidature_id: string; stage: CandidatureStage; plan_id: string } | null
select {{card_columns}}
from interns n {{card_joins}}
where n.intern_id = any (:intern_ids::uuid[]) and not n.is_hidden and u.status = {{user.ACTIVE}};

-- For a shortlist or candidature, whose parties remain visible to each other.
-- name: anyCardsById
-- param: company_id: CompanyScope
-- row: CardRow
select {{card_columns}}
from interns n {{card_joins}}
where n.intern_id = any (:intern_ids::uuid[]);

-- An intern in browse, or a party of a candidature of this company.
-- name: profileById
-- param: company_id: CompanyScope
-- row: CandidateProfileRow
-- column: is_name_visible: boolean
-- column: education_level: string | null
-- column: career_field: string | null
-- column: skill_ids: number[]
-- column: project_ids: number[]
-- column: shortlisted_for: (string | null)[]
-- column: is_not_interested: boolean
-- column: candidature: { candidature_id: string; stage: CandidatureStage; plan_id: string } | null
-- column: application_id: string | null
-- column: specialisation_ids: number[]
-- column: skill_to_improve_ids: number[]
-- column: introduction: string | null
-- column: email: string
-- column: entries: { entry_id: string; kind: 'education' | 'experience' | 'portfolio'; data: Readonly<Record<string, unknown>>; file_name: string | null }[]
-- column: videos: { question: string; file_id: string; seconds: number }[]
select
  {{card_columns}}, a.application_id,
  case when not 'introduction' = any (n.hidden_parts) then n.introduction end as introduction,
  coalesce(a.specialisation_ids, '{}') as specialisation_ids,
  coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids, n.graduation_month,
  u.email::text, u.phone,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'entry_id', e.entry_id, 'kind', e.kind, 'data', e.data - 'certificate_file_id',
            'file_name',
            (
              select f.name
              from files f
              where e.kind = 'portfolio' and f.file_id = (e.data ->> 'file_id')::uuid
            )
          )
          order by e.kind, e.sort, e.created_at
        )
      from profile_entries e
      where e.intern_id = n.intern_id and not e.kind = any (n.hidden_parts)
    ),
    '[]'
  ) as entries,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('question', v.question, 'file_id', v.file_id, 'seconds', v.seconds)
          order by v.created_at
        )
      from video_answers v
      where v.intern_id = n.intern_id
    ),
    '[]'
  ) as videos
from interns n {{card_joins}}
where
  n.intern_id = :intern_id
  and (
    (
      exists (select from intern_search s where s.intern_id = n.intern_id)
      and not n.is_hidden
      and u.status = {{user.ACTIVE}}
    )
    or exists (
      select
      from candidatures c
      where c.company_id = :company_id and c.intern_id = n.intern_id
    )
  );

-- Only the facts of interns that a match needs.
-- name: factsById
-- row: MatchFactsRow
-- column: skill_ids: number[]
-- column: project_ids: number[]
select
  n.intern_id, a.career_field_id, coalesce(a.skill_ids, '{}') as skill_ids,
  coalesce(a.project_ids, '{}') as project_ids, n.start_month, n.duration_weeks, n.hours_a_week,
  u.time_zone
from
  interns n
  join users u on u.user_id = n.user_id
  left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
  ) a on true
where n.intern_id = any (:intern_ids::uuid[]);

-- name: internOfApplication
-- param: company_id: CompanyScope
select a.intern_id
from applications a
where
  a.application_id = :application_id
  and (
    exists (select from intern_search s where s.intern_id = a.intern_id)
    or exists (
      select
      from candidatures c
      where c.company_id = :company_id and c.intern_id = a.intern_id
    )
  );

-- name: opportunityOptions
-- param: company_id: CompanyScope
-- row: OpportunityOptionRow
-- column: career_field: string | null
-- column: supervisor_ids: string[]
-- column: openings_left: number
select
  p.plan_id, p.name, p.status, l.label as career_field,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids,
  p.openings - p.openings_taken as openings_left
from plans p left join lookup l on l.list = 'career-field' and l.id = p.career_field_id
where
  p.company_id = :company_id
  and p.status <> {{plan.DRAFT}}
  and (cardinality(:career_field_ids::int[]) = 0 or p.career_field_id = any (:career_field_ids::int[]))
order by p.status = {{plan.ARCHIVED}}, p.name, p.plan_id
limit 200;

-- Plans that interns see, newest first, marked if this intern has an open
-- candidature.
-- name: relevantPlans
-- param: intern_id: InternScope
-- row: RelevantPlanRow
-- column: working_from: string
-- column: working_to: string
-- column: zone: string
-- column: is_paid: boolean
-- column: is_interested: boolean
select
  {{plan_columns}}, p.description, p.place, p.stipend_amount is not null as is_paid,
  p.stipend_amount, trim(p.stipend_currency) as stipend_currency, co.name as company_name,
  co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  exists (
    select
    from candidatures c
    where
      c.plan_id = p.plan_id
      and c.intern_id = :intern_id
      and c.known_to_intern_at is not null
      and c.stage not in ({{candidature.ended}})
  ) as is_interested
from plans p join companies co on co.company_id = p.company_id
where p.status in ({{plan.visible}}) and not p.is_taken_down and co.status = {{company.APPROVED}} and p.openings_taken < p.openings
order by p.published_at desc nulls last, p.plan_id
limit :limit;

-- Plans with openings for an intern of whom the programme team takes care, newest first. Those that the
-- intern has a candidature for are left out.
-- name: openPlansFor
-- row: OpenPlanRow
-- column: working_from: string
-- column: working_to: string
-- column: zone: string
-- column: openings_left: number
select
  {{plan_columns}}, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, p.openings - p.openings_taken as openings_left
from plans p join companies co on co.company_id = p.company_id
where
  p.status in ({{plan.visible}})
  and not p.is_taken_down
  and co.status = {{company.APPROVED}}
  and p.openings_taken < p.openings
  and not exists (
    select
    from candidatures c
    where
      c.plan_id = p.plan_id and c.intern_id = :intern_id and c.stage not in ({{candidature.ended}})
  )
order by p.published_at desc nulls last, p.plan_id
limit :limit;

-- Whether the newest application can still lead to internships.
-- name: placementFacts
-- param: intern_id: InternScope
select
  a.status,
  {{placement_ends_at(b)}} as placement_ends_at
from applications a join batches b using (batch_id)
where a.intern_id = :intern_id
order by a.created_at desc
limit 1;

-- The plan for an id, either of an own candidature or of a plan that interns see.
-- name: planOfMatch
-- param: intern_id: InternScope
-- column: plan_id: string
select plan_id
from candidatures
where
  candidature_id = :candidature_id
  and intern_id = :intern_id
  and known_to_intern_at is not null
union all
select p.plan_id
from plans p join companies co on co.company_id = p.company_id
where p.plan_id = :candidature_id and p.status in ({{plan.visible}}) and not p.is_taken_down and co.status = {{company.APPROVED}}
limit 1;
