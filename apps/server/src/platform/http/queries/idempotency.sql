-- name: lockStoredRequest
-- row: StoredRequestRow
-- column: got: boolean
-- column: call: string | null
-- column: body_hash: string | null
-- column: status: number | null
-- column: answer: string | null
select
  pg_try_advisory_xact_lock(hashtextextended (:session_key || :request_id, 0)) as got, r.call,
  r.body_hash, r.status, r.answer, r.cookie_salt
from
  (select 1) one
  left join requests r on r.session_key = :session_key and r.request_id = :request_id::uuid;

-- name: findRequest
-- column: found: number
select 1 as found
from requests
where session_key = :session_key and request_id = :request_id::uuid;
