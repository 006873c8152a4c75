import type { ApplicationStatus } from '@fledge/domain/applications/words.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/words.ts'
import type { PlanStatus } from '@fledge/domain/plans/words.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/words.ts'
import { statement } from '../../platform/db/statement.ts'

// Locks, in the order of the house: company, plan, intern, candidature. Foreign keys take weaker ones and do not wait.
export const lockCompany = statement<[company: string]>('candidatures.lockCompany', `select from companies where company_id = $1 for no key update`)
export const lockPlan = statement<[plan: string]>('candidatures.lockPlan', `select from plans where plan_id = $1 for no key update`)
export const lockIntern = statement<[intern: string]>('candidatures.lockIntern', `select from interns where intern_id = $1 for no key update`)

export interface ParentsRow {
  company_id: string
  plan_id: string
  intern_id: string
}
/** Which rows to lock first; null scopes are the clock's and the operator's. */
export const parentsOf = statement<[candidature: string, CompanyScope | null, InternScope | null], ParentsRow>(
  'candidatures.parentsOf',
  `select company_id, plan_id, intern_id from candidatures where candidature_id = $1 and ($2::uuid is null or company_id = $2) and ($3::uuid is null or intern_id = $3)`,
)

export interface CandidatureRow extends ParentsRow {
  candidature_id: string
  application_id: string
  batch_id: string
  stage: CandidatureStage
  stage_since: string
  interested_at: string | null
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
  intern_zone: string
  /** Hidden, deactivated, or hired for dates that overlap the plan's. */
  is_intern_taken: boolean
}

/** The days a plan asks for; where it says none, every internship overlaps. */
const planDays = `daterange(coalesce(p.start_month, '-infinity'::date), case when p.start_month is null then 'infinity'::date else p.start_month + coalesce(p.duration_min, 4) * 7 end)`
const isTaken = `(n.is_hidden or u.status <> 'ACTIVE' or exists (
  select from internships h where h.intern_id = c.intern_id and h.status in ('UPCOMING', 'ONGOING') and h.plan_id <> c.plan_id and daterange(h.starts_on, h.ends_on, '[]') && ${planDays}))`
const columns = `c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, a.batch_id, c.stage, c.stage_since, c.interested_at, c.end_reason, c.end_note, c.company_details, c.created_at,
  p.name as plan_name, p.status as plan_status, a.status as application_status, co.name as company_name,
  array(select s.member_id from plan_supervisors s where s.plan_id = c.plan_id)::text[] as plan_supervisor_ids,
  n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone, ${isTaken} as is_intern_taken`
const joins = `join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join applications a on a.application_id = c.application_id
  join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id`
const scoped = `c.candidature_id = $1 and ($2::uuid is null or c.company_id = $2) and ($3::uuid is null or c.intern_id = $3)`

type Scoped = [candidature: string, CompanyScope | null, InternScope | null]
export const candidatureForUpdate = statement<Scoped, CandidatureRow>('candidatures.forUpdate', `select ${columns} from candidatures c ${joins} where ${scoped} for update of c`)
export const candidatureById = statement<Scoped, CandidatureRow>('candidatures.byId', `select ${columns} from candidatures c ${joins} where ${scoped}`)

/** The open one of an intern and a plan of this company. */
export const openCandidatureOf = statement<[CompanyScope | null, plan: string, intern: string], { candidature_id: string }>(
  'candidatures.openOf',
  `select candidature_id from candidatures where plan_id = $2 and intern_id = $3 and ($1::uuid is null or company_id = $1) and stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`,
)

export const insertCandidature = statement<[id: string, company: string, plan: string, intern: string, application: string, stage: CandidatureStage, interestedAt: string | null, now: string]>(
  'candidatures.insert',
  `insert into candidatures (candidature_id, company_id, plan_id, intern_id, application_id, stage, interested_at, stage_since, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
)

export interface MovedRow {
  candidature_id: string
  company_id: string
  intern_id: string
  plan_id: string
}
/** Takes a move's proof: from and to are its. A second press changes no row. */
export const moveStage = statement<[id: string, from: CandidatureStage | null, to: CandidatureStage | null, reason: string | null, note: string | null, now: string], MovedRow>(
  'candidatures.moveStage',
  `update candidatures set stage = $3, stage_since = $6, end_reason = $4, end_note = $5 where candidature_id = $1 and stage = $2 returning candidature_id, company_id, intern_id, plan_id`,
)

export interface EndingRow extends MovedRow {
  stage: CandidatureStage
}
/** Open candidatures of one intern, plan or company, locked in order of id; only those whose days overlap where days are given. */
export const openForClosing = statement<[intern: string | null, plan: string | null, company: string | null, stages: readonly CandidatureStage[], from: string | null, to: string | null, except: string | null], EndingRow>(
  'candidatures.openForClosing',
  `select c.candidature_id, c.company_id, c.intern_id, c.plan_id, c.stage from candidatures c join plans p on p.plan_id = c.plan_id
   where ($1::uuid is null or c.intern_id = $1) and ($2::uuid is null or c.plan_id = $2) and ($3::uuid is null or c.company_id = $3) and c.stage = any($4::text[])
     and ($5::date is null or coalesce(
       (select daterange(o.starts_on, o.ends_on, '[]') from offers o where o.candidature_id = c.candidature_id and o.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE') limit 1), ${planDays})
       && daterange($5::date, $6::date, '[]'))
     and ($7::uuid is null or c.candidature_id <> $7)
   order by c.candidature_id for update of c`,
)
