import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type OfferRow, offerRows } from './queries/offers.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { undecidedSql } from '../../platform/db/waits/undecided.ts'

export const companyOffers = defineList<{
  row: OfferRow
  scope: { company: CompanyScope }
  filters: { statuses: readonly OfferStatus[]; plan: string; continuing: true; search: string }
}>({
  name: 'offers.ofCompany',
  ...offerRows,
  where: ['o.company_id = :company'],
  filters: {
    statuses: 'o.status = any(:statuses)',
    plan: 'o.plan_id = :plan',
    continuing: `o.status = ${statusSql('offer.OFFERED')} or o.status = ${statusSql('offer.ACCEPTED_BY_CANDIDATE')} and not o.is_over and not exists (select from internships ci where ci.offer_id = o.offer_id and ci.status in (${statusSql('internship.past')}))`,
    search: { contains: ['o.role', 'p.name'], names: ['u.search_name'] },
  },
  orders: { default: ['o.status_since desc', 'o.offer_id'] },
})

export const offerQueue = defineList<{
  row: OfferRow
  scope: { operator: OperatorScope; status: string }
  filters: { search: string }
}>({
  name: 'offers.queue',
  ...offerRows,
  where: ['o.status = :status', undecidedSql('OFFER', 'o.offer_id')],
  filters: { search: { contains: ['o.role'], names: ['co.search_name', 'u.search_name'] } },
  orders: {
    default: {
      direction: 'asc',
      key: [
        // A draft was never sent, and is listed last.
        { sql: "coalesce(o.sent_at, 'infinity')", type: 'timestamptz' },
        { sql: 'o.offer_id', type: 'uuid' },
      ],
    },
  },
})
