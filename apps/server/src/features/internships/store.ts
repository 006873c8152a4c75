import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { composeStatement } from '../../platform/db/statement.ts'
import { canAnswerWeeksSql } from '../../platform/db/can-answer-weeks.ts'
import type { InternshipRow } from './queries/internships.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const columns = `i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status, i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id, i.second_supervisor_member_id,
  i.ended_early, i.end_reason, i.completed_at, o.role, o.place, o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
  n.user_id as intern_user_id, u.first_name, u.last_name, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code, u.email::text as intern_email, u.phone,
  w.weeks, w.company_done, w.intern_done, w.current_week, w.company_due, w.intern_due, w.intern_due_since, w.average_rating,
  (select ce.uuid from certificates ce where ce.internship_id = i.internship_id and ce.revoked_at is null) as certificate,
  array(select a.kind from internship_actions a where a.internship_id = i.internship_id and a.status = ${statusSql('internship_action.RAISED')}) as raised_kinds`
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

const upcomingStatement = (owner: string, isOwned: string) =>
  composeStatement<{ readonly owner: string }, { internship_id: string }>(
    `internships.upcomingOf${owner}`,
    `select i.internship_id from candidatures c join offers o on o.candidature_id = c.candidature_id join internships i on i.offer_id = o.offer_id where ${isOwned} and i.status = ${statusSql('internship.UPCOMING')} for update of i`,
  )
/** By owner, so that each is found by an index. */
export const upcomingInternships = {
  candidature: upcomingStatement('Candidature', 'c.candidature_id = :owner'),
  application: upcomingStatement(
    'Application',
    'c.application_id = :owner and c.intern_id = (select a.intern_id from applications a where a.application_id = :owner)',
  ),
} as const
