import type { PaymentStatus } from '@fledge/domain/payments/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import type { PaymentRow } from './queries/payments.queries.ts'

const columns = `y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount, trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at, y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at, n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, co.name as company_name, o.status as offer_status, o.answer_by,
  i.internship_id, i.status as internship_status, o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days, case when o.confirm_next_at is not null then o.confirm_by end as confirm_by`
const joins = {
  n: 'join interns n on n.intern_id = y.intern_id',
  u: 'join users u on u.user_id = n.user_id',
  a: 'join applications a on a.application_id = y.application_id',
  b: 'join batches b on b.batch_id = a.batch_id',
  o: 'left join offers o on o.offer_id = y.offer_id',
  co: 'left join companies co on co.company_id = o.company_id',
  i: 'left join internships i on i.offer_id = y.offer_id',
} as const

export const paymentList = defineList<{
  row: PaymentRow
  scope: { operator: OperatorScope }
  filters: { status: PaymentStatus; search: string }
}>({
  name: 'payments.list',
  columns,
  from: 'payments y',
  joins,
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
