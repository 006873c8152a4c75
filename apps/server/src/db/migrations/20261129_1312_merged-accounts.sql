-- The programme team closes an account as a duplicate of another one of the same intern, or says that
-- two interns who look alike are different people.
alter table users
  add column merged_into uuid,
  add constraint users_merged_into_fkey foreign key (merged_into) references users not valid,
  add constraint users_merged_check check (
    merged_into is null or (type = 'I' and blocked_at is not null and ban_reason is null and merged_into <> user_id)
  ) not valid;
comment on column users.merged_into is 'The account that the intern keeps, once the programme team closed this one as its duplicate; null otherwise.';

-- next transaction
alter table users validate constraint users_merged_into_fkey, validate constraint users_merged_check;

-- next transaction
create index users_merged_into on users (merged_into) where merged_into is not null;

-- next transaction
alter table intern_duplicates add column is_dismissed boolean not null default false;
comment on column intern_duplicates.is_dismissed is 'The programme team has decided about this sign: they are different people, or one of the accounts was closed.';

-- A pair that was merged stays decided, whatever else the two have in common later.
create function dismiss_merged_duplicate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.is_dismissed := exists (
    select from interns a
      join users ua on ua.user_id = a.user_id
      join interns b on b.intern_id = new.other_id
      join users ub on ub.user_id = b.user_id
    where a.intern_id = new.intern_id and (ua.merged_into = ub.user_id or ub.merged_into = ua.user_id)
  );
  return new;
end $$;
create trigger intern_duplicates_merged before insert on intern_duplicates
for each row execute function dismiss_merged_duplicate();
