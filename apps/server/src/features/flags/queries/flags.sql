-- name: flagRows
-- row: FlagRow
select name, is_on, percentage, user_ids
from feature_flags
where name = any (:names::text[]);

-- Inserts flags that are new to this database and keeps those set by an operator.
-- name: insertNewFlag
insert into feature_flags (name, says, is_on)
select name, says, is_on
from jsonb_to_recordset(:rows::jsonb) as r (name text, says text, is_on boolean)
on conflict (name) do nothing;
