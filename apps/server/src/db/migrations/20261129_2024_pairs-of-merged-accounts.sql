set local lock_timeout = '5s';

-- Of three accounts of one person, two are closed into the third: the pair of the two is decided, too.
create or replace function dismiss_merged_duplicate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.is_dismissed := exists (
    select from interns a
      join users ua on ua.user_id = a.user_id
      join interns b on b.intern_id = new.other_id
      join users ub on ub.user_id = b.user_id
    where a.intern_id = new.intern_id
      and coalesce(ua.merged_into, ua.user_id) = coalesce(ub.merged_into, ub.user_id)
  );
  return new;
end $$;

update intern_duplicates d
set is_dismissed = true
from interns a join users ua on ua.user_id = a.user_id, interns b join users ub on ub.user_id = b.user_id
where
  not d.is_dismissed
  and a.intern_id = d.intern_id
  and b.intern_id = d.other_id
  and ua.merged_into = ub.merged_into;
