-- name: selectForgottenKeys
-- column: value: string[]
select value
from settings
where name = 'forgotten_keys';
