-- fragment: columns
a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
{{placement_ends_at(b)}} as placement_ends_at,
{{placement_due_at(b)}} as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume

-- fragment: from
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id

-- One of the intern's applications by id, or else the open one, or else the newest.
-- name: applicationOf
-- param: intern_id: InternScope
-- param: application_id: string | null
-- row: ApplicationRow
-- column: intern_id: InternScope
-- column: placement_ends_at // Exclusive end: the first instant after the placement deadline.
-- column: placement_due_at // Last second of the period, as deadlines are displayed.
-- column: has_availability: boolean
-- column: open_comments: number
-- column: draft_comments: number
-- column: resume: { file_id: string; name: string; size: number } | null
select {{columns}} {{from}}
where
  a.intern_id = :intern_id
  and (:application_id::uuid is null or a.application_id = :application_id)
order by (a.status not in ({{application.ended}})) desc, a.created_at desc
limit 1;

-- name: applicationsById
-- merge: application_ids by application_id
-- row: ApplicationRow
select {{columns}} {{from}}
where a.application_id = any (:application_ids::uuid[]);

-- name: applicationsOf
-- param: intern_id: InternScope
-- row: ApplicationRow
select {{columns}} {{from}}
where a.intern_id = :intern_id
order by a.created_at desc
limit 50;

-- name: lockApplicant
select intern_id
from interns
where intern_id = :intern_id
for update;

-- fragment: applicants_of
select a.application_id, i.intern_id
from applications a join interns i on i.intern_id = a.intern_id
where a.application_id = any (:application_ids::uuid[])
order by i.intern_id

-- name: lockApplicantsOf
-- merge: application_ids by application_id
{{applicants_of}}
for update of i;

-- With the applications, whose reviewer the desk changes without their interns. Leaves out what another
-- transaction has locked.
-- name: lockFreeApplicantsOf
{{applicants_of}}
for update of a, i skip locked;

-- name: resumeOf
-- param: intern_id: InternScope
select resume_file_id
from applications
where intern_id = :intern_id and application_id = :application_id;

-- name: insertApplication
-- param: career_field_id: number | null
insert into
  applications (application_id, intern_id, batch_id, status, career_field_id, created_at, additional_answers)
values
  (
    :application_id, :intern_id, :batch_id, {{application.NOT_STARTED}}, :career_field_id, :now,
    coalesce(
      (
        select jsonb_build_object(:goal_question::text, goals)
        from interns
        where intern_id = :intern_id and goals <> ''
      ),
      '{}'
    )
  );

-- name: moveApplications
-- merge: application_ids by application_id
-- param: from: string | null
-- param: to: string | null
-- param: reviewer_id: string | null
-- param: decision_reason: string | null
update applications
set
  status = :to, started_at = case when :to = {{application.IN_PROGRESS}} then :now else started_at
  end, submitted_at = case when :to = {{application.SUBMITTED}} then :now else submitted_at
  end,
  review_days = case
    when :to = {{application.SUBMITTED}} then {{promised_days(application_review_days)}}
    else review_days
  end,
  reviewer_id = case when :to = {{application.IN_REVIEW}} then :reviewer_id::uuid else reviewer_id
  end,
  review_started_at = case when :to = {{application.IN_REVIEW}} then :now else review_started_at
  end,
  decided_at = case when :to in ({{application.APPROVED}}, {{application.REJECTED}}) then :now else decided_at
  end, decision_reason = coalesce(:decision_reason, decision_reason),
  enrolled_at = case when :to = {{application.ENROLLED}} then :now else enrolled_at
  end, due_at = case when :to = {{application.IN_PROGRESS}} then due_at
  end
where application_id = any (:application_ids::uuid[]) and status = :from
returning application_id;

-- Application of a candidature whose intern has no other upcoming, running or completed
-- internship in it.
-- name: applicationToLeave
-- row: ApplicationRow
select {{columns}} {{from}}
where
  a.application_id = (
    select c.application_id
    from candidatures c
    where c.candidature_id = :candidature_id
  )
  and not exists (
    select
    from
      internships n
      join offers o on o.offer_id = n.offer_id
      join candidatures c on c.candidature_id = o.candidature_id
    where c.application_id = a.application_id and n.status <> {{internship.CANCELLED}} and not n.ended_early
  );

-- Application of a candidature if none of its internships is upcoming or running.
-- name: applicationToComplete
-- row: ApplicationRow
select {{columns}} {{from}}
where
  a.application_id = (
    select c.application_id
    from candidatures c
    where c.candidature_id = :candidature_id
  )
  and not exists (
    select
    from
      internships n
      join offers o on o.offer_id = n.offer_id
      join candidatures c on c.candidature_id = o.candidature_id
    where c.application_id = a.application_id and n.status in ({{internship.active}})
  );

-- name: dashboardFacts
-- param: intern_id: InternScope
-- row: DashboardRow
-- column: email: string
-- column: application_id: string | null
-- column: status: ApplicationStatus | null
-- column: batch_name: string | null
select
  u.first_name, u.last_name, u.email::text, u.picture_file_id, u.time_zone, i.university_name,
  a.application_id, a.status, b.name as batch_name, i.time_zone_prompt_dismissed_at
from
  interns i
  join users u using (user_id)
  left join lateral (
    select *
    from applications
    where intern_id = i.intern_id
    order by (status not in ({{application.ended}})) desc, created_at desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = a.batch_id
where i.intern_id = :intern_id;

-- The deadline of an application whose intern has the turn.
-- fragment: own_due_at
greatest(
  a.due_at,
  case
    when a.status = {{application.CHANGES_REQUESTED}} then (
      select coalesce(max(m.sent_at), a.submitted_at)
      from application_comments m
      where m.application_id = a.application_id
    ) + interval '7 days'
    else b.enrolment_closes_at
  end
)

-- name: ownDeadline
-- column: due_at: string
select {{own_due_at}} as due_at
from applications a join batches b using (batch_id)
where a.application_id = :application_id;

-- name: ownDeadlines
-- row: OwnDeadlineRow
-- column: due_at: string
select
  a.application_id, a.intern_id, a.status, b.programme_end, b.placement_deadline,
  {{own_due_at}} as due_at
from applications a join batches b using (batch_id)
where a.application_id = any(:application_ids::uuid[]);

-- name: updateDeadline
update applications
set due_at = :due_at
where application_id = :application_id;

-- Hiring progress of an application.
-- name: hiringFacts
-- param: intern_id: InternScope
-- row: HiringProgressRow
-- column: interviews: number
-- column: has_open_candidature: boolean
-- column: open_offers: number
-- column: accepted_offers: number
-- column: internships: number
-- column: confirm: { company_name: string; role: string; by: string; ends_at: string } | null
-- column: payment: { offer_id: string; company_name: string; role: string; answer_by: string | null } | null
-- column: is_phone_verified: boolean
select
  (
    select count(distinct v.company_id)
    from interviews v
    where v.intern_id = :intern_id
  )::int as interviews,
  (
    select min(v.starts_at)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = :application_id and v.status in ({{interview.agreed}})
  ) as first_interview_at,
  (
    select max(m.sent_at)
    from application_comments m
    where m.application_id = :application_id
  ) as changes_asked_at,
  exists (
    select
    from candidatures c
    where
      c.application_id = :application_id
      and c.stage in ({{candidature.open}})
      and (
        c.stage <> {{candidature.SHORTLISTED}}
        or c.interested_at is not null
        or exists (select from interviews v where v.candidature_id = c.candidature_id)
      )
  ) as has_open_candidature,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = :application_id and o.status = {{offer.OFFERED}}
  )::int as open_offers,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = :application_id and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
  )::int as accepted_offers,
  (
    select min(o.approved_at)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = :application_id
  ) as offered_at,
  (
    select count(*)
    from internships s join offers o using (offer_id) join candidatures c using (candidature_id)
    where c.application_id = :application_id and s.status <> {{internship.CANCELLED}}
  )::int as internships,
  (
    select min(s.starts_on)
    from internships s join offers o using (offer_id) join candidatures c using (candidature_id)
    where c.application_id = :application_id and s.status <> {{internship.CANCELLED}}
  ) as starts_on,
  (
    select
      jsonb_build_object(
        'company_name', co.name, 'role', o.role, 'by',
        {{iso_timestamp(o.confirm_by)}}, 'ends_at',
        {{iso_timestamp(o.confirm_ends_at)}}
      )
    from
      offers o
      join candidatures c using (candidature_id)
      join companies co on co.company_id = o.company_id
    where
      o.intern_id = :intern_id
      and c.application_id = :application_id
      and o.confirm_next_at is not null
    order by o.confirm_by
    limit 1
  ) as confirm,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'company_name', co.name, 'role', o.role, 'answer_by',
        {{iso_timestamp(o.answer_by)}}
      )
    from
      payments y
      join offers o using (offer_id)
      join companies co on co.company_id = o.company_id
    where
      y.intern_id = :intern_id
      and y.status in ({{payment.open}})
      and o.status = {{offer.OFFERED}}
    order by o.answer_by
    limit 1
  ) as payment,
  (
    select u.phone_verified_at is not null
    from interns n join users u using (user_id)
    where n.intern_id = :intern_id
  ) as is_phone_verified;

-- Options of a list for a career field, or all options without a career field.
-- name: fieldOptions
-- param: career_field_id: number | null
select id, label as name
from lookup
where
  list = :list
  and not is_archived
  and (
    :career_field_id::int is null
    or parent_id = :career_field_id
    or data -> 'career_field_ids' @> to_jsonb(:career_field_id::int)
  )
order by sort, label
limit 300;

-- name: sectionComments
-- column: open: number
select section, count(*)::int as open
from application_comments
where application_id = :application_id and sent_at is not null and addressed_at is null
group by section;

-- Copies the contents of an application. The start date only if it is within the new programme.
-- name: copyContents
-- param: programme_start: string | null
-- param: programme_end: string | null
update applications a
set
  career_field_id = o.career_field_id, specialisation_ids = o.specialisation_ids,
  skill_ids = o.skill_ids, skill_to_improve_ids = o.skill_to_improve_ids,
  project_ids = o.project_ids,
  internship_start = case
    when o.internship_start between :programme_start::date and :programme_end::date then o.internship_start
  end, additional_answers = o.additional_answers, diversity_seen_at = o.diversity_seen_at,
  resume_file_id = o.resume_file_id, resume_data = o.resume_data,
  resume_confirmed_at = o.resume_confirmed_at, section_saved_at = o.section_saved_at
from applications o
where a.application_id = :to and o.application_id = :from and o.intern_id = a.intern_id;

-- Stores the snapshot when changes are requested, to detect later changes.
-- name: updateSnapshot
-- param: operator: OperatorScope
update applications
set said_at_changes = :said_at_changes
where :operator::text is not null and application_id = :application_id;

-- What binds an application to its batch, and what is open in it.
-- name: batchTies
-- row: BatchTiesRow
-- column: offers: number
-- column: payments: number
-- column: candidatures: number
-- column: interviews: number
select
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = :application_id
      and o.status in ({{offer.IN_REVIEW}}, {{offer.OFFERED}}, {{offer.ACCEPTED_BY_CANDIDATE}})
      and not o.is_over
  )::int as offers,
  (
    select count(*)
    from payments y
    where
      y.application_id = :application_id
      and y.status in ({{payment.open}}, {{payment.SUCCEEDED}})
  )::int as payments,
  (
    select count(*)
    from candidatures c
    where
      c.application_id = :application_id
      and c.stage in ({{candidature.open}})
      and c.known_to_intern_at is not null
  )::int as candidatures,
  (
    select count(*)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = :application_id and v.status in ({{interview.live}})
  )::int as interviews;

-- The start date stays only if it is within the new programme. Reminders of the old batch's dates do
-- not count.
-- name: updateApplicationBatch
-- param: programme_start: string | null
-- param: programme_end: string | null
update applications
set
  batch_id = :to, reminded_at = null,
  due_at = case when status = {{application.CHANGES_REQUESTED}} then due_at end,
  internship_start = case
    when internship_start between :programme_start::date and :programme_end::date then internship_start
  end
where application_id = :application_id and batch_id = :from;

-- Rows whose reviewer changes, in the order in which everyone locks several.
-- name: lockReviewedRows
select application_id
from applications
where application_id = any(:application_ids::uuid[])
order by application_id
for update;

-- A review that has not begun has no reviewer; what was decided keeps its own.
-- name: updateReviewer
-- merge: application_ids by application_id
-- param: reviewer_id: string | null
update applications
set reviewer_id = :reviewer_id::uuid
where
  application_id = any (:application_ids::uuid[])
  and status = {{application.IN_REVIEW}}
  and reviewer_id is distinct from :reviewer_id::uuid
returning application_id;

-- Those of an intern who won a place stay: it was given to someone.
-- name: deleteMilestones
-- param: intern_id: InternScope
delete from application_milestones m
using applications a
where
  a.application_id = m.application_id and a.intern_id = :intern_id and m.placed_at is null;
