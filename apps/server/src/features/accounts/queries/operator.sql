-- Serializes removals, so that one manager remains.
-- name: lockManagers
select user_id
from users
where type = 'O' and status = {{user.ACTIVE}} and operator_role = {{operator_role.MANAGER}}
order by user_id
for update;

-- name: lockOperator
select user_id, erased_at is not null as is_erased
from users
where email = :email and type = 'O'
for update;

-- The next operator whose erasure date has passed.
-- name: nextOperatorToErase
select user_id
from users
where type = 'O' and erase_at <= :now
order by erase_at
limit 1
for update skip locked;
