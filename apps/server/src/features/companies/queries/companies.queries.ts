// Generated from companies.sql by “npm run queries”; do not edit.
// Source: cbb6e4eeb091
import type { NamedOption, PartChanges, StoredPhoto, StoredVideo } from '../column-types.ts'
import type { HiddenCompanyPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { CompanyScope, CompanyStatus, MemberPermission, MemberRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CompanyProfileRow {
  readonly company_id: string
  readonly slug: string
  readonly name: string
  readonly status: CompanyStatus
  readonly website: string | null
  readonly industry_id: number | null
  readonly industry: string | null
  readonly country_id: number | null
  readonly country: string | null
  readonly country_code: string | null
  readonly city: string | null
  readonly time_zone: string
  readonly employee_count_id: number | null
  readonly employee_count: string | null
  readonly founded_year: number | null
  readonly funding_type_id: number | null
  readonly funding_type: string | null
  readonly annual_revenue_id: number | null
  readonly annual_revenue: string | null
  readonly introduction: string | null
  readonly linkedin: string | null
  readonly logo_file_id: string | null
  readonly social: Record<string, string>
  readonly photos: StoredPhoto[]
  readonly videos: StoredVideo[]
  readonly cultures: (NamedOption & { description: string })[]
  readonly flexible_environments: NamedOption[]
  readonly remote_tools: NamedOption[]
  readonly company_tools: NamedOption[]
  readonly custom_tools: string[]
  readonly hidden_parts: HiddenCompanyPart[]
  readonly part_changes: PartChanges
}

export interface CompanyUserRow {
  readonly user_id: string
  readonly member_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: MemberRole
  readonly permissions: MemberPermission[]
  readonly is_first: boolean
  readonly company_id: string
  readonly company_name: string
  readonly slug: string
  readonly logo_file_id: string | null
  readonly account_status: CompanyStatus
  readonly is_onboarding_completed: boolean
  readonly created_at: string
  readonly waiting_since: string
  readonly turn_since: string
  readonly review_days: number
  readonly waiting_list_days: number
}

export interface OnboardingRow {
  readonly is_first: boolean
  readonly is_started: boolean
  readonly is_completed: boolean
  readonly job_title_id: string | null
  readonly linkedin_url: string | null
  readonly language_ids: number[]
}

export const companyRow = defineStatement<
  { readonly company_id: CompanyScope },
  CompanyProfileRow
>(
  'companies.companyRow',
  ['company_id'],
  `select c.company_id, c.slug, c.name, c.status, c.website, c.industry_id,
(select l.label from lookup l where l.list = 'industry' and l.id = c.industry_id) as industry,
c.country_id,
(select l.label from lookup l where l.list = 'country' and l.id = c.country_id) as country,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = c.country_id
) as country_code,
c.city, c.time_zone, c.employee_count_id,
(
  select l.label
  from lookup l
  where l.list = 'employee-count' and l.id = c.employee_count_id
) as employee_count,
c.founded_year, c.funding_type_id,
(
  select l.label
  from lookup l
  where l.list = 'funding-type' and l.id = c.funding_type_id
) as funding_type,
c.annual_revenue_id,
(
  select l.label
  from lookup l
  where l.list = 'annual-revenue' and l.id = c.annual_revenue_id
) as annual_revenue,
c.introduction, c.linkedin, c.logo_file_id, c.social, c.photos, c.videos,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object('id', l.id, 'name', l.label, 'description', coalesce(l.data ->> 'description', ''))
        order by l.label
      )
    from lookup l
    where l.list = 'company-culture' and l.id = any (c.culture_ids)
  ),
  '[]'
) as cultures,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'flexible-environment' and l.id = any (c.flexible_environment_ids)
  ),
  '[]'
) as flexible_environments,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'remote-tool' and l.id = any (c.remote_tool_ids)
  ),
  '[]'
) as remote_tools,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'company-tool' and l.id = any (c.company_tool_ids)
  ),
  '[]'
) as company_tools,
c.custom_tools, c.hidden_parts, c.part_changes
from companies c
where c.company_id = $1`,
)

/** By the public address or, in older links, by the id: each by its index. */
export const companyByAddress = defineStatement<
  { readonly id_or_slug: string },
  CompanyProfileRow
>(
  'companies.companyByAddress',
  ['id_or_slug'],
  `select c.company_id, c.slug, c.name, c.status, c.website, c.industry_id,
(select l.label from lookup l where l.list = 'industry' and l.id = c.industry_id) as industry,
c.country_id,
(select l.label from lookup l where l.list = 'country' and l.id = c.country_id) as country,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = c.country_id
) as country_code,
c.city, c.time_zone, c.employee_count_id,
(
  select l.label
  from lookup l
  where l.list = 'employee-count' and l.id = c.employee_count_id
) as employee_count,
c.founded_year, c.funding_type_id,
(
  select l.label
  from lookup l
  where l.list = 'funding-type' and l.id = c.funding_type_id
) as funding_type,
c.annual_revenue_id,
(
  select l.label
  from lookup l
  where l.list = 'annual-revenue' and l.id = c.annual_revenue_id
) as annual_revenue,
c.introduction, c.linkedin, c.logo_file_id, c.social, c.photos, c.videos,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object('id', l.id, 'name', l.label, 'description', coalesce(l.data ->> 'description', ''))
        order by l.label
      )
    from lookup l
    where l.list = 'company-culture' and l.id = any (c.culture_ids)
  ),
  '[]'
) as cultures,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'flexible-environment' and l.id = any (c.flexible_environment_ids)
  ),
  '[]'
) as flexible_environments,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'remote-tool' and l.id = any (c.remote_tool_ids)
  ),
  '[]'
) as remote_tools,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'company-tool' and l.id = any (c.company_tool_ids)
  ),
  '[]'
) as company_tools,
c.custom_tools, c.hidden_parts, c.part_changes
from companies c
where
  c.slug = $1
  or c.company_id = case
    when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid
  end`,
)

export const companyForOperator = defineStatement<
  { readonly company_id: string },
  CompanyProfileRow
>(
  'companies.companyForOperator',
  ['company_id'],
  `select c.company_id, c.slug, c.name, c.status, c.website, c.industry_id,
(select l.label from lookup l where l.list = 'industry' and l.id = c.industry_id) as industry,
c.country_id,
(select l.label from lookup l where l.list = 'country' and l.id = c.country_id) as country,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = c.country_id
) as country_code,
c.city, c.time_zone, c.employee_count_id,
(
  select l.label
  from lookup l
  where l.list = 'employee-count' and l.id = c.employee_count_id
) as employee_count,
c.founded_year, c.funding_type_id,
(
  select l.label
  from lookup l
  where l.list = 'funding-type' and l.id = c.funding_type_id
) as funding_type,
c.annual_revenue_id,
(
  select l.label
  from lookup l
  where l.list = 'annual-revenue' and l.id = c.annual_revenue_id
) as annual_revenue,
c.introduction, c.linkedin, c.logo_file_id, c.social, c.photos, c.videos,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object('id', l.id, 'name', l.label, 'description', coalesce(l.data ->> 'description', ''))
        order by l.label
      )
    from lookup l
    where l.list = 'company-culture' and l.id = any (c.culture_ids)
  ),
  '[]'
) as cultures,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'flexible-environment' and l.id = any (c.flexible_environment_ids)
  ),
  '[]'
) as flexible_environments,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'remote-tool' and l.id = any (c.remote_tool_ids)
  ),
  '[]'
) as remote_tools,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'company-tool' and l.id = any (c.company_tool_ids)
  ),
  '[]'
) as company_tools,
c.custom_tools, c.hidden_parts, c.part_changes
from companies c
where c.company_id = $1`,
)

export const companyProfiles = defineStatement<
  { readonly company_ids: readonly string[] },
  CompanyProfileRow
>(
  'companies.companyProfiles',
  ['company_ids'],
  `select c.company_id, c.slug, c.name, c.status, c.website, c.industry_id,
(select l.label from lookup l where l.list = 'industry' and l.id = c.industry_id) as industry,
c.country_id,
(select l.label from lookup l where l.list = 'country' and l.id = c.country_id) as country,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = c.country_id
) as country_code,
c.city, c.time_zone, c.employee_count_id,
(
  select l.label
  from lookup l
  where l.list = 'employee-count' and l.id = c.employee_count_id
) as employee_count,
c.founded_year, c.funding_type_id,
(
  select l.label
  from lookup l
  where l.list = 'funding-type' and l.id = c.funding_type_id
) as funding_type,
c.annual_revenue_id,
(
  select l.label
  from lookup l
  where l.list = 'annual-revenue' and l.id = c.annual_revenue_id
) as annual_revenue,
c.introduction, c.linkedin, c.logo_file_id, c.social, c.photos, c.videos,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object('id', l.id, 'name', l.label, 'description', coalesce(l.data ->> 'description', ''))
        order by l.label
      )
    from lookup l
    where l.list = 'company-culture' and l.id = any (c.culture_ids)
  ),
  '[]'
) as cultures,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'flexible-environment' and l.id = any (c.flexible_environment_ids)
  ),
  '[]'
) as flexible_environments,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'remote-tool' and l.id = any (c.remote_tool_ids)
  ),
  '[]'
) as remote_tools,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'company-tool' and l.id = any (c.company_tool_ids)
  ),
  '[]'
) as company_tools,
c.custom_tools, c.hidden_parts, c.part_changes
from companies c
where c.company_id = any ($1::uuid[])`,
)

/** Locks the company's row, so that parallel edits see each other. */
export const lockCompanyParts = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly part_changes: PartChanges }
>(
  'companies.lockCompanyParts',
  ['company_id'],
  `select part_changes
from companies
where company_id = $1
for update`,
)

/** Saves the columns of the patch, keeps the others and increments the versions of their sections. */
export const saveCompany = defineStatement<
  {
    readonly now: string
    readonly by: string
    readonly parts: readonly string[]
    readonly patch: string
    readonly company_id: CompanyScope
  },
  NoRow
>(
  'companies.saveCompany',
  ['now', 'by', 'parts', 'patch', 'company_id'],
  `update companies c
set
  name = case when p ? 'name' then p ->> 'name' else c.name
  end,
  website = case when p ? 'website' then p ->> 'website' else c.website
  end,
  city = case when p ? 'city' then p ->> 'city' else c.city
  end,
  time_zone = case when p ? 'time_zone' then p ->> 'time_zone' else c.time_zone
  end,
  introduction = case when p ? 'introduction' then p ->> 'introduction' else c.introduction
  end,
  linkedin = case when p ? 'linkedin' then p ->> 'linkedin' else c.linkedin
  end,
  industry_id = case when p ? 'industry_id' then (p ->> 'industry_id')::int else c.industry_id
  end,
  country_id = case when p ? 'country_id' then (p ->> 'country_id')::int else c.country_id
  end,
  employee_count_id = case
    when p ? 'employee_count_id' then (p ->> 'employee_count_id')::int
    else c.employee_count_id
  end,
  founded_year = case when p ? 'founded_year' then (p ->> 'founded_year')::int else c.founded_year
  end,
  funding_type_id = case
    when p ? 'funding_type_id' then (p ->> 'funding_type_id')::int
    else c.funding_type_id
  end,
  annual_revenue_id = case
    when p ? 'annual_revenue_id' then (p ->> 'annual_revenue_id')::int
    else c.annual_revenue_id
  end,
  culture_ids = case
    when p ? 'culture_ids' then array(select jsonb_array_elements_text(p -> 'culture_ids')::int)
    else c.culture_ids
  end,
  flexible_environment_ids = case
    when p ? 'flexible_environment_ids' then array(
      select jsonb_array_elements_text(p -> 'flexible_environment_ids')::int
    )
    else c.flexible_environment_ids
  end,
  remote_tool_ids = case
    when p ? 'remote_tool_ids' then array(
      select jsonb_array_elements_text(p -> 'remote_tool_ids')::int
    )
    else c.remote_tool_ids
  end,
  company_tool_ids = case
    when p ? 'company_tool_ids' then array(
      select jsonb_array_elements_text(p -> 'company_tool_ids')::int
    )
    else c.company_tool_ids
  end,
  custom_tools = case
    when p ? 'custom_tools' then array(select jsonb_array_elements_text(p -> 'custom_tools'))
    else c.custom_tools
  end,
  social = case when p ? 'social' then p -> 'social' else c.social
  end,
  photos = case when p ? 'photos' then p -> 'photos' else c.photos
  end,
  videos = case when p ? 'videos' then p -> 'videos' else c.videos
  end,
  logo_file_id = case
    when p ? 'logo_file_id' then (p ->> 'logo_file_id')::uuid
    else c.logo_file_id
  end, profile_changed_at = $1::timestamptz,
  part_changes = c.part_changes || coalesce(
    (
      select
        jsonb_object_agg(
          part,
          jsonb_build_object(
            'version', coalesce((c.part_changes -> part ->> 'version')::int, 0) + 1, 'by',
            $2::text, 'at', $1::text
          )
        )
      from unnest($3::text[]) part
    ),
    '{}'
  )
from (select $4::jsonb as p) patch
where c.company_id = $5`,
)

/** A colleague's name. */
export const colleagueName = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  { readonly name: string }
>(
  'companies.colleagueName',
  ['company_id', 'user_id'],
  `select trim(u.first_name || ' ' || u.last_name) as name
from users u join members m using (user_id)
where m.company_id = $1 and u.user_id = $2::uuid`,
)

export const companyUserRow = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  CompanyUserRow
>(
  'companies.companyUserRow',
  ['company_id', 'user_id'],
  `select
  u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, m.role, m.permissions,
  m.is_first, c.company_id, c.name as company_name, c.slug, c.logo_file_id,
  c.status as account_status, m.onboarding_completed_at is not null as is_onboarding_completed,
  c.created_at, coalesce(c.decided_at, c.created_at) as waiting_since,
  greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as turn_since, c.review_days, c.waiting_list_days
from members m join users u using (user_id) join companies c using (company_id)
where m.company_id = $1 and m.user_id = $2`,
)

export const onboardingState = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  OnboardingRow
>(
  'companies.onboardingState',
  ['company_id', 'user_id'],
  `select
  is_first, onboarding_started_at is not null as is_started,
  onboarding_completed_at is not null as is_completed, job_title_id, linkedin_url, language_ids
from members
where company_id = $1 and user_id = $2`,
)

export const checklistFacts = defineStatement<
  { readonly company_id: CompanyScope },
  {
    readonly logo: boolean
    readonly project: boolean
    readonly plan: boolean
    readonly colleague: boolean
    readonly shortlist: boolean
    readonly interview: boolean
    readonly draft_plan_id: string | null
  }
>(
  'companies.checklistFacts',
  ['company_id'],
  `select
  (select logo_file_id is not null from companies where company_id = $1) as logo,
  exists (select 1 from projects where company_id = $1) as project,
  exists (
    select 1
    from plans
    where company_id = $1 and published_at is not null
  ) as plan,
  exists (
    select 1
    from members
    where company_id = $1 and not is_first and status <> 'REVOKED'
  ) as colleague,
  exists (select 1 from shortlist where company_id = $1)
  or exists (select 1 from candidatures where company_id = $1) as shortlist,
  exists (select 1 from interviews where company_id = $1) as interview,
  (
    select plan_id
    from plans
    where company_id = $1 and status = 'DRAFT'
    order by updated_at desc, plan_id desc
    limit 1
  ) as draft_plan_id`,
)

export const insertCompanyRow = defineStatement<
  {
    readonly company_id: string
    readonly name: string
    readonly website: string | null
    readonly industry_id: number
    readonly employee_count_id: number
    readonly country_id: number
    readonly city: string | null
    readonly time_zone: string
    readonly linkedin: string | null
    readonly status: string | null
    readonly slug: string
    readonly now: string
  },
  NoRow
>(
  'companies.insertCompanyRow',
  ['company_id', 'name', 'website', 'industry_id', 'employee_count_id', 'country_id', 'city', 'time_zone', 'linkedin', 'status', 'slug', 'now'],
  `insert into
  companies (
    company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone,
    linkedin, status, slug, created_at
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7,
    $8, $9, $10, $11, $12
  )`,
)

/** Changes the details until the registration is finished. The status depends on the country. */
export const updateRegistering = defineStatement<
  {
    readonly name: string
    readonly website: string | null
    readonly industry_id: number
    readonly employee_count_id: number
    readonly country_id: number
    readonly city: string | null
    readonly time_zone: string
    readonly linkedin: string | null
    readonly status: string | null
    readonly company_id: string
  },
  NoRow
>(
  'companies.updateRegistering',
  ['name', 'website', 'industry_id', 'employee_count_id', 'country_id', 'city', 'time_zone', 'linkedin', 'status', 'company_id'],
  `update companies
set
  name = $1, website = $2, industry_id = $3,
  employee_count_id = $4, country_id = $5, city = $6,
  time_zone = $7, linkedin = $8, status = $9
where company_id = $10 and status in ('IN_WAITING_LIST', 'PENDING_APPROVAL')`,
)

/** Assigns the domain and starts the waiting time, as the company now has a contact. Returns the days that it is promised. */
export const updateEmailDomain = defineStatement<
  {
    readonly email_domain: string | null
    readonly now: string
    readonly company_id: string
  },
  { readonly review_days: number; readonly waiting_list_days: number }
>(
  'companies.updateEmailDomain',
  ['email_domain', 'now', 'company_id'],
  `update companies
set
  email_domain = $1::citext, created_at = $2,
  review_days = coalesce((select st.value::smallint from settings st where st.name = 'company_review_days' and st.value between '1' and '10'), 3),
  waiting_list_days = coalesce((select st.value::smallint from settings st where st.name = 'waiting_list_days' and st.value between '3' and '60'), 10)
where company_id = $3
returning review_days, waiting_list_days`,
)

export const updateHiddenCompanyParts = defineStatement<
  { readonly is_hidden: boolean; readonly part: string; readonly company_id: string },
  NoRow
>(
  'companies.updateHiddenCompanyParts',
  ['is_hidden', 'part', 'company_id'],
  `update companies
set
  hidden_parts = case
    when $1 then array_append(array_remove(hidden_parts, $2), $2)
    else array_remove(hidden_parts, $2)
  end
where company_id = $3`,
)

/** Hides a career field from the company's suggestions, or shows it again. */
export const updateHiddenField = defineStatement<
  {
    readonly hidden: boolean
    readonly career_field_id: number
    readonly company_id: CompanyScope
  },
  { readonly hidden_career_field_ids: number[] }
>(
  'companies.updateHiddenField',
  ['hidden', 'career_field_id', 'company_id'],
  `update companies
set
  hidden_career_field_ids = case
    when $1 then array_append(array_remove(hidden_career_field_ids, $2), $2)
    else array_remove(hidden_career_field_ids, $2)
  end
where company_id = $3
returning hidden_career_field_ids`,
)
