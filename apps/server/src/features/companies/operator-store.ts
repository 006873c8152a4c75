import type { CompanyStatus } from '@fledge/domain/companies/types.ts'

import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { lookupLabelSql } from './store.ts'

// Queries for the programme team's company queue and decisions.

export interface CompanyQueueRow {
  company_id: string
  name: string
  status: CompanyStatus
  country_code: string | null
  country: string | null
  industry: string | null
  logo_file_id: string | null
  waiting_since: string
  created_at: string
  is_profile_complete: boolean
}
/** Only companies with a finished registration. An abandoned one has no contact to reply to. */
export const companyQueue = defineList<{
  row: CompanyQueueRow
  scope: { operator: OperatorScope }
  filters: { status: CompanyStatus; search: string }
}>({
  name: 'companies.queue',
  columns: `c.company_id, c.name, c.status, c.logo_file_id, c.created_at, coalesce(c.decided_at, c.created_at) as waiting_since, ${lookupLabelSql('country', 'country_id')} as country,
     (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = c.country_id) as country_code, ${lookupLabelSql('industry', 'industry_id')} as industry,
     exists (select 1 from members m where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null) as is_profile_complete`,
  from: 'companies c',
  where: ['exists (select 1 from members m where m.company_id = c.company_id)'],
  filters: {
    status: 'c.status = :status',
    search: { contains: ['c.name', 'c.email_domain::text'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'coalesce(c.decided_at, c.created_at)', type: 'timestamptz' },
        { sql: 'c.company_id', type: 'uuid' },
      ],
    },
  },
})
