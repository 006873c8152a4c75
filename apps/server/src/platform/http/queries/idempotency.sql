-- name: lockRequest
-- column: got: boolean
select pg_try_advisory_xact_lock(hashtextextended (:session_key || :request_id, 0)) as got;

-- name: findStoredRequest
-- row: StoredRequestRow
-- column: call: string
-- column: body_hash: string
-- column: status: number
-- column: answer: string
select call, body_hash, status, answer, cookie_salt
from requests
where session_key = :session_key and request_id = :request_id::uuid;

-- name: findRequest
-- column: found: number
select 1 as found
from requests
where session_key = :session_key and request_id = :request_id::uuid;
