set local lock_timeout = '5s';

-- The second factor of an operator or a company member: the secret of an authenticator app.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  set_up_at timestamptz,
  last_step bigint
);
comment on table second_factors is 'The second factor of an operator or a company member: codes of an authenticator app (RFC 6238).';
comment on column second_factors.secret is 'Encrypted (AES-256-GCM), after the id of the key and a point.';
comment on column second_factors.set_up_at is 'When its first code was entered; before, it is not asked for.';
comment on column second_factors.last_step is 'The 30 seconds (since 1970) of the newest code that was used; it and earlier ones are refused.';
create index second_factors_key on second_factors (split_part(secret, '.', 1));

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes for a person without their authenticator app; each works once.';
comment on column recovery_codes.code_hash is 'SHA-256 of 80 random bits.';

alter table sessions add column second_factor_at timestamptz;
comment on column sessions.second_factor_at is 'When a code of the second factor was last entered. While it is null, a session of a user who has one may only enter a code.';

alter table users add column second_factor_due_at timestamptz;
comment on column users.second_factor_due_at is 'By when an operator has to set up a second factor in production; null before their first sign-in.';

-- Operators of an installation that runs already have a week, too.
update users set second_factor_due_at = now() + interval '7 days' where type = 'O';
