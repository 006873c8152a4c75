// Generated from browse.sql by “npm run queries”; do not edit.
// Source: 2c6c4c6e3378
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface SearchRow {
  readonly intern_id: string
  readonly career_field_id: number
  readonly specialisation_ids: string
  readonly skill_ids: string
  readonly project_ids: string
  readonly month_number: number
  readonly duration_weeks: number
  readonly time_zone: string
  readonly approved_ms: number
}

export interface MatchPlanRow {
  readonly plan_id: string
  readonly company_id: string
  readonly name: string
  readonly status: PlanStatus
  readonly career_field_id: number | null
  readonly skill_ids: number[]
  readonly project_type_ids: number[]
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly working_from: string
  readonly working_to: string
  readonly zone: string
  readonly hours_a_week: number | null
}

export interface CardRow {
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly university: string | null
  readonly major: string | null
  readonly education_level: string | null
  readonly career_field: string | null
  readonly career_field_id: number | null
  readonly start_month: string | null
  readonly duration_weeks: number | null
  readonly hours_a_week: number | null
  readonly skill_ids: number[]
  readonly project_ids: number[]
  readonly shortlisted_for: (string | null)[]
  readonly is_not_interested: boolean
  readonly candidature: { candidature_id: string; stage: CandidatureStage; plan_id: string } | null
}

export interface CandidateProfileRow {
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly university: string | null
  readonly major: string | null
  readonly education_level: string | null
  readonly career_field: string | null
  readonly career_field_id: number | null
  readonly start_month: string | null
  readonly duration_weeks: number | null
  readonly hours_a_week: number | null
  readonly skill_ids: number[]
  readonly project_ids: number[]
  readonly shortlisted_for: (string | null)[]
  readonly is_not_interested: boolean
  readonly candidature: { candidature_id: string; stage: CandidatureStage; plan_id: string } | null
  readonly application_id: string | null
  readonly introduction: string | null
  readonly specialisation_ids: number[]
  readonly skill_to_improve_ids: number[]
  readonly graduation_month: string | null
  readonly email: string
  readonly phone: string | null
  readonly entries: { entry_id: string; kind: 'education' | 'experience' | 'portfolio'; data: Readonly<Record<string, unknown>>; file_name: string | null }[]
  readonly videos: { question: string; file_id: string; seconds: number }[]
}

export interface MatchFactsRow {
  readonly intern_id: string
  readonly career_field_id: number | null
  readonly skill_ids: number[]
  readonly project_ids: number[]
  readonly start_month: string | null
  readonly duration_weeks: number | null
  readonly hours_a_week: number | null
  readonly time_zone: string
}

export interface OpportunityOptionRow {
  readonly plan_id: string
  readonly name: string
  readonly status: PlanStatus
  readonly career_field: string | null
  readonly supervisor_ids: string[]
  readonly openings_left: number
}

export interface RelevantPlanRow {
  readonly plan_id: string
  readonly company_id: string
  readonly name: string
  readonly status: PlanStatus
  readonly career_field_id: number | null
  readonly skill_ids: number[]
  readonly project_type_ids: number[]
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly working_from: string
  readonly working_to: string
  readonly zone: string
  readonly hours_a_week: number | null
  readonly description: string
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly is_paid: boolean
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly company_name: string
  readonly company_slug: string
  readonly logo_file_id: string | null
  readonly company_time_zone: string
  readonly is_interested: boolean
}

export interface OpenPlanRow {
  readonly plan_id: string
  readonly company_id: string
  readonly name: string
  readonly status: PlanStatus
  readonly career_field_id: number | null
  readonly skill_ids: number[]
  readonly project_type_ids: number[]
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly working_from: string
  readonly working_to: string
  readonly zone: string
  readonly hours_a_week: number | null
  readonly company_name: string
  readonly company_slug: string
  readonly logo_file_id: string | null
  readonly company_time_zone: string
  readonly openings_left: number
}

/** The lowest transaction that has not ended, from which changes have to be read. */
export const searchHorizon = defineStatement<
  NoParams,
  { readonly horizon: string }
>(
  'browse.searchHorizon',
  [],
  `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
)

/** The rows behind an id. Arrays come as text, which is faster to parse. */
export const searchRows = defineStatement<
  { readonly after_id: string; readonly limit: number },
  SearchRow
>(
  'browse.searchRows',
  ['after_id', 'limit'],
  `select intern_id, career_field_id, specialisation_ids::text as specialisation_ids, skill_ids::text as skill_ids,
project_ids::text as project_ids,
(extract(year from start_month) * 12 + extract(month from start_month))::int as month_number,
duration_weeks, time_zone, floor(extract(epoch from approved_at) * 1000)::int8 as approved_ms
from intern_search
where intern_id > $1
order by intern_id
limit $2`,
)

/** Rows that changed or left, in the order of the transactions. Without any, one row that only carries the horizon. */
export const searchChanges = defineStatement<
  { readonly after_xid: string; readonly after_id: string; readonly limit: number },
  {
    readonly horizon: string
    readonly xid: string | null
    readonly intern_id: string | null
    readonly is_gone: boolean
    readonly career_field_id: number
    readonly specialisation_ids: string
    readonly skill_ids: string
    readonly project_ids: string
    readonly month_number: number
    readonly duration_weeks: number
    readonly time_zone: string
    readonly approved_ms: number
  }
>(
  'browse.searchChanges',
  ['after_xid', 'after_id', 'limit'],
  `select
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.xid::text as xid, c.intern_id,
  c.is_gone, c.career_field_id, c.specialisation_ids, c.skill_ids, c.project_ids, c.month_number,
  c.duration_weeks, c.time_zone, c.approved_ms
from
  (select) as always
  left join (
    (
      select xid, intern_id, false as is_gone, career_field_id, specialisation_ids::text as specialisation_ids, skill_ids::text as skill_ids,
project_ids::text as project_ids,
(extract(year from start_month) * 12 + extract(month from start_month))::int as month_number,
duration_weeks, time_zone, floor(extract(epoch from approved_at) * 1000)::int8 as approved_ms
      from intern_search
      where
        xid >= $1::text::xid8
        and (xid, intern_id) > ($1::text::xid8, $2::uuid)
      order by xid, intern_id
      limit $3
    )
    union all
    (
      select g.xid, g.intern_id, true, 0, '', '', '', 0, 0, '', 0
      from intern_search_gone g
      where
        g.xid >= $1::text::xid8
        and (g.xid, g.intern_id) > ($1::text::xid8, $2::uuid)
        and not exists (select from intern_search s where s.intern_id = g.intern_id)
      order by g.xid, g.intern_id
      limit $3
    )
    order by xid, intern_id
    limit $3
  ) c on true
order by c.xid, c.intern_id`,
)

/** The chosen plans of a company, or all active ones if none is chosen or none belongs to it. */
export const plansForMatch = defineStatement<
  { readonly company_id: CompanyScope; readonly plan_ids: readonly string[] },
  MatchPlanRow
>(
  'browse.plansForMatch',
  ['company_id', 'plan_ids'],
  `select p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids,
p.start_month, p.duration_min, p.duration_max,
to_char(p.working_from, 'HH24:MI') as working_from,
to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone,
p.hours_a_week
from plans p join companies co on co.company_id = p.company_id
where
  p.company_id = $1
  and case
    when exists (
      select
      from plans k
      where k.company_id = $1 and k.plan_id = any ($2::uuid[])
    ) then p.plan_id = any ($2::uuid[])
    else p.status = 'ACTIVE' and not p.is_taken_down
  end
order by p.published_at desc nulls last, p.plan_id
limit 10`,
)

export const plansById = defineStatement<
  { readonly plan_ids: readonly string[] },
  MatchPlanRow
>(
  'browse.plansById',
  ['plan_ids'],
  `select p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids,
p.start_month, p.duration_min, p.duration_max,
to_char(p.working_from, 'HH24:MI') as working_from,
to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone,
p.hours_a_week
from plans p join companies co on co.company_id = p.company_id
where p.plan_id = any ($1::uuid[])`,
)

/** Plans available for a search: active plans, and chosen plans in any status. */
export const planChoices = defineStatement<
  { readonly company_id: CompanyScope; readonly plan_ids: readonly string[] },
  {
    readonly plan_id: string
    readonly name: string
    readonly status: PlanStatus
    readonly career_field_id: number | null
  }
>(
  'browse.planChoices',
  ['company_id', 'plan_ids'],
  `select plan_id, name, status, career_field_id
from plans
where company_id = $1 and ((status = 'ACTIVE' and not is_taken_down) or plan_id = any ($2::uuid[]))
order by name, plan_id
limit 100`,
)

export const hiddenInterns = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly intern_id: string }
>(
  'browse.hiddenInterns',
  ['company_id'],
  `select intern_id
from not_interested
where company_id = $1`,
)

/** Interns with a candidature of this company at one of these stages. */
export const internsAtStages = defineStatement<
  { readonly company_id: CompanyScope; readonly stages: readonly CandidatureStage[] },
  { readonly intern_id: string }
>(
  'browse.internsAtStages',
  ['company_id', 'stages'],
  `select distinct intern_id
from candidatures
where company_id = $1 and stage = any ($2::text[])`,
)

export const hiddenFields = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly hidden_career_field_ids: number[] }
>(
  'browse.hiddenFields',
  ['company_id'],
  `select hidden_career_field_ids
from companies
where company_id = $1`,
)

/** Excludes hidden and deactivated interns, even if the search index is outdated. */
export const cardsById = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_ids: readonly string[] },
  CardRow
>(
  'browse.cardsById',
  ['company_id', 'intern_ids'],
  `select n.intern_id, u.first_name, u.last_name,
exists (select from candidatures agreed where agreed.company_id = $1::uuid and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code, u.time_zone,
coalesce(un.name, n.university_name) as university, n.major, le.label as education_level,
lf.label as career_field, a.career_field_id, n.start_month, n.duration_weeks, n.hours_a_week,
coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids,
array(
  select h.plan_id
  from shortlist h
  where h.company_id = $1 and h.intern_id = n.intern_id
)::text[] as shortlisted_for,
exists (
  select
  from not_interested x
  where x.company_id = $1 and x.intern_id = n.intern_id
) as is_not_interested,
(
  select
    jsonb_build_object('candidature_id', c.candidature_id, 'stage', c.stage, 'plan_id', c.plan_id)
  from candidatures c
  where c.company_id = $1 and c.intern_id = n.intern_id
  order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc
  limit 1
) as candidature
from interns n join users u on u.user_id = n.user_id
left join lookup lc on lc.list = 'country' and lc.id = u.country_id
left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
) a on true
left join universities un on un.university_id = n.university_id
left join lookup le on le.list = 'education-level' and le.id = n.education_level_id
left join lookup lf on lf.list = 'career-field' and lf.id = a.career_field_id
where n.intern_id = any ($2::uuid[]) and not n.is_hidden and u.status = 'ACTIVE'`,
)

/** For a shortlist or candidature, whose parties remain visible to each other. */
export const anyCardsById = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_ids: readonly string[] },
  CardRow
>(
  'browse.anyCardsById',
  ['company_id', 'intern_ids'],
  `select n.intern_id, u.first_name, u.last_name,
exists (select from candidatures agreed where agreed.company_id = $1::uuid and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code, u.time_zone,
coalesce(un.name, n.university_name) as university, n.major, le.label as education_level,
lf.label as career_field, a.career_field_id, n.start_month, n.duration_weeks, n.hours_a_week,
coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids,
array(
  select h.plan_id
  from shortlist h
  where h.company_id = $1 and h.intern_id = n.intern_id
)::text[] as shortlisted_for,
exists (
  select
  from not_interested x
  where x.company_id = $1 and x.intern_id = n.intern_id
) as is_not_interested,
(
  select
    jsonb_build_object('candidature_id', c.candidature_id, 'stage', c.stage, 'plan_id', c.plan_id)
  from candidatures c
  where c.company_id = $1 and c.intern_id = n.intern_id
  order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc
  limit 1
) as candidature
from interns n join users u on u.user_id = n.user_id
left join lookup lc on lc.list = 'country' and lc.id = u.country_id
left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
) a on true
left join universities un on un.university_id = n.university_id
left join lookup le on le.list = 'education-level' and le.id = n.education_level_id
left join lookup lf on lf.list = 'career-field' and lf.id = a.career_field_id
where n.intern_id = any ($2::uuid[])`,
)

/** An intern in browse, or a party of a candidature of this company. */
export const profileById = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_id: string },
  CandidateProfileRow
>(
  'browse.profileById',
  ['company_id', 'intern_id'],
  `select
  n.intern_id, u.first_name, u.last_name,
exists (select from candidatures agreed where agreed.company_id = $1::uuid and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code, u.time_zone,
coalesce(un.name, n.university_name) as university, n.major, le.label as education_level,
lf.label as career_field, a.career_field_id, n.start_month, n.duration_weeks, n.hours_a_week,
coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.project_ids, '{}') as project_ids,
array(
  select h.plan_id
  from shortlist h
  where h.company_id = $1 and h.intern_id = n.intern_id
)::text[] as shortlisted_for,
exists (
  select
  from not_interested x
  where x.company_id = $1 and x.intern_id = n.intern_id
) as is_not_interested,
(
  select
    jsonb_build_object('candidature_id', c.candidature_id, 'stage', c.stage, 'plan_id', c.plan_id)
  from candidatures c
  where c.company_id = $1 and c.intern_id = n.intern_id
  order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc
  limit 1
) as candidature, a.application_id,
  case when not 'introduction' = any (n.hidden_parts) then n.introduction end as introduction,
  coalesce(a.specialisation_ids, '{}') as specialisation_ids,
  coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids, n.graduation_month,
  u.email::text, u.phone,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'entry_id', e.entry_id, 'kind', e.kind, 'data', e.data - 'certificate_file_id',
            'file_name',
            (
              select f.name
              from files f
              where e.kind = 'portfolio' and f.file_id = (e.data ->> 'file_id')::uuid
            )
          )
          order by e.kind, e.sort, e.created_at
        )
      from profile_entries e
      where e.intern_id = n.intern_id and not e.kind = any (n.hidden_parts)
    ),
    '[]'
  ) as entries,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('question', v.question, 'file_id', v.file_id, 'seconds', v.seconds)
          order by v.created_at
        )
      from video_answers v
      where v.intern_id = n.intern_id
    ),
    '[]'
  ) as videos
from interns n join users u on u.user_id = n.user_id
left join lookup lc on lc.list = 'country' and lc.id = u.country_id
left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
) a on true
left join universities un on un.university_id = n.university_id
left join lookup le on le.list = 'education-level' and le.id = n.education_level_id
left join lookup lf on lf.list = 'career-field' and lf.id = a.career_field_id
where
  n.intern_id = $2
  and (
    (
      exists (select from intern_search s where s.intern_id = n.intern_id)
      and not n.is_hidden
      and u.status = 'ACTIVE'
    )
    or exists (
      select
      from candidatures c
      where c.company_id = $1 and c.intern_id = n.intern_id
    )
  )`,
)

/** Only the facts of interns that a match needs. */
export const factsById = defineStatement<
  { readonly intern_ids: readonly string[] },
  MatchFactsRow
>(
  'browse.factsById',
  ['intern_ids'],
  `select
  n.intern_id, a.career_field_id, coalesce(a.skill_ids, '{}') as skill_ids,
  coalesce(a.project_ids, '{}') as project_ids, n.start_month, n.duration_weeks, n.hours_a_week,
  u.time_zone
from
  interns n
  join users u on u.user_id = n.user_id
  left join lateral (
    select *
    from applications b
    where b.intern_id = n.intern_id
    order by b.created_at desc
    limit 1
  ) a on true
where n.intern_id = any ($1::uuid[])`,
)

export const internOfApplication = defineStatement<
  { readonly application_id: string; readonly company_id: CompanyScope },
  { readonly intern_id: string }
>(
  'browse.internOfApplication',
  ['application_id', 'company_id'],
  `select a.intern_id
from applications a
where
  a.application_id = $1
  and (
    exists (select from intern_search s where s.intern_id = a.intern_id)
    or exists (
      select
      from candidatures c
      where c.company_id = $2 and c.intern_id = a.intern_id
    )
  )`,
)

export const opportunityOptions = defineStatement<
  { readonly company_id: CompanyScope; readonly career_field_ids: readonly number[] },
  OpportunityOptionRow
>(
  'browse.opportunityOptions',
  ['company_id', 'career_field_ids'],
  `select
  p.plan_id, p.name, p.status, l.label as career_field,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids,
  p.openings - p.openings_taken as openings_left
from plans p left join lookup l on l.list = 'career-field' and l.id = p.career_field_id
where
  p.company_id = $1
  and p.status <> 'DRAFT'
  and (cardinality($2::int[]) = 0 or p.career_field_id = any ($2::int[]))
order by p.status = 'ARCHIVED', p.name, p.plan_id
limit 200`,
)

/** Plans that interns see, newest first, marked if this intern has an open candidature. */
export const relevantPlans = defineStatement<
  { readonly intern_id: InternScope; readonly limit: number },
  RelevantPlanRow
>(
  'browse.relevantPlans',
  ['intern_id', 'limit'],
  `select
  p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids,
p.start_month, p.duration_min, p.duration_max,
to_char(p.working_from, 'HH24:MI') as working_from,
to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone,
p.hours_a_week, p.description, p.place, p.stipend_amount is not null as is_paid,
  p.stipend_amount, trim(p.stipend_currency) as stipend_currency, co.name as company_name,
  co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  exists (
    select
    from candidatures c
    where
      c.plan_id = p.plan_id
      and c.intern_id = $1
      and c.known_to_intern_at is not null
      and c.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  ) as is_interested
from plans p join companies co on co.company_id = p.company_id
where p.status in ('ACTIVE') and not p.is_taken_down and co.status = 'APPROVED' and p.openings_taken < p.openings
order by p.published_at desc nulls last, p.plan_id
limit $2`,
)

/** Plans with openings for an intern of whom the programme team takes care, newest first. Those that the intern has a candidature for are left out. */
export const openPlansFor = defineStatement<
  { readonly intern_id: string; readonly limit: number },
  OpenPlanRow
>(
  'browse.openPlansFor',
  ['intern_id', 'limit'],
  `select
  p.plan_id, p.company_id, p.name, p.status, p.career_field_id, p.skill_ids, p.project_type_ids,
p.start_month, p.duration_min, p.duration_max,
to_char(p.working_from, 'HH24:MI') as working_from,
to_char(p.working_to, 'HH24:MI') as working_to, coalesce(p.time_zone, co.time_zone) as zone,
p.hours_a_week, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, p.openings - p.openings_taken as openings_left
from plans p join companies co on co.company_id = p.company_id
where
  p.status in ('ACTIVE')
  and not p.is_taken_down
  and co.status = 'APPROVED'
  and p.openings_taken < p.openings
  and not exists (
    select
    from candidatures c
    where
      c.plan_id = p.plan_id and c.intern_id = $1 and c.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  )
order by p.published_at desc nulls last, p.plan_id
limit $2`,
)

/** Whether the newest application can still lead to internships. */
export const placementFacts = defineStatement<
  { readonly intern_id: InternScope },
  { readonly status: ApplicationStatus; readonly placement_ends_at: string | null }
>(
  'browse.placementFacts',
  ['intern_id'],
  `select
  a.status,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at
from applications a join batches b using (batch_id)
where a.intern_id = $1
order by a.created_at desc
limit 1`,
)

/** The plan for an id, either of an own candidature or of a plan that interns see. */
export const planOfMatch = defineStatement<
  { readonly candidature_id: string; readonly intern_id: InternScope },
  { readonly plan_id: string }
>(
  'browse.planOfMatch',
  ['candidature_id', 'intern_id'],
  `select plan_id
from candidatures
where
  candidature_id = $1
  and intern_id = $2
  and known_to_intern_at is not null
union all
select p.plan_id
from plans p join companies co on co.company_id = p.company_id
where p.plan_id = $1 and p.status in ('ACTIVE') and not p.is_taken_down and co.status = 'APPROVED'
limit 1`,
)
