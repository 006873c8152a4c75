// Generated from proposal.sql by “npm run queries”; do not edit.
// Source: 2ec6f72e8a94
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface BusyRow {
  readonly starts_at: string
  readonly ends_at: string
}

export interface InternRow {
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly weekly_hours: Readonly<Record<string, readonly { from: string; to: string }[]>>
  readonly hour_exceptions: readonly { day: string; hours: readonly { from: string; to: string }[] }[]
  readonly company_time_zone: string
  readonly application_id: string
  readonly application_status: ApplicationStatus
  readonly is_intern_taken: boolean
  /** The first instant after the batch's placement deadline. */
  readonly placement_ends_at: string | null
  /** Whether an interview with this company was agreed before. */
  readonly is_known: boolean
}

export interface InternHoursRow {
  readonly time_zone: string
  readonly weekly_hours: Readonly<Record<string, readonly { from: string; to: string }[]>>
  readonly hour_exceptions: readonly { day: string; hours: readonly { from: string; to: string }[] }[]
  readonly placement_ends_at: string | null
}

export interface InterviewMemberRow {
  readonly member_id: string
  readonly user_id: string
}

export interface InternBatchRow {
  readonly batch_id: string
  readonly name: string
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly partner: string | null
  readonly intern_start: string | null
  readonly duration_weeks: number | null
}

export interface ProposalRow {
  readonly plan_id: string
  readonly plan_name: string
  readonly plan_status: PlanStatus
  readonly supervisor_ids: string[]
  readonly company_time_zone: string
}

/** Agreed times of an intern and of members. */
export const selectBusyTimes = defineStatement<
  {
    readonly intern_id: string | null
    readonly from: string
    readonly member_ids: readonly string[]
  },
  BusyRow
>(
  'interviews.selectBusyTimes',
  ['intern_id', 'from', 'member_ids'],
  `select starts_at, ends_at
from interviews
where intern_id = $1 and status = 'CONFIRMED' and ends_at > $2
union
select starts_at, ends_at
from interviewers
where member_id = any ($3::uuid[]) and ends_at > $2
order by 1`,
)

/** An intern this company may see: in browse, or through one of its candidatures. */
export const visibleIntern = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_id: string },
  InternRow
>(
  'interviews.visibleIntern',
  ['company_id', 'intern_id'],
  `select
  n.intern_id, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as country_code,
u.time_zone, n.weekly_hours, n.hour_exceptions, co.time_zone as company_time_zone, a.application_id, a.status as application_status,
  (
    n.is_hidden
    or u.status <> 'ACTIVE'
    or has_active_internship(n.intern_id, null, null)
  ) as is_intern_taken,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
  exists (select from candidatures agreed where agreed.company_id = $1 and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_known
from
  interns n
  join users u on u.user_id = n.user_id
  join companies co on co.company_id = $1
  left join lookup l on l.list = 'country' and l.id = u.country_id
  join lateral (
    select application_id, batch_id, status
    from applications
    where
      intern_id = n.intern_id
      and status in ('APPROVED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
where
  n.intern_id = $2
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = $1
    )
  )`,
)

/** Hours only; the caller has already loaded the interview. */
export const internHours = defineStatement<
  { readonly interview_id: string; readonly intern_id: string },
  InternHoursRow
>(
  'interviews.internHours',
  ['interview_id', 'intern_id'],
  `select
  u.time_zone, n.weekly_hours, n.hour_exceptions,
  (
    select
      case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end
    from
      interviews v
      join candidatures c using (candidature_id)
      join applications a using (application_id)
      join batches b using (batch_id)
    where v.interview_id = $1
  ) as placement_ends_at
from interns n join users u on u.user_id = n.user_id
where n.intern_id = $2`,
)

/** The widest working hours that the company entered in its active plans. */
export const companyHours = defineStatement<
  { readonly company_id: string },
  { readonly from: string; readonly to: string }
>(
  'interviews.companyHours',
  ['company_id'],
  `select to_char(min(working_from), 'HH24:MI') as
from
, to_char(max(working_to), 'HH24:MI') as to
from plans
where company_id = $1 and status = 'ACTIVE' and not is_taken_down
having count(*) > 0`,
)

export const selectActiveInterviewers = defineStatement<
  { readonly company_id: CompanyScope; readonly member_ids: readonly string[] },
  InterviewMemberRow
>(
  'interviews.selectActiveInterviewers',
  ['company_id', 'member_ids'],
  `select member_id, user_id
from members
where company_id = $1 and status = 'ACTIVE' and member_id = any ($2::uuid[])`,
)

/** $2 is the id of an intern in browse, or of a candidature. */
export const batchOfIntern = defineStatement<
  { readonly candidature_id: string; readonly company_id: CompanyScope },
  InternBatchRow
>(
  'interviews.batchOfIntern',
  ['candidature_id', 'company_id'],
  `select
  b.batch_id, b.name, b.programme_start, b.programme_end, r.name as partner,
  coalesce(a.internship_start, n.start_month) as intern_start, n.duration_weeks
from
  interns n
  join lateral (
    select *
    from applications
    where intern_id = n.intern_id
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
  left join partners r on r.partner_id = b.partner_id
where
  n.intern_id = (
    select coalesce(
      (
        select c.intern_id
        from candidatures c
        where c.candidature_id = $1 and c.company_id = $2
      ),
      $1
    )
  )
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = $2
    )
  )`,
)

export const planForProposal = defineStatement<
  { readonly company_id: CompanyScope; readonly plan_id: string },
  ProposalRow
>(
  'interviews.planForProposal',
  ['company_id', 'plan_id'],
  `select
  p.plan_id, p.name as plan_name, p.status as plan_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids,
  co.time_zone as company_time_zone
from plans p join companies co on co.company_id = p.company_id
where p.company_id = $1 and p.plan_id = $2`,
)

/** An overlapping agreed time of either side, checked before the constraint would reject it. */
export const selectOverlappingTimes = defineStatement<
  {
    readonly starts: readonly string[]
    readonly intern_id: string
    readonly except: string | null
    readonly minutes: number
    readonly member_ids: readonly string[]
  },
  { readonly start: string }
>(
  'interviews.selectOverlappingTimes',
  ['starts', 'intern_id', 'except', 'minutes', 'member_ids'],
  `select start
from unnest($1::timestamptz[]) start
where
  exists (
    select
    from interviews i
    where
      i.intern_id = $2
      and i.status = 'CONFIRMED'
      and i.interview_id is distinct from $3::uuid
      and tstzrange (i.starts_at, i.ends_at) && tstzrange (start, start + make_interval(mins => $4))
  )
  or exists (
    select
    from interviewers w
    where
      w.member_id = any ($5::uuid[])
      and w.starts_at is not null
      and w.interview_id is distinct from $3::uuid
      and tstzrange (w.starts_at, w.ends_at) && tstzrange (start, start + make_interval(mins => $4))
  )`,
)
