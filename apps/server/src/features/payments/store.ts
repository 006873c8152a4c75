import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { BatchPayer } from '@fledge/domain/batches/types.ts'
import type { FailureCode, PaymentStatus, RefundReason } from '@fledge/domain/payments/types.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

/** A payment with the data of offer, intern and batch that its policies and views need. */
export interface PaymentRow {
  payment_id: string
  intern_id: InternScope
  application_id: string
  offer_id: string | null
  status: PaymentStatus
  amount: number
  currency: string
  /**
   * Null until the provider intent exists. Until then, the payment cannot be paid and is not shown.
   */
  provider_id: string | null
  idempotency: string
  created_at: string
  settled_at: string | null
  receipt_number: string | null
  card_brand: string | null
  card_last4: string | null
  failure_code: FailureCode | null
  read_due_at: string | null
  refund_amount: number | null
  refund_reason: RefundReason | null
  refund_note: string | null
  refund_due_at: string | null
  refunded_at: string | null
  user_id: string
  email: string
  first_name: string
  last_name: string
  role: string | null
  company_name: string | null
  offer_status: OfferStatus | null
  answer_by: string | null
  internship_id: string | null
  batch_id: string
  internship_status: InternshipStatus | null
  candidature_id: string | null
  batch_name: string
  refund_days: number
  confirm_by: string | null
}

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
const from = `from payments y ${Object.values(joins).join(' ')}`

/** Limited to an intern's own payments; null for the programme team and provider events. */
type Scoped = [payment: string, InternScope | null]
const scoped = `y.payment_id = $1 and ($2::uuid is null or y.intern_id = $2)`
export const paymentById = statement<Scoped, PaymentRow>(
  'payments.byId',
  `select ${columns} ${from} where ${scoped}`,
)
export const paymentForUpdate = statement<Scoped, PaymentRow>(
  'payments.forUpdate',
  `select ${columns} ${from} where ${scoped} for update of y`,
)
export const paymentsOfIntern = statement<[InternScope], PaymentRow>(
  'payments.ofIntern',
  `select ${columns} ${from} where y.intern_id = $1 and y.provider_id is not null order by y.created_at desc, y.payment_id desc limit 50`,
)
export const paymentByKey = statement<[InternScope, idempotency: string], PaymentRow>(
  'payments.byKey',
  `select ${columns} ${from} where y.intern_id = $1 and y.idempotency = $2`,
)
export const openPayment = statement<[InternScope, offer: string], PaymentRow>(
  'payments.open',
  `select ${columns} ${from} where y.intern_id = $1 and y.offer_id = $2 and y.status in ('CREATED', 'REQUIRES_ACTION') for update of y`,
)
export const lockPayer = statement<[InternScope]>(
  'payments.lockPayer',
  `select intern_id from interns where intern_id = $1 for update`,
)
/** Paid, with no refund due. */
const isPaidSql = (payment: string, offer: string) =>
  `${payment}.offer_id = ${offer} and ${payment}.status = 'SUCCEEDED' and ${payment}.refund_due_at is null`
export const otherPaymentOfOffer = statement<
  [offer: string, payment: string],
  { payment_id: string }
>(
  'payments.otherPaid',
  `select y.payment_id from payments y where ${isPaidSql('y', '$1')} and y.payment_id <> $2`,
)
export const settledPaymentOfOffer = statement<[offer: string], PaymentRow>(
  'payments.paidForOffer',
  `select ${columns} ${from} where ${isPaidSql('y', '$1')} for update of y`,
)

export interface PlaceRow {
  application_id: string
  batch_name: string
  payer: BatchPayer
  price_amount: number | null
  price_currency: string | null
  refund_days: number
  services: readonly { name: string; description: string }[]
  offer_id: string | null
  role: string | null
  company_name: string | null
  starts_on: string | null
  ends_on: string | null
  answer_by: string | null
  offer_status: OfferStatus | null
  is_paid: boolean
  overlaps: boolean
}
/**
 * The place that an intern pays for: of one of their offers or the one awaiting a reply, otherwise
 * of their batch.
 */
export const payablePlace = statement<[InternScope, offer: string | null], PlaceRow>(
  'payments.place',
  `select a.application_id, b.name as batch_name, b.payer, b.price_amount, trim(b.price_currency) as price_currency, b.refund_days, b.services, o.offer_id, o.role, o.company_name, o.starts_on, o.ends_on, o.answer_by, o.status as offer_status,
     exists (select from payments y where ${isPaidSql('y', 'o.offer_id')}) as is_paid,
     exists (select from offers x where x.intern_id = $1 and x.offer_id <> o.offer_id and x.status = 'ACCEPTED_BY_CANDIDATE' and not x.is_over and daterange(x.starts_on, x.ends_on, '[]') && daterange(o.starts_on, o.ends_on, '[]')) as overlaps
   from applications a join batches b on b.batch_id = a.batch_id
     left join lateral (
       select f.offer_id, f.role, co.name as company_name, f.starts_on, f.ends_on, f.answer_by, f.status from offers f join candidatures c on c.candidature_id = f.candidature_id join companies co on co.company_id = f.company_id
       where c.application_id = a.application_id and f.intern_id = $1 and f.answer_by is not null and f.status not in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW') and ($2::uuid is null or f.offer_id = $2)
       order by (f.status = 'OFFERED') desc, f.answer_by desc limit 1) o on true
   where a.intern_id = $1 order by (o.offer_id is not null) desc, a.application_id desc limit 1`,
)

export const insertPayment = statement<
  [
    id: string,
    InternScope,
    application: string,
    offer: string,
    status: PaymentStatus | null,
    amount: number,
    currency: string,
    idempotency: string,
    now: string,
  ]
>(
  'payments.insert',
  `insert into payments (payment_id, intern_id, application_id, offer_id, status, amount, currency, idempotency, created_at, terms_accepted_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
)
export const saveIntent = statement<[id: string, provider: string, readDue: string]>(
  'payments.saveIntent',
  `update payments set provider_id = $2, read_due_at = $3 where payment_id = $1 and provider_id is null and status = 'CREATED'`,
)
/**
 * Payments without a provider intent, deleted after a day, when the provider has forgotten their
 * key as well.
 */
export const deleteUncreatedPayments = statement<[before: string]>(
  'payments.dropUnmade',
  `delete from payments where provider_id is null and created_at < $1`,
)
type Move = [id: string, from: PaymentStatus | null, to: PaymentStatus | null]
export const waitForAction = statement<[...Move, readDue: string]>(
  'payments.waitForAction',
  `update payments set status = $3, read_due_at = $4, reads_failed = 0 where payment_id = $1 and status = $2`,
)
export const markSettled = statement<
  [...Move, now: string, brand: string | null, last4: string | null, refund: RefundReason | null]
>(
  'payments.settle',
  `update payments set status = $3, settled_at = $4, card_brand = $5, card_last4 = $6, failure_code = null, read_due_at = null, receipt_number = nextval('receipt_numbers'),
     refund_reason = $7, refund_amount = case when $7::text is null then null else amount end, refund_due_at = case when $7::text is null then null else $4::timestamptz end
   where payment_id = $1 and status = $2`,
)
export const markPaymentFailed = statement<[...Move, failure: FailureCode]>(
  'payments.fail',
  `update payments set status = $3, failure_code = $4, read_due_at = null where payment_id = $1 and status = $2`,
)
export const markRefunded = statement<[...Move, now: string]>(
  'payments.refunded',
  `update payments set status = $3, refunded_at = $4, refund_due_at = null where payment_id = $1 and status = $2 and refund_due_at is not null`,
)
export const scheduleRefund = statement<
  [id: string, amount: number, reason: RefundReason, note: string | null, now: string]
>(
  'payments.oweRefund',
  `update payments set refund_amount = $2, refund_reason = $3, refund_note = $4, refund_due_at = $5 where payment_id = $1 and status = 'SUCCEEDED' and refund_due_at is null`,
)
export const postponeRefund = statement<[id: string, next: string]>(
  'payments.putOffRefund',
  `update payments set refund_due_at = $2 where payment_id = $1 and refund_due_at is not null`,
)
export const scheduleNextRead = statement<[id: string, next: string | null]>(
  'payments.nextRead',
  `update payments set read_due_at = $2, reads_failed = 0 where payment_id = $1`,
)
/** Retries with an increasing delay of at most one hour while the provider is unavailable. */
export const postponeRead = statement<[id: string, now: string]>(
  'payments.putOffRead',
  `update payments set reads_failed = reads_failed + 1, read_due_at = $2::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(reads_failed, 6))) where payment_id = $1 and read_due_at is not null`,
)
export const dueReads = statement<[now: string], PaymentRow>(
  'payments.readsDue',
  `select ${columns} ${from} where y.read_due_at <= $1 and y.provider_id is not null order by y.read_due_at limit 20`,
)
export const dueRefunds = statement<[now: string], PaymentRow>(
  'payments.refundsDue',
  `select ${columns} ${from} where y.refund_due_at <= $1 and y.provider_id is not null order by y.refund_due_at limit 20`,
)

export const saveProviderEvent = statement<
  [id: string, type: string, provider: string | null, now: string]
>(
  'payments.keepEvent',
  `insert into provider_events (event_id, type, provider_id, received_at) values ($1, $2, $3, $4) on conflict do nothing`,
)
export const scheduleImmediateRead = statement<[provider: string, now: string]>(
  'payments.readSoon',
  `update payments set read_due_at = $2 where provider_id = $1 and status in ('CREATED', 'REQUIRES_ACTION')`,
)

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
