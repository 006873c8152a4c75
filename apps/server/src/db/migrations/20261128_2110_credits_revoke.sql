set local lock_timeout = '5s';

-- The programme team can revoke credits that were granted by mistake.
alter table credit_ledger drop constraint credit_ledger_kind_check;
alter table credit_ledger
add constraint credit_ledger_kind_check check (kind in ('GRANT', 'REVOKE', 'HOLD', 'SPEND', 'RELEASE')) not valid;
alter table credit_ledger drop constraint credit_ledger_check;
alter table credit_ledger
add constraint credit_ledger_check check ((kind in ('GRANT', 'REVOKE')) = (interview_id is null)) not valid;
comment on column credit_ledger.kind is 'GRANT adds, REVOKE takes away again; HOLD reserves for an interview; SPEND or RELEASE settles the hold once.';
comment on column credit_ledger.interview_id is 'Null for grants and what was revoked only.';
comment on column credit_ledger.note is 'Text of the operator who granted the credits or revoked them.';
comment on column credit_balances.granted is 'Credits granted so far, without those that were revoked.';
-- next transaction
alter table credit_ledger validate constraint credit_ledger_kind_check, validate constraint credit_ledger_check;
