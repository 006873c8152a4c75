set local lock_timeout = '5s';

-- Managers record requests for erasure that arrive by letter.
alter table users
  add column erasure_recorded_by uuid references users,
  add column erasure_note text,
  add column is_erasure_final boolean not null default false,
  add constraint users_erasure_recorded_check check (
    (erasure_note is null and not is_erasure_final) or erasure_recorded_by is not null
  );
create index users_erasure_recorded_by on users (erasure_recorded_by)
where erasure_recorded_by is not null;
comment on column users.erasure_recorded_by is 'The operator who recorded the request for erasure; null if its owner asked themselves.';
comment on column users.erasure_note is 'Why it was recorded; its owner gets it by email.';
comment on column users.is_erasure_final is 'Whether its owner cannot sign in, so that only the programme team cancels the erasure.';
