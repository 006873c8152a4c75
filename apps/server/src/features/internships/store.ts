import type { InternshipActionKind, InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { canAnswerWeeksSql } from './can-answer-weeks.ts'

/** An internship with its offer, plan, company, intern and the progress of its weeks. */
export interface InternshipRow {
  internship_id: string
  offer_id: string
  candidature_id: string
  company_id: CompanyScope
  intern_id: InternScope
  plan_id: string
  status: InternshipStatus
  starts_on: string
  ends_on: string
  zone: string
  hours_a_week: number
  supervisor_member_id: string
  second_supervisor_member_id: string | null
  ended_early: boolean
  end_reason: string | null
  completed_at: string | null
  role: string
  place: string
  city: string | null
  plan_name: string
  company_name: string
  company_slug: string
  logo_file_id: string | null
  company_zone: string
  intern_user_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  intern_zone: string
  intern_country_code: string | null
  intern_email: string
  phone: string | null
  weeks: number
  company_done: number
  intern_done: number
  current_week: number | null
  company_due: string[]
  intern_due: string[]
  /** When the first week awaiting the intern was unlocked. */
  intern_due_since: string | null
  average_rating: number | null
  certificate: string | null
  raised_kinds: InternshipActionKind[]
}

const columns = `i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status, i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id, i.second_supervisor_member_id,
  i.ended_early, i.end_reason, i.completed_at, o.role, o.place, o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
  n.user_id as intern_user_id, u.first_name, u.last_name, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code, u.email::text as intern_email, u.phone,
  w.weeks, w.company_done, w.intern_done, w.current_week, w.company_due, w.intern_due, w.intern_due_since, w.average_rating,
  (select ce.uuid from certificates ce where ce.internship_id = i.internship_id and ce.revoked_at is null) as certificate,
  array(select a.kind from internship_actions a where a.internship_id = i.internship_id and a.status = 'RAISED') as raised_kinds`
const joins = (now: string) => ({
  o: 'join offers o on o.offer_id = i.offer_id',
  p: 'join plans p on p.plan_id = i.plan_id',
  co: 'join companies co on co.company_id = i.company_id',
  n: 'join interns n on n.intern_id = i.intern_id',
  u: 'join users u on u.user_id = n.user_id',
  uc: `left join lookup uc on uc.list = 'country' and uc.id = u.country_id`,
  w: `cross join lateral (select count(*)::int as weeks, count(x.company_completed_at)::int as company_done, count(x.intern_completed_at)::int as intern_done,
    (max(x.number) filter (where x.starts_on <= (${now}::timestamptz at time zone i.zone)::date))::int as current_week,
    coalesce(array_agg(x.weekly_feedback_id::text order by x.number) filter (where x.unlocks_at <= ${now}::timestamptz and x.company_completed_at is null and ${canAnswerWeeksSql('i')}), '{}') as company_due,
    coalesce(array_agg(x.weekly_feedback_id::text order by x.number) filter (where x.unlocks_at <= ${now}::timestamptz and x.intern_completed_at is null and ${canAnswerWeeksSql('i')}), '{}') as intern_due,
    min(x.unlocks_at) filter (where x.unlocks_at <= ${now}::timestamptz and x.intern_completed_at is null and ${canAnswerWeeksSql('i')}) as intern_due_since,
    (select avg((r.answer #>> '{}')::numeric) from week_answers r join internship_weeks rx using (weekly_feedback_id) where rx.internship_id = i.internship_id and r.side = 'company' and r.slug = 'rate-your-internship-experience')::float as average_rating
    from internship_weeks x where x.internship_id = i.internship_id) w`,
})
const select = (now: string) =>
  `select ${columns} from internships i ${Object.values(joins(now)).join(' ')}`

type Scoped = [id: string, CompanyScope | null, InternScope | null, now: string]
const scoped = `i.internship_id = $1 and ($2::uuid is null or i.company_id = $2) and ($3::uuid is null or i.intern_id = $3)`
export const internshipById = statement<Scoped, InternshipRow>(
  'internships.byId',
  `${select('$4')} where ${scoped}`,
)
export const internshipForUpdate = statement<Scoped, InternshipRow>(
  'internships.forUpdate',
  `${select('$4')} where ${scoped} for update of i`,
)
export const internshipsOfIntern = statement<
  [InternScope, statuses: readonly InternshipStatus[], now: string],
  InternshipRow
>(
  'internships.ofIntern',
  `${select('$3')} where i.intern_id = $1 and i.status = any($2::text[]) order by i.starts_on, i.internship_id`,
)

export const companyInternships = defineList<{
  row: InternshipRow
  scope: { company: CompanyScope; statuses: readonly InternshipStatus[]; now: string }
  filters: { supervisor: string; search: string }
}>({
  name: 'internships.ofCompany',
  columns,
  from: 'internships i',
  joins: joins(':now'),
  where: ['i.company_id = :company and i.status = any(:statuses)'],
  filters: {
    supervisor: ':supervisor in (i.supervisor_member_id, i.second_supervisor_member_id)',
    search: { contains: ["u.first_name || ' ' || u.last_name", 'o.role'] },
  },
  orders: { default: ['cardinality(w.company_due) > 0 desc', 'i.starts_on', 'i.internship_id'] },
})

export interface SupervisorRow {
  member_id: string
  user_id: string
  name: string
  email: string
  picture_file_id: string | null
  time_zone: string
  country_code: string | null
  is_active: boolean
}
export const supervisorsOf = statement<[members: readonly string[]], SupervisorRow>(
  'internships.supervisorsOf',
  `select m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.email::text, u.picture_file_id, u.time_zone, c.data ->> 'code' as country_code, m.status = 'ACTIVE' as is_active
   from members m join users u on u.user_id = m.user_id left join lookup c on c.list = 'country' and c.id = u.country_id where m.member_id = any($1::uuid[])`,
)
/** Recipients on the company's side: supervisors, plus administrators on request. */
export const internshipCompanyUsers = statement<
  [internship: string, admins: boolean],
  { user_id: string }
>(
  'internships.companyUsers',
  `select m.user_id from internships i join members m on m.company_id = i.company_id where i.internship_id = $1 and m.status = 'ACTIVE'
     and (m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id) or ($2 and m.role = 'ADMIN'))`,
)
export const internshipOperators = statement<[], { user_id: string }>(
  'internships.operators',
  `select user_id from users where type = 'O' and status = 'ACTIVE'`,
)
export const isActiveMember = statement<[CompanyScope, member: string], { member_id: string }>(
  'internships.isActiveMember',
  `select member_id from members where company_id = $1 and member_id = $2 and status = 'ACTIVE'`,
)

export interface WeekProgressRow {
  weekly_feedback_id: string
  number: number
  starts_on: string
  unlocks_at: string
  company_completed_at: string | null
  intern_completed_at: string | null
  company_answered: number
  intern_answered: number
  company_hours: number | null
  intern_hours: number | null
  company_rating: number | null
  intern_rating: number | null
}
const answerNumberSql = (side: string, slug: string) =>
  `(select (a.answer #>> '{}')::float from week_answers a where a.weekly_feedback_id = w.weekly_feedback_id and a.side = '${side}' and a.slug = '${slug}')`
export const weeksProgress = statement<[internship: string], WeekProgressRow>(
  'internships.weeks',
  `select w.weekly_feedback_id, w.number, w.starts_on, w.unlocks_at, w.company_completed_at, w.intern_completed_at,
     (select count(*)::int from week_answers a where a.weekly_feedback_id = w.weekly_feedback_id and a.side = 'company') as company_answered,
     (select count(*)::int from week_answers a where a.weekly_feedback_id = w.weekly_feedback_id and a.side = 'intern') as intern_answered,
     ${answerNumberSql('company', 'hour-intern-work-this-week')} as company_hours, ${answerNumberSql('intern', 'intern-active-work-hours')} as intern_hours,
     ${answerNumberSql('company', 'rate-your-internship-experience')} as company_rating, ${answerNumberSql('intern', 'rate-your-internship-experience')} as intern_rating
   from internship_weeks w where w.internship_id = $1 order by w.number`,
)

export interface OfferBehindRow {
  offer_id: string
  internship_id: string
  role: string
  plan_id: string
  plan_name: string
  starts_on: string
  ends_on: string
  hours_a_week: number
  place: string
  city: string | null
  stipend_amount: number | null
  stipend_currency: string | null
  note: string
  accepted_at: string
}
export const offerBehindInternship = statement<[internship: string, CompanyScope], OfferBehindRow>(
  'internships.offerBehind',
  `select o.offer_id, i.internship_id, o.role, o.plan_id, p.name as plan_name, i.starts_on, i.ends_on, i.hours_a_week, o.place, o.city, o.stipend_amount, trim(o.stipend_currency) as stipend_currency, o.note, o.terms_accepted_at as accepted_at
   from internships i join offers o on o.offer_id = i.offer_id join plans p on p.plan_id = o.plan_id where i.internship_id = $1 and i.company_id = $2`,
)

export interface PlanDetailsRow {
  plan_id: string
  name: string
  company_name: string
  description: string
  responsibilities: string
  job_description: string
  hours_a_week: number | null
  place: string | null
  city: string | null
  time_zone: string | null
  working_from: string
  working_to: string
  duration_min: number | null
  duration_max: number | null
  start_month: string | null
  stipend_amount: number | null
  stipend_currency: string | null
  projects: { id: string; name: string; description: string }[]
}
/**
 * Visible to its own company, interns with a candidature or internship of it, and the programme
 * team.
 */
export const planDetails = statement<
  [plan: string, CompanyScope | null, InternScope | null],
  PlanDetailsRow
>(
  'internships.planDetails',
  `select p.plan_id, p.name, co.name as company_name, p.description, p.responsibilities, p.job_description, p.hours_a_week, p.place, p.city, p.time_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to,
     p.duration_min, p.duration_max, p.start_month, p.stipend_amount, trim(p.stipend_currency) as stipend_currency,
     coalesce((select jsonb_agg(jsonb_build_object('id', x.project_id, 'name', x.name, 'description', x.description) order by x.name) from projects x where x.project_id = any(p.project_ids)), '[]') as projects
   from plans p join companies co using (company_id)
   where p.plan_id = $1 and ($2::uuid is null or p.company_id = $2) and ($3::uuid is null or exists (select from candidatures c where c.plan_id = p.plan_id and c.intern_id = $3 and c.known_to_intern_at is not null))`,
)
const upcomingStatement = (owner: string, isOwned: string) =>
  statement<[owner: string], { internship_id: string }>(
    `internships.upcomingOf${owner}`,
    `select i.internship_id from candidatures c join offers o on o.candidature_id = c.candidature_id join internships i on i.offer_id = o.offer_id where ${isOwned} and i.status = 'UPCOMING' for update of i`,
  )
/** By owner, so that each is found by an index. */
export const upcomingInternships = {
  candidature: upcomingStatement('Candidature', 'c.candidature_id = $1'),
  application: upcomingStatement(
    'Application',
    'c.application_id = $1 and c.intern_id = (select a.intern_id from applications a where a.application_id = $1)',
  ),
} as const
export const upcomingInternshipOfOffer = statement<[offer: string], { internship_id: string }>(
  'internships.upcomingOfOffer',
  `select internship_id from internships where offer_id = $1 and status = 'UPCOMING'`,
)
