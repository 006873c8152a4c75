// Generated from agreements.sql by “npm run queries”; do not edit.
// Source: 1577dab577e9
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface SignatureRow {
  readonly version: number
  readonly at: string
  readonly by: string
}

/** A company's signatures of one agreement kind, newest version first. */
export const signatures = defineStatement<
  { readonly company_id: string; readonly kind: string },
  SignatureRow
>(
  'agreements.signatures',
  ['company_id', 'kind'],
  `select a.version, a.at, trim(u.first_name || ' ' || u.last_name) as by
from company_agreements a join users u using (user_id)
where a.company_id = $1 and a.kind = $2
order by a.version desc`,
)

export const newestSigned = defineStatement<
  { readonly company_id: string; readonly kind: string },
  { readonly version: number | null }
>(
  'agreements.newestSigned',
  ['company_id', 'kind'],
  `select max(version) as version
from company_agreements
where company_id = $1 and kind = $2`,
)

/** Stores the signature for the company together with the signer. */
export const signForCompany = defineStatement<
  {
    readonly user_id: string
    readonly kind: string
    readonly version: number
    readonly now: string
    readonly company_id: CompanyScope
  },
  NoRow
>(
  'agreements.signForCompany',
  ['user_id', 'kind', 'version', 'now', 'company_id'],
  `with
  own as (
    insert into agreements_accepted (user_id, kind, version, at)
    values ($1, $2, $3, $4)
    on conflict do nothing
  )
insert into company_agreements (company_id, kind, version, user_id, at)
values ($5, $2, $3, $1, $4)
on conflict do nothing`,
)

export const lockSigningCompany = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly name: string }
>(
  'agreements.lockSigningCompany',
  ['company_id'],
  `select name
from companies
where company_id = $1
for update`,
)

export const agreementAdmins = defineStatement<
  { readonly company_id: string },
  { readonly user_id: string }
>(
  'agreements.agreementAdmins',
  ['company_id'],
  `select user_id
from members
where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN'`,
)

export const ownAcceptances = defineStatement<
  { readonly user_id: string },
  {
    readonly kind: string
    readonly version: number
    readonly title: string
    readonly at: string
  }
>(
  'agreements.ownAcceptances',
  ['user_id'],
  `select a.kind, a.version, t.title, a.at
from agreements_accepted a join agreements t using (kind, version)
where a.user_id = $1
order by a.at desc, a.kind`,
)

export const insertAcceptances = defineStatement<
  {
    readonly user_id: string
    readonly now: string
    readonly kinds: readonly string[]
    readonly versions: readonly number[]
  },
  NoRow
>(
  'agreements.insertAcceptances',
  ['user_id', 'now', 'kinds', 'versions'],
  `insert into agreements_accepted (user_id, kind, version, at)
select $1, kind, version, $2
from unnest($3::text[], $4::int[]) as t (kind, version)
on conflict do nothing`,
)
