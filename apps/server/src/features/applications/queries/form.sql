-- The open application of an intern, whose row is locked by then.
-- name: lockedProfile
-- param: intern_id: InternScope
-- row: LockedProfile
-- column: application_id: string | null
-- column: status: ApplicationStatus | null
select
  i.intern_id, i.user_id, a.application_id, a.status, i.start_month, b.programme_start,
  b.programme_end, b.placement_deadline
from
  interns i
  left join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = i.intern_id
    order by
      (status not in ({{application.ended}})) desc, created_at desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = coalesce(a.batch_id, i.batch_id)
where i.intern_id = :intern_id;

-- The profile fields stored with an application.
-- name: selectApplicationFields
-- param: intern_id: InternScope
select
  career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids,
  internship_start, additional_answers
from applications
where intern_id = :intern_id and application_id = :application_id;

-- Clears a start day that is not in the chosen month.
-- name: clearStartOfOtherMonth
-- param: intern_id: InternScope
update applications
set internship_start = null
where
  intern_id = :intern_id
  and application_id = :application_id
  and date_trunc('month', internship_start)::date <> :month::date;

-- name: updateApplicationColumns
-- param: intern_id: InternScope
update applications a
set
  (
    career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids,
    internship_start, diversity_seen_at, resume_file_id, resume_confirmed_at, additional_answers,
    section_saved_at
  ) = (
    select
      p.career_field_id, p.specialisation_ids, p.skill_ids, p.skill_to_improve_ids, p.project_ids,
      p.internship_start, p.diversity_seen_at, p.resume_file_id, p.resume_confirmed_at,
      a.additional_answers || coalesce(:patch::jsonb -> 'additional_answers', '{}'),
      a.section_saved_at || :sections::jsonb
    from jsonb_populate_record(a, :patch::jsonb - 'additional_answers') p
  )
where a.intern_id = :intern_id and a.application_id = :application_id;

-- The list and id pairs that do not exist.
-- name: unknownChoices
-- column: field: string
select distinct w.field
from jsonb_to_recordset(:pairs::jsonb) as w (field text, list text, id int)
where not exists (select from lookup l where l.list = w.list and l.id = w.id);

-- The labels of each field's ids.
-- name: chosenLabels
-- column: field: string
-- column: labels: string[]
select w.field, array_agg(l.label order by l.id) as labels
from
  jsonb_to_recordset(:pairs::jsonb) as w (field text, list text, id int)
  join lookup l using (list, id)
group by w.field
having count(*) > 1;

-- name: selectSkills
-- param: intern_id: InternScope
-- column: skill_ids: number[]
-- column: skill_to_improve_ids: number[]
-- column: project_ids: number[]
select
  coalesce(a.skill_ids, '{}') as skill_ids,
  coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids,
  coalesce(a.project_ids, '{}') as project_ids, i.job_title, i.internship_goal, i.introduction
from
  interns i
  left join lateral (
    select *
    from applications
    where intern_id = i.intern_id
    order by created_at desc
    limit 1
  ) a on true
where i.intern_id = :intern_id;
