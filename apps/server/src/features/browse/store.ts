import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

export interface SearchRow {
  /** Lowest open transaction of the snapshot, from which the next update starts. */
  xmin: string
  /** Null on the row that only carries xmin. */
  intern_id: string | null
  gone: boolean
  career_field_id: number
  specialisation_ids: number[]
  skill_ids: number[]
  project_ids: number[]
  start_month: string
  duration_weeks: number
  time_zone: string
  approved_at: string
}
const searchColumns = `pg_snapshot_xmin(pg_current_snapshot())::text as xmin, intern_id, false as gone, career_field_id, specialisation_ids, skill_ids, project_ids, start_month, duration_weeks, time_zone, approved_at`
const emptyChangeSql = `select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, null::uuid, false, 0, '{}'::int[], '{}'::int[], '{}'::int[], current_date, 0, '', now()`
export const searchAll = statement<[], SearchRow>(
  'browse.searchAll',
  `select ${searchColumns} from intern_search union all ${emptyChangeSql}`,
)
/** Newest changes first. Reaching the limit means that everything has to be read again. */
export const searchChanges = statement<[since: string, limit: number], SearchRow>(
  'browse.searchChanges',
  `(select ${searchColumns} from intern_search where xid >= $1::text::xid8 order by xid desc limit $2)
   union all
   (select pg_snapshot_xmin(pg_current_snapshot())::text, g.intern_id, true, 0, '{}'::int[], '{}'::int[], '{}'::int[], current_date, 0, '', now() from intern_search_gone g
    where g.xid >= $1::text::xid8 and not exists (select from intern_search s where s.intern_id = g.intern_id) order by g.xid desc limit $2)
   union all ${emptyChangeSql}`,
)

export interface MatchPlanRow {
  plan_id: string
  company_id: string
  name: string
  status: PlanStatus
  career_field_id: number | null
  skill_ids: number[]
  project_type_ids: number[]
  start_month: string | null
  duration_min: number | null
  duration_max: number | null
  working_from: string
  working_to: string
  zone: string
  hours_a_week: number | null
}
const planColumns = `p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids, p.start_month, p.duration_min, p.duration_max,
  to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone, p.hours_a_week`
/** The chosen plans of a company, or all active ones if none is chosen or none belongs to it. */
export const plansForMatch = statement<[CompanyScope, plans: readonly string[]], MatchPlanRow>(
  'browse.plansForMatch',
  `select ${planColumns} from plans p join companies co on co.company_id = p.company_id
   where p.company_id = $1 and case when exists (select from plans k where k.company_id = $1 and k.plan_id = any($2::uuid[])) then p.plan_id = any($2::uuid[]) else p.status = 'ACTIVE' end order by p.published_at desc nulls last, p.plan_id limit 10`,
)
export const plansById = statement<[plans: readonly string[]], MatchPlanRow>(
  'browse.plansById',
  `select ${planColumns} from plans p join companies co on co.company_id = p.company_id where p.plan_id = any($1::uuid[])`,
)

/** Plans available for a search: active plans, and chosen plans in any status. */
export const planChoices = statement<
  [CompanyScope, chosen: readonly string[]],
  Pick<MatchPlanRow, 'plan_id' | 'name' | 'status' | 'career_field_id'>
>(
  'browse.planChoices',
  `select plan_id, name, status, career_field_id from plans where company_id = $1 and (status = 'ACTIVE' or plan_id = any($2::uuid[])) order by name, plan_id limit 100`,
)

export const hiddenInterns = statement<[CompanyScope], { intern_id: string }>(
  'browse.hiddenOf',
  `select intern_id from not_interested where company_id = $1`,
)
/** Interns with a candidature of this company at one of these stages. */
export const internsAtStages = statement<
  [CompanyScope, stages: readonly CandidatureStage[]],
  { intern_id: string }
>(
  'browse.internsAtStages',
  `select distinct intern_id from candidatures where company_id = $1 and stage = any($2::text[])`,
)
export const hiddenFields = statement<[CompanyScope], { hidden_career_field_ids: number[] }>(
  'browse.hiddenFields',
  `select hidden_career_field_ids from companies where company_id = $1`,
)
export const hideField = statement<
  [CompanyScope, field: number, hidden: boolean],
  { hidden_career_field_ids: number[] }
>(
  'browse.hideField',
  `update companies set hidden_career_field_ids = case when $3 then array_append(array_remove(hidden_career_field_ids, $2), $2) else array_remove(hidden_career_field_ids, $2) end where company_id = $1 returning hidden_career_field_ids`,
)

export interface CardRow {
  intern_id: string
  first_name: string
  last_name: string
  is_name_visible: boolean
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  university: string | null
  major: string | null
  education_level: string | null
  career_field: string | null
  career_field_id: number | null
  start_month: string | null
  duration_weeks: number | null
  hours_a_week: number | null
  skill_ids: number[]
  project_ids: number[]
  shortlisted_for: (string | null)[]
  is_not_interested: boolean
  candidature: { candidature_id: string; stage: CandidatureStage; plan_id: string } | null
}
const cardColumns = `n.intern_id, u.first_name, u.last_name, ${isNameVisibleSql('$1::uuid', 'n.intern_id')} as is_name_visible, u.picture_file_id, lc.data ->> 'code' as country_code, u.time_zone, coalesce(un.name, n.university_name) as university, n.major,
  le.label as education_level, lf.label as career_field, a.career_field_id, n.start_month, n.duration_weeks, n.hours_a_week, coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids,
  array(select h.plan_id from shortlist h where h.company_id = $1 and h.intern_id = n.intern_id)::text[] as shortlisted_for,
  exists (select from not_interested x where x.company_id = $1 and x.intern_id = n.intern_id) as is_not_interested,
  (select jsonb_build_object('candidature_id', c.candidature_id, 'stage', c.stage, 'plan_id', c.plan_id) from candidatures c where c.company_id = $1 and c.intern_id = n.intern_id
    order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc limit 1) as candidature`
const cardJoins = `join users u on u.user_id = n.user_id left join lookup lc on lc.list = 'country' and lc.id = u.country_id
  left join lateral (select * from applications b where b.intern_id = n.intern_id order by b.created_at desc limit 1) a on true
  left join universities un on un.university_id = n.university_id left join lookup le on le.list = 'education-level' and le.id = n.education_level_id
  left join lookup lf on lf.list = 'career-field' and lf.id = a.career_field_id`
/** Excludes hidden and deactivated interns, even if the search index is outdated. */
export const cardsById = statement<[CompanyScope, interns: readonly string[]], CardRow>(
  'browse.cardsById',
  `select ${cardColumns} from interns n ${cardJoins} where n.intern_id = any($2::uuid[]) and not n.is_hidden and u.status = 'ACTIVE'`,
)
/** For a shortlist or candidature, whose parties remain visible to each other. */
export const anyCardsById = statement<[CompanyScope, interns: readonly string[]], CardRow>(
  'browse.anyCardsById',
  `select ${cardColumns} from interns n ${cardJoins} where n.intern_id = any($2::uuid[])`,
)

export interface CandidateProfileRow extends CardRow {
  application_id: string | null
  introduction: string | null
  specialisation_ids: number[]
  skill_to_improve_ids: number[]
  graduation_month: string | null
  email: string
  phone: string | null
  entries: {
    entry_id: string
    kind: 'education' | 'experience' | 'portfolio'
    data: Readonly<Record<string, unknown>>
    file_name: string | null
  }[]
  videos: { question: string; file_id: string; seconds: number }[]
}
/** An intern in browse, or a party of a candidature of this company. */
export const profileById = statement<[CompanyScope, intern: string], CandidateProfileRow>(
  'browse.profileById',
  `select ${cardColumns}, a.application_id, n.introduction, coalesce(a.specialisation_ids, '{}') as specialisation_ids, coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids, n.graduation_month, u.email::text, u.phone,
     coalesce((select jsonb_agg(jsonb_build_object('entry_id', e.entry_id, 'kind', e.kind, 'data', e.data - 'certificate_file_id', 'file_name', (select f.name from files f where e.kind = 'portfolio' and f.file_id = (e.data ->> 'file_id')::uuid)) order by e.kind, e.sort, e.created_at) from profile_entries e where e.intern_id = n.intern_id), '[]') as entries,
     coalesce((select jsonb_agg(jsonb_build_object('question', v.question, 'file_id', v.file_id, 'seconds', v.seconds) order by v.created_at) from video_answers v where v.intern_id = n.intern_id), '[]') as videos
   from interns n ${cardJoins}
   where n.intern_id = $2 and ((exists (select from intern_search s where s.intern_id = n.intern_id) and not n.is_hidden and u.status = 'ACTIVE') or exists (select from candidatures c where c.company_id = $1 and c.intern_id = n.intern_id))`,
)

export interface MatchFactsRow {
  intern_id: string
  career_field_id: number | null
  skill_ids: number[]
  project_ids: number[]
  start_month: string | null
  duration_weeks: number | null
  hours_a_week: number | null
  time_zone: string
}
/** Only the facts of interns that a match needs. */
export const factsById = statement<[interns: readonly string[]], MatchFactsRow>(
  'browse.factsById',
  `select n.intern_id, a.career_field_id, coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids, n.start_month, n.duration_weeks, n.hours_a_week, u.time_zone
   from interns n join users u on u.user_id = n.user_id left join lateral (select * from applications b where b.intern_id = n.intern_id order by b.created_at desc limit 1) a on true
   where n.intern_id = any($1::uuid[])`,
)
export const internOfApplication = statement<
  [CompanyScope, application: string],
  { intern_id: string }
>(
  'browse.internOfApplication',
  `select a.intern_id from applications a where a.application_id = $2 and (exists (select from intern_search s where s.intern_id = a.intern_id) or exists (select from candidatures c where c.company_id = $1 and c.intern_id = a.intern_id))`,
)

export interface OpportunityOptionRow {
  plan_id: string
  name: string
  status: PlanStatus
  career_field: string | null
  supervisor_ids: string[]
  openings_left: number
}
export const opportunityOptions = statement<
  [CompanyScope, fields: readonly number[]],
  OpportunityOptionRow
>(
  'browse.planOptions',
  `select p.plan_id, p.name, p.status, l.label as career_field, array(select s.member_id from plan_supervisors s where s.plan_id = p.plan_id)::text[] as supervisor_ids, p.openings - p.openings_taken as openings_left
   from plans p left join lookup l on l.list = 'career-field' and l.id = p.career_field_id
   where p.company_id = $1 and p.status <> 'DRAFT' and (cardinality($2::int[]) = 0 or p.career_field_id = any($2::int[])) order by p.status = 'ARCHIVED', p.name, p.plan_id limit 200`,
)

export interface RelevantPlanRow extends MatchPlanRow {
  description: string
  place: string | null
  is_paid: boolean
  stipend_amount: number | null
  stipend_currency: string | null
  company_name: string
  company_slug: string
  logo_file_id: string | null
  company_zone: string
  is_interested: boolean
}
/**
 * Plans that currently take candidates, newest first, marked if this intern has an open
 * candidature.
 */
export const relevantPlans = statement<[InternScope, limit: number], RelevantPlanRow>(
  'browse.openPlans',
  `select ${planColumns}, p.description, p.place, p.stipend_amount is not null as is_paid, p.stipend_amount, trim(p.stipend_currency) as stipend_currency, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
     exists (select from candidatures c where c.plan_id = p.plan_id and c.intern_id = $1 and c.known_to_intern_at is not null and c.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')) as is_interested
   from plans p join companies co on co.company_id = p.company_id
   where p.status = 'ACTIVE' and co.status = 'APPROVED' and p.openings_taken < p.openings order by p.published_at desc nulls last, p.plan_id limit $2`,
)
/** Whether the newest application can still lead to internships. */
export const placementFacts = statement<
  [InternScope],
  { status: ApplicationStatus; placement_ends_at: string | null }
>(
  'browse.applicationNow',
  `select a.status, ${placementEndsAtSql('b')} as placement_ends_at from applications a join batches b using (batch_id) where a.intern_id = $1 order by a.created_at desc limit 1`,
)
/** The plan for an id, either of an own candidature or of a plan that takes candidates. */
export const planOfMatch = statement<[InternScope, id: string], { plan_id: string }>(
  'browse.planOfMatch',
  `select plan_id from candidatures where candidature_id = $2 and intern_id = $1 and known_to_intern_at is not null
   union all select p.plan_id from plans p join companies co on co.company_id = p.company_id where p.plan_id = $2 and p.status = 'ACTIVE' and co.status = 'APPROVED' limit 1`,
)
