-- fragment: columns
w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
w.company_completed_at, w.intern_completed_at, i.offer_id, i.company_id, i.intern_id,
o.candidature_id, i.status, i.starts_on as internship_starts_on,
i.ends_on as internship_ends_on, i.zone, i.hours_a_week, i.supervisor_member_id,
i.second_supervisor_member_id, o.role, co.name as company_name, co.shown_logo_file_id as logo_file_id,
u.first_name || ' ' || u.last_name as intern_name, n.user_id as intern_user_id, p.skill_ids
from
internship_weeks w
join internships i using (internship_id)
join offers o on o.offer_id = i.offer_id
join plans p on p.plan_id = i.plan_id
join companies co on co.company_id = i.company_id
join interns n on n.intern_id = i.intern_id
join users u on u.user_id = n.user_id

-- fragment: own_week
(:company_id::uuid is null or i.company_id = :company_id)
and (:intern_id::uuid is null or i.intern_id = :intern_id)

-- name: weekById
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipWeekRow // A week with its internship.
-- column: company_id: CompanyScope
-- column: intern_id: InternScope
-- column: intern_name: string
select {{columns}}
where w.weekly_feedback_id = :weekly_feedback_id and {{own_week}};

-- name: weekForUpdate
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipWeekRow
select {{columns}}
where w.weekly_feedback_id = :weekly_feedback_id and {{own_week}}
for update of w;

-- name: weeksOfInternship
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipWeekRow
select {{columns}}
where w.internship_id = :internship_id and {{own_week}}
order by w.number;

-- name: weeksOfOffer
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipWeekRow
select {{columns}}
where i.offer_id = :offer_id and {{own_week}}
order by w.number;

-- One side's answers of some weeks. The caller must check the policy before reading the other
-- side's.
-- name: weekAnswers
-- param: side: WeekSide
-- row: WeekAnswerRow
select weekly_feedback_id, side, slug, answer, at
from week_answers
where weekly_feedback_id = any (:weekly_feedback_ids::uuid[]) and side = :side;

-- name: saveAnswer
-- param: side: WeekSide
insert into week_answers (weekly_feedback_id, side, slug, answer, at)
values (:weekly_feedback_id, :side, :slug, :answer::jsonb, :now)
on conflict (weekly_feedback_id, side, slug) do update
set answer = excluded.answer, at = excluded.at;

-- The projects of the offer and the plan, then those of this internship only.
-- name: internshipProjects
-- row: WeekProjectRow
-- column: id: string
-- column: label: string
select id, label
from
  (
    select p.project_id as id, p.name as label, 0 as sort
    from
      internships i
      join offers o on o.offer_id = i.offer_id
      join plans pl on pl.plan_id = i.plan_id
      cross join lateral (select distinct unnest(o.project_ids || pl.project_ids) as project_id) chosen
      join projects p on p.project_id = chosen.project_id
    where i.internship_id = :internship_id
    union all
    select c.custom_project_id, c.name, 1
    from custom_projects c
    where c.internship_id = :internship_id
  ) all_of_them
order by sort, label
limit 200;

-- name: customProjectsOf
-- row: WeekProjectRow
select custom_project_id as id, name as label
from custom_projects
where internship_id = :internship_id
order by name
limit 200;

-- name: insertInternshipProject
-- param: created_by: WeekSide
-- row: WeekProjectRow
insert into custom_projects (custom_project_id, internship_id, name, created_by, created_at)
values (:custom_project_id, :internship_id, :name, :created_by, :now)
on conflict (internship_id, name) do update
set name = excluded.name
returning custom_project_id as id, name as label;

-- User ids of the supervisors.
-- name: supervisorUsers
-- column: user_id: string
select i.internship_id, m.user_id
from
  internships i
  join members m on m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id)
where i.internship_id = any (:internship_ids::uuid[]) and m.status = {{member.ACTIVE}};

-- Open weeks with a message due: unlocked (1), 3 days later (2), 7 days later (3). After a clock
-- jump, only the latest message is sent.
-- name: weeksWithDueReminder
-- row: DueReminderRow
-- column: company_id: CompanyScope
-- column: intern_id: InternScope
-- column: intern_name: string
-- column: stage: number
with
  due as (
    select
      w.weekly_feedback_id,
      case
        when w.unlocks_at + make_interval(days => :second_days::int) <= :now then 3
        when w.unlocks_at + make_interval(days => :first_days::int) <= :now then 2
        else 1
      end as stage
    from internship_weeks w join internships i using (internship_id)
    where
      (w.company_completed_at is null or w.intern_completed_at is null)
      and {{can_answer_weeks(i)}}
      and w.unlocks_at <= :now
      and (
        w.reminded = 0
        or (w.reminded = 1 and w.unlocks_at + make_interval(days => :first_days::int) <= :now)
        or (w.reminded = 2 and w.unlocks_at + make_interval(days => :second_days::int) <= :now)
      )
    order by w.unlocks_at
    limit 50
    for update of w skip locked
  )
select all_of_it.*, due.stage
from due join (select {{columns}}) all_of_it using (weekly_feedback_id);
