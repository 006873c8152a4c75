import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { MemberPermission, MemberRole, MemberStatus } from '@fledge/domain/members/types.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

/** Basic info as entered, stored until the account is created. */
export interface PocAnswers {
  first_name: string
  last_name: string
  phone?: string | null
  time_zone: string
  job_title_id: number | 'other'
  custom_job_title?: string | null
  linkedin_url: string
  hiring_reason_ids?: number[]
  proficient_language_ids?: number[]
}
export interface RegistrationRow {
  registration_id: string
  email: string
  type: UserType
  member_id: string | null
  poc: PocAnswers | null
  company_id: string | null
  utm: Record<string, string>
  completed_at: string | null
}
const columns = 'registration_id, email::text, type, member_id, poc, company_id, utm, completed_at'

export const companyRegistration = statement<[id: string], RegistrationRow>(
  'registration.one',
  `select ${columns} from registrations where registration_id = $1`,
)
export const registrationForUpdate = statement<[id: string], RegistrationRow>(
  'registration.forUpdate',
  `select ${columns} from registrations where registration_id = $1 for update`,
)
export const savePocAnswers = statement<[id: string, poc: string]>(
  'registration.savePoc',
  `update registrations set poc = $2::jsonb where registration_id = $1`,
)
export const completeCompanyRegistration = statement<[id: string, now: string]>(
  'registration.complete',
  `update registrations set completed_at = $2 where registration_id = $1 and completed_at is null`,
)

export interface RegisteringCompanyRow {
  company_id: string
  name: string
  website: string | null
  industry_id: number | null
  employee_count_id: number | null
  country_id: number | null
  city: string | null
  time_zone: string
  linkedin: string | null
  logo_file_id: string | null
  account_status: CompanyStatus
}
const companyColumns =
  'company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone, linkedin, logo_file_id, status as account_status'
export const companyById = statement<[id: string], RegisteringCompanyRow>(
  'registration.company',
  `select ${companyColumns} from companies where company_id = $1`,
)
/** A company with a finished registration. Abandoned ones have no domain yet. */
export const companyByDomain = statement<
  [domain: string],
  { company_id: string; name: string; logo_file_id: string | null }
>(
  'registration.companyByDomain',
  `select company_id, name, logo_file_id from companies where email_domain = $1 order by created_at limit 1`,
)
export const companyWithSlug = statement<[slug: string], { taken: boolean }>(
  'registration.slugTaken',
  `select exists (select 1 from companies where slug = $1) as taken`,
)
export type CompanyFields = [
  id: string,
  name: string,
  website: string | null,
  industry: number,
  employees: number,
  country: number,
  city: string | null,
  zone: string,
  linkedin: string | null,
  status: string | null,
]
export const insertCompany = statement<[...CompanyFields, slug: string, now: string]>(
  'registration.insertCompany',
  `insert into companies (company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone, linkedin, status, slug, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)
/** Changes the details until the registration is finished. The status depends on the country. */
export const updateCompany = statement<CompanyFields>(
  'registration.updateCompany',
  `update companies set name = $2, website = $3, industry_id = $4, employee_count_id = $5, country_id = $6, city = $7, time_zone = $8, linkedin = $9, status = $10 where company_id = $1 and status in ('IN_WAITING_LIST', 'PENDING_APPROVAL')`,
)
export const linkCompany = statement<[id: string, company: string]>(
  'registration.linkCompany',
  `update registrations set company_id = $2 where registration_id = $1`,
)
/** Allows one registration per domain at a time. */
export const lockDomain = statement<[domain: string], { locked: string }>(
  'registration.lockDomain',
  `select pg_advisory_xact_lock(hashtext('domain:' || $1::text))::text as locked`,
)
/** Assigns the domain and starts the waiting time, as the company now has a contact. */
export const claimDomain = statement<[company: string, domain: string | null, now: string]>(
  'registration.claimDomain',
  `update companies set email_domain = $2::citext, created_at = $3 where company_id = $1`,
)

export const insertCompanyUser = statement<
  [
    id: string,
    email: string,
    first: string,
    last: string,
    phone: string | null,
    zone: string,
    country: number | null,
    utm: string,
    now: string,
  ]
>(
  'registration.insertUser',
  `insert into users (user_id, type, email, first_name, last_name, phone, time_zone, country_id, utm, created_at) values ($1, 'C', $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const insertFounder = statement<
  [
    id: string,
    company: string,
    user: string,
    email: string,
    status: string | null,
    title: string,
    custom: string | null,
    linkedin: string,
    languages: readonly number[],
    reasons: readonly number[],
    now: string,
  ]
>(
  'registration.insertFounder',
  `insert into members (member_id, company_id, user_id, email, role, status, is_first, job_title_id, custom_job_title, linkedin_url, language_ids, hiring_reason_ids, created_at)
   values ($1, $2, $3, $4, 'ADMIN', $5, true, $6, $7, $8, $9, $10, $11)`,
)
export interface InvitedRow {
  member_id: string
  company_id: string
  company_name: string
  country_id: number | null
  status: MemberStatus
  role: MemberRole
  permissions: MemberPermission[]
  invited_at: string | null
  invited_by: string | null
  inviter: string | null
}
const invitedColumns = `m.member_id, m.company_id, c.name as company_name, c.country_id, m.status, m.role, m.permissions, m.invited_at, m.invited_by, trim(u.first_name || ' ' || u.last_name) as inviter`
export const invitedMember = statement<[id: string], InvitedRow>(
  'registration.invited',
  `select ${invitedColumns} from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by where m.member_id = $1`,
)
export const invitedForUpdate = statement<[id: string], InvitedRow>(
  'registration.invitedForUpdate',
  `select ${invitedColumns} from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by where m.member_id = $1 for update of m`,
)
export const joinMember = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    user: string,
    title: string,
    custom: string | null,
    linkedin: string,
    languages: readonly number[],
    now: string,
  ]
>(
  'registration.joinMember',
  `update members set status = $3, user_id = $4, job_title_id = $5, custom_job_title = $6, linkedin_url = $7, language_ids = $8, onboarding_started_at = $9, onboarding_completed_at = $9 where member_id = $1 and status = $2`,
)
export const insertCompanyTerms = statement<
  [user: string, kind: string, version: number, now: string]
>(
  'registration.acceptTerms',
  `insert into agreements_accepted (user_id, kind, version, at) values ($1, $2, $3, $4) on conflict do nothing`,
)
/** Countries whose companies are accepted; empty means all. */
export const servedCountries = statement<[], { ids: number[] }>(
  'registration.servedCountries',
  `select array(select jsonb_array_elements_text(value)::int) as ids from settings where name = 'served_country_ids' and jsonb_typeof(value) = 'array'`,
)
