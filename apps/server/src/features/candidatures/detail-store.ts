import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { type BadgeRow, badgeSql } from './badge-sql.ts'

// Additional data for the page of one candidature.

export interface HistoryRow {
  id: number
  at: string
  machine: string
  move: string
  actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  actor_name: string | null
  reason: string | null
  note: string | null
  from_state: string | null
  to_state: string | null
  starts_at: string | null
}
/**
 * The timeline both sides read. Excludes the intern's feedback on interviews, which only the
 * programme team reads, and for interns a shortlisting that they were not told about.
 */
export const selectHistory = statement<[candidature: string, forIntern: boolean], HistoryRow>(
  'candidatures.historyOf',
  `select e.id, e.at, e.machine, e.move, e.actor_kind, case when u.type <> 'O' then u.first_name || ' ' || u.last_name end as actor_name, e.reason, e.note, e.from_state, e.to_state, e.data ->> 'starts_at' as starts_at
   from event_log e left join users u on u.user_id = e.actor_id
   where e.candidature_id = $1 and not ($2 and e.machine = 'candidature' and e.move in ('shortlist', 'returnToInterest'))
     and not (e.machine = 'candidature' and e.move in ('proposeInterview', 'scheduleInterview', 'rescheduleInterview', 'endInterview', 'endFurtherInterview', 'completeInterview', 'sendOffer', 'approveOffer', 'returnOffer', 'acceptOffer', 'declineOffer', 'expireOffer'))
     and not (e.machine = 'interview' and e.move = 'giveInternFeedback')
     and not ($2 and e.machine = 'offer' and e.to_state in ('DRAFT', 'IN_REVIEW', 'NEEDS_REVISION'))
   order by e.id desc limit 200`,
)

export const selectCandidatureBadge = statement<[candidature: string], BadgeRow>(
  'candidatures.badgeOf',
  `select ${badgeSql('c.candidature_id')} from candidatures c where c.candidature_id = $1`,
)

export interface ResponseTimeRow {
  asked_at: string
  answered_at: string
}
/** A company's last replies: to interest, and to suggested times. */
export const companyAnswers = statement<[company: string], ResponseTimeRow>(
  'candidatures.companyAnswers',
  `select p.at as asked_at, e.at as answered_at from event_log e
   join lateral (select at from event_log b where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind = 'intern' order by b.id desc limit 1) p on true
   where e.company_id = $1 and e.actor_kind = 'company' and e.candidature_id is not null and e.move in ('shortlist', 'propose', 'choose', 'reschedule', 'disqualify') order by e.id desc limit 30`,
)
export const selectInternResponseTimes = statement<[intern: string], ResponseTimeRow>(
  'candidatures.internAnswers',
  `select p.at as asked_at, e.at as answered_at from event_log e
   join lateral (select at from event_log b where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind in ('company', 'operator') order by b.id desc limit 1) p on true
   where e.intern_id = $1 and e.actor_kind = 'intern' and e.candidature_id is not null and e.move in ('confirm', 'counterPropose', 'decline', 'accept') order by e.id desc limit 30`,
)

export interface HostRow {
  company_id: string
  name: string
  slug: string
  logo_file_id: string | null
  time_zone: string
  introduction: string | null
  industry: string | null
  employee_count: string | null
  country_code: string | null
  city: string | null
  website: string | null
  linkedin: string | null
  plan_id: string
  plan_name: string
  description: string
  responsibilities: string
  place: string | null
  start_month: string | null
  duration_min: number | null
  duration_max: number | null
  hours_a_week: number | null
  working_from: string
  working_to: string
  plan_zone: string | null
}
export const selectHostCompany = statement<[candidature: string, InternScope], HostRow>(
  'candidatures.hostOf',
  `select co.company_id, co.name, co.slug, co.logo_file_id, co.time_zone, co.introduction, li.label as industry, le.label as employee_count, lc.data ->> 'code' as country_code, co.city, co.website, co.linkedin,
     p.plan_id, p.name as plan_name, p.description, p.responsibilities, p.place, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone as plan_zone
   from candidatures c join companies co on co.company_id = c.company_id join plans p on p.plan_id = c.plan_id
   left join lookup li on li.list = 'industry' and li.id = co.industry_id left join lookup le on le.list = 'employee-count' and le.id = co.employee_count_id left join lookup lc on lc.list = 'country' and lc.id = co.country_id
   where c.candidature_id = $1 and c.intern_id = $2 and c.known_to_intern_at is not null`,
)
