-- fragment: scoped
y.payment_id = :payment_id and (:intern_id::uuid is null or y.intern_id = :intern_id)

-- list: paymentRows
-- row: PaymentRow // A payment with the data of offer, intern and batch that its policies and views need.
-- column: intern_id: InternScope
-- column: currency: string
-- column: provider_id // Null until the provider intent exists. Until then, the payment cannot be paid and is not shown.
-- column: idempotency: string
-- column: email: string
-- column: role: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: offer_status: OfferStatus | null
-- column: internship_id: string | null
-- column: internship_status: InternshipStatus | null
-- column: candidature_id: string | null
-- column: proposal_id: string | null
-- column: proposed_amount: number | null
-- column: proposal_note: string | null
-- column: proposed_by: string | null
-- column: proposed_at: string | null
-- column: proposer: string | null
select
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

-- name: paymentById
-- param: intern_id: InternScope | null
-- row: PaymentRow
{{paymentRows}}
where {{scoped}};

-- name: paymentForUpdate
-- param: intern_id: InternScope | null
-- row: PaymentRow
{{paymentRows}}
where {{scoped}}
for update of y;

-- name: paymentsOfIntern
-- param: intern_id: InternScope
-- row: PaymentRow
{{paymentRows}}
where y.intern_id = :intern_id and y.provider_id is not null
order by y.created_at desc, y.payment_id desc
limit 50;

-- name: paymentByKey
-- param: intern_id: InternScope
-- row: PaymentRow
{{paymentRows}}
where y.intern_id = :intern_id and y.idempotency = :idempotency;

-- name: openPayment
-- param: intern_id: InternScope
-- row: PaymentRow
{{paymentRows}}
where
  y.intern_id = :intern_id
  and y.offer_id = :offer_id
  and y.status in ({{payment.open}})
for update of y;

-- name: lockPayer
-- param: intern_id: InternScope
select intern_id
from interns
where intern_id = :intern_id
for update;

-- name: otherPaymentOfOffer
select y.payment_id
from payments y
where
  y.offer_id = :offer_id
  and y.status = {{payment.SUCCEEDED}}
  and y.refund_due_at is null
  and y.payment_id <> :payment_id;

-- name: settledPaymentOfOffer
-- row: PaymentRow
{{paymentRows}}
where y.offer_id = :offer_id and y.status = {{payment.SUCCEEDED}} and y.refund_due_at is null
for update of y;

-- The place that an intern pays for: of one of their offers or the one awaiting a reply,
-- otherwise of their batch.
-- name: payablePlace
-- param: intern_id: InternScope
-- param: offer_id: string | null
-- row: PlaceRow
-- column: offer_id: string | null
-- column: role: string | null
-- column: company_name: string | null
-- column: starts_on: string | null
-- column: ends_on: string | null
-- column: offer_status: OfferStatus | null
-- column: is_paid: boolean
-- column: overlaps_accepted: boolean
select
  a.application_id, b.name as batch_name, b.payer, b.price_amount,
  trim(b.price_currency) as price_currency, b.refund_days, b.services, o.offer_id, o.role,
  o.company_name, o.starts_on, o.ends_on, o.answer_by, o.status as offer_status,
  exists (
    select
    from payments y
    where y.offer_id = o.offer_id and y.status = {{payment.SUCCEEDED}} and y.refund_due_at is null
  ) as is_paid,
  exists (
    select
    from offers x
    where
      x.intern_id = :intern_id
      and x.offer_id <> o.offer_id
      and x.status = {{offer.ACCEPTED_BY_CANDIDATE}}
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
      and f.intern_id = :intern_id
      and f.answer_by is not null
      and f.status not in ({{offer.unreceived}})
      and (:offer_id::uuid is null or f.offer_id = :offer_id)
    order by (f.status = {{offer.OFFERED}}) desc, f.answer_by desc
    limit 1
  ) o on true
where a.intern_id = :intern_id
order by (o.offer_id is not null) desc, a.application_id desc
limit 1;

-- name: insertPayment
-- param: intern_id: InternScope
-- param: status: PaymentStatus | null
insert into
  payments (
    payment_id, intern_id, application_id, offer_id, status, amount, currency, idempotency,
    created_at, terms_accepted_at
  )
values
  (
    :payment_id, :intern_id, :application_id, :offer_id, :status, :amount, :currency,
    :idempotency, :now, :now
  );

-- name: saveIntent
update payments
set provider_id = :provider_id, read_due_at = :read_due_at
where payment_id = :payment_id and provider_id is null and status = {{payment.CREATED}};

-- Payments without a provider intent, deleted after a day, when the provider has forgotten their
-- key as well.
-- name: deleteUncreatedPayments
delete from payments
where provider_id is null and created_at < :before;

-- name: waitForAction
-- param: from: PaymentStatus | null
-- param: to: PaymentStatus | null
update payments
set status = :to, read_due_at = :read_due_at, reads_failed = 0
where payment_id = :payment_id and status = :from;

-- name: markSettled
-- param: from: PaymentStatus | null
-- param: to: PaymentStatus | null
-- param: card_brand: string | null
-- param: card_last4: string | null
-- param: refund_reason: RefundReason | null
update payments
set
  status = :to, settled_at = :now, card_brand = :card_brand, card_last4 = :card_last4,
  failure_code = null, read_due_at = null, receipt_number = nextval('receipt_numbers'),
  refund_reason = :refund_reason,
  refund_amount = case when :refund_reason::text is null then null else amount
  end,
  refund_due_at = case when :refund_reason::text is null then null else :now::timestamptz
  end
where payment_id = :payment_id and status = :from;

-- name: markPaymentFailed
-- param: from: PaymentStatus | null
-- param: to: PaymentStatus | null
-- param: failure_code: FailureCode
update payments
set status = :to, failure_code = :failure_code, read_due_at = null
where payment_id = :payment_id and status = :from;

-- name: markRefunded
-- param: from: PaymentStatus | null
-- param: to: PaymentStatus | null
update payments
set status = :to, refunded_at = :now, refund_due_at = null
where payment_id = :payment_id and status = :from and refund_due_at is not null;

-- name: scheduleRefund
-- param: refund_reason: RefundReason
-- param: refund_note: string | null
update payments
set
  refund_amount = :refund_amount, refund_reason = :refund_reason, refund_note = :refund_note,
  refund_due_at = :now
where payment_id = :payment_id and status = {{payment.SUCCEEDED}} and refund_due_at is null;

-- name: postponeRefund
update payments
set refund_due_at = :refund_due_at
where payment_id = :payment_id and refund_due_at is not null;

-- name: scheduleNextRead
-- param: read_due_at: string | null
update payments
set read_due_at = :read_due_at, reads_failed = 0
where payment_id = :payment_id;

-- Retries with an increasing delay of at most one hour while the provider is unavailable.
-- name: postponeRead
update payments
set
  reads_failed = reads_failed + 1,
  read_due_at = :now::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(reads_failed, 6)))
where payment_id = :payment_id and read_due_at is not null;

-- name: dueReads
-- row: PaymentRow
{{paymentRows}}
where y.read_due_at <= :now and y.provider_id is not null
order by y.read_due_at
limit 20;

-- name: dueRefunds
-- row: PaymentRow
{{paymentRows}}
where y.refund_due_at <= :now and y.provider_id is not null
order by y.refund_due_at
limit 20;

-- name: saveProviderEvent
-- param: provider_id: string | null
insert into provider_events (event_id, type, provider_id, received_at)
values (:event_id, :type, :provider_id, :now)
on conflict do nothing;

-- An event without an open payment has no effect.
-- name: ignoreProviderEvent
update provider_events
set state = 'IGNORED'
where event_id = :event_id and state = 'WAITING';

-- name: completeProviderEvents
-- param: provider_id: string | null
update provider_events
set state = 'PROCESSED', processed_at = :now, last_error = null
where provider_id = :provider_id and state in ('WAITING', 'FAILING');

-- name: failProviderEvents
-- param: provider_id: string | null
update provider_events
set state = 'FAILING', attempt_count = attempt_count + 1, last_error = :last_error
where provider_id = :provider_id and state in ('WAITING', 'FAILING');

-- list: providerEventRows
-- row: ProviderEventRow
-- column: provider_id: string | null
-- column: intern_name: string | null
-- column: receipt_number: string | null
select
  e.event_id, e.type, e.state, e.received_at, e.processed_at, e.attempt_count, e.last_error,
  y.provider_id, trim(u.first_name || ' ' || u.last_name) as intern_name,
  y.receipt_number::text as receipt_number
from
  provider_events e
  left join payments y on y.provider_id = e.provider_id
  left join interns n on n.intern_id = y.intern_id
  left join users u on u.user_id = n.user_id;

-- name: scheduleReadsOfEvents
-- column: provider_id: string
update payments
set read_due_at = :now
where provider_id = any(:provider_ids) and status in ({{payment.open}})
returning provider_id;

-- An event whose payment is no longer open has no effect.
-- name: reprocessProviderEvents
update provider_events
set state = case when provider_id = any(:provider_ids) then 'WAITING' else 'IGNORED' end
where event_id = any(:event_ids) and state = 'FAILING'
returning event_id, type, attempt_count;

-- name: scheduleImmediateRead
update payments
set read_due_at = :now
where provider_id = :provider_id and status in ({{payment.open}});

-- name: insertRefundProposal
-- param: proposed_by: string
insert into refund_proposals (
  proposal_id, payment_id, amount, note, proposed_by, proposed_at, approval_days
)
values (
  :proposal_id, :payment_id, :amount, :note, :proposed_by, :now,
  {{promised_days(approval_days)}}
);

-- name: paymentOfProposal
select payment_id
from refund_proposals
where proposal_id = :proposal_id;

-- name: proposalForUpdate
select proposal_id, payment_id, amount, note, proposed_by, decision
from refund_proposals
where proposal_id = :proposal_id
for update;

-- name: decideProposal
-- param: decision: RefundDecision
-- param: decided_by: string
update refund_proposals
set decision = :decision, decision_note = :decision_note, decided_by = :decided_by, decided_at = :now
where proposal_id = :proposal_id and decision is null;

-- Who decides on refunds, except the one who proposed it.
-- name: otherRefundDeciders
-- column: user_id: string
select user_id
from users
where
  type = 'O'
  and status = {{user.ACTIVE}}
  and operator_role in ({{operator_role.finance}})
  and user_id <> :user_id;

-- name: proposerName
select trim(first_name || ' ' || last_name) as name
from users
where user_id = :user_id;

-- The payments of the list by batch and currency, newest batch first.
-- name: totalsByBatch
-- row: BatchPaymentTotalsRow
-- column: currency: string
-- column: paid_count: number
-- column: paid_amount: number
-- column: refunded_count: number
-- column: refunded_amount: number
-- column: kept_count: number
-- column: kept_amount: number
-- column: open_count: number
-- column: open_amount: number
-- column: overdue_count: number
-- column: overdue_amount: number
-- column: failed_count: number
-- column: failed_amount: number
select
  b.batch_id, b.name as batch_name, trim(y.currency) as currency,
  (count(*) filter (where y.status = {{payment.SUCCEEDED}}))::int as paid_count, coalesce(sum(y.amount) filter (where y.status = {{payment.SUCCEEDED}}), 0)::float8 as paid_amount,
  (count(*) filter (where y.status = {{payment.REFUNDED}}))::int as refunded_count, coalesce(sum(coalesce(y.refund_amount, y.amount)) filter (where y.status = {{payment.REFUNDED}}), 0)::float8 as refunded_amount,
  (count(*) filter (where y.status = {{payment.REFUNDED}} and y.refund_amount < y.amount))::int as kept_count, coalesce(sum(y.amount - y.refund_amount) filter (where y.status = {{payment.REFUNDED}} and y.refund_amount < y.amount), 0)::float8 as kept_amount,
  (count(*) filter (where {{open_payment_filter(OPEN)}}))::int as open_count, coalesce(sum(y.amount) filter (where {{open_payment_filter(OPEN)}}), 0)::float8 as open_amount,
  (count(*) filter (where {{open_payment_filter(OVERDUE)}}))::int as overdue_count, coalesce(sum(y.amount) filter (where {{open_payment_filter(OVERDUE)}}), 0)::float8 as overdue_amount,
  (count(*) filter (where y.status = {{payment.FAILED}}))::int as failed_count, coalesce(sum(y.amount) filter (where y.status = {{payment.FAILED}}), 0)::float8 as failed_amount
from
  payments y
  join applications a on a.application_id = y.application_id
  join batches b on b.batch_id = a.batch_id
where y.provider_id is not null
group by b.batch_id, b.name, y.currency
order by b.batch_id desc, y.currency;
