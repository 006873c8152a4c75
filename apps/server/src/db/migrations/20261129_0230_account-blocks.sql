-- The programme team deactivates accounts of interns and company members.
alter table users
  add column blocked_at timestamptz,
  add column blocked_by uuid references users,
  add column block_message text,
  add constraint users_blocked_check check (
    (blocked_at is null) = (blocked_by is null) and (blocked_at is null) = (block_message is null)
  );
create index users_blocked_by on users (blocked_by) where blocked_by is not null;
comment on column users.blocked_at is 'When the programme team deactivated the account; null unless only they can reactivate it.';
comment on column users.blocked_by is 'The operator who deactivated it.';
comment on column users.block_message is 'The reason that its owner was told.';
