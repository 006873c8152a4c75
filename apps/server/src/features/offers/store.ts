import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type OfferRow, offerRows } from './queries/offers.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import {
  deskOwnerColumns,
  type DeskOwnerFilters,
  deskOwnerFilters,
  deskOwnerTotals,
} from '../../platform/db/waits/desk-owner.ts'
import { inOfferQueueSql } from '../../platform/db/waits/offer-waits.ts'

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
  row: OfferRow & { owner_id: string | null; owner_name: string | null }
  scope: { operator: OperatorScope; user_id: string; status: string }
  filters: DeskOwnerFilters & { search: string }
}>({
  name: 'offers.queue',
  from: offerRows.from,
  columns: `${offerRows.columns}, ${deskOwnerColumns}`,
  joins: {
    ...offerRows.joins,
    h: `left join wait_owners h on h.kind = 'OFFER' and h.subject_id = o.offer_id and o.status = ${statusSql('offer.IN_REVIEW')}`,
  },
  totals: deskOwnerTotals,
  where: [inOfferQueueSql(':status')],
  filters: {
    ...deskOwnerFilters,
    search: { contains: ['o.role'], names: ['co.search_name', 'u.search_name'] },
  },
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
