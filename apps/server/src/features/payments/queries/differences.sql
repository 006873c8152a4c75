-- Payments of some days, those that were refunded on these days, and those with an open difference, of
-- these days or of all.
-- name: idsToCompare
-- column: provider_id: string
select y.provider_id
from payments y
where
  y.provider_id is not null
  and y.created_at >= :from::timestamptz
  and y.created_at < :before::timestamptz
union
select y.provider_id
from payments y
where
  y.provider_id is not null
  and y.refunded_at >= :from::timestamptz
  and y.refunded_at < :before::timestamptz
union
select d.provider_id
from payment_differences d
where
  d.resolved_at is null
  and (
    :is_of_all_days::bool
    or (
      d.paid_on >= (:from::timestamptz at time zone 'UTC')::date
      and d.paid_on < (:before::timestamptz at time zone 'UTC')::date
    )
  );

-- Our payments by the provider's ids.
-- name: paymentsOfProvider
-- row: ComparedPaymentRow
-- column: provider_id: string
-- column: currency: string
-- column: amount: number
-- column: is_refund_due: boolean
-- column: refunded_amount: number
select
  y.payment_id, y.provider_id, y.status, y.amount, trim(y.currency) as currency,
  case when y.status = {{payment.REFUNDED}} then coalesce(y.refund_amount, y.amount) else 0
  end as refunded_amount,
  y.refund_due_at is not null as is_refund_due, y.created_at
from payments y
where y.provider_id = any (:provider_ids);

-- A difference that someone resolved is not found again while nothing about it changes.
-- name: saveDifferences
insert into
  payment_differences as d (
    difference_id, kind, provider_id, payment_id, paid_on, currency, amount, refunded_amount,
    status, provider_currency, provider_amount, provider_refunded_amount, provider_status, found_at
  )
select
  f.difference_id, f.kind, f.provider_id, f.payment_id, f.paid_on, f.currency, f.amount,
  f.refunded_amount, f.status, f.provider_currency, f.provider_amount, f.provider_refunded_amount,
  f.provider_status, :now::timestamptz
from
  jsonb_to_recordset(:differences::jsonb) f (
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
  provider_status = excluded.provider_status;

-- Open differences of compared payments that are no longer there.
-- name: closeGoneDifferences
update payment_differences
set resolved_at = :now
where
  resolved_at is null
  and provider_id = any (:provider_ids::text[])
  and provider_id || ' ' || kind <> all(:found::text[]);

-- name: differenceForUpdate
-- column: kind: DifferenceKind
select difference_id, kind, provider_id, resolved_at
from payment_differences
where difference_id = :difference_id
for update;

-- Whose payment differs; no one's if it is missing here.
-- name: internOfDifference
select y.intern_id
from payment_differences d join payments y using (payment_id)
where d.difference_id = :difference_id;

-- name: markResolved
-- param: resolved_by: string
update payment_differences
set resolved_at = :now, resolved_by = :resolved_by, note = :note
where difference_id = :difference_id and resolved_at is null;

-- list: differenceRows
-- row: DifferenceRow
-- column: kind: DifferenceKind
-- column: currency: string | null
-- column: status: PaymentStatus | null
-- column: provider_currency: string | null
-- column: provider_status: ProviderStatus | null
-- column: intern_name: string | null
-- column: resolver: string | null
select
  d.difference_id, d.kind, d.provider_id, d.paid_on, trim(d.currency) as currency, d.amount,
  d.refunded_amount, d.status, trim(d.provider_currency) as provider_currency, d.provider_amount,
  d.provider_refunded_amount, d.provider_status, d.found_at, d.resolved_at, d.note,
  trim(u.first_name || ' ' || u.last_name) as intern_name,
  trim(r.first_name || ' ' || r.last_name) as resolver
from
  payment_differences d
  left join payments y on y.payment_id = d.payment_id
  left join interns n on n.intern_id = y.intern_id
  left join users u on u.user_id = n.user_id
  left join users r on r.user_id = d.resolved_by;

-- The day on which the days before were last compared.
-- name: comparedDay
-- column: value: unknown
select value
from settings
where name = 'payments_compared';
