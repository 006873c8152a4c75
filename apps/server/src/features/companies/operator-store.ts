import type { CompanyStatus } from '@fledge/domain/companies/types.ts'

import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import {
  type DeskOwnerFilters,
  deskOwnerFilters,
  deskOwnerTotals,
} from '../../platform/db/waits/desk-owner.ts'
import { isCompanyAskedSql } from '../../platform/db/company-questions.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { undecidedSql } from '../../platform/db/waits/undecided.ts'

import { type CompanyQueueRow, companyQueueRows } from './queries/operator.queries.ts'

// Queries for the programme team's company queue and decisions.

const isInReviewSql = `c.status = ${statusSql('company.PENDING_APPROVAL')}`

/** Only companies with a finished registration. An abandoned one has no contact to reply to. */
export const companyQueue = defineList<{
  row: CompanyQueueRow
  scope: { operator: OperatorScope; user_id: string; now: string }
  filters: DeskOwnerFilters & { status: CompanyStatus; awaits_reply: true; search: string }
}>({
  name: 'companies.queue',
  ...companyQueueRows,
  where: ['exists (select 1 from members m where m.company_id = c.company_id)'],
  totals: deskOwnerTotals,
  filters: {
    ...deskOwnerFilters,
    // While a company replies, it is not the programme team's turn.
    status: `c.status = :status and ${undecidedSql('COMPANY', 'c.company_id')} and not (${isInReviewSql} and ${isCompanyAskedSql('c')})`,
    awaits_reply: `${isInReviewSql} and ${undecidedSql('COMPANY', 'c.company_id')} and ${isCompanyAskedSql('c')}`,
    search: { contains: ['c.email_domain::text'], names: ['c.search_name'] },
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
