// Generated from candidatures.sql by “npm run queries”; do not edit.
// Source: f6bc4a3e3b2a
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface LockedCandidatureRow {
  readonly candidature_id: string
  readonly company_id: string
  readonly plan_id: string
  readonly intern_id: string
  readonly application_id: string
  readonly stage: CandidatureStage
  readonly stage_since: string
  readonly interested_at: string | null
  readonly interest_used_ms: number
  /** Null for a shortlist that is private to the company. */
  readonly known_to_intern_at: string | null
  readonly reminded_at: string | null
  readonly company_details: Readonly<Record<string, unknown>>
  readonly plan_name: string
  readonly company_name: string
  readonly intern_user_id: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly is_name_visible: boolean
  readonly intern_time_zone: string
  /** Hidden, deactivated, or hired for dates that overlap the plan's. */
  readonly is_intern_taken: boolean
  /** The first instant after the batch's placement deadline. */
  readonly placement_ends_at: string | null
}

export interface CandidatureRow {
  readonly candidature_id: string
  readonly company_id: string
  readonly plan_id: string
  readonly intern_id: string
  readonly application_id: string
  readonly stage: CandidatureStage
  readonly stage_since: string
  readonly interested_at: string | null
  readonly interest_used_ms: number
  readonly known_to_intern_at: string | null
  readonly reminded_at: string | null
  readonly company_details: Readonly<Record<string, unknown>>
  readonly plan_name: string
  readonly company_name: string
  readonly intern_user_id: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly is_name_visible: boolean
  readonly intern_time_zone: string
  readonly is_intern_taken: boolean
  readonly placement_ends_at: string | null
  readonly plan_status: PlanStatus
  readonly application_status: ApplicationStatus
  readonly plan_supervisor_ids: string[]
}

export interface CandidatureKeyRow {
  readonly candidature_id: string
  readonly company_id: string
  readonly intern_id: string
  readonly plan_id: string
}

export interface InterestPlanRow {
  readonly plan_id: string
  readonly company_id: string
  readonly plan_status: PlanStatus
  readonly application_id: string
  readonly application_status: ApplicationStatus
  readonly is_intern_taken: boolean
  readonly placement_ends_at: string | null
}

/** The caller has locked the parents within its scope. */
export const selectCandidatureForUpdate = defineStatement<
  { readonly candidature_ids: readonly string[] },
  LockedCandidatureRow
>(
  'candidatures.selectCandidatureForUpdate',
  ['candidature_ids'],
  `select c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, c.stage, c.stage_since,
c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.reminded_at, c.company_details,
p.name as plan_name, co.name as company_name,
n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
u.time_zone as intern_time_zone,
(
  n.is_hidden
  or u.status <> 'ACTIVE'
  or has_active_internship(c.intern_id, c.plan_id, daterange (
  coalesce(p.start_month, '-infinity'::date),
  case
    when p.start_month is null then 'infinity'::date
    else p.start_month + coalesce(p.duration_min, 4) * 7
  end
))
) as is_intern_taken,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at
from candidatures c join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = c.company_id
join applications a on a.application_id = c.application_id
join batches b on b.batch_id = a.batch_id
join interns n on n.intern_id = c.intern_id
join users u on u.user_id = n.user_id
where c.candidature_id = any ($1::uuid[])
for update of c`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

export const candidatureById = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  CandidatureRow
>(
  'candidatures.candidatureById',
  ['candidature_id', 'company_id', 'intern_id'],
  `select
  c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, c.stage, c.stage_since,
c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.reminded_at, c.company_details,
p.name as plan_name, co.name as company_name,
n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
u.time_zone as intern_time_zone,
(
  n.is_hidden
  or u.status <> 'ACTIVE'
  or has_active_internship(c.intern_id, c.plan_id, daterange (
  coalesce(p.start_month, '-infinity'::date),
  case
    when p.start_month is null then 'infinity'::date
    else p.start_month + coalesce(p.duration_min, 4) * 7
  end
))
) as is_intern_taken,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
  p.status as plan_status, a.status as application_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids
from candidatures c join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = c.company_id
join applications a on a.application_id = c.application_id
join batches b on b.batch_id = a.batch_id
join interns n on n.intern_id = c.intern_id
join users u on u.user_id = n.user_id
where c.candidature_id = $1
and ($2::uuid is null or c.company_id = $2)
and ($3::uuid is null or c.intern_id = $3 and c.known_to_intern_at is not null)`,
)

/** The open candidature of an intern and a plan of this company. */
export const selectOpenCandidature = defineStatement<
  {
    readonly plan_id: string
    readonly intern_id: string
    readonly company_id: CompanyScope | null
  },
  { readonly candidature_id: string }
>(
  'candidatures.selectOpenCandidature',
  ['plan_id', 'intern_id', 'company_id'],
  `select candidature_id
from candidatures
where
  plan_id = $1
  and intern_id = $2
  and ($3::uuid is null or company_id = $3)
  and stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`,
)

export const insertCandidature = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: string
    readonly plan_id: string
    readonly intern_id: string
    readonly application_id: string
    readonly stage: CandidatureStage
    readonly interested_at: string | null
    readonly known_to_intern_at: string | null
    readonly now: string
  },
  NoRow
>(
  'candidatures.insertCandidature',
  ['candidature_id', 'company_id', 'plan_id', 'intern_id', 'application_id', 'stage', 'interested_at', 'known_to_intern_at', 'now'],
  `insert into
  candidatures (
    candidature_id, company_id, plan_id, intern_id, application_id, stage, interested_at,
    known_to_intern_at, stage_since, created_at
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7,
    $8, $9, $9
  )`,
)

/** Takes `from` and `to` from the transition; a repeated request changes no row. */
export const updateStage = defineStatement<
  {
    readonly to: CandidatureStage | null
    readonly now: string
    readonly end_reason: string | null
    readonly end_note: string | null
    readonly is_shown: boolean
    readonly candidature_ids: readonly string[]
    readonly from: CandidatureStage | null
  },
  CandidatureKeyRow
>(
  'candidatures.updateStage',
  ['to', 'now', 'end_reason', 'end_note', 'is_shown', 'candidature_ids', 'from'],
  `update candidatures
set
  stage = $1, stage_since = $2, end_reason = $3, end_note = $4,
  known_to_intern_at = case
    when $5 then coalesce(known_to_intern_at, $2)
    else known_to_intern_at
  end,
  name_visible_at = coalesce(
    name_visible_at,
    case when $1 = 'INTERVIEW_SCHEDULED' then $2::timestamptz
    end
  ),
  interest_used_ms = interest_used_ms + case
    when stage = 'INTERESTED' then (
      extract(epoch from $2::timestamptz - stage_since) * 1000
    )::bigint
    else 0
  end
where candidature_id = any ($6::uuid[]) and stage = $7
returning candidature_id, company_id, intern_id, plan_id`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

/** Records interest in a plan whose company had shortlisted the intern; the stage and its date stay. */
export const recordInterest = defineStatement<
  { readonly now: string; readonly candidature_id: string },
  NoRow
>(
  'candidatures.recordInterest',
  ['now', 'candidature_id'],
  `update candidatures
set interested_at = $1, known_to_intern_at = coalesce(known_to_intern_at, $1)
where candidature_id = $2 and stage = 'SHORTLISTED' and interested_at is null`,
)

/** Details of the newest other candidature that has them. */
export const detailsBefore = defineStatement<
  { readonly company_id: CompanyScope; readonly except: string },
  { readonly company_details: Readonly<Record<string, unknown>> }
>(
  'candidatures.detailsBefore',
  ['company_id', 'except'],
  `select company_details
from candidatures
where company_id = $1 and candidature_id <> $2 and company_details ? 'legal_name'
order by created_at desc
limit 1`,
)

export const lockDetails = defineStatement<
  { readonly candidature_id: string; readonly company_id: CompanyScope },
  { readonly company_details: Readonly<Record<string, unknown>> }
>(
  'candidatures.lockDetails',
  ['candidature_id', 'company_id'],
  `select company_details
from candidatures
where candidature_id = $1 and company_id = $2
for update`,
)

export const saveDetails = defineStatement<
  {
    readonly company_details: string
    readonly candidature_id: string
    readonly company_id: CompanyScope
  },
  NoRow
>(
  'candidatures.saveDetails',
  ['company_details', 'candidature_id', 'company_id'],
  `update candidatures
set company_details = $1::jsonb
where candidature_id = $2 and company_id = $3`,
)

/** A plan that an intern may express interest in, with the intern's application. */
export const planForInterest = defineStatement<
  { readonly intern_id: InternScope; readonly plan_id: string },
  InterestPlanRow
>(
  'candidatures.planForInterest',
  ['intern_id', 'plan_id'],
  `select
  p.plan_id, p.company_id, p.status as plan_status, a.application_id,
  a.status as application_status,
  exists (
    select
    from internships h
    where
      h.intern_id = $1
      and h.status in ('UPCOMING', 'ONGOING')
      and daterange (h.starts_on, h.ends_on, '[]') && daterange (
  coalesce(p.start_month, '-infinity'::date),
  case
    when p.start_month is null then 'infinity'::date
    else p.start_month + coalesce(p.duration_min, 4) * 7
  end
)
  ) as is_intern_taken,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at
from
  plans p
  join companies co on co.company_id = p.company_id and co.status = 'APPROVED'
  join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = $1
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
where p.plan_id = $2 and p.status in ('ACTIVE', 'PAUSED') and not p.is_taken_down`,
)
