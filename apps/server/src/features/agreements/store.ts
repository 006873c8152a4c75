import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface SignatureRow {
  version: number
  at: string
  by: string
}

/** A company's signatures of one agreement kind, newest version first. */
export const signatures = statement<[company: string, kind: string], SignatureRow>(
  'agreements.signatures',
  `select a.version, a.at, trim(u.first_name || ' ' || u.last_name) as by from company_agreements a join users u using (user_id)
   where a.company_id = $1 and a.kind = $2 order by a.version desc`,
)
export const newestSigned = statement<[company: string, kind: string], { version: number | null }>(
  'agreements.newestSigned',
  `select max(version) as version from company_agreements where company_id = $1 and kind = $2`,
)
/** Stores the signature for the company together with the signer. */
export const signForCompany = statement<
  [CompanyScope, kind: string, version: number, user: string, now: string]
>(
  'agreements.signForCompany',
  `with own as (insert into agreements_accepted (user_id, kind, version, at) values ($4, $2, $3, $5) on conflict do nothing)
   insert into company_agreements (company_id, kind, version, user_id, at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
)
export const lockSigningCompany = statement<[CompanyScope], { name: string }>(
  'agreements.lockCompany',
  `select name from companies where company_id = $1 for update`,
)
export const agreementAdmins = statement<[company: string], { user_id: string }>(
  'agreements.adminsOf',
  `select user_id from members where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN'`,
)
export const ownAcceptances = statement<
  [user: string],
  { kind: string; version: number; title: string; at: string }
>(
  'agreements.ownAcceptances',
  `select a.kind, a.version, t.title, a.at from agreements_accepted a join agreements t using (kind, version) where a.user_id = $1 order by a.at desc, a.kind`,
)
