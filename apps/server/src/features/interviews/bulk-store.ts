import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { visibleNameSql } from '../../platform/db/visible-name.ts'
import {
  upcomingFirstOrder,
  interviewColumns,
  type InterviewRow,
  isNameVisible,
  interviewJoins,
  interviewJoinsByAlias,
  isUpcoming,
  interviewTimeSql,
} from './store.ts'

// Lists of a whole company, and statements on several interviews at once.

/** Upcoming interviews by time, then past ones newest first. */
export const companyInterviews = defineList<{
  row: InterviewRow
  scope: { company: CompanyScope }
  filters: {
    statuses: readonly string[]
    plan: string
    interviewer: string
    from: string
    to: string
    search: string
  }
}>({
  name: 'interviews.ofCompany',
  columns: interviewColumns,
  from: 'interviews i',
  joins: interviewJoinsByAlias,
  where: ['i.company_id = :company'],
  filters: {
    statuses: 'i.status = any(:statuses)',
    plan: 'c.plan_id = :plan',
    interviewer:
      'exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = :interviewer)',
    from: `${interviewTimeSql} >= :from`,
    to: `${interviewTimeSql} < :to`,
    search: { contains: ['p.name', visibleNameSql(isNameVisible)] },
  },
  orders: { default: [upcomingFirstOrder] },
})

/** A member's upcoming interviews in order of id, so that two concurrent handovers lock alike. */
export const selectUpcomingOfMember = statement<[CompanyScope, member: string], InterviewRow>(
  'interviews.liveOfMember',
  `select ${interviewColumns} from interviews i ${interviewJoins} where i.company_id = $1 and ${isUpcoming} and exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = $2) order by i.interview_id`,
)
/** Upcoming interviews of a whole side. */
export const selectUpcomingOfSide = statement<
  [company: string | null, intern: string | null],
  { interview_id: string }
>(
  'interviews.liveOfSide',
  `select i.interview_id from interviews i where ${isUpcoming} and (i.company_id = $1 or i.intern_id = $2) order by i.interview_id`,
)
export interface ColleagueRow {
  interview_id: string
  member_id: string
  name: string
  is_on: boolean
  is_free: boolean
}
/**
 * Active colleagues per interview: already interviewing, or free at the agreed time or one of the
 * proposed ones.
 */
export const selectColleagues = statement<
  [CompanyScope, interviews: readonly string[], leaving: string],
  ColleagueRow
>(
  'interviews.colleaguesFor',
  `select i.interview_id, m.member_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), m.email::text) as name,
     exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = m.member_id) as is_on,
     exists (select from unnest(case when i.status = 'CONFIRMED' then array[i.starts_at] else i.slot_starts end) s where not exists (
       select from interviewers w where w.member_id = m.member_id and w.interview_id <> i.interview_id and w.starts_at is not null
         and tstzrange(w.starts_at, w.ends_at) && tstzrange(s, s + make_interval(mins => i.duration_minutes)))) as is_free
   from interviews i join members m on m.company_id = i.company_id and m.status = 'ACTIVE' and m.member_id <> $3 join users u on u.user_id = m.user_id
   where i.company_id = $1 and i.interview_id = any($2::uuid[]) order by i.interview_id, u.first_name, u.last_name, m.member_id`,
)
/**
 * Replaces one interviewer by another, who may already be on the interview; copies the agreed time
 * to the new one.
 */
export const replaceInterviewer = statement<
  [interview: string, CompanyScope, from: string, to: string | null],
  { sequence: number }
>(
  'interviews.passOn',
  `with gone as (delete from interviewers where interview_id = $1 and company_id = $2 and member_id = $3),
   come as (
     insert into interviewers (interview_id, company_id, member_id, starts_at, ends_at)
     select interview_id, company_id, $4::uuid, case when status = 'CONFIRMED' then starts_at end, case when status = 'CONFIRMED' then ends_at end from interviews
     where interview_id = $1 and company_id = $2 and $4::uuid is not null on conflict (interview_id, member_id) do nothing)
   update interviews set sequence = sequence + 1 where interview_id = $1 and company_id = $2 returning sequence`,
)
interface InternFeedbackRow {
  interview_id: string
  intern: string
  plan_name: string
  starts_at: string | null
  rating: number | null
  strengths: string | null
  note: string | null
  created_at: string
}
/** Interns' feedback on a company's interviews, as they gave it. */
export const internFeedback = defineList<{
  row: InternFeedbackRow
  scope: { operator: OperatorScope; company: string }
}>({
  name: 'interviews.internFeedback',
  columns: `f.interview_id, trim(u.first_name || ' ' || u.last_name) as intern, p.name as plan_name, i.starts_at, f.rating, f.strengths, f.note, f.created_at`,
  from: 'interview_feedback f',
  joins: {
    i: 'join interviews i on i.interview_id = f.interview_id',
    c: 'join candidatures c on c.candidature_id = i.candidature_id',
    p: 'join plans p on p.plan_id = c.plan_id',
    n: 'join interns n on n.intern_id = i.intern_id',
    u: 'join users u on u.user_id = n.user_id',
  },
  where: ["i.company_id = :company and f.side = 'intern'"],
  filters: {},
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'f.created_at', type: 'timestamptz' },
        { sql: 'f.interview_id', type: 'uuid' },
      ],
    },
  },
})
/** What both sides wrote about a no-show claim and its dispute. */
export const selectClaimNotes = statement<
  [interviews: readonly string[]],
  { interview_id: string; by: 'company' | 'intern'; note: string; at: string }
>(
  'interviews.wordsOfClaims',
  `select subject_id as interview_id, actor_kind as by, note, at from event_log where subject_id = any($1::uuid[]) and machine = 'interview' and actor_kind in ('company', 'intern') and note <> ''
     and move in ('claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow') order by id`,
)
