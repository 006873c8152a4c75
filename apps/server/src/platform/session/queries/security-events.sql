-- name: insertEvent
-- param: reason: string | null
-- param: user_id: string | null
-- param: session_id: string | null
-- param: address_hash: string | null
-- param: browser_hash: string | null
-- param: network_hash: string | null
-- param: call: string | null
-- param: dedupe_key: string | null
insert into
  security_events (
    at, kind, reason, user_id, session_id, address_hash, browser_hash, network_hash, call,
    dedupe_key
  )
values
  (
    :at, :kind, :reason, :user_id, :session_id, :address_hash, :browser_hash, :network_hash,
    :call, :dedupe_key
  )
on conflict (dedupe_key) do update
set event_count = security_events.event_count + 1;
