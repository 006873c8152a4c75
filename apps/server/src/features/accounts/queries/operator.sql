-- The next operator whose erasure date has passed.
-- name: nextOperatorToErase
select user_id
from users
where type = 'O' and erase_at <= :now
order by erase_at
limit 1
for update skip locked;
