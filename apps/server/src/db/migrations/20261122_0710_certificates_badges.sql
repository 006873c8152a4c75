-- Where a certificate stands in the list that tells badge verifiers which are revoked.
alter table certificates add column status_index bigint generated always as identity (start with 0 minvalue 0);
create unique index certificates_status on certificates (status_index);
