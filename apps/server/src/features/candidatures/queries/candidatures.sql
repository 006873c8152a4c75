-- fragment: columns
c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, c.stage, c.stage_since,
c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.reminded_at, c.company_details,
p.name as plan_name, co.name as company_name,
n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
{{is_name_visible(c.company_id, c.intern_id)}} as is_name_visible,
u.time_zone as intern_time_zone,
(
  n.is_hidden
  or u.status <> {{user.ACTIVE}}
  or has_active_internship(c.intern_id, c.plan_id, {{plan_days}})
) as is_intern_taken,
{{placement_ends_at(b)}} as placement_ends_at

-- fragment: joins
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = c.company_id
join applications a on a.application_id = c.application_id
join batches b on b.batch_id = a.batch_id
join interns n on n.intern_id = c.intern_id
join users u on u.user_id = n.user_id

-- fragment: scoped
c.candidature_id = :candidature_id
and (:company_id::uuid is null or c.company_id = :company_id)
and (:intern_id::uuid is null or c.intern_id = :intern_id and c.known_to_intern_at is not null)

-- fragment: plan_days
daterange (
  coalesce(p.start_month, '-infinity'::date),
  case
    when p.start_month is null then 'infinity'::date
    else p.start_month + coalesce(p.duration_min, 4) * 7
  end
)

-- The caller has locked the parents within its scope.
-- name: selectCandidatureForUpdate
-- merge: candidature_ids by candidature_id
-- row: LockedCandidatureRow
-- column: known_to_intern_at // Null for a shortlist that is private to the company.
-- column: is_name_visible: boolean
-- column: is_intern_taken: boolean // Hidden, deactivated, or hired for dates that overlap the plan's.
-- column: placement_ends_at // The first instant after the batch's placement deadline.
select {{columns}}
from candidatures c {{joins}}
where c.candidature_id = any (:candidature_ids::uuid[])
for update of c;

-- name: candidatureById
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: CandidatureRow
-- column: plan_supervisor_ids: string[]
-- column: is_name_visible: boolean
-- column: is_intern_taken: boolean
select
  {{columns}},
  p.status as plan_status, a.status as application_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids
from candidatures c {{joins}}
where {{scoped}};

-- The open candidature of an intern and a plan of this company.
-- name: selectOpenCandidature
-- param: company_id: CompanyScope | null
select candidature_id
from candidatures
where
  plan_id = :plan_id
  and intern_id = :intern_id
  and (:company_id::uuid is null or company_id = :company_id)
  and stage not in ({{candidature.settled}});

-- name: insertCandidature
-- param: stage: CandidatureStage
-- param: interested_at: string | null
-- param: known_to_intern_at: string | null
insert into
  candidatures (
    candidature_id, company_id, plan_id, intern_id, application_id, stage, interested_at,
    known_to_intern_at, stage_since, created_at
  )
values
  (
    :candidature_id, :company_id, :plan_id, :intern_id, :application_id, :stage, :interested_at,
    :known_to_intern_at, :now, :now
  );

-- Takes `from` and `to` from the transition; a repeated request changes no row.
-- name: updateStage
-- merge: candidature_ids by candidature_id
-- param: from: CandidatureStage | null
-- param: to: CandidatureStage | null
-- param: end_reason: string | null
-- param: end_note: string | null
-- row: CandidatureKeyRow
update candidatures
set
  stage = :to, stage_since = :now, end_reason = :end_reason, end_note = :end_note,
  known_to_intern_at = case
    when :is_shown then coalesce(known_to_intern_at, :now)
    else known_to_intern_at
  end,
  name_visible_at = coalesce(
    name_visible_at,
    case when :to = {{candidature.INTERVIEW_SCHEDULED}} then :now::timestamptz
    end
  ),
  interest_used_ms = interest_used_ms + case
    when stage = {{candidature.INTERESTED}} then (
      extract(epoch from :now::timestamptz - stage_since) * 1000
    )::bigint
    else 0
  end
where candidature_id = any (:candidature_ids::uuid[]) and stage = :from
returning candidature_id, company_id, intern_id, plan_id;

-- Records interest in a plan whose company had shortlisted the intern; the stage and its date
-- stay.
-- name: recordInterest
update candidatures
set interested_at = :now, known_to_intern_at = coalesce(known_to_intern_at, :now)
where candidature_id = :candidature_id and stage = {{candidature.SHORTLISTED}} and interested_at is null;

-- Details of the newest other candidature that has them.
-- name: detailsBefore
-- param: company_id: CompanyScope
select company_details
from candidatures
where company_id = :company_id and candidature_id <> :except and company_details ? 'legal_name'
order by created_at desc
limit 1;

-- name: lockDetails
-- param: company_id: CompanyScope
select company_details
from candidatures
where candidature_id = :candidature_id and company_id = :company_id
for update;

-- name: saveDetails
-- param: company_id: CompanyScope
update candidatures
set company_details = :company_details::jsonb
where candidature_id = :candidature_id and company_id = :company_id;

-- A plan that an intern may express interest in, with the intern's application.
-- name: planForInterest
-- param: intern_id: InternScope
-- row: InterestPlanRow
-- column: is_intern_taken: boolean
select
  p.plan_id, p.company_id, p.status as plan_status, a.application_id,
  a.status as application_status,
  exists (
    select
    from internships h
    where
      h.intern_id = :intern_id
      and h.status in ({{internship.active}})
      and daterange (h.starts_on, h.ends_on, '[]') && {{plan_days}}
  ) as is_intern_taken,
  {{placement_ends_at(b)}} as placement_ends_at
from
  plans p
  join companies co on co.company_id = p.company_id and co.status = {{company.APPROVED}}
  join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = :intern_id
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
where p.plan_id = :plan_id and p.status in ({{plan.known}}) and not p.is_taken_down;
