import type { ProfilePart } from '@fledge/domain/companies/profile-parts.ts'
import type { CompanyStatus } from '@fledge/domain/companies/words.ts'
import type { MemberPermission, MemberRole } from '@fledge/domain/members/words.ts'
import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
import { statement } from '../../platform/db/statement.ts'

export interface Named {
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
export interface CompanyRow {
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
  cultures: (Named & { description: string })[]
  flexible_environments: Named[]
  remote_tools: Named[]
  company_tools: Named[]
  custom_tools: string[]
  part_changes: PartChanges
}
/** Who changed a part last, and how often it was changed. */
export type PartChanges = Partial<Record<ProfilePart, { version: number; by: string; at: string }>>

const named = (list: string, column: string, more = '') =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label${more}) order by l.label) from lookup l where l.list = '${list}' and l.id = any(c.${column})), '[]')`
const label = (list: string, column: string) =>
  `(select l.label from lookup l where l.list = '${list}' and l.id = c.${column})`
const columns = `c.company_id, c.slug, c.name, c.status, c.website, c.industry_id, ${label('industry', 'industry_id')} as industry, c.country_id, ${label('country', 'country_id')} as country,
  (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = c.country_id) as country_code, c.city, c.time_zone, c.employee_count_id, ${label('employee-count', 'employee_count_id')} as employee_count,
  c.founded_year, c.funding_type_id, ${label('funding-type', 'funding_type_id')} as funding_type, c.annual_revenue_id, ${label('annual-revenue', 'annual_revenue_id')} as annual_revenue, c.introduction, c.linkedin,
  c.logo_file_id, c.social, c.photos, c.videos, ${named('company-culture', 'culture_ids', `, 'description', coalesce(l.data ->> 'description', '')`)} as cultures,
  ${named('flexible-environment', 'flexible_environment_ids')} as flexible_environments, ${named('remote-tool', 'remote_tool_ids')} as remote_tools, ${named('company-tool', 'company_tool_ids')} as company_tools, c.custom_tools, c.part_changes`

export const companyRow = statement<[company: CompanyScope], CompanyRow>(
  'companies.own',
  `select ${columns} from companies c where c.company_id = $1`,
)
export const companyByAddress = statement<[idOrSlug: string], CompanyRow>(
  'companies.byAddress',
  `select ${columns} from companies c where c.slug = $1 or c.company_id::text = $1`,
)
export const companyForOperator = statement<[id: string], CompanyRow>(
  'companies.forOperator',
  `select ${columns} from companies c where c.company_id = $1`,
)

const given = (column: string, to = `p ->> '${column}'`) =>
  `${column} = case when p ? '${column}' then ${to} else c.${column} end`
const int = (column: string) => given(column, `(p ->> '${column}')::int`)
const ints = (column: string) =>
  given(column, `array(select jsonb_array_elements_text(p -> '${column}')::int)`)
/** The company's row is held while it is changed, so that of two the second sees what the first did. */
export const lockParts = statement<[company: CompanyScope], { part_changes: PartChanges }>(
  'companies.lockParts',
  `select part_changes from companies where company_id = $1 for update`,
)
/** Saves the columns that the patch names and leaves the others; the parts that they belong to are counted on. */
export const saveCompany = statement<
  [company: CompanyScope, patch: string, parts: readonly string[], by: string, now: string]
>(
  'companies.save',
  `update companies c set ${['name', 'website', 'city', 'time_zone', 'introduction', 'linkedin'].map((one) => given(one)).join(', ')},
     ${['industry_id', 'country_id', 'employee_count_id', 'founded_year', 'funding_type_id', 'annual_revenue_id'].map(int).join(', ')},
     ${['culture_ids', 'flexible_environment_ids', 'remote_tool_ids', 'company_tool_ids'].map(ints).join(', ')},
     ${given('custom_tools', `array(select jsonb_array_elements_text(p -> 'custom_tools'))`)}, ${['social', 'photos', 'videos'].map((one) => given(one, `p -> '${one}'`)).join(', ')}, ${given('logo_file_id', `(p ->> 'logo_file_id')::uuid`)}, profile_changed_at = $5::timestamptz,
     part_changes = c.part_changes || coalesce((select jsonb_object_agg(part, jsonb_build_object('version', coalesce((c.part_changes -> part ->> 'version')::int, 0) + 1, 'by', $4::text, 'at', $5::text)) from unnest($3::text[]) part), '{}')
   from (select $2::jsonb as p) patch where c.company_id = $1`,
)
/** Files of the company that nothing shows any more. */
export const dropFiles = statement<
  [company: CompanyScope, ids: readonly string[]],
  { key: string }
>(
  'companies.dropFiles',
  `delete from files f using companies c where c.company_id = $1 and f.company_id = $1 and f.file_id = any($2::uuid[]) and c.logo_file_id is distinct from f.file_id
     and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text)) and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
     and not exists (select 1 from users u where u.picture_file_id = f.file_id) returning f.key`,
)
/** A colleague's name. */
export const nameOfColleague = statement<[company: CompanyScope, user: string], { name: string }>(
  'companies.colleague',
  `select trim(u.first_name || ' ' || u.last_name) as name from users u join members m using (user_id) where m.company_id = $1 and u.user_id = $2::uuid`,
)
/** Uploads of the company's members become the company's, to be seen by everybody. */
export const showFiles = statement<
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
export const onboardingOf = statement<[company: CompanyScope, user: string], OnboardingRow>(
  'companies.onboarding',
  `select is_first, onboarding_started_at is not null as is_started, onboarding_completed_at is not null as is_completed, job_title_id, linkedin_url, language_ids from members where company_id = $1 and user_id = $2`,
)
export const startOnboarding = statement<[company: CompanyScope, user: string, now: string]>(
  'companies.startOnboarding',
  `update members set onboarding_started_at = coalesce(onboarding_started_at, $3) where company_id = $1 and user_id = $2`,
)
export const completeOnboarding = statement<[company: CompanyScope, user: string, now: string]>(
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

export interface PublicPlanRow {
  plan_id: string
  name: string
  career_field: string | null
  place: string | null
  city: string | null
  start_month: string | null
  duration_min: number | null
  duration_max: number | null
  hours_a_week: number | null
  openings_left: number
  is_paid: boolean
  stipend_amount: number | null
  stipend_currency: string | null
  skills: string[]
}
export const publicPlans = statement<[company: string], PublicPlanRow>(
  'companies.publicPlans',
  `select p.plan_id, p.name, f.label as career_field, p.place, p.city, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, p.openings - p.openings_taken as openings_left, p.stipend_amount is not null as is_paid, p.stipend_amount, p.stipend_currency,
          array(select l.label from lookup l where l.list = 'skill' and l.id = any(p.skill_ids) order by l.label) as skills
   from plans p left join lookup f on f.list = 'career-field' and f.id = p.career_field_id where p.company_id = $1 and p.status = 'ACTIVE' order by p.published_at desc, p.plan_id limit 50`,
)
export interface PublicPersonRow {
  name: string
  job_title: string | null
  country_code: string | null
  time_zone: string
}
/** Whom an intern would work with: the active supervisors of its open internships. */
export const publicPeople = statement<[company: string], PublicPersonRow>(
  'companies.publicPeople',
  `select trim(u.first_name || ' ' || u.last_name) as name, coalesce(m.custom_job_title, l.label) as job_title, c.data ->> 'code' as country_code, u.time_zone
   from members m join users u on u.user_id = m.user_id left join lookup c on c.list = 'country' and c.id = u.country_id left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
   where m.company_id = $1 and m.status = 'ACTIVE' and exists (select from plan_supervisors s join plans p using (plan_id) where s.member_id = m.member_id and p.status = 'ACTIVE') order by m.created_at, m.member_id limit 12`,
)
export const internsHosted = statement<[company: string], { hosted: number }>(
  'companies.internsHosted',
  `select count(*) as hosted from internships where company_id = $1 and status <> 'CANCELLED'`,
)

/** Half of its answers after an interview came within so many hours; null while fewer than three are known. */
export const usualAnswer = statement<[company: string], { hours: number | null }>(
  'companies.usualAnswer',
  `select case when count(*) >= 3 then ceil(percentile_cont(0.5) within group (order by extract(epoch from f.created_at - i.ends_at) / 3600))::int end as hours
   from interview_feedback f join interviews i using (interview_id) where i.company_id = $1 and f.side = 'company' and f.created_at > i.ends_at`,
)

export interface QueueRow {
  company_id: string
  name: string
  status: CompanyStatus
  country_code: string | null
  country: string | null
  industry: string | null
  logo_file_id: string | null
  waiting_since: string
  created_at: string
  is_profile_complete: boolean
  total: number
}
/** Companies whose registration was finished: one that was abandoned has nobody to answer to. */
export const companyQueue = statement<
  [status: string | null, search: string, limit: number, offset: number],
  QueueRow
>(
  'companies.queue',
  `select c.company_id, c.name, c.status, c.logo_file_id, c.created_at, coalesce(c.decided_at, c.created_at) as waiting_since, ${label('country', 'country_id')} as country,
     (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = c.country_id) as country_code, ${label('industry', 'industry_id')} as industry,
     exists (select 1 from members m where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null) as is_profile_complete, count(*) over () as total
   from companies c
   where ($1::text is null or c.status = $1) and ($2 = '' or c.name ilike '%' || $2 || '%' or c.email_domain::text ilike '%' || $2 || '%') and exists (select 1 from members m where m.company_id = c.company_id)
   order by coalesce(c.decided_at, c.created_at), c.company_id limit $3 offset $4`,
)
export const queueCounts = statement<
  [],
  {
    waiting: number
    pending: number
    approved: number
    rejected: number
    oldest_pending: string | null
  }
>(
  'companies.queueCounts',
  `select count(*) filter (where status = 'IN_WAITING_LIST') as waiting, count(*) filter (where status = 'PENDING_APPROVAL') as pending, count(*) filter (where status = 'APPROVED') as approved,
          count(*) filter (where status = 'REJECTED') as rejected, min(coalesce(decided_at, created_at)) filter (where status = 'PENDING_APPROVAL') as oldest_pending
   from companies c where exists (select 1 from members m where m.company_id = c.company_id)`,
)
export const lockForDecision = statement<
  [id: string],
  { company_id: string; status: CompanyStatus; name: string }
>(
  'companies.lockForDecision',
  `select company_id, status, name from companies where company_id = $1 for update`,
)
export const moveCompany = statement<
  [id: string, from: string | null, to: string | null, reason: string | null, now: string]
>(
  'companies.move',
  `update companies set status = $3, decision_reason = $4, decided_at = $5 where company_id = $1 and status = $2`,
)
/** Since when a company waits for a decision. */
export const waitOf = statement<[id: string], { waiting_since: string }>(
  'companies.wait',
  `select coalesce(decided_at, created_at) as waiting_since from companies where company_id = $1`,
)
export const adminsOf = statement<[id: string], { user_id: string; email: string }>(
  'companies.admins',
  `select m.user_id, m.email::text from members m where m.company_id = $1 and m.status = 'ACTIVE' and m.role = 'ADMIN'`,
)

export interface OperatorFacts {
  email_domain: string | null
  is_trusted: boolean
  decision_reason: string | null
  decided_at: string | null
  created_at: string
  credits_left: number
  plans: number
  candidatures: number
  interviews: number
  internships: number
}
export const operatorFacts = statement<[id: string], OperatorFacts>(
  'companies.operatorFacts',
  `select c.email_domain::text, c.is_trusted, c.decision_reason, c.decided_at, c.created_at, coalesce((select balance from credit_balances b where b.company_id = c.company_id), 0) as credits_left,
     (select count(*) from plans x where x.company_id = c.company_id) as plans, (select count(*) from candidatures x where x.company_id = c.company_id) as candidatures,
     (select count(*) from interviews x where x.company_id = c.company_id) as interviews, (select count(*) from internships x where x.company_id = c.company_id) as internships
   from companies c where c.company_id = $1`,
)
export interface OperatorMemberRow {
  user_id: string
  name: string
  email: string
  phone: string | null
  role: MemberRole
  status: string
  job_title: string | null
  linkedin_url: string | null
  picture_file_id: string | null
  time_zone: string
  is_first: boolean
  onboarded: boolean
}
export const operatorMembers = statement<[id: string], OperatorMemberRow>(
  'companies.operatorMembers',
  `select coalesce(m.user_id, m.member_id) as user_id, coalesce(trim(u.first_name || ' ' || u.last_name), '') as name, m.email::text, u.phone, m.role, m.status, coalesce(m.custom_job_title, l.label) as job_title, m.linkedin_url,
     u.picture_file_id, coalesce(u.time_zone, 'UTC') as time_zone, m.is_first, m.onboarding_completed_at is not null as onboarded
   from members m left join users u using (user_id) left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id where m.company_id = $1 order by m.is_first desc, m.created_at limit 50`,
)
export const companyHistory = statement<
  [id: string],
  { move: string; by: string; reason: string | null; note: string | null; at: string }
>(
  'companies.history',
  `select e.move, coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id), '') as by, e.reason, e.note, e.at from event_log e where e.subject_id = $1 and e.machine = 'company' order by e.id desc limit 50`,
)
/** How often it was approved, the present time among them. */
export const timesApproved = statement<[id: string], { times: number }>(
  'companies.timesApproved',
  `select count(*) as times from event_log where subject_id = $1 and machine = 'company' and move = 'approve'`,
)
