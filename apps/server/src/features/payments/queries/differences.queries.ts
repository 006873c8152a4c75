// Generated from differences.sql by “npm run queries”; do not edit.
// Source: 323e57edad84
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { DifferenceKind } from '@fledge/domain/payments/payment-differences.ts'
import type { PaymentStatus, ProviderStatus } from '@fledge/domain/payments/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface ComparedPaymentRow {
  readonly payment_id: string
  readonly provider_id: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
  readonly refunded_amount: number
  readonly is_refund_due: boolean
  readonly created_at: string
}

export interface DifferenceRow {
  readonly difference_id: string
  readonly kind: DifferenceKind
  readonly provider_id: string
  readonly paid_on: string
  readonly currency: string | null
  readonly amount: number | null
  readonly refunded_amount: number | null
  readonly status: PaymentStatus | null
  readonly provider_currency: string | null
  readonly provider_amount: number | null
  readonly provider_refunded_amount: number | null
  readonly provider_status: ProviderStatus | null
  readonly found_at: string
  readonly resolved_at: string | null
  readonly note: string | null
  readonly intern_name: string | null
  readonly resolver: string | null
}

/** Payments of some days, those that were refunded on these days, and those with an open difference, of these days or of all. */
export const idsToCompare = defineStatement<
  { readonly from: string; readonly before: string; readonly is_of_all_days: boolean },
  { readonly provider_id: string }
>(
  'payments.idsToCompare',
  ['from', 'before', 'is_of_all_days'],
  `select y.provider_id
from payments y
where
  y.provider_id is not null
  and y.created_at >= $1::timestamptz
  and y.created_at < $2::timestamptz
union
select y.provider_id
from payments y
where
  y.provider_id is not null
  and y.refunded_at >= $1::timestamptz
  and y.refunded_at < $2::timestamptz
union
select d.provider_id
from payment_differences d
where
  d.resolved_at is null
  and (
    $3::bool
    or (
      d.paid_on >= ($1::timestamptz at time zone 'UTC')::date
      and d.paid_on < ($2::timestamptz at time zone 'UTC')::date
    )
  )`,
)

/** Our payments by the provider's ids. */
export const paymentsOfProvider = defineStatement<
  { readonly provider_ids: readonly string[] },
  ComparedPaymentRow
>(
  'payments.paymentsOfProvider',
  ['provider_ids'],
  `select
  y.payment_id, y.provider_id, y.status, y.amount, trim(y.currency) as currency,
  case when y.status = 'REFUNDED' then coalesce(y.refund_amount, y.amount) else 0
  end as refunded_amount,
  y.refund_due_at is not null as is_refund_due, y.created_at
from payments y
where y.provider_id = any ($1)`,
)

/** A difference that someone resolved is not found again while nothing about it changes. */
export const saveDifferences = defineStatement<
  { readonly now: string; readonly differences: string },
  NoRow
>(
  'payments.saveDifferences',
  ['now', 'differences'],
  `insert into
  payment_differences as d (
    difference_id, kind, provider_id, payment_id, paid_on, currency, amount, refunded_amount,
    status, provider_currency, provider_amount, provider_refunded_amount, provider_status, found_at
  )
select
  f.difference_id, f.kind, f.provider_id, f.payment_id, f.paid_on, f.currency, f.amount,
  f.refunded_amount, f.status, f.provider_currency, f.provider_amount, f.provider_refunded_amount,
  f.provider_status, $1::timestamptz
from
  jsonb_to_recordset($2::jsonb) f (
    difference_id uuid, kind text, provider_id text, payment_id uuid, paid_on date,
    currency char(3), amount bigint, refunded_amount bigint, status text,
    provider_currency char(3), provider_amount bigint, provider_refunded_amount bigint,
    provider_status text
  )
where
  not exists (
    select
    from payment_differences r
    where
      r.provider_id = f.provider_id
      and r.kind = f.kind
      and r.resolved_by is not null
      and (r.currency, r.amount, r.refunded_amount, r.status)
        is not distinct from (f.currency, f.amount, f.refunded_amount, f.status)
      and (
        r.provider_currency, r.provider_amount, r.provider_refunded_amount, r.provider_status
      ) is not distinct from (
        f.provider_currency, f.provider_amount, f.provider_refunded_amount, f.provider_status
      )
  )
on conflict (provider_id, kind) where resolved_at is null do update
set
  currency = excluded.currency, amount = excluded.amount,
  refunded_amount = excluded.refunded_amount, status = excluded.status,
  provider_currency = excluded.provider_currency, provider_amount = excluded.provider_amount,
  provider_refunded_amount = excluded.provider_refunded_amount,
  provider_status = excluded.provider_status`,
)

/** Open differences of compared payments that are no longer there. */
export const closeGoneDifferences = defineStatement<
  {
    readonly now: string
    readonly provider_ids: readonly string[]
    readonly found: readonly string[]
  },
  NoRow
>(
  'payments.closeGoneDifferences',
  ['now', 'provider_ids', 'found'],
  `update payment_differences
set resolved_at = $1
where
  resolved_at is null
  and provider_id = any ($2::text[])
  and provider_id || ' ' || kind <> all($3::text[])`,
)

export const differenceForUpdate = defineStatement<
  { readonly difference_id: string },
  {
    readonly difference_id: string
    readonly kind: DifferenceKind
    readonly provider_id: string
    readonly resolved_at: string | null
  }
>(
  'payments.differenceForUpdate',
  ['difference_id'],
  `select difference_id, kind, provider_id, resolved_at
from payment_differences
where difference_id = $1
for update`,
)

/** Whose payment differs; no one's if it is missing here. */
export const internOfDifference = defineStatement<
  { readonly difference_id: string },
  { readonly intern_id: string }
>(
  'payments.internOfDifference',
  ['difference_id'],
  `select y.intern_id
from payment_differences d join payments y using (payment_id)
where d.difference_id = $1`,
)

export const markResolved = defineStatement<
  {
    readonly now: string
    readonly resolved_by: string
    readonly note: string
    readonly difference_id: string
  },
  NoRow
>(
  'payments.markResolved',
  ['now', 'resolved_by', 'note', 'difference_id'],
  `update payment_differences
set resolved_at = $1, resolved_by = $2, note = $3
where difference_id = $4 and resolved_at is null`,
)

export const differenceRows: ListSource<DifferenceRow> = {
  columns: `d.difference_id, d.kind, d.provider_id, d.paid_on, trim(d.currency) as currency, d.amount,
  d.refunded_amount, d.status, trim(d.provider_currency) as provider_currency, d.provider_amount,
  d.provider_refunded_amount, d.provider_status, d.found_at, d.resolved_at, d.note,
  trim(u.first_name || ' ' || u.last_name) as intern_name,
  trim(r.first_name || ' ' || r.last_name) as resolver`,
  from: `payment_differences d`,
  joins: {
    y: `left join payments y on y.payment_id = d.payment_id`,
    n: `left join interns n on n.intern_id = y.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    r: `left join users r on r.user_id = d.resolved_by`,
  },
}

/** The day on which the days before were last compared. */
export const comparedDay = defineStatement<
  NoParams,
  { readonly value: unknown }
>(
  'payments.comparedDay',
  [],
  `select value
from settings
where name = 'payments_compared'`,
)
