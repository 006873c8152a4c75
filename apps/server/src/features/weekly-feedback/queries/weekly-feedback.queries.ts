// Generated from weekly-feedback.sql by “npm run queries”; do not edit.
// Source: f813d4014bc2
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** A week with its internship. */
export interface InternshipWeekRow {
  readonly weekly_feedback_id: string
  readonly internship_id: string
  readonly number: number
  readonly starts_on: string
  readonly unlocks_at: string
  readonly company_completed_at: string | null
  readonly intern_completed_at: string | null
  readonly offer_id: string
  readonly company_id: CompanyScope
  readonly intern_id: InternScope
  readonly candidature_id: string
  readonly status: InternshipStatus
  readonly internship_starts_on: string
  readonly internship_ends_on: string
  readonly zone: string
  readonly hours_a_week: number
  readonly supervisor_member_id: string
  readonly second_supervisor_member_id: string | null
  readonly role: string
  readonly company_name: string
  readonly logo_file_id: string | null
  readonly intern_name: string
  readonly intern_user_id: string
  readonly skill_ids: number[]
}

export interface WeekAnswerRow {
  readonly weekly_feedback_id: string
  readonly side: WeekSide
  readonly slug: string
  readonly answer: unknown
  readonly at: string
}

export interface WeekProjectRow {
  readonly id: string
  readonly label: string
}

export interface DueReminderRow {
  readonly weekly_feedback_id: string
  readonly internship_id: string
  readonly number: number
  readonly starts_on: string
  readonly unlocks_at: string
  readonly company_completed_at: string | null
  readonly intern_completed_at: string | null
  readonly offer_id: string
  readonly company_id: CompanyScope
  readonly intern_id: InternScope
  readonly candidature_id: string
  readonly status: InternshipStatus
  readonly internship_starts_on: string
  readonly internship_ends_on: string
  readonly zone: string
  readonly hours_a_week: number
  readonly supervisor_member_id: string
  readonly second_supervisor_member_id: string | null
  readonly role: string
  readonly company_name: string
  readonly logo_file_id: string | null
  readonly intern_name: string
  readonly intern_user_id: string
  readonly skill_ids: number[]
  readonly stage: number
}

export const weekById = defineStatement<
  {
    readonly weekly_feedback_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipWeekRow
>(
  'weekly-feedback.weekById',
  ['weekly_feedback_id', 'company_id', 'intern_id'],
  `select w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
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
where w.weekly_feedback_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)`,
)

export const weekForUpdate = defineStatement<
  {
    readonly weekly_feedback_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipWeekRow
>(
  'weekly-feedback.weekForUpdate',
  ['weekly_feedback_id', 'company_id', 'intern_id'],
  `select w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
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
where w.weekly_feedback_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
for update of w`,
)

export const weeksOfInternship = defineStatement<
  {
    readonly internship_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipWeekRow
>(
  'weekly-feedback.weeksOfInternship',
  ['internship_id', 'company_id', 'intern_id'],
  `select w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
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
where w.internship_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
order by w.number`,
)

export const weeksOfOffer = defineStatement<
  {
    readonly offer_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipWeekRow
>(
  'weekly-feedback.weeksOfOffer',
  ['offer_id', 'company_id', 'intern_id'],
  `select w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
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
where i.offer_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
order by w.number`,
)

/** One side's answers of some weeks. The caller must check the policy before reading the other side's. */
export const weekAnswers = defineStatement<
  { readonly weekly_feedback_ids: readonly string[]; readonly side: WeekSide },
  WeekAnswerRow
>(
  'weekly-feedback.weekAnswers',
  ['weekly_feedback_ids', 'side'],
  `select weekly_feedback_id, side, slug, answer, at
from week_answers
where weekly_feedback_id = any ($1::uuid[]) and side = $2`,
)

export const saveAnswer = defineStatement<
  {
    readonly weekly_feedback_id: string
    readonly side: WeekSide
    readonly slug: string
    readonly answer: string
    readonly now: string
  },
  NoRow
>(
  'weekly-feedback.saveAnswer',
  ['weekly_feedback_id', 'side', 'slug', 'answer', 'now'],
  `insert into week_answers (weekly_feedback_id, side, slug, answer, at)
values ($1, $2, $3, $4::jsonb, $5)
on conflict (weekly_feedback_id, side, slug) do update
set answer = excluded.answer, at = excluded.at`,
)

/** The projects of the offer and the plan, then those of this internship only. */
export const internshipProjects = defineStatement<
  { readonly internship_id: string },
  WeekProjectRow
>(
  'weekly-feedback.internshipProjects',
  ['internship_id'],
  `select id, label
from
  (
    select p.project_id as id, p.name as label, 0 as sort
    from
      internships i
      join offers o on o.offer_id = i.offer_id
      join plans pl on pl.plan_id = i.plan_id
      cross join lateral (select distinct unnest(o.project_ids || pl.project_ids) as project_id) chosen
      join projects p on p.project_id = chosen.project_id
    where i.internship_id = $1
    union all
    select c.custom_project_id, c.name, 1
    from custom_projects c
    where c.internship_id = $1
  ) all_of_them
order by sort, label
limit 200`,
)

export const customProjectsOf = defineStatement<
  { readonly internship_id: string },
  WeekProjectRow
>(
  'weekly-feedback.customProjectsOf',
  ['internship_id'],
  `select custom_project_id as id, name as label
from custom_projects
where internship_id = $1
order by name
limit 200`,
)

export const insertInternshipProject = defineStatement<
  {
    readonly custom_project_id: string
    readonly internship_id: string
    readonly name: string
    readonly created_by: WeekSide
    readonly now: string
  },
  WeekProjectRow
>(
  'weekly-feedback.insertInternshipProject',
  ['custom_project_id', 'internship_id', 'name', 'created_by', 'now'],
  `insert into custom_projects (custom_project_id, internship_id, name, created_by, created_at)
values ($1, $2, $3, $4, $5)
on conflict (internship_id, name) do update
set name = excluded.name
returning custom_project_id as id, name as label`,
)

/** User ids of the supervisors. */
export const supervisorUsers = defineStatement<
  { readonly internship_ids: readonly string[] },
  { readonly internship_id: string; readonly user_id: string }
>(
  'weekly-feedback.supervisorUsers',
  ['internship_ids'],
  `select i.internship_id, m.user_id
from
  internships i
  join members m on m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id)
where i.internship_id = any ($1::uuid[]) and m.status = 'ACTIVE'`,
)

/** Open weeks with a message due: unlocked (1), 3 days later (2), 7 days later (3). After a clock jump, only the latest message is sent. */
export const weeksWithDueReminder = defineStatement<
  { readonly second_days: number; readonly now: string; readonly first_days: number },
  DueReminderRow
>(
  'weekly-feedback.weeksWithDueReminder',
  ['second_days', 'now', 'first_days'],
  `with
  due as (
    select
      w.weekly_feedback_id,
      case
        when w.unlocks_at + make_interval(days => $1::int) <= $2 then 3
        when w.unlocks_at + make_interval(days => $3::int) <= $2 then 2
        else 1
      end as stage
    from internship_weeks w join internships i using (internship_id)
    where
      (w.company_completed_at is null or w.intern_completed_at is null)
      and i.status in ('UPCOMING', 'ONGOING')
      and w.unlocks_at <= $2
      and (
        w.reminded = 0
        or (w.reminded = 1 and w.unlocks_at + make_interval(days => $3::int) <= $2)
        or (w.reminded = 2 and w.unlocks_at + make_interval(days => $1::int) <= $2)
      )
    order by w.unlocks_at
    limit 50
    for update of w skip locked
  )
select all_of_it.*, due.stage
from due join (select w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at,
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
join users u on u.user_id = n.user_id) all_of_it using (weekly_feedback_id)`,
)
