// Generated from registration.sql by “npm run queries”; do not edit.
// Source: 07e63d650ea6
import type { PocAnswers } from '../column-types.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyStatus, MemberPermission, MemberRole, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

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
  `select company_id, name, shown_logo_file_id as logo_file_id
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

/** Allows one registration per domain at a time. */
export const lockDomain = defineStatement<
  { readonly domain: string },
  { readonly locked: string }
>(
  'registration.lockDomain',
  ['domain'],
  `select pg_advisory_xact_lock(hashtext ('domain:' || $1::text))::text as locked`,
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
