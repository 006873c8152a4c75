-- A removed alternate contact can be put back as it was for a day; then it goes.
alter table alternate_contacts add column removed_at timestamptz;
alter table alternate_contacts drop constraint alternate_contacts_company_id_email_key;
create unique index alternate_contacts_there on alternate_contacts (company_id, email) where removed_at is null;
create index alternate_contacts_removed on alternate_contacts (removed_at) where removed_at is not null;
