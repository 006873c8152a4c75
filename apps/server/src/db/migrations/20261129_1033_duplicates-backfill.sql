-- Existing interns: the pairs of which one has an application that is not over. The others are found
-- when one of them applies again. Résumés from before have no hash, so they have no pairs.
set local statement_timeout = '1200s';

with numbers as materialized (
  select
    i.intern_id, regexp_replace(u.phone, '^00|[^0-9]', '', 'g') as digits,
    exists (
      select from applications a
      where a.intern_id = i.intern_id
        and a.status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED', 'ENROLLED')
    ) as is_open
  from interns i join users u using (user_id)
  where u.type = 'I' and u.erased_at is null and u.phone is not null
), shared as (
  select digits from numbers
  where digits <> ''
  group by digits
  having count(*) between 2 and 21 and bool_or(is_open)
)
insert into intern_duplicates (intern_id, other_id, sign)
select x.intern_id, y.intern_id, 'PHONE'
from shared join numbers x using (digits) join numbers y using (digits)
where x.intern_id <> y.intern_id and (x.is_open or y.is_open)
order by 1, 2
on conflict do nothing;

-- Only those who were born in the same quarter of some year are compared at a time, so that each
-- statement ends in time and a start that is interrupted goes on where it was.
create function backfill_duplicates(quarter int) returns void
language sql as $$
  with born as materialized (
    select
      i.intern_id, i.birth_date, u.search_name,
      exists (
        select from applications a
        where a.intern_id = i.intern_id
          and a.status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED', 'ENROLLED')
      ) as is_open
    from interns i join users u using (user_id)
    where u.erased_at is null and extract(quarter from i.birth_date) = quarter
  ), similar_names as materialized (
    select x.intern_id, y.intern_id as other_id
    from born x join born y on y.birth_date = x.birth_date
    where x.is_open and (x.intern_id < y.intern_id or (not y.is_open and y.intern_id <> x.intern_id))
      and similarity(y.search_name, x.search_name) >= 0.5
  ), pairs as materialized (
    select intern_id, other_id from similar_names
    union all
    select other_id, intern_id from similar_names
  ), common as (
    select intern_id from pairs group by intern_id having count(*) > 20
  )
  insert into intern_duplicates (intern_id, other_id, sign)
  select intern_id, other_id, 'BIRTH_DATE' from pairs
  where intern_id not in (select intern_id from common)
    and other_id not in (select intern_id from common)
  order by 1, 2
  on conflict do nothing
$$;

-- next transaction
set local statement_timeout = '1200s';
select backfill_duplicates(1);

-- next transaction
set local statement_timeout = '1200s';
select backfill_duplicates(2);

-- next transaction
set local statement_timeout = '1200s';
select backfill_duplicates(3);

-- next transaction
set local statement_timeout = '1200s';
select backfill_duplicates(4);
drop function backfill_duplicates;
