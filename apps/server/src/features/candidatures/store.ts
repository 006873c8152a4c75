import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import type { ParentsRow } from './lock-store.ts'

export interface CandidatureRow extends ParentsRow {
  candidature_id: string
  application_id: string
  batch_id: string
  stage: CandidatureStage
  stage_since: string
  interested_at: string | null
  interest_used_ms: number
  /** Null for a shortlist that is private to the company. */
  known_to_intern_at: string | null
  reminded_at: string | null
  end_reason: string | null
  end_note: string | null
  company_details: Readonly<Record<string, unknown>>
  created_at: string
  plan_name: string
  plan_status: PlanStatus
  plan_supervisor_ids: string[]
  application_status: ApplicationStatus
  company_name: string
  intern_user_id: string
  intern_first_name: string
  intern_last_name: string
  is_name_visible: boolean
  intern_zone: string
  /** Hidden, deactivated, or hired for dates that overlap the plan's. */
  is_intern_taken: boolean
  /** The first instant after the batch's placement deadline. */
  placement_ends_at: string | null
}

/** The days of a plan; if it has none, every internship overlaps. */
const planDays = `daterange(coalesce(p.start_month, '-infinity'::date), case when p.start_month is null then 'infinity'::date else p.start_month + coalesce(p.duration_min, 4) * 7 end)`
const isTaken = `(n.is_hidden or u.status <> 'ACTIVE' or exists (
  select from internships h where h.intern_id = c.intern_id and h.status in ('UPCOMING', 'ONGOING') and h.plan_id <> c.plan_id and daterange(h.starts_on, h.ends_on, '[]') && ${planDays}))`
const columns = `c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, a.batch_id, c.stage, c.stage_since, c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.reminded_at, c.end_reason, c.end_note, c.company_details, c.created_at,
  p.name as plan_name, p.status as plan_status, a.status as application_status, co.name as company_name,
  array(select s.member_id from plan_supervisors s where s.plan_id = c.plan_id)::text[] as plan_supervisor_ids,
  n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name, ${isNameVisibleSql('c.company_id', 'c.intern_id')} as is_name_visible, u.time_zone as intern_zone, ${isTaken} as is_intern_taken, ${placementEndsAtSql('b')} as placement_ends_at`
const joins = `join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join applications a on a.application_id = c.application_id join batches b on b.batch_id = a.batch_id
  join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id`
// Interns cannot access private shortlists.
const scoped = `c.candidature_id = $1 and ($2::uuid is null or c.company_id = $2) and ($3::uuid is null or c.intern_id = $3 and c.known_to_intern_at is not null)`

type Scoped = [candidature: string, CompanyScope | null, InternScope | null]
export const selectCandidatureForUpdate = statement<Scoped, CandidatureRow>(
  'candidatures.forUpdate',
  `select ${columns} from candidatures c ${joins} where ${scoped} for update of c`,
)
export const candidatureById = statement<Scoped, CandidatureRow>(
  'candidatures.byId',
  `select ${columns} from candidatures c ${joins} where ${scoped}`,
)

/** The open candidature of an intern and a plan of this company. */
export const selectOpenCandidature = statement<
  [CompanyScope | null, plan: string, intern: string],
  { candidature_id: string }
>(
  'candidatures.openOf',
  `select candidature_id from candidatures where plan_id = $2 and intern_id = $3 and ($1::uuid is null or company_id = $1) and stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`,
)

export const insertCandidature = statement<
  [
    id: string,
    company: string,
    plan: string,
    intern: string,
    application: string,
    stage: CandidatureStage,
    interestedAt: string | null,
    knownAt: string | null,
    now: string,
  ]
>(
  'candidatures.insert',
  `insert into candidatures (candidature_id, company_id, plan_id, intern_id, application_id, stage, interested_at, known_to_intern_at, stage_since, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
)

export interface CandidatureKeyRow {
  candidature_id: string
  company_id: string
  intern_id: string
  plan_id: string
}
/** Takes `from` and `to` from the transition; a repeated request changes no row. */
export const updateStage = statement<
  [
    id: string,
    from: CandidatureStage | null,
    to: CandidatureStage | null,
    reason: string | null,
    note: string | null,
    now: string,
    isShown: boolean,
  ],
  CandidatureKeyRow
>(
  'candidatures.moveStage',
  `update candidatures set stage = $3, stage_since = $6, end_reason = $4, end_note = $5, known_to_intern_at = case when $7 then coalesce(known_to_intern_at, $6) else known_to_intern_at end,
     name_visible_at = coalesce(name_visible_at, case when $3 = 'INTERVIEW_SCHEDULED' then $6::timestamptz end),
     interest_used_ms = interest_used_ms + case when stage = 'INTERESTED' then (extract(epoch from $6::timestamptz - stage_since) * 1000)::bigint else 0 end
   where candidature_id = $1 and stage = $2 returning candidature_id, company_id, intern_id, plan_id`,
)
/**
 * Records interest in a plan whose company had shortlisted the intern; the stage and its date stay.
 */
export const recordInterest = statement<[id: string, now: string]>(
  'candidatures.recordInterest',
  `update candidatures set interested_at = $2, known_to_intern_at = coalesce(known_to_intern_at, $2) where candidature_id = $1 and stage = 'SHORTLISTED' and interested_at is null`,
)

export interface ClosingCandidatureRow extends CandidatureKeyRow {
  stage: CandidatureStage
  is_known: boolean
}
type ClosingParams = [
  owner: string,
  stages: readonly CandidatureStage[],
  from: string | null,
  to: string | null,
  except: string | null,
]
const closingStatement = (name: string, isOwned: string) =>
  statement<ClosingParams, ClosingCandidatureRow>(
    name,
    `select c.candidature_id, c.company_id, c.intern_id, c.plan_id, c.stage, c.known_to_intern_at is not null as is_known from candidatures c join plans p on p.plan_id = c.plan_id
   where ${isOwned} and c.stage = any($2::text[])
     and ($3::date is null or coalesce(
       (select daterange(o.starts_on, o.ends_on, '[]') from offers o where o.candidature_id = c.candidature_id and o.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE') limit 1), ${planDays})
       && daterange($3::date, $4::date, '[]'))
     and ($5::uuid is null or c.candidature_id <> $5)
   order by c.candidature_id for update of c`,
  )
/**
 * Open candidatures, locked in order of id; limited to overlapping ones if days are given. One
 * statement per owner, because one for all of them would read the whole table.
 */
export const closingCandidatures = {
  intern: closingStatement('candidatures.closingOfIntern', 'c.intern_id = $1'),
  plan: closingStatement('candidatures.closingOfPlan', 'c.plan_id = $1'),
  company: closingStatement('candidatures.closingOfCompany', 'c.company_id = $1'),
  application: closingStatement(
    'candidatures.closingOfApplication',
    `c.application_id = $1 and c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`,
  ),
} as const

/** Details of the newest other candidature that has them. */
export const detailsBefore = statement<
  [CompanyScope, except: string],
  { company_details: Readonly<Record<string, unknown>> }
>(
  'candidatures.detailsBefore',
  `select company_details from candidatures where company_id = $1 and candidature_id <> $2 and company_details ? 'legal_name' order by created_at desc limit 1`,
)
export const saveDetails = statement<[candidature: string, CompanyScope, details: string]>(
  'candidatures.saveDetails',
  `update candidatures set company_details = $3::jsonb where candidature_id = $1 and company_id = $2`,
)

export interface InterestPlanRow {
  plan_id: string
  company_id: string
  plan_status: PlanStatus
  application_id: string
  application_status: ApplicationStatus
  is_taken: boolean
  placement_ends_at: string | null
}
/** A plan that an intern may express interest in, with the intern's application. */
export const planForInterest = statement<[InternScope, plan: string], InterestPlanRow>(
  'candidatures.planForInterest',
  `select p.plan_id, p.company_id, p.status as plan_status, a.application_id, a.status as application_status,
     exists (select from internships h where h.intern_id = $1 and h.status in ('UPCOMING', 'ONGOING') and daterange(h.starts_on, h.ends_on, '[]') && ${planDays}) as is_taken, ${placementEndsAtSql('b')} as placement_ends_at
   from plans p join companies co on co.company_id = p.company_id and co.status = 'APPROVED'
   join lateral (select application_id, batch_id, status from applications where intern_id = $1 order by created_at desc limit 1) a on true join batches b on b.batch_id = a.batch_id
   where p.plan_id = $2 and p.status in ('ACTIVE', 'PAUSED')`,
)
