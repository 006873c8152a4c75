-- @returns 0 if the state was already used
-- name: markStateUsed
insert into calendar_states (nonce, used_at)
values (:nonce, :now)
on conflict do nothing;

-- name: insertGrant
insert into
  calendar_grants (token_hash, session_id, user_id, provider, tokens, account, calendars, created_at, expires_at)
values
  (
    :token_hash, :session_id, :user_id, :provider, :tokens, :account, :calendars::jsonb, :now,
    :expires_at
  );

-- Redeems the grant, once, and only in its own session.
-- name: redeemGrant
-- row: GrantRow
delete from calendar_grants
where
  token_hash = :token_hash
  and session_id = :session_id
  and user_id = :user_id
  and provider = :provider
  and expires_at > :now
returning tokens, account, calendars;
