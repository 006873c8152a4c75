-- The batch whose seat an intern holds: set when mapped, cleared when the application leaves the batch.
alter table interns add column batch_id uuid references batches;
alter table interns drop column gender;
alter table interns add column gender_id int;
create index interns_batch on interns (batch_id);

-- Codes that prove a phone number: apart from those that sign in, so that neither stands for the other.
create table phone_codes (
  handle text primary key,
  user_id uuid not null references users,
  phone text not null,
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index phone_codes_user on phone_codes (user_id);

-- One comment a section at a time is being written; the sent ones stay.
create unique index application_comments_draft on application_comments (application_id, section) where sent_at is null;
