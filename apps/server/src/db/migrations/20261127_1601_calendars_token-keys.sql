-- The keys of stored values, to find those that are not encrypted with the newest one.
create index calendar_connections_key on calendar_connections ((
  case when position('.' in tokens) > 0 then split_part(tokens, '.', 1) else '' end
)) where tokens is not null;
comment on column calendar_connections.tokens is 'Encrypted (AES-256-GCM), after the id of the key and a point; without these from before there were several. A disconnected one keeps them until the access is revoked at the provider.';
