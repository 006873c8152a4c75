import type { ProviderEventState } from '@fledge/domain/payments/provider-events.ts'
import type { RefundFilter } from '@fledge/domain/payments/refund-proposals.ts'
import type { OpenPaymentFilter } from '@fledge/domain/payments/payment-totals.ts'
import type { PaymentStatus } from '@fledge/domain/payments/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { openPaymentFilterSql } from '../../platform/db/open-payments.ts'
import { searchedReceiptSql } from '../../platform/db/searched-receipt.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import {
  type PaymentRow,
  paymentRows,
  type ProviderEventRow,
  providerEventRows,
} from './queries/payments.queries.ts'

/**
 * Each part by an index: interns by name or address, companies by name, the receipt's number, and
 * the payment's id at the provider.
 */
const foundSql = `y.payment_id in (
  select p.payment_id from users u join interns n using (user_id) join payments p using (intern_id)
  where u.search_name like any (:search_name_patterns::text[]) or u.email::text ilike any (:search_patterns::text[])
  union all
  select p.payment_id from companies c join offers o using (company_id) join payments p using (offer_id)
  where c.search_name like any (:search_name_patterns::text[])
  union all
  select p.payment_id from payments p
  where p.receipt_number = ${searchedReceiptSql}
  union all
  select p.payment_id from payments p where p.provider_id = :search_text)`

export const paymentList = defineList<{
  row: PaymentRow
  scope: { operator: OperatorScope; now: string }
  filters: {
    status: PaymentStatus
    open: OpenPaymentFilter
    refund: RefundFilter
    batch: string
    currency: string
    search: string
  }
}>({
  name: 'payments.list',
  ...paymentRows,
  where: ['y.provider_id is not null'],
  filters: {
    status: 'y.status = :status',
    open: `case when :open::text = 'OVERDUE' then ${openPaymentFilterSql.OVERDUE} else ${openPaymentFilterSql.OPEN} end`,
    batch: 'y.application_id in (select application_id from applications where batch_id = :batch)',
    currency: 'y.currency = :currency',
    refund: `case :refund::text
      when 'PROPOSED' then y.payment_id in (select payment_id from refund_proposals where decided_at is null)
      when 'PARTIAL' then y.status = ${statusSql('payment.REFUNDED')} and y.refund_amount < y.amount end`,
    search: { contains: [], matches: [foundSql] },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'y.created_at', type: 'timestamptz' },
        { sql: 'y.payment_id', type: 'uuid' },
      ],
    },
  },
})

/** Events of the card provider; of a kind without a name, by not having the type of another. */
export const providerEventList = defineList<{
  row: ProviderEventRow
  scope: { operator: OperatorScope }
  filters: {
    state: ProviderEventState
    type: string
    unlike: readonly string[]
    ids: readonly string[]
  }
}>({
  name: 'payments.providerEvents',
  ...providerEventRows,
  where: [],
  filters: {
    state: 'e.state = :state',
    type: 'e.type = :type',
    unlike: 'e.type <> all(:unlike::text[])',
    ids: 'e.event_id = any(:ids::text[])',
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'e.received_at', type: 'timestamptz' },
        { sql: 'e.event_id', type: 'text' },
      ],
    },
  },
})
