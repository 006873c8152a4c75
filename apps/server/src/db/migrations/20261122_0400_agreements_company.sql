-- What a company has signed: one row a version, with time and person.
create table company_agreements (
  company_id uuid not null references companies,
  kind text not null,
  version int not null,
  user_id uuid not null references users,
  at timestamptz not null,
  primary key (company_id, kind, version),
  foreign key (kind, version) references agreements (kind, version)
);
