-- The comparison with the card provider finds the refunds of some days.
create index payments_refunded on payments (refunded_at) where refunded_at is not null;
