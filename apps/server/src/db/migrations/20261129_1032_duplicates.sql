-- Reviewers see who may have applied twice: by phone number, by date of birth and name, or by résumé.
-- Pairs are kept, so that the queue finds them without comparing everyone with everyone.
alter table files add content_hash text;
comment on column files.content_hash is 'SHA-256 of the stored bytes of a résumé; null for other files, and for older ones.';

-- next transaction
create index files_content on files (content_hash) where content_hash is not null;

-- next transaction
create index interns_birth_date on interns (birth_date);

-- next transaction
create index users_phone_digits on users (regexp_replace(phone, '^00|[^0-9]', '', 'g')) where type = 'I';

-- next transaction
-- Statistics of the expression: a number is looked up by its index, not by reading users one after the other.
analyze users;

-- next transaction
create table intern_duplicates (
  intern_id uuid not null references interns on delete cascade,
  other_id uuid not null references interns on delete cascade,
  sign text not null,
  primary key (intern_id, other_id, sign),
  constraint intern_duplicates_sign_check check (sign in ('PHONE', 'BIRTH_DATE', 'RESUME')),
  constraint intern_duplicates_other_check check (intern_id <> other_id)
);
comment on table intern_duplicates is 'Pairs of interns who may be the same person, each in both directions; kept by triggers.';
comment on column intern_duplicates.sign is 'What they have in common: the phone number, the date of birth with a similar name, or the bytes of a résumé.';
create index intern_duplicates_other on intern_duplicates (other_id);

-- Names are compared by their groups of three letters: “Jon Smith” and “John Smith” have 0.6.
-- What more than 20 others share, such as the number of a university or an empty template, is no sign:
-- the pairs would grow with the square of those who share it. Résumés count by application.
create function save_duplicates(subject uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with own as (
    select i.birth_date, u.search_name, regexp_replace(u.phone, '^00|[^0-9]', '', 'g') as digits
    from interns i join users u using (user_id)
    where i.intern_id = subject and u.erased_at is null
  ), resumes as (
    select distinct f.content_hash
    from own
      join applications a on a.intern_id = subject
      join files f on f.file_id = a.resume_file_id
    where f.content_hash is not null
  ), others as (
    select 'PHONE' as sign, '' as content, o.intern_id
    from own cross join lateral (
      select oi.intern_id
      from users ou join interns oi on oi.user_id = ou.user_id
      where ou.type = 'I' and regexp_replace(ou.phone, '^00|[^0-9]', '', 'g') = own.digits
        and own.digits <> '' and oi.intern_id <> subject
      limit 21
    ) o
    union all
    select 'BIRTH_DATE', '', o.intern_id
    from own cross join lateral (
      select oi.intern_id
      from interns oi join users ou on ou.user_id = oi.user_id
      where oi.birth_date = own.birth_date and oi.intern_id <> subject
        and ou.erased_at is null and similarity(ou.search_name, own.search_name) >= 0.5
      limit 21
    ) o
    union all
    select 'RESUME', r.content_hash, o.intern_id
    from resumes r cross join lateral (
      select oa.intern_id
      from files x join applications oa on oa.resume_file_id = x.file_id
      where x.content_hash = r.content_hash and oa.intern_id <> subject
      limit 21
    ) o
  ), counted as (
    select sign, content, intern_id, count(*) over (partition by sign, content) > 20 as is_common
    from others
  ), pairs as (
    select distinct pair.intern_id, pair.other_id, c.sign
    from counted c
      cross join lateral (values (subject, c.intern_id), (c.intern_id, subject)) pair (intern_id, other_id)
    where not c.is_common
  ), gone as (
    delete from intern_duplicates d
    where (d.intern_id = subject or d.other_id = subject)
      and not exists (
        select from pairs p
        where p.intern_id = d.intern_id and p.other_id = d.other_id and p.sign = d.sign
      )
  ), common as (
    -- Pairs of the others, from before there were so many of them.
    delete from intern_duplicates d
    using counted a, counted b
    where a.is_common and b.sign = a.sign and b.content = a.content
      and d.intern_id = a.intern_id and d.other_id = b.intern_id and d.sign = a.sign
  )
  insert into intern_duplicates (intern_id, other_id, sign)
  select intern_id, other_id, sign from pairs
  order by 1, 2, 3
  on conflict do nothing
$$;
comment on function save_duplicates is 'Finds the interns who may be the same person as this one.';

create function save_duplicates_of_user() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform save_duplicates(i.intern_id) from interns i where i.user_id = new.user_id;
  return null;
end $$;
create trigger users_duplicates after update of phone, first_name, last_name, erased_at on users
for each row when (
  new.type = 'I' and (
    old.phone is distinct from new.phone
    or old.first_name is distinct from new.first_name
    or old.last_name is distinct from new.last_name
    or old.erased_at is distinct from new.erased_at
  )
) execute function save_duplicates_of_user();

create function save_duplicates_of_intern() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform save_duplicates(new.intern_id);
  return null;
end $$;
create trigger interns_duplicates after insert on interns
for each row execute function save_duplicates_of_intern();
create trigger interns_birth_date_duplicates after update of birth_date on interns
for each row when (old.birth_date is distinct from new.birth_date)
execute function save_duplicates_of_intern();
create trigger applications_duplicates after insert on applications
for each row when (new.resume_file_id is not null)
execute function save_duplicates_of_intern();
create trigger applications_resume_duplicates after update of resume_file_id on applications
for each row when (old.resume_file_id is distinct from new.resume_file_id)
execute function save_duplicates_of_intern();
