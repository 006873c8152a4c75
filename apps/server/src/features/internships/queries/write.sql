-- name: insertInternship
-- param: company_id: CompanyScope
-- param: intern_id: InternScope
-- param: status: InternshipStatus | null
-- param: second_supervisor_member_id: string | null
insert into
  internships (
    internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone,
    hours_a_week, supervisor_member_id, second_supervisor_member_id, created_at
  )
values
  (
    :internship_id, :offer_id, :company_id, :intern_id, :plan_id, :status, :starts_on, :ends_on,
    :zone, :hours_a_week, :supervisor_member_id, :second_supervisor_member_id, :now
  );

-- Appends weeks and continues their numbering.
-- name: insertWeeks
insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at)
select
  t.id, :internship_id, last.number + row_number() over (order by t.monday), t.monday, t.unlocks
from
  unnest(:ids::uuid[], :mondays::date[], :unlocks::timestamptz[]) as t (id, monday, unlocks),
  (
    select coalesce(max(number), 0) as number, coalesce(max(starts_on), '-infinity') as monday
    from internship_weeks
    where internship_id = :internship_id
  ) last
where t.monday > last.monday;

-- name: updateInternshipStatus
-- merge: internship_ids by internship_id
-- param: from: InternshipStatus | null
-- param: to: InternshipStatus | null
-- param: end_reason: string | null
update internships
set
  status = :to,
  completed_at = case when :to = {{internship.COMPLETE}} then :now::timestamptz
  end, end_reason = coalesce(:end_reason, end_reason), ended_early = :ended_early
where internship_id = any (:internship_ids::uuid[]) and status = :from
returning internship_id;

-- Deletes weeks with fewer than two working days up to a day. They were not unlocked yet and have
-- no feedback.
-- name: deleteFutureWeeks
delete from internship_weeks
where internship_id = :internship_id and starts_on >= :last_day::date;

-- An internship that never takes place has no weeks.
-- name: deleteInternshipWeeks
delete from internship_weeks
where internship_id = :internship_id;

-- name: updateInternshipEnd
update internships
set ends_on = :ends_on, told_missing = 0
where internship_id = :internship_id;

-- The accepted offer reserves the dates, so that no other offer can be accepted for them.
-- name: changeSupervisor
update internships
set
  supervisor_member_id = :supervisor_member_id,
  second_supervisor_member_id = nullif(second_supervisor_member_id, :supervisor_member_id)
where internship_id = :internship_id;

-- name: markWeekCompletedByCompany
update internship_weeks
set company_completed_at = :now
where weekly_feedback_id = :weekly_feedback_id and company_completed_at is null;

-- name: markWeekCompletedByIntern
update internship_weeks
set intern_completed_at = :now
where weekly_feedback_id = :weekly_feedback_id and intern_completed_at is null;

-- name: saveWeekReminderStages
update internship_weeks w
set reminded = r.reminded
from unnest(:weekly_feedback_ids::uuid[], :reminded::int[]) as r (weekly_feedback_id, reminded)
where w.weekly_feedback_id = r.weekly_feedback_id and w.reminded < r.reminded;
