// Generated from sitemaps.sql by “npm run queries”; do not edit.
// Source: c883a58ac41d
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export const sitemapCompanyCount = defineStatement<
  { readonly status: CompanyStatus },
  { readonly count: number }
>(
  'sitemaps.sitemapCompanyCount',
  ['status'],
  `select count(*)
from companies
where status = $1`,
)

export const companyLinks = defineStatement<
  { readonly status: CompanyStatus; readonly offset: number; readonly limit: number },
  { readonly slug: string; readonly changed_at: string }
>(
  'sitemaps.companyLinks',
  ['status', 'offset', 'limit'],
  `select slug, greatest(created_at, decided_at, profile_changed_at) as changed_at
from companies
where status = $1
order by created_at, company_id
offset $2
limit $3`,
)

export const companyNames = defineStatement<
  { readonly status: CompanyStatus; readonly offset: number; readonly limit: number },
  { readonly slug: string; readonly name: string }
>(
  'sitemaps.companyNames',
  ['status', 'offset', 'limit'],
  `select slug, name
from companies
where status = $1
order by lower(name), company_id
offset $2
limit $3`,
)
