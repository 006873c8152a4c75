-- Large refunds need a second person of the programme team.
create table refund_proposals (
  proposal_id uuid primary key,
  payment_id uuid not null references payments,
  amount int not null check (amount > 0),
  note text not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decision text check (decision in ('APPROVED', 'DECLINED')),
  decision_note text,
  decided_by uuid references users,
  decided_at timestamptz,
  constraint refund_proposals_decided_check check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
  ),
  constraint refund_proposals_second_person_check check (decided_by <> proposed_by)
);
comment on table refund_proposals is 'Refunds above the sum that needs a second person, with how that person decided.';
comment on column refund_proposals.amount is 'In minor units of the payment.';
comment on column refund_proposals.note is 'Reason, which the intern sees once the refund is approved.';
comment on column refund_proposals.decision is 'APPROVED or DECLINED; null while it waits.';
comment on column refund_proposals.decision_note is 'Why the second person approved or declined it.';
create unique index refund_proposals_open on refund_proposals (payment_id) where decided_at is null;
create index refund_proposals_payment on refund_proposals (payment_id);
create index refund_proposals_proposer on refund_proposals (proposed_by);
create index refund_proposals_decider on refund_proposals (decided_by);
