-- The programme team bans people, who can appeal once.
alter table users
  add column ban_reason text,
  add column appeal_text text,
  add column appealed_at timestamptz,
  add column appeal_decided_at timestamptz,
  add column ban_hash text,
  add constraint users_ban_reason_check check (
    ban_reason in ('IDENTITY', 'CONDUCT', 'FRAUD', 'CONTENT', 'RULES')
  ),
  add constraint users_banned_check check (ban_reason is null or blocked_at is not null),
  add constraint users_appeal_check check (
    (appealed_at is null) = (appeal_text is null)
    and (appealed_at is null or ban_reason is not null)
    and (appeal_decided_at is null or appealed_at is not null)
  );
create index users_open_appeal on users (appealed_at) where appealed_at is not null and appeal_decided_at is null;
create index users_ban_hash on users (ban_hash) where ban_hash is not null;
comment on column users.ban_reason is 'Reason of a ban; null unless the programme team banned the person.';
comment on column users.appeal_text is 'What the banned person wrote in their appeal.';
comment on column users.ban_hash is 'Hash of the address of a banned account that was erased, so that it cannot register again.';
