import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

// What proposing times needs: the intern, the company, its plan and the busy times.

export interface BusyRow {
  starts_at: string
  ends_at: string
}
/** Agreed times of an intern and of members. */
export const selectBusyTimes = statement<
  [intern: string | null, members: readonly string[], from: string],
  BusyRow
>(
  'interviews.busyOf',
  `select starts_at, ends_at from interviews where intern_id = $1 and status = 'CONFIRMED' and ends_at > $3
   union select starts_at, ends_at from interviewers where member_id = any($2::uuid[]) and ends_at > $3 order by 1`,
)

export interface InternRow {
  intern_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  company_zone: string
  weekly_hours: Readonly<Record<string, readonly { from: string; to: string }[]>>
  hour_exceptions: readonly { day: string; hours: readonly { from: string; to: string }[] }[]
  application_id: string
  application_status: ApplicationStatus
  is_taken: boolean
  /** The first instant after the batch's placement deadline. */
  placement_ends_at: string | null
  /** Whether an interview with this company was agreed before. */
  is_known: boolean
}

const person = `n.intern_id, u.first_name, u.last_name, u.picture_file_id, l.data ->> 'code' as country_code, u.time_zone, n.weekly_hours, n.hour_exceptions`
/** An intern this company may see: in browse, or through one of its candidatures. */
export const visibleIntern = statement<[CompanyScope, intern: string], InternRow>(
  'interviews.visibleIntern',
  `select ${person}, co.time_zone as company_zone, a.application_id, a.status as application_status,
     (n.is_hidden or u.status <> 'ACTIVE' or exists (select from internships h where h.intern_id = n.intern_id and h.status in ('UPCOMING', 'ONGOING'))) as is_taken, ${placementEndsAtSql('b')} as placement_ends_at,
     ${isNameVisibleSql('$1', 'n.intern_id')} as is_known
   from interns n join users u on u.user_id = n.user_id join companies co on co.company_id = $1 left join lookup l on l.list = 'country' and l.id = u.country_id
   join lateral (select application_id, batch_id, status from applications where intern_id = n.intern_id and status in ('APPROVED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN') order by created_at desc limit 1) a on true
   join batches b on b.batch_id = a.batch_id
   where n.intern_id = $2 and (
     exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
     or exists (select from candidatures c where c.intern_id = n.intern_id and c.company_id = $1))`,
)
/** Hours only; the caller has already loaded the interview. */
export const internHours = statement<[intern: string, interview: string], InternRow>(
  'interviews.internHours',
  `select ${person}, u.time_zone as company_zone, n.intern_id as application_id, 'APPROVED' as application_status, false as is_taken, true as is_known,
     (select ${placementEndsAtSql('b')} from interviews v join candidatures c using (candidature_id) join applications a using (application_id) join batches b using (batch_id) where v.interview_id = $2) as placement_ends_at
   from interns n join users u on u.user_id = n.user_id left join lookup l on l.list = 'country' and l.id = u.country_id where n.intern_id = $1`,
)
/** The widest working hours that the company entered in its active plans. */
export const companyHours = statement<[company: string], { from: string; to: string }>(
  'interviews.companyHours',
  `select to_char(min(working_from), 'HH24:MI') as from, to_char(max(working_to), 'HH24:MI') as to from plans where company_id = $1 and status = 'ACTIVE' having count(*) > 0`,
)
export interface InterviewMemberRow {
  member_id: string
  user_id: string
}
export const selectActiveInterviewers = statement<
  [CompanyScope, members: readonly string[]],
  InterviewMemberRow
>(
  'interviews.membersOf',
  `select member_id, user_id from members where company_id = $1 and status = 'ACTIVE' and member_id = any($2::uuid[])`,
)
export interface InternBatchRow {
  batch_id: string
  name: string
  programme_start: string | null
  programme_end: string | null
  partner: string | null
  intern_start: string | null
  duration_weeks: number | null
}
/** $2 is the id of an intern in browse, or of a candidature. */
export const batchOfIntern = statement<[CompanyScope, id: string], InternBatchRow>(
  'interviews.batchOfIntern',
  `select b.batch_id, b.name, b.programme_start, b.programme_end, r.name as partner, coalesce(a.internship_start, n.start_month) as intern_start, n.duration_weeks
   from interns n join lateral (select * from applications where intern_id = n.intern_id order by created_at desc limit 1) a on true
   join batches b on b.batch_id = a.batch_id left join partners r on r.partner_id = b.partner_id
   where n.intern_id = coalesce((select c.intern_id from candidatures c where c.candidature_id = $2 and c.company_id = $1), $2) and (exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden) or exists (select from candidatures c where c.intern_id = n.intern_id and c.company_id = $1))`,
)

export interface ProposalRow {
  plan_id: string
  plan_name: string
  plan_status: PlanStatus
  supervisor_ids: string[]
  company_zone: string
}
export const planForProposal = statement<[CompanyScope, plan: string], ProposalRow>(
  'interviews.planForProposal',
  `select p.plan_id, p.name as plan_name, p.status as plan_status, array(select s.member_id from plan_supervisors s where s.plan_id = p.plan_id)::text[] as supervisor_ids, co.time_zone as company_zone
   from plans p join companies co on co.company_id = p.company_id where p.company_id = $1 and p.plan_id = $2`,
)
/** An overlapping agreed time of either side, checked before the constraint would reject it. */
export const selectOverlappingTimes = statement<
  [
    starts: readonly string[],
    minutes: number,
    intern: string,
    members: readonly string[],
    /** Ignores the interview's own time, which is freed by the change. */
    except: string | null,
  ],
  { start: string }
>(
  'interviews.clashes',
  `select s as start from unnest($1::timestamptz[]) s where exists (
     select from interviews i where i.intern_id = $3 and i.status = 'CONFIRMED' and i.interview_id is distinct from $5::uuid and tstzrange(i.starts_at, i.ends_at) && tstzrange(s, s + make_interval(mins => $2)))
   or exists (select from interviewers w where w.member_id = any($4::uuid[]) and w.starts_at is not null and w.interview_id is distinct from $5::uuid and tstzrange(w.starts_at, w.ends_at) && tstzrange(s, s + make_interval(mins => $2)))`,
)
