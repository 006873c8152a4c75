// Generated from contacts.sql by “npm run queries”; do not edit.
// Source: a9eb0bdec716
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ContactRow {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string | null
  readonly job_title: string | null
}

export const contacts = defineStatement<
  { readonly company_id: CompanyScope },
  ContactRow
>(
  'contacts.contacts',
  ['company_id'],
  `select user_id, first_name, last_name, email::text, phone, job_title
from alternate_contacts
where company_id = $1 and removed_at is null
order by created_at
limit 100`,
)

export const lockCompanyOfContacts = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly company_id: string }
>(
  'contacts.lockCompanyOfContacts',
  ['company_id'],
  `select company_id
from companies
where company_id = $1
for update`,
)

export const countContacts = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly count: number }
>(
  'contacts.countContacts',
  ['company_id'],
  `select count(*)::int as count
from alternate_contacts
where company_id = $1 and removed_at is null`,
)

export const contactForUpdate = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  {
    readonly user_id: string
    readonly first_name: string
    readonly last_name: string
    readonly email: string
    readonly phone: string | null
    readonly job_title: string | null
    readonly is_removed: boolean
  }
>(
  'contacts.contactForUpdate',
  ['company_id', 'user_id'],
  `select user_id, first_name, last_name, email::text, phone, job_title, removed_at is not null as is_removed
from alternate_contacts
where company_id = $1 and user_id = $2
for update`,
)

export const insertContact = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly user_id: string
    readonly first_name: string
    readonly last_name: string
    readonly email: string
    readonly phone: string | null
    readonly job_title: string | null
    readonly now: string
  },
  ContactRow
>(
  'contacts.insertContact',
  ['company_id', 'user_id', 'first_name', 'last_name', 'email', 'phone', 'job_title', 'now'],
  `insert into
  alternate_contacts (company_id, user_id, first_name, last_name, email, phone, job_title, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (company_id, email)
where removed_at is null do nothing
returning user_id, first_name, last_name, email::text, phone, job_title`,
)

export const updateContact = defineStatement<
  {
    readonly first_name: string
    readonly last_name: string
    readonly email: string
    readonly phone: string | null
    readonly job_title: string | null
    readonly company_id: CompanyScope
    readonly user_id: string
  },
  ContactRow
>(
  'contacts.updateContact',
  ['first_name', 'last_name', 'email', 'phone', 'job_title', 'company_id', 'user_id'],
  `update alternate_contacts
set
  first_name = $1, last_name = $2, email = $3, phone = $4,
  job_title = $5
where company_id = $6 and user_id = $7 and removed_at is null
returning user_id, first_name, last_name, email::text, phone, job_title`,
)

export const deleteContact = defineStatement<
  { readonly now: string; readonly company_id: CompanyScope; readonly user_id: string },
  NoRow
>(
  'contacts.deleteContact',
  ['now', 'company_id', 'user_id'],
  `update alternate_contacts
set removed_at = $1
where company_id = $2 and user_id = $3 and removed_at is null`,
)

/** Returns no row if the same address was added again in the meantime. */
export const restoreContact = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  ContactRow
>(
  'contacts.restoreContact',
  ['company_id', 'user_id'],
  `update alternate_contacts a
set removed_at = null
where
  company_id = $1
  and user_id = $2
  and not exists (
    select 1
    from alternate_contacts b
    where
      b.company_id = a.company_id
      and b.email = a.email
      and b.removed_at is null
      and b.user_id <> a.user_id
  )
returning user_id, first_name, last_name, email::text, phone, job_title`,
)
