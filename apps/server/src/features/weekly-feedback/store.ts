import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { canAnswerWeeksSql } from '../internships/public.ts'

/** A week with its internship. */
export interface InternshipWeekRow {
  weekly_feedback_id: string
  internship_id: string
  number: number
  starts_on: string
  unlocks_at: string
  company_completed_at: string | null
  intern_completed_at: string | null
  offer_id: string
  company_id: CompanyScope
  intern_id: InternScope
  candidature_id: string
  status: InternshipStatus
  internship_starts_on: string
  internship_ends_on: string
  zone: string
  hours_a_week: number
  supervisor_member_id: string
  second_supervisor_member_id: string | null
  role: string
  company_name: string
  logo_file_id: string | null
  intern_name: string
  intern_user_id: string
  skill_ids: number[]
}

const columns = `w.weekly_feedback_id, w.internship_id, w.number, w.starts_on, w.unlocks_at, w.company_completed_at, w.intern_completed_at, i.offer_id, i.company_id, i.intern_id, o.candidature_id, i.status, i.starts_on as internship_starts_on,
  i.ends_on as internship_ends_on, i.zone, i.hours_a_week, i.supervisor_member_id, i.second_supervisor_member_id, o.role, co.name as company_name, co.logo_file_id, u.first_name || ' ' || u.last_name as intern_name, n.user_id as intern_user_id, p.skill_ids
  from internship_weeks w join internships i using (internship_id) join offers o on o.offer_id = i.offer_id join plans p on p.plan_id = i.plan_id join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id`
const ownWeekSql = `($2::uuid is null or i.company_id = $2) and ($3::uuid is null or i.intern_id = $3)`
type Scoped = [id: string, CompanyScope | null, InternScope | null]

export const weekById = statement<Scoped, InternshipWeekRow>(
  'weeks.byId',
  `select ${columns} where w.weekly_feedback_id = $1 and ${ownWeekSql}`,
)
export const weekForUpdate = statement<Scoped, InternshipWeekRow>(
  'weeks.forUpdate',
  `select ${columns} where w.weekly_feedback_id = $1 and ${ownWeekSql} for update of w`,
)
export const weeksOfInternship = statement<Scoped, InternshipWeekRow>(
  'weeks.ofInternship',
  `select ${columns} where w.internship_id = $1 and ${ownWeekSql} order by w.number`,
)
export const weeksOfOffer = statement<Scoped, InternshipWeekRow>(
  'weeks.ofOffer',
  `select ${columns} where i.offer_id = $1 and ${ownWeekSql} order by w.number`,
)

export interface WeekAnswerRow {
  weekly_feedback_id: string
  side: WeekSide
  slug: string
  answer: unknown
  at: string
}
/**
 * One side's answers of some weeks. The caller must check the policy before reading the other
 * side's.
 */
export const weekAnswers = statement<[weeks: readonly string[], side: WeekSide], WeekAnswerRow>(
  'weeks.answersOf',
  `select weekly_feedback_id, side, slug, answer, at from week_answers where weekly_feedback_id = any($1::uuid[]) and side = $2`,
)
export const saveAnswer = statement<
  [week: string, side: WeekSide, slug: string, answer: string, now: string]
>(
  'weeks.saveAnswer',
  `insert into week_answers (weekly_feedback_id, side, slug, answer, at) values ($1, $2, $3, $4::jsonb, $5) on conflict (weekly_feedback_id, side, slug) do update set answer = excluded.answer, at = excluded.at`,
)
export const markCompanyCompleted = statement<[week: string, now: string]>(
  'weeks.completeCompany',
  `update internship_weeks set company_completed_at = $2 where weekly_feedback_id = $1 and company_completed_at is null`,
)
export const markInternCompleted = statement<[week: string, now: string]>(
  'weeks.completeIntern',
  `update internship_weeks set intern_completed_at = $2 where weekly_feedback_id = $1 and intern_completed_at is null`,
)

export interface WeekProjectRow {
  id: string
  label: string
}
/** The projects of the offer and the plan, then those of this internship only. */
export const internshipProjects = statement<[internship: string], WeekProjectRow>(
  'weeks.projectsOf',
  `select id, label from (
     select p.project_id as id, p.name as label, 0 as sort from internships i join offers o on o.offer_id = i.offer_id join plans pl on pl.plan_id = i.plan_id join projects p on p.project_id = any(o.project_ids || pl.project_ids) where i.internship_id = $1
     union all select c.custom_project_id, c.name, 1 from custom_projects c where c.internship_id = $1) all_of_them order by sort, label limit 200`,
)
export const customProjectsOf = statement<[internship: string], WeekProjectRow>(
  'weeks.customProjectsOf',
  `select custom_project_id as id, name as label from custom_projects where internship_id = $1 order by name limit 200`,
)
export const insertInternshipProject = statement<
  [id: string, internship: string, name: string, by: WeekSide, now: string],
  WeekProjectRow
>(
  'weeks.insertProject',
  `insert into custom_projects (custom_project_id, internship_id, name, created_by, created_at) values ($1, $2, $3, $4, $5) on conflict (internship_id, name) do update set name = excluded.name returning custom_project_id as id, name as label`,
)

/** User ids of the supervisors. */
export const supervisorUsers = statement<[internship: string], { user_id: string }>(
  'weeks.supervisorUsers',
  `select m.user_id from internships i join members m on m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id) where i.internship_id = $1 and m.status = 'ACTIVE'`,
)
export interface DueReminderRow extends InternshipWeekRow {
  stage: number
}
/**
 * Open weeks with a message due: unlocked (1), 3 days later (2), 7 days later (3). After a clock
 * jump, only the latest message is sent.
 */
export const weeksWithDueReminder = statement<
  [now: string, firstDays: number, secondDays: number],
  DueReminderRow
>(
  'weeks.due',
  `with due as (
     select w.weekly_feedback_id, case when w.unlocks_at + make_interval(days => $3::int) <= $1 then 3 when w.unlocks_at + make_interval(days => $2::int) <= $1 then 2 else 1 end as stage
     from internship_weeks w join internships i using (internship_id)
     where (w.company_completed_at is null or w.intern_completed_at is null) and ${canAnswerWeeksSql('i')} and w.unlocks_at <= $1
       and (w.reminded = 0 or (w.reminded = 1 and w.unlocks_at + make_interval(days => $2::int) <= $1) or (w.reminded = 2 and w.unlocks_at + make_interval(days => $3::int) <= $1))
     order by w.unlocks_at limit 50 for update of w skip locked)
   select all_of_it.*, due.stage from due join (select ${columns}) all_of_it using (weekly_feedback_id)`,
)
export const markWeekReminded = statement<[week: string, stage: number]>(
  'weeks.markReminded',
  `update internship_weeks set reminded = $2 where weekly_feedback_id = $1 and reminded < $2`,
)
