import type { PaymentStatus } from '@fledge/domain/payments/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type PaymentRow, paymentRows } from './queries/payments.queries.ts'

export const paymentList = defineList<{
  row: PaymentRow
  scope: { operator: OperatorScope }
  filters: { status: PaymentStatus; search: string }
}>({
  name: 'payments.list',
  ...paymentRows,
  where: ['y.provider_id is not null'],
  filters: {
    status: 'y.status = :status',
    search: {
      contains: ["u.first_name || ' ' || u.last_name", 'u.email::text', 'co.name'],
      equals: ['y.receipt_number::text'],
    },
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
