-- The token of a feed was derived from its salt and the only secret, so its address could not be
-- shown under another one. It is encrypted instead, and encrypted anew with the newest key.
alter table calendar_feeds add column token text;
alter table calendar_feeds alter column salt drop not null;
-- The keys of stored values, to find those that are not encrypted with the newest one.
create index calendar_feeds_key on calendar_feeds ((coalesce(split_part(token, '.', 1), '')));
comment on column calendar_feeds.token is 'Token in the address, encrypted like calendar_connections.tokens; null if it is derived from the salt.';
comment on column calendar_feeds.salt is 'Of feeds from before tokens were encrypted, whose address is derived from it and a secret.';
