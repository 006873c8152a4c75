-- People of a partner read what belongs to the partner's batches.
alter table users add column partner_id uuid references partners;
comment on column users.partner_id is 'The partner whose batches an operator with the role PARTNER sees; null for everyone else.';

alter table users drop constraint users_operator_role_check;
alter table users
add constraint users_operator_role_check
check (operator_role in ('REVIEWER', 'FINANCE', 'MANAGER', 'PARTNER')) not valid;
alter table users
add constraint users_partner_check
check (coalesce(operator_role = 'PARTNER', false) = (partner_id is not null)) not valid;
