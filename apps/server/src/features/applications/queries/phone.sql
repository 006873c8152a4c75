-- name: endPhoneCodes
update phone_codes
set expires_at = :now
where user_id = :user_id and used_at is null and expires_at > :now;

-- name: insertPhoneCode
insert into phone_codes (handle, user_id, phone, code_hash, created_at, expires_at)
values (:handle, :user_id, :phone, :code_hash, :now, :expires_at);

-- name: usePhoneCode
update phone_codes
set used_at = :now
where
  handle = :handle
  and user_id = :user_id
  and code_hash = :code_hash
  and used_at is null
  and expires_at > :now
  and tries < :max_attempts
returning phone;

-- name: countPhoneTry
update phone_codes
set tries = tries + 1
where handle = :handle and user_id = :user_id and used_at is null and expires_at > :now
returning tries;
