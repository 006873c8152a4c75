import type { ProfilePart } from '@fledge/domain/companies/profile-parts.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { MemberPermission, MemberRole } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface NamedOption {
  id: number
  name: string
}
export interface StoredPhoto {
  file_id: string
  caption: string
}
export type StoredVideo =
  | { provider: 'YOUTUBE' | 'VIMEO'; id: string; url: string; caption: string }
  | { file_id: string; caption: string }
export interface CompanyProfileRow {
  company_id: string
  slug: string
  name: string
  status: CompanyStatus
  website: string | null
  industry_id: number | null
  industry: string | null
  country_id: number | null
  country: string | null
  country_code: string | null
  city: string | null
  time_zone: string
  employee_count_id: number | null
  employee_count: string | null
  founded_year: number | null
  funding_type_id: number | null
  funding_type: string | null
  annual_revenue_id: number | null
  annual_revenue: string | null
  introduction: string | null
  linkedin: string | null
  logo_file_id: string | null
  social: Record<string, string>
  photos: StoredPhoto[]
  videos: StoredVideo[]
  cultures: (NamedOption & { description: string })[]
  flexible_environments: NamedOption[]
  remote_tools: NamedOption[]
  company_tools: NamedOption[]
  custom_tools: string[]
  part_changes: PartChanges
}
/** Last editor and number of changes per section. */
export type PartChanges = Partial<Record<ProfilePart, { version: number; by: string; at: string }>>

const namedOptionsSql = (list: string, column: string, more = '') =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label${more}) order by l.label) from lookup l where l.list = '${list}' and l.id = any(c.${column})), '[]')`
export const lookupLabelSql = (list: string, column: string) =>
  `(select l.label from lookup l where l.list = '${list}' and l.id = c.${column})`
const columns = `c.company_id, c.slug, c.name, c.status, c.website, c.industry_id, ${lookupLabelSql('industry', 'industry_id')} as industry, c.country_id, ${lookupLabelSql('country', 'country_id')} as country,
  (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = c.country_id) as country_code, c.city, c.time_zone, c.employee_count_id, ${lookupLabelSql('employee-count', 'employee_count_id')} as employee_count,
  c.founded_year, c.funding_type_id, ${lookupLabelSql('funding-type', 'funding_type_id')} as funding_type, c.annual_revenue_id, ${lookupLabelSql('annual-revenue', 'annual_revenue_id')} as annual_revenue, c.introduction, c.linkedin,
  c.logo_file_id, c.social, c.photos, c.videos, ${namedOptionsSql('company-culture', 'culture_ids', `, 'description', coalesce(l.data ->> 'description', '')`)} as cultures,
  ${namedOptionsSql('flexible-environment', 'flexible_environment_ids')} as flexible_environments, ${namedOptionsSql('remote-tool', 'remote_tool_ids')} as remote_tools, ${namedOptionsSql('company-tool', 'company_tool_ids')} as company_tools, c.custom_tools, c.part_changes`

export const companyRow = statement<[company: CompanyScope], CompanyProfileRow>(
  'companies.own',
  `select ${columns} from companies c where c.company_id = $1`,
)
export const companyByAddress = statement<[idOrSlug: string], CompanyProfileRow>(
  'companies.byAddress',
  `select ${columns} from companies c where c.slug = $1 or c.company_id::text = $1`,
)
export const companyForOperator = statement<[id: string], CompanyProfileRow>(
  'companies.forOperator',
  `select ${columns} from companies c where c.company_id = $1`,
)

const patchColumnSql = (column: string, to = `p ->> '${column}'`) =>
  `${column} = case when p ? '${column}' then ${to} else c.${column} end`
const patchIntSql = (column: string) => patchColumnSql(column, `(p ->> '${column}')::int`)
const patchIntsSql = (column: string) =>
  patchColumnSql(column, `array(select jsonb_array_elements_text(p -> '${column}')::int)`)
/** Locks the company's row, so that parallel edits see each other. */
export const lockCompanyParts = statement<[company: CompanyScope], { part_changes: PartChanges }>(
  'companies.lockParts',
  `select part_changes from companies where company_id = $1 for update`,
)
/**
 * Saves the columns of the patch, keeps the others and increments the versions of their sections.
 */
export const saveCompany = statement<
  [company: CompanyScope, patch: string, parts: readonly string[], by: string, now: string]
>(
  'companies.save',
  `update companies c set ${['name', 'website', 'city', 'time_zone', 'introduction', 'linkedin'].map((one) => patchColumnSql(one)).join(', ')},
     ${['industry_id', 'country_id', 'employee_count_id', 'founded_year', 'funding_type_id', 'annual_revenue_id'].map(patchIntSql).join(', ')},
     ${['culture_ids', 'flexible_environment_ids', 'remote_tool_ids', 'company_tool_ids'].map(patchIntsSql).join(', ')},
     ${patchColumnSql('custom_tools', `array(select jsonb_array_elements_text(p -> 'custom_tools'))`)}, ${['social', 'photos', 'videos'].map((one) => patchColumnSql(one, `p -> '${one}'`)).join(', ')}, ${patchColumnSql('logo_file_id', `(p ->> 'logo_file_id')::uuid`)}, profile_changed_at = $5::timestamptz,
     part_changes = c.part_changes || coalesce((select jsonb_object_agg(part, jsonb_build_object('version', coalesce((c.part_changes -> part ->> 'version')::int, 0) + 1, 'by', $4::text, 'at', $5::text)) from unnest($3::text[]) part), '{}')
   from (select $2::jsonb as p) patch where c.company_id = $1`,
)
/** Company files that are no longer shown. */
export const deleteCompanyFiles = statement<
  [company: CompanyScope, ids: readonly string[]],
  { key: string }
>(
  'companies.dropFiles',
  `delete from files f using companies c where c.company_id = $1 and f.company_id = $1 and f.file_id = any($2::uuid[]) and c.logo_file_id is distinct from f.file_id
     and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text)) and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
     and not exists (select 1 from users u where u.picture_file_id = f.file_id) returning f.key`,
)
/** A colleague's name. */
export const colleagueName = statement<[company: CompanyScope, user: string], { name: string }>(
  'companies.colleague',
  `select trim(u.first_name || ' ' || u.last_name) as name from users u join members m using (user_id) where m.company_id = $1 and u.user_id = $2::uuid`,
)
/** Transfers uploads of members to the company and makes them public. */
export const publishCompanyFiles = statement<
  [keys: readonly string[], company: CompanyScope, kinds: readonly string[]],
  { file_id: string; key: string }
>(
  'companies.showFiles',
  `update files set is_public = true, company_id = $2
   where (key = any($1::text[]) or file_id::text = any($1::text[])) and complete and kind = any($3::text[])
     and (company_id = $2 or company_id is null and owner_user_id in (select user_id from members where company_id = $2 and status = 'ACTIVE'))
   returning file_id, key`,
)

export interface CompanyUserRow {
  user_id: string
  member_id: string
  email: string
  first_name: string
  last_name: string
  role: MemberRole
  permissions: MemberPermission[]
  is_first: boolean
  company_id: string
  company_name: string
  slug: string
  logo_file_id: string | null
  account_status: CompanyStatus
  is_onboarding_completed: boolean
  created_at: string
  waiting_since: string
}
export const companyUserRow = statement<[company: CompanyScope, user: string], CompanyUserRow>(
  'companies.user',
  `select u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, m.role, m.permissions, m.is_first, c.company_id, c.name as company_name, c.slug, c.logo_file_id, c.status as account_status,
          m.onboarding_completed_at is not null as is_onboarding_completed, c.created_at, coalesce(c.decided_at, c.created_at) as waiting_since
   from members m join users u using (user_id) join companies c using (company_id) where m.company_id = $1 and m.user_id = $2`,
)
export interface OnboardingRow {
  is_first: boolean
  is_started: boolean
  is_completed: boolean
  job_title_id: string | null
  linkedin_url: string | null
  language_ids: number[]
}
export const onboardingState = statement<[company: CompanyScope, user: string], OnboardingRow>(
  'companies.onboarding',
  `select is_first, onboarding_started_at is not null as is_started, onboarding_completed_at is not null as is_completed, job_title_id, linkedin_url, language_ids from members where company_id = $1 and user_id = $2`,
)
export const markOnboardingStarted = statement<[company: CompanyScope, user: string, now: string]>(
  'companies.startOnboarding',
  `update members set onboarding_started_at = coalesce(onboarding_started_at, $3) where company_id = $1 and user_id = $2`,
)
export const markOnboardingCompleted = statement<
  [company: CompanyScope, user: string, now: string]
>(
  'companies.completeOnboarding',
  `update members set onboarding_completed_at = coalesce(onboarding_completed_at, $3), onboarding_started_at = coalesce(onboarding_started_at, $3) where company_id = $1 and user_id = $2`,
)
export const checklistFacts = statement<
  [company: CompanyScope],
  {
    logo: boolean
    project: boolean
    plan: boolean
    colleague: boolean
    shortlist: boolean
    interview: boolean
  }
>(
  'companies.checklist',
  `select (select logo_file_id is not null from companies where company_id = $1) as logo, exists (select 1 from projects where company_id = $1) as project,
          exists (select 1 from plans where company_id = $1 and published_at is not null) as plan, exists (select 1 from members where company_id = $1 and not is_first and status <> 'REVOKED') as colleague,
          exists (select 1 from shortlist where company_id = $1) or exists (select 1 from candidatures where company_id = $1) as shortlist, exists (select 1 from interviews where company_id = $1) as interview`,
)
