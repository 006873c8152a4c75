-- What a payment keeps of its provider, and what is owed back.
create sequence receipt_numbers;

alter table payments
  add column idempotency uuid,
  add column receipt_number bigint unique,
  add column card_brand text,
  add column card_last4 text,
  add column failure_code text,
  -- The intern accepted the offer's terms with it; the acceptance follows the settlement.
  add column terms_accepted_at timestamptz,
  -- The provider's object is read once this has come; null where nothing is awaited.
  add column read_due_at timestamptz,
  add column reads_failed int not null default 0,
  -- Owed back, until the provider has it.
  add column refund_amount bigint check (refund_amount between 1 and amount),
  add column refund_reason text,
  add column refund_note text,
  add column refund_due_at timestamptz,
  add column refunded_at timestamptz,
  add constraint payments_idempotency unique (intern_id, idempotency);

-- Two tabs pay one payment.
create unique index payments_open on payments (offer_id) where status in ('CREATED', 'REQUIRES_ACTION');
-- An offer is paid once; whatever else comes through is given back.
create unique index payments_paid on payments (offer_id) where status = 'SUCCEEDED' and refund_due_at is null;
create index payments_of_intern on payments (intern_id, created_at desc);
create index payments_read_due on payments (read_due_at) where read_due_at is not null;
create index payments_refund_due on payments (refund_due_at) where refund_due_at is not null;

-- Every signed event of the provider, once; what it is about is read from the provider itself.
create table provider_events (
  event_id text primary key,
  type text not null,
  provider_id text,
  received_at timestamptz not null
);
