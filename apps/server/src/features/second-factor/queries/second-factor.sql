-- name: selectSecondFactor
select set_up_at
from second_factors
where user_id = :user_id;

-- Attempts of one user wait for each other, so that neither a limit nor a code is used twice.
-- name: lockSecondFactor
select secret, set_up_at, last_step
from second_factors
where user_id = :user_id
for update;

-- One that is confirmed is left as it is.
-- name: saveNewSecret
insert into second_factors (user_id, secret, created_at)
values (:user_id, :secret, :now)
on conflict (user_id) do update
set secret = excluded.secret, created_at = excluded.created_at
where second_factors.set_up_at is null;

-- name: saveConfirmation
update second_factors
set set_up_at = :now
where user_id = :user_id;

-- name: saveUsedStep
update second_factors
set last_step = :last_step
where user_id = :user_id;

-- name: deleteSecondFactor
delete from second_factors
where user_id = :user_id;

-- name: deleteRecoveryCodes
delete from recovery_codes
where user_id = :user_id;

-- name: insertRecoveryCodes
insert into recovery_codes (user_id, code_hash)
select :user_id, unnest(:code_hashes::text[]);

-- name: markRecoveryCodeUsed
update recovery_codes
set used_at = :now
where user_id = :user_id and code_hash = :code_hash and used_at is null;

-- name: countRecoveryCodes
-- column: count: number
select count(*)::int as count
from recovery_codes
where user_id = :user_id and used_at is null;

-- name: countSecretKeys
-- column: key_id: string
-- column: count: number
select split_part(secret, '.', 1) as key_id, count(*)::int as count
from second_factors
group by 1;

-- In any order, so that secrets that no key opens do not keep the others from their turn.
-- name: lockSecretsOfKeys
select user_id, secret
from second_factors
where split_part(secret, '.', 1) = any (:key_ids::text[])
order by random()
limit 100
for update skip locked;

-- name: saveResealedSecret
update second_factors
set secret = :secret
where user_id = :user_id;

-- name: findOwnerByEmail
select f.user_id
from users u join second_factors f using (user_id)
where u.email = :email and f.set_up_at is not null;
