-- Differences between our payments and those of the card provider.
create table payment_differences (
  difference_id uuid primary key,
  kind text not null check (kind in ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'REFUND', 'STATE')),
  provider_id text not null,
  payment_id uuid references payments,
  paid_on date not null,
  currency char(3),
  amount bigint,
  refunded_amount bigint,
  status text,
  provider_currency char(3),
  provider_amount bigint,
  provider_refunded_amount bigint,
  provider_status text,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references users,
  note text,
  constraint payment_differences_resolved_check check (
    resolved_at is not null or (resolved_by is null and note is null)
  )
);
comment on table payment_differences is 'Differences between our payments and those of the card provider, found each night or when someone asks.';
comment on column payment_differences.provider_id is 'Id of the payment at the provider.';
comment on column payment_differences.payment_id is 'Null if the payment is missing here.';
comment on column payment_differences.paid_on is 'Day (UTC) on which the payment was created.';
comment on column payment_differences.amount is 'Here, in minor units, as the other columns without provider_ in front; null if it is missing here.';
comment on column payment_differences.provider_amount is 'At the provider, as the other columns with provider_ in front; null if it is missing there.';
comment on column payment_differences.resolved_by is 'Null if a later comparison no longer found the difference.';
comment on column payment_differences.note is 'Why someone resolved it.';
create unique index payment_differences_open on payment_differences (provider_id, kind) where resolved_at is null;
create index payment_differences_provider on payment_differences (provider_id, kind);
create index payment_differences_found on payment_differences (found_at, difference_id);
create index payment_differences_payment on payment_differences (payment_id);
create index payment_differences_resolver on payment_differences (resolved_by);
