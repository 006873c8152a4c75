-- A code belongs to the browser that asked for it, by a cookie of that browser; only a hash of the cookie is stored.
alter table codes
  add column browser_hash text not null default '',
  add column digits smallint not null default 6 check (digits in (6, 8));

-- The browser that a registration was begun in.
alter table registrations add column browser_hash text;

-- Browsers that have signed in to an account: what strangers use up does not count for them.
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  browser_hash text not null,
  signed_in_at timestamptz not null,
  primary key (user_id, browser_hash)
);
