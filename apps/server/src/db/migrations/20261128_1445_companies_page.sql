set local lock_timeout = '5s';

alter table companies add column account_manager_id uuid;
alter table companies add constraint companies_account_manager_id_fkey
  foreign key (account_manager_id) references users not valid;
comment on column companies.account_manager_id is 'Who of the programme team looks after the company; null if no one does.';
create index companies_account_manager on companies (account_manager_id) where account_manager_id is not null;

create table company_notes (
  note_id uuid primary key,
  company_id uuid not null references companies,
  author_id uuid not null references users,
  note text not null,
  created_at timestamptz not null
);
comment on table company_notes is 'Notes of the programme team about a company, which no one else sees.';
create index company_notes_company on company_notes (company_id, note_id);
create index company_notes_author on company_notes (author_id);
-- next transaction
alter table companies validate constraint companies_account_manager_id_fkey;
