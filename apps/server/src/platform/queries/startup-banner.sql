-- name: listDemoSignIns
-- row: DemoSignIn
-- column: email: string
-- column: name: string
-- column: type: string
select
  email::text, first_name || ' ' || last_name as name,
  case type when 'C' then 'company' when 'I' then 'intern' else 'programme team'
  end as type
from
  (
    select *, row_number() over (partition by type order by utm ->> 'demo_order') as place
    from users
    where utm ? 'demo'
  ) people
where place <= 2
order by type, place;
