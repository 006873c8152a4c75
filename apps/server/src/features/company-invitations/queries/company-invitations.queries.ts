// Generated from company-invitations.sql by “npm run queries”; do not edit.
// Source: 7df9c5fffd76
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Addresses with an account of any kind. */
export const addressesWithAccount = defineStatement<
  { readonly emails: readonly string[] },
  { readonly email: string }
>(
  'company-invitations.addressesWithAccount',
  ['emails'],
  `select email::text as email
from users
where email = any ($1::text[]::citext[])`,
)

/** Addresses of banned accounts that were erased. */
export const bannedAddresses = defineStatement<
  { readonly emails: readonly string[] },
  { readonly email: string }
>(
  'company-invitations.bannedAddresses',
  ['emails'],
  `select e.email
from unnest($1::text[]) e (email)
where
  exists (
    select 1
    from users u
    where u.ban_hash = encode(sha256(convert_to(lower(e.email), 'UTF8')), 'hex')
  )`,
)

/** Companies with one of the names or domains. Abandoned registrations have no members. */
export const knownCompanies = defineStatement<
  { readonly email_domains: readonly string[]; readonly names: readonly string[] },
  { readonly name: string; readonly email_domain: string | null }
>(
  'company-invitations.knownCompanies',
  ['email_domains', 'names'],
  `select lower(c.name) as name, c.email_domain
from companies c
where
  (c.email_domain = any ($1::text[]) or lower(c.name) = any ($2::text[]))
  and exists (select 1 from members m where m.company_id = c.company_id)`,
)

export const invitedDomains = defineStatement<
  { readonly email_domains: readonly string[] },
  { readonly email_domain: string; readonly invited_at: string }
>(
  'company-invitations.invitedDomains',
  ['email_domains'],
  `select email_domain, invited_at
from company_invitations
where email_domain = any ($1::text[])`,
)

/** Does nothing if the company was invited meanwhile. */
export const insertCompanyInvitation = defineStatement<
  {
    readonly invitation_id: string
    readonly email: string
    readonly email_domain: string
    readonly name: string
    readonly website: string | null
    readonly first_name: string
    readonly last_name: string
    readonly invited_by: string
    readonly now: string
  },
  NoRow
>(
  'company-invitations.insertCompanyInvitation',
  ['invitation_id', 'email', 'email_domain', 'name', 'website', 'first_name', 'last_name', 'invited_by', 'now'],
  `insert into
  company_invitations (
    invitation_id, email, email_domain, name, website, first_name, last_name, invited_by, invited_at
  )
values
  (
    $1::text::uuid, $2, $3, $4, $5, $6, $7,
    $8::text::uuid, $9
  )
on conflict (email_domain) do nothing`,
)

export const companyInvitationOf = defineStatement<
  { readonly email: string },
  {
    readonly name: string
    readonly website: string | null
    readonly first_name: string
    readonly last_name: string
  }
>(
  'company-invitations.companyInvitationOf',
  ['email'],
  `select name, website, first_name, last_name
from company_invitations
where email = $1::text::citext`,
)
