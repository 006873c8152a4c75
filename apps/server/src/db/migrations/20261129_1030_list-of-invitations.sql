-- Invitations of companies are a list: they can be sent again and withdrawn.
alter table company_invitations
add column sent_again_at timestamptz,
add column withdrawn_at timestamptz,
add column withdraw_reason text;
comment on column company_invitations.sent_again_at is 'When the latest email was sent; null if only the first one was.';
comment on column company_invitations.withdrawn_at is 'Since then, nothing is filled in when the contact registers, and the company can be invited again.';
comment on column company_invitations.withdraw_reason is 'For the programme team only; null unless withdrawn.';

-- next transaction
-- Whether the email of an invitation has not arrived.
create index outbox_invitations on outbox (email)
where kind = 'companyInvitations.invite' and delivered_at is null;
