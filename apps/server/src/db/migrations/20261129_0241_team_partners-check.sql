-- The checks of the migration before, for the rows that exist.
alter table users validate constraint users_operator_role_check;
alter table users validate constraint users_partner_check;
