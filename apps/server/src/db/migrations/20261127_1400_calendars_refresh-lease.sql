-- Providers may end a refresh token with its first use: two servers that refresh the same tokens at
-- the same time would break the connection.
alter table calendar_connections add column refresh_leased_until timestamptz;
comment on column calendar_connections.refresh_leased_until is 'Until then one server refreshes the tokens, by the database''s clock; null if none does.';
