// Generated from company-invitations.sql by “npm run queries”; do not edit.
// Source: fabe0516f6f8
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CompanyInvitationState } from '@fledge/domain/company-invitations/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CompanyInvitationRow {
  readonly invitation_id: string
  readonly name: string
  readonly website: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly state: CompanyInvitationState
  readonly invited_by_name: string | null
  readonly invited_at: string
  readonly sent_at: string
  readonly company_id: string | null
  readonly registered_at: string | null
  readonly withdrawn_at: string | null
  readonly withdraw_reason: string | null
}

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
where email_domain = any ($1::text[]) and withdrawn_at is null`,
)

export const deleteWithdrawn = defineStatement<
  { readonly email_domain: string },
  NoRow
>(
  'company-invitations.deleteWithdrawn',
  ['email_domain'],
  `delete from company_invitations
where email_domain = $1 and withdrawn_at is not null`,
)

/** Does nothing if the company has been invited since. */
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
where email = $1::text::citext and withdrawn_at is null`,
)

/** What became of each invitation. A company is registered once its first contact has finished; one that registers all the same after the invitation was withdrawn is shown as registered. An email has failed if the latest one could not be delivered so far. */
export const companyInvitationRows: ListSource<CompanyInvitationRow> = {
  commonTables: {
    failed_emails: `failed_emails as materialized (
  select o.email, max(o.created_at) as created_at
  from outbox o
  where
    o.kind = 'companyInvitations.invite' and o.delivered_at is null and o.last_error is not null
  group by o.email
)`,
  },
  columns: `i.invitation_id, i.name, i.website, i.first_name, i.last_name, i.email::text as email, s.state,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as invited_by_name, i.invited_at,
  coalesce(i.sent_again_at, i.invited_at) as sent_at, c.company_id, c.registered_at,
  i.withdrawn_at, i.withdraw_reason`,
  from: `company_invitations i`,
  joins: {
    u: `left join users u on u.user_id = i.invited_by`,
    f: `left join failed_emails f on f.email = i.email`,
    c: `left join lateral (
    select k.company_id, k.created_at as registered_at
    from companies k
    where
      k.email_domain = i.email_domain::citext
      and exists (select from members m where m.company_id = k.company_id)
    order by k.created_at, k.company_id
    limit 1
  ) c on true`,
    s: `left join lateral (
    select
      case
        when c.company_id is not null then 'REGISTERED'
        when i.withdrawn_at is not null then 'WITHDRAWN'
        when f.created_at >= coalesce(i.sent_again_at, i.invited_at)
          then 'FAILED'
        when exists (
          select
          from registrations r
          where r.email = i.email and r.type = 'C' and r.completed_at is null
        ) then 'STARTED'
        when coalesce(i.sent_again_at, i.invited_at) <= :sent_before::timestamptz
          then 'EXPIRED'
        else 'SENT'
      end as state
  ) s on true`,
  },
}

export const lockCompanyInvitations = defineStatement<
  { readonly invitation_ids: readonly string[] },
  { readonly invitation_id: string }
>(
  'company-invitations.lockCompanyInvitations',
  ['invitation_ids'],
  `select invitation_id
from company_invitations
where invitation_id = any ($1::uuid[])
order by invitation_id
for update`,
)

export const markInvitationSent = defineStatement<
  { readonly now: string; readonly invitation_id: string },
  NoRow
>(
  'company-invitations.markInvitationSent',
  ['now', 'invitation_id'],
  `update company_invitations
set sent_again_at = $1
where invitation_id = $2`,
)

export const markInvitationWithdrawn = defineStatement<
  { readonly now: string; readonly withdraw_reason: string; readonly invitation_id: string },
  NoRow
>(
  'company-invitations.markInvitationWithdrawn',
  ['now', 'withdraw_reason', 'invitation_id'],
  `update company_invitations
set withdrawn_at = $1, withdraw_reason = $2
where invitation_id = $3`,
)
