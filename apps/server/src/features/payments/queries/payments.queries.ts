// Generated from payments.sql by “npm run queries”; do not edit.
// Source: e08c581851fa
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { BatchPayer } from '@fledge/domain/batches/types.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { ProviderEventState } from '@fledge/domain/payments/provider-events.ts'
import type { RefundDecision } from '@fledge/domain/payments/refund-proposals.ts'
import type { FailureCode, PaymentStatus, RefundReason } from '@fledge/domain/payments/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** A payment with the data of offer, intern and batch that its policies and views need. */
export interface PaymentRow {
  readonly payment_id: string
  readonly intern_id: InternScope
  readonly application_id: string
  readonly offer_id: string | null
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
  /** Null until the provider intent exists. Until then, the payment cannot be paid and is not shown. */
  readonly provider_id: string | null
  readonly idempotency: string
  readonly created_at: string
  readonly settled_at: string | null
  readonly receipt_number: string | null
  readonly card_brand: string | null
  readonly card_last4: string | null
  readonly failure_code: FailureCode | null
  readonly read_due_at: string | null
  readonly refund_amount: number | null
  readonly refund_reason: RefundReason | null
  readonly refund_note: string | null
  readonly refund_due_at: string | null
  readonly refunded_at: string | null
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly offer_status: OfferStatus | null
  readonly answer_by: string | null
  readonly internship_id: string | null
  readonly internship_status: InternshipStatus | null
  readonly candidature_id: string | null
  readonly batch_id: string
  readonly batch_name: string
  readonly refund_days: number
  readonly confirm_by: string | null
  readonly proposal_id: string | null
  readonly proposed_amount: number | null
  readonly proposal_note: string | null
  readonly proposed_by: string | null
  readonly proposed_at: string | null
  readonly proposer: string | null
}

export interface PlaceRow {
  readonly application_id: string
  readonly batch_name: string
  readonly payer: BatchPayer
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly refund_days: number
  readonly services: { name: string; description: string }[]
  readonly offer_id: string | null
  readonly role: string | null
  readonly company_name: string | null
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly answer_by: string | null
  readonly offer_status: OfferStatus | null
  readonly is_paid: boolean
  readonly overlaps_accepted: boolean
}

export interface ProviderEventRow {
  readonly event_id: string
  readonly type: string
  readonly state: ProviderEventState
  readonly received_at: string
  readonly processed_at: string | null
  readonly attempt_count: number
  readonly last_error: string | null
  readonly provider_id: string | null
  readonly intern_name: string | null
  readonly receipt_number: string | null
}

export interface BatchPaymentTotalsRow {
  readonly batch_id: string
  readonly batch_name: string
  readonly currency: string
  readonly paid_count: number
  readonly paid_amount: number
  readonly refunded_count: number
  readonly refunded_amount: number
  readonly kept_count: number
  readonly kept_amount: number
  readonly open_count: number
  readonly open_amount: number
  readonly overdue_count: number
  readonly overdue_amount: number
  readonly failed_count: number
  readonly failed_amount: number
}

export const paymentRows: ListSource<PaymentRow> = {
  columns: `y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer`,
  from: `payments y`,
  joins: {
    n: `join interns n on n.intern_id = y.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    a: `join applications a on a.application_id = y.application_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
    o: `left join offers o on o.offer_id = y.offer_id`,
    co: `left join companies co on co.company_id = o.company_id`,
    i: `left join internships i on i.offer_id = y.offer_id`,
    rp: `left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null`,
    pu: `left join users pu on pu.user_id = rp.proposed_by`,
  },
}

export const paymentById = defineStatement<
  { readonly payment_id: string; readonly intern_id: InternScope | null },
  PaymentRow
>(
  'payments.paymentById',
  ['payment_id', 'intern_id'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.payment_id = $1 and ($2::uuid is null or y.intern_id = $2)`,
)

export const paymentForUpdate = defineStatement<
  { readonly payment_id: string; readonly intern_id: InternScope | null },
  PaymentRow
>(
  'payments.paymentForUpdate',
  ['payment_id', 'intern_id'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.payment_id = $1 and ($2::uuid is null or y.intern_id = $2)
for update of y`,
)

export const paymentsOfIntern = defineStatement<
  { readonly intern_id: InternScope },
  PaymentRow
>(
  'payments.paymentsOfIntern',
  ['intern_id'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.intern_id = $1 and y.provider_id is not null
order by y.created_at desc, y.payment_id desc
limit 50`,
)

export const paymentByKey = defineStatement<
  { readonly intern_id: InternScope; readonly idempotency: string },
  PaymentRow
>(
  'payments.paymentByKey',
  ['intern_id', 'idempotency'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.intern_id = $1 and y.idempotency = $2`,
)

export const openPayment = defineStatement<
  { readonly intern_id: InternScope; readonly offer_id: string },
  PaymentRow
>(
  'payments.openPayment',
  ['intern_id', 'offer_id'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where
  y.intern_id = $1
  and y.offer_id = $2
  and y.status in ('CREATED', 'REQUIRES_ACTION')
for update of y`,
)

export const lockPayer = defineStatement<
  { readonly intern_id: InternScope },
  { readonly intern_id: string }
>(
  'payments.lockPayer',
  ['intern_id'],
  `select intern_id
from interns
where intern_id = $1
for update`,
)

export const otherPaymentOfOffer = defineStatement<
  { readonly offer_id: string; readonly payment_id: string },
  { readonly payment_id: string }
>(
  'payments.otherPaymentOfOffer',
  ['offer_id', 'payment_id'],
  `select y.payment_id
from payments y
where
  y.offer_id = $1
  and y.status = 'SUCCEEDED'
  and y.refund_due_at is null
  and y.payment_id <> $2`,
)

export const settledPaymentOfOffer = defineStatement<
  { readonly offer_id: string },
  PaymentRow
>(
  'payments.settledPaymentOfOffer',
  ['offer_id'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.offer_id = $1 and y.status = 'SUCCEEDED' and y.refund_due_at is null
for update of y`,
)

/** The place that an intern pays for: of one of their offers or the one awaiting a reply, otherwise of their batch. */
export const payablePlace = defineStatement<
  { readonly intern_id: InternScope; readonly offer_id: string | null },
  PlaceRow
>(
  'payments.payablePlace',
  ['intern_id', 'offer_id'],
  `select
  a.application_id, b.name as batch_name, b.payer, b.price_amount,
  trim(b.price_currency) as price_currency, b.refund_days, b.services, o.offer_id, o.role,
  o.company_name, o.starts_on, o.ends_on, o.answer_by, o.status as offer_status,
  exists (
    select
    from payments y
    where y.offer_id = o.offer_id and y.status = 'SUCCEEDED' and y.refund_due_at is null
  ) as is_paid,
  exists (
    select
    from offers x
    where
      x.intern_id = $1
      and x.offer_id <> o.offer_id
      and x.status = 'ACCEPTED_BY_CANDIDATE'
      and not x.is_over
      and daterange (x.starts_on, x.ends_on, '[]') && daterange (o.starts_on, o.ends_on, '[]')
  ) as overlaps_accepted
from
  applications a
  join batches b on b.batch_id = a.batch_id
  left join lateral (
    select
      f.offer_id, f.role, co.name as company_name, f.starts_on, f.ends_on, f.answer_by, f.status
    from
      offers f
      join candidatures c on c.candidature_id = f.candidature_id
      join companies co on co.company_id = f.company_id
    where
      c.application_id = a.application_id
      and f.intern_id = $1
      and f.answer_by is not null
      and f.status not in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW')
      and ($2::uuid is null or f.offer_id = $2)
    order by (f.status = 'OFFERED') desc, f.answer_by desc
    limit 1
  ) o on true
where a.intern_id = $1
order by (o.offer_id is not null) desc, a.application_id desc
limit 1`,
)

export const insertPayment = defineStatement<
  {
    readonly payment_id: string
    readonly intern_id: InternScope
    readonly application_id: string
    readonly offer_id: string
    readonly status: PaymentStatus | null
    readonly amount: number
    readonly currency: string
    readonly idempotency: string
    readonly now: string
  },
  NoRow
>(
  'payments.insertPayment',
  ['payment_id', 'intern_id', 'application_id', 'offer_id', 'status', 'amount', 'currency', 'idempotency', 'now'],
  `insert into
  payments (
    payment_id, intern_id, application_id, offer_id, status, amount, currency, idempotency,
    created_at, terms_accepted_at
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7,
    $8, $9, $9
  )`,
)

export const saveIntent = defineStatement<
  {
    readonly provider_id: string
    readonly read_due_at: string
    readonly payment_id: string
  },
  NoRow
>(
  'payments.saveIntent',
  ['provider_id', 'read_due_at', 'payment_id'],
  `update payments
set provider_id = $1, read_due_at = $2
where payment_id = $3 and provider_id is null and status = 'CREATED'`,
)

/** Payments without a provider intent, deleted after a day, when the provider has forgotten their key as well. */
export const deleteUncreatedPayments = defineStatement<
  { readonly before: string },
  NoRow
>(
  'payments.deleteUncreatedPayments',
  ['before'],
  `delete from payments
where provider_id is null and created_at < $1`,
)

export const waitForAction = defineStatement<
  {
    readonly to: PaymentStatus | null
    readonly read_due_at: string
    readonly payment_id: string
    readonly from: PaymentStatus | null
  },
  NoRow
>(
  'payments.waitForAction',
  ['to', 'read_due_at', 'payment_id', 'from'],
  `update payments
set status = $1, read_due_at = $2, reads_failed = 0
where payment_id = $3 and status = $4`,
)

export const markSettled = defineStatement<
  {
    readonly to: PaymentStatus | null
    readonly now: string
    readonly card_brand: string | null
    readonly card_last4: string | null
    readonly refund_reason: RefundReason | null
    readonly payment_id: string
    readonly from: PaymentStatus | null
  },
  NoRow
>(
  'payments.markSettled',
  ['to', 'now', 'card_brand', 'card_last4', 'refund_reason', 'payment_id', 'from'],
  `update payments
set
  status = $1, settled_at = $2, card_brand = $3, card_last4 = $4,
  failure_code = null, read_due_at = null, receipt_number = nextval('receipt_numbers'),
  refund_reason = $5,
  refund_amount = case when $5::text is null then null else amount
  end,
  refund_due_at = case when $5::text is null then null else $2::timestamptz
  end
where payment_id = $6 and status = $7`,
)

export const markPaymentFailed = defineStatement<
  {
    readonly to: PaymentStatus | null
    readonly failure_code: FailureCode
    readonly payment_id: string
    readonly from: PaymentStatus | null
  },
  NoRow
>(
  'payments.markPaymentFailed',
  ['to', 'failure_code', 'payment_id', 'from'],
  `update payments
set status = $1, failure_code = $2, read_due_at = null
where payment_id = $3 and status = $4`,
)

export const markRefunded = defineStatement<
  {
    readonly to: PaymentStatus | null
    readonly now: string
    readonly payment_id: string
    readonly from: PaymentStatus | null
  },
  NoRow
>(
  'payments.markRefunded',
  ['to', 'now', 'payment_id', 'from'],
  `update payments
set status = $1, refunded_at = $2, refund_due_at = null
where payment_id = $3 and status = $4 and refund_due_at is not null`,
)

export const scheduleRefund = defineStatement<
  {
    readonly refund_amount: number
    readonly refund_reason: RefundReason
    readonly refund_note: string | null
    readonly now: string
    readonly payment_id: string
  },
  NoRow
>(
  'payments.scheduleRefund',
  ['refund_amount', 'refund_reason', 'refund_note', 'now', 'payment_id'],
  `update payments
set
  refund_amount = $1, refund_reason = $2, refund_note = $3,
  refund_due_at = $4
where payment_id = $5 and status = 'SUCCEEDED' and refund_due_at is null`,
)

export const postponeRefund = defineStatement<
  { readonly refund_due_at: string; readonly payment_id: string },
  NoRow
>(
  'payments.postponeRefund',
  ['refund_due_at', 'payment_id'],
  `update payments
set refund_due_at = $1
where payment_id = $2 and refund_due_at is not null`,
)

export const scheduleNextRead = defineStatement<
  { readonly read_due_at: string | null; readonly payment_id: string },
  NoRow
>(
  'payments.scheduleNextRead',
  ['read_due_at', 'payment_id'],
  `update payments
set read_due_at = $1, reads_failed = 0
where payment_id = $2`,
)

/** Retries with an increasing delay of at most one hour while the provider is unavailable. */
export const postponeRead = defineStatement<
  { readonly now: string; readonly payment_id: string },
  NoRow
>(
  'payments.postponeRead',
  ['now', 'payment_id'],
  `update payments
set
  reads_failed = reads_failed + 1,
  read_due_at = $1::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(reads_failed, 6)))
where payment_id = $2 and read_due_at is not null`,
)

export const dueReads = defineStatement<
  { readonly now: string },
  PaymentRow
>(
  'payments.dueReads',
  ['now'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.read_due_at <= $1 and y.provider_id is not null
order by y.read_due_at
limit 20`,
)

export const dueRefunds = defineStatement<
  { readonly now: string },
  PaymentRow
>(
  'payments.dueRefunds',
  ['now'],
  `select
  y.payment_id, y.intern_id, y.application_id, y.offer_id, y.status, y.amount,
  trim(y.currency) as currency, y.provider_id, y.idempotency, y.created_at, y.settled_at,
  y.receipt_number::text as receipt_number, y.card_brand, y.card_last4, y.failure_code,
  y.read_due_at, y.refund_amount, y.refund_reason, y.refund_note, y.refund_due_at, y.refunded_at,
  n.user_id, u.email::text as email, u.first_name, u.last_name, o.role, o.company_id,
  co.name as company_name,
  o.status as offer_status, o.answer_by, i.internship_id, i.status as internship_status,
  o.candidature_id, b.batch_id, b.name as batch_name, b.refund_days,
  case when o.confirm_next_at is not null then o.confirm_by
  end as confirm_by,
  rp.proposal_id, rp.amount as proposed_amount, rp.note as proposal_note, rp.proposed_by,
  rp.proposed_at, trim(pu.first_name || ' ' || pu.last_name) as proposer
from
  payments y
  join interns n on n.intern_id = y.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
  left join offers o on o.offer_id = y.offer_id
  left join companies co on co.company_id = o.company_id
  left join internships i on i.offer_id = y.offer_id
  left join refund_proposals rp on rp.payment_id = y.payment_id and rp.decided_at is null
  left join users pu on pu.user_id = rp.proposed_by
where y.refund_due_at <= $1 and y.provider_id is not null
order by y.refund_due_at
limit 20`,
)

export const saveProviderEvent = defineStatement<
  {
    readonly event_id: string
    readonly type: string
    readonly provider_id: string | null
    readonly now: string
  },
  NoRow
>(
  'payments.saveProviderEvent',
  ['event_id', 'type', 'provider_id', 'now'],
  `insert into provider_events (event_id, type, provider_id, received_at)
values ($1, $2, $3, $4)
on conflict do nothing`,
)

/** An event without an open payment has no effect. */
export const ignoreProviderEvent = defineStatement<
  { readonly event_id: string },
  NoRow
>(
  'payments.ignoreProviderEvent',
  ['event_id'],
  `update provider_events
set state = 'IGNORED'
where event_id = $1 and state = 'WAITING'`,
)

export const completeProviderEvents = defineStatement<
  { readonly now: string; readonly provider_id: string | null },
  NoRow
>(
  'payments.completeProviderEvents',
  ['now', 'provider_id'],
  `update provider_events
set state = 'PROCESSED', processed_at = $1, last_error = null
where provider_id = $2 and state in ('WAITING', 'FAILING')`,
)

export const failProviderEvents = defineStatement<
  { readonly last_error: string; readonly provider_id: string | null },
  NoRow
>(
  'payments.failProviderEvents',
  ['last_error', 'provider_id'],
  `update provider_events
set state = 'FAILING', attempt_count = attempt_count + 1, last_error = $1
where provider_id = $2 and state in ('WAITING', 'FAILING')`,
)

export const providerEventRows: ListSource<ProviderEventRow> = {
  columns: `e.event_id, e.type, e.state, e.received_at, e.processed_at, e.attempt_count, e.last_error,
  y.provider_id, trim(u.first_name || ' ' || u.last_name) as intern_name,
  y.receipt_number::text as receipt_number`,
  from: `provider_events e`,
  joins: {
    y: `left join payments y on y.provider_id = e.provider_id`,
    n: `left join interns n on n.intern_id = y.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
  },
}

export const scheduleReadsOfEvents = defineStatement<
  { readonly now: string; readonly provider_ids: readonly string[] },
  { readonly provider_id: string }
>(
  'payments.scheduleReadsOfEvents',
  ['now', 'provider_ids'],
  `update payments
set read_due_at = $1
where provider_id = any($2) and status in ('CREATED', 'REQUIRES_ACTION')
returning provider_id`,
)

/** An event whose payment is no longer open has no effect. */
export const reprocessProviderEvents = defineStatement<
  { readonly provider_ids: readonly string[]; readonly event_ids: readonly string[] },
  { readonly event_id: string; readonly type: string; readonly attempt_count: number }
>(
  'payments.reprocessProviderEvents',
  ['provider_ids', 'event_ids'],
  `update provider_events
set state = case when provider_id = any($1) then 'WAITING' else 'IGNORED' end
where event_id = any($2) and state = 'FAILING'
returning event_id, type, attempt_count`,
)

export const scheduleImmediateRead = defineStatement<
  { readonly now: string; readonly provider_id: string },
  NoRow
>(
  'payments.scheduleImmediateRead',
  ['now', 'provider_id'],
  `update payments
set read_due_at = $1
where provider_id = $2 and status in ('CREATED', 'REQUIRES_ACTION')`,
)

export const insertRefundProposal = defineStatement<
  {
    readonly proposal_id: string
    readonly payment_id: string
    readonly amount: number
    readonly note: string
    readonly proposed_by: string
    readonly now: string
  },
  NoRow
>(
  'payments.insertRefundProposal',
  ['proposal_id', 'payment_id', 'amount', 'note', 'proposed_by', 'now'],
  `insert into refund_proposals (
  proposal_id, payment_id, amount, note, proposed_by, proposed_at, approval_days
)
values (
  $1, $2, $3, $4, $5, $6,
  coalesce((select st.value::smallint from settings st where st.name = 'approval_days' and st.value between '1' and '10'), 3)
)`,
)

export const paymentOfProposal = defineStatement<
  { readonly proposal_id: string },
  { readonly payment_id: string }
>(
  'payments.paymentOfProposal',
  ['proposal_id'],
  `select payment_id
from refund_proposals
where proposal_id = $1`,
)

export const proposalForUpdate = defineStatement<
  { readonly proposal_id: string },
  {
    readonly proposal_id: string
    readonly payment_id: string
    readonly amount: number
    readonly note: string
    readonly proposed_by: string
    readonly decision: RefundDecision | null
  }
>(
  'payments.proposalForUpdate',
  ['proposal_id'],
  `select proposal_id, payment_id, amount, note, proposed_by, decision
from refund_proposals
where proposal_id = $1
for update`,
)

export const decideProposal = defineStatement<
  {
    readonly decision: RefundDecision
    readonly decision_note: string
    readonly decided_by: string
    readonly now: string
    readonly proposal_id: string
  },
  NoRow
>(
  'payments.decideProposal',
  ['decision', 'decision_note', 'decided_by', 'now', 'proposal_id'],
  `update refund_proposals
set decision = $1, decision_note = $2, decided_by = $3, decided_at = $4
where proposal_id = $5 and decision is null`,
)

/** Who decides on refunds, except the one who proposed it. */
export const otherRefundDeciders = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string }
>(
  'payments.otherRefundDeciders',
  ['user_id'],
  `select user_id
from users
where
  type = 'O'
  and status = 'ACTIVE'
  and operator_role in ('FINANCE', 'MANAGER')
  and user_id <> $1`,
)

export const proposerName = defineStatement<
  { readonly user_id: string },
  { readonly name: string | null }
>(
  'payments.proposerName',
  ['user_id'],
  `select trim(first_name || ' ' || last_name) as name
from users
where user_id = $1`,
)

/** The payments of the list by batch and currency, newest batch first. */
export const totalsByBatch = defineStatement<
  { readonly now: string },
  BatchPaymentTotalsRow
>(
  'payments.totalsByBatch',
  ['now'],
  `select
  b.batch_id, b.name as batch_name, trim(y.currency) as currency,
  (count(*) filter (where y.status = 'SUCCEEDED'))::int as paid_count, coalesce(sum(y.amount) filter (where y.status = 'SUCCEEDED'), 0)::float8 as paid_amount,
  (count(*) filter (where y.status = 'REFUNDED'))::int as refunded_count, coalesce(sum(coalesce(y.refund_amount, y.amount)) filter (where y.status = 'REFUNDED'), 0)::float8 as refunded_amount,
  (count(*) filter (where y.status = 'REFUNDED' and y.refund_amount < y.amount))::int as kept_count, coalesce(sum(y.amount - y.refund_amount) filter (where y.status = 'REFUNDED' and y.refund_amount < y.amount), 0)::float8 as kept_amount,
  (count(*) filter (where (y.status in ('CREATED', 'REQUIRES_ACTION'))))::int as open_count, coalesce(sum(y.amount) filter (where (y.status in ('CREATED', 'REQUIRES_ACTION'))), 0)::float8 as open_amount,
  (count(*) filter (where (y.status in ('CREATED', 'REQUIRES_ACTION') and least(y.created_at + interval '24 hours', (select a.answer_by from offers a where a.offer_id = y.offer_id)) <= $1::timestamptz)))::int as overdue_count, coalesce(sum(y.amount) filter (where (y.status in ('CREATED', 'REQUIRES_ACTION') and least(y.created_at + interval '24 hours', (select a.answer_by from offers a where a.offer_id = y.offer_id)) <= $1::timestamptz)), 0)::float8 as overdue_amount,
  (count(*) filter (where y.status = 'FAILED'))::int as failed_count, coalesce(sum(y.amount) filter (where y.status = 'FAILED'), 0)::float8 as failed_amount
from
  payments y
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
where y.provider_id is not null
group by b.batch_id, b.name, y.currency
order by b.batch_id desc, y.currency`,
)
