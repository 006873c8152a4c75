// Generated from registration.sql by “npm run queries”; do not edit.
// Source: 371929db14e1
import type { PocAnswers } from '../column-types.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyStatus, MemberPermission, MemberRole, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface RegistrationRow {
  readonly registration_id: string
  readonly email: string
  readonly type: UserType
  readonly member_id: string | null
  readonly poc: PocAnswers | null
  readonly company_id: string | null
  readonly utm: Record<string, string>
  readonly completed_at: string | null
}

export interface RegisteringCompanyRow {
  readonly company_id: string
  readonly name: string
  readonly website: string | null
  readonly industry_id: number | null
  readonly employee_count_id: number | null
  readonly country_id: number | null
  readonly city: string | null
  readonly time_zone: string
  readonly linkedin: string | null
  readonly logo_file_id: string | null
  readonly account_status: CompanyStatus
}

export interface InvitedRow {
  readonly member_id: string
  readonly company_id: string
  readonly company_name: string
  readonly country_id: number | null
  readonly status: MemberStatus
  readonly role: MemberRole
  readonly permissions: MemberPermission[]
  readonly invited_at: string | null
  readonly invited_by: string | null
  readonly inviter: string | null
}

export const companyRegistration = defineStatement<
  { readonly registration_id: string },
  RegistrationRow
>(
  'registration.companyRegistration',
  ['registration_id'],
  `select registration_id, email::text, type, member_id, poc, company_id, utm, completed_at
from registrations
where registration_id = $1`,
)

export const registrationForUpdate = defineStatement<
  { readonly registration_id: string },
  RegistrationRow
>(
  'registration.registrationForUpdate',
  ['registration_id'],
  `select registration_id, email::text, type, member_id, poc, company_id, utm, completed_at
from registrations
where registration_id = $1
for update`,
)

export const companyById = defineStatement<
  { readonly company_id: string },
  RegisteringCompanyRow
>(
  'registration.companyById',
  ['company_id'],
  `select
  company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone,
  linkedin, logo_file_id, status as account_status
from companies
where company_id = $1`,
)

/** A company with a finished registration. Abandoned ones have no domain yet. */
export const companyByDomain = defineStatement<
  { readonly email_domain: string },
  {
    readonly company_id: string
    readonly name: string
    readonly logo_file_id: string | null
  }
>(
  'registration.companyByDomain',
  ['email_domain'],
  `select company_id, name, logo_file_id
from companies
where email_domain = $1
order by created_at
limit 1`,
)

export const companyWithSlug = defineStatement<
  { readonly slug: string },
  { readonly taken: boolean }
>(
  'registration.companyWithSlug',
  ['slug'],
  `select exists (select 1 from companies where slug = $1) as taken`,
)

export const insertCompany = defineStatement<
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
  'registration.insertCompany',
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
export const updateCompany = defineStatement<
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
  'registration.updateCompany',
  ['name', 'website', 'industry_id', 'employee_count_id', 'country_id', 'city', 'time_zone', 'linkedin', 'status', 'company_id'],
  `update companies
set
  name = $1, website = $2, industry_id = $3,
  employee_count_id = $4, country_id = $5, city = $6,
  time_zone = $7, linkedin = $8, status = $9
where company_id = $10 and status in ('IN_WAITING_LIST', 'PENDING_APPROVAL')`,
)

/** Allows one registration per domain at a time. */
export const lockDomain = defineStatement<
  { readonly domain: string },
  { readonly locked: string }
>(
  'registration.lockDomain',
  ['domain'],
  `select pg_advisory_xact_lock(hashtext ('domain:' || $1::text))::text as locked`,
)

/** Assigns the domain and starts the waiting time, as the company now has a contact. */
export const claimDomain = defineStatement<
  {
    readonly email_domain: string | null
    readonly now: string
    readonly company_id: string
  },
  NoRow
>(
  'registration.claimDomain',
  ['email_domain', 'now', 'company_id'],
  `update companies
set email_domain = $1::citext, created_at = $2
where company_id = $3`,
)

export const insertFounder = defineStatement<
  {
    readonly member_id: string
    readonly company_id: string
    readonly user_id: string
    readonly email: string
    readonly status: string | null
    readonly title: string
    readonly custom_job_title: string | null
    readonly linkedin_url: string
    readonly language_ids: readonly number[]
    readonly reasons: readonly number[]
    readonly now: string
  },
  NoRow
>(
  'registration.insertFounder',
  ['member_id', 'company_id', 'user_id', 'email', 'status', 'title', 'custom_job_title', 'linkedin_url', 'language_ids', 'reasons', 'now'],
  `insert into
  members (
    member_id, company_id, user_id, email, role, status, is_first, job_title_id, custom_job_title,
    linkedin_url, language_ids, hiring_reason_ids, created_at
  )
values
  (
    $1, $2, $3, $4, 'ADMIN', $5, true, $6, $7,
    $8, $9, $10, $11
  )`,
)

export const invitedMember = defineStatement<
  { readonly member_id: string },
  InvitedRow
>(
  'registration.invitedMember',
  ['member_id'],
  `select m.member_id, m.company_id, c.name as company_name, c.country_id, m.status, m.role,
m.permissions, m.invited_at, m.invited_by, trim(u.first_name || ' ' || u.last_name) as inviter
from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by
where m.member_id = $1`,
)

export const invitedForUpdate = defineStatement<
  { readonly member_id: string },
  InvitedRow
>(
  'registration.invitedForUpdate',
  ['member_id'],
  `select m.member_id, m.company_id, c.name as company_name, c.country_id, m.status, m.role,
m.permissions, m.invited_at, m.invited_by, trim(u.first_name || ' ' || u.last_name) as inviter
from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by
where m.member_id = $1
for update of m`,
)

export const joinMember = defineStatement<
  {
    readonly to: string | null
    readonly user_id: string
    readonly title: string
    readonly custom_job_title: string | null
    readonly linkedin_url: string
    readonly language_ids: readonly number[]
    readonly now: string
    readonly member_id: string
    readonly from: string | null
  },
  NoRow
>(
  'registration.joinMember',
  ['to', 'user_id', 'title', 'custom_job_title', 'linkedin_url', 'language_ids', 'now', 'member_id', 'from'],
  `update members
set
  status = $1, user_id = $2, job_title_id = $3, custom_job_title = $4,
  linkedin_url = $5, language_ids = $6, onboarding_started_at = $7,
  onboarding_completed_at = $7
where member_id = $8 and status = $9`,
)

/** Countries whose companies are accepted; empty means all. */
export const servedCountries = defineStatement<
  NoParams,
  { readonly ids: number[] }
>(
  'registration.servedCountries',
  [],
  `select array(select jsonb_array_elements_text(value)::int) as ids
from settings
where name = 'served_country_ids' and jsonb_typeof(value) = 'array'`,
)
