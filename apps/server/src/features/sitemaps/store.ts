import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

// Only companies with this status are public.
export const publicCompanyStatus = 'APPROVED' satisfies CompanyStatus

export const sitemapCompanyCount = statement<[CompanyStatus], { count: number }>(
  'sitemaps.companyCount',
  `select count(*) from companies where status = $1`,
)

export const companyLinks = statement<
  [CompanyStatus, number, number],
  { slug: string; changed_at: string }
>(
  'sitemaps.companyLinks',
  `select slug, greatest(created_at, decided_at, profile_changed_at) as changed_at from companies where status = $1 order by created_at, company_id offset $2 limit $3`,
)

export const companyNames = statement<
  [CompanyStatus, number, number],
  { slug: string; name: string }
>(
  'sitemaps.companyNames',
  `select slug, name from companies where status = $1 order by lower(name), company_id offset $2 limit $3`,
)
