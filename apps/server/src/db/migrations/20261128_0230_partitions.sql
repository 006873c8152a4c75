-- Emails and notifications by month, stored responses by day, so that retention drops partitions
-- instead of deleting rows one by one; events, which are never deleted, by year
-- (docs/decisions/0069-partitions.md). The tables of today become the first partitions as they are;
-- later ones are added by a job.
create schema partitions;

-- `outbox.once_key` cannot be unique across partitions.
create table outbox_keys (
  once_key text primary key,
  created_at timestamptz not null
);
create index outbox_keys_created on outbox_keys (created_at);
comment on table outbox_keys is
  'Keys of the emails that must not be written again, kept as long as their emails. Emails and keys are written by one statement.';
insert into outbox_keys (once_key, created_at)
select once_key, created_at from outbox where once_key is not null;

-- The primary key of a partitioned table contains the column it is divided by.
create unique index if not exists event_log_first_pkey on event_log (id, at);
create unique index if not exists outbox_first_pkey on outbox (id, created_at);
create unique index if not exists notices_first_pkey on notices (id, created_at);
create unique index if not exists requests_first_pkey on requests (session_key, request_id, at);

-- next transaction
-- The first partition ends with the year, month or day of its newest row. Its bound is checked before it
-- is attached, because attaching would check it while the table is locked.
do $$
declare
  t record;
  newest timestamptz;
  bound timestamptz;
begin
  for t in
    select * from (values ('event_log', 'at', 'year'), ('outbox', 'created_at', 'month'),
      ('notices', 'created_at', 'month'), ('requests', 'at', 'day')) as v (name, key, period)
  loop
    execute format('select max(%I) from %I', t.key, t.name) into newest;
    bound := date_trunc(t.period, greatest(now(), newest), 'UTC') + ('1 ' || t.period)::interval;
    execute format('alter table %I add constraint first_partition check (%I < %L) not valid',
      t.name, t.key, bound);
  end loop;
end $$;

-- next transaction
alter table event_log validate constraint first_partition;
alter table outbox validate constraint first_partition;
alter table notices validate constraint first_partition;
alter table requests validate constraint first_partition;

-- next transaction
do $$
declare
  t record;
  part record;
  old regclass;
  bound text;
  next_id bigint;
begin
  for t in
    select * from (values ('event_log', 'at', 'id'), ('outbox', 'created_at', 'id'),
      ('notices', 'created_at', 'id'), ('requests', 'at', null)) as v (name, key, counted)
  loop
    execute format('alter table public.%I rename to %I', t.name, t.name || '_first');
    execute format('alter table public.%I set schema partitions', t.name || '_first');
    old := format('partitions.%I', t.name || '_first')::regclass;
    bound := (select regexp_replace(pg_get_constraintdef(oid), '^.*(''.*'').*$', '\1')
      from pg_constraint where conrelid = old and conname = 'first_partition');

    -- Unique constraints without the column that divides the table give way to the new primary key.
    for part in select conname from pg_constraint where conrelid = old and contype in ('p', 'u') loop
      execute format('alter table %s drop constraint %I', old, part.conname);
    end loop;
    execute format('alter table %s add primary key using index %I', old, t.name || '_first_pkey');

    if t.counted is not null then
      execute format('select coalesce(max(%I), 0) + 1 from %s', t.counted, old) into next_id;
      execute format('alter table %s alter %I drop identity', old, t.counted);
    end if;
    execute format('create table public.%I (like %s including all excluding indexes) partition by range (%I)',
      t.name, old, t.key);
    execute format('alter table public.%I drop constraint first_partition', t.name);
    execute format('comment on table public.%I is %L', t.name, obj_description(old, 'pg_class'));
    if t.counted is not null then
      execute format('alter table public.%I alter %I add generated always as identity (start %s)',
        t.name, t.counted, next_id);
    end if;
    execute format('alter table public.%I add primary key (%s)', t.name,
      (select string_agg(quote_ident(attname), ', ' order by array_position(i.indkey::int2[], attnum))
        from pg_index i join pg_attribute on attrelid = old and attnum = any (i.indkey)
        where i.indrelid = old and i.indisprimary));

    for part in select indexrelid from pg_index where indrelid = old and not indisprimary loop
      execute replace(pg_get_indexdef(part.indexrelid), format(' ON %s ', old),
        format(' ON public.%I ', t.name));
    end loop;
    for part in select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = old and contype = 'f'
    loop
      execute format('alter table public.%I add %s', t.name, part.definition);
    end loop;
    for part in select tgname, pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = old and not tgisinternal
    loop
      execute format('drop trigger %I on %s', part.tgname, old);
      execute replace(part.definition, format(' ON %s ', old), format(' ON public.%I ', t.name));
    end loop;

    -- Rights and policies move to the whole; the parts are only reached through it.
    for part in select * from pg_policies where schemaname = 'partitions' and tablename = t.name || '_first' loop
      execute format('drop policy %I on %s', part.policyname, old);
      execute format('create policy %I on public.%I for %s to %s using (%s)%s', part.policyname, t.name,
        part.cmd, array_to_string(part.roles, ', '), part.qual,
        case when part.with_check is null then '' else format(' with check (%s)', part.with_check) end);
    end loop;
    if (select relrowsecurity from pg_class where oid = old) then
      execute format('alter table %s disable row level security', old);
      execute format('alter table public.%I enable row level security', t.name);
    end if;
    for part in select distinct grantee::regrole as role, privilege_type from pg_class, aclexplode(relacl)
      where oid = old and grantee <> 0 and grantee <> relowner
    loop
      execute format('revoke all on %s from %s', old, part.role);
      execute format('grant %s on public.%I to %s', part.privilege_type, t.name, part.role);
      if t.counted is not null then
        execute format('grant usage, select on sequence %s to %s',
          pg_get_serial_sequence('public.' || t.name, t.counted), part.role);
      end if;
    end loop;

    execute format('alter table public.%I attach partition %s for values from (minvalue) to (%s)',
      t.name, old, bound);
    execute format('alter table %s drop constraint first_partition', old);
    execute format('create table partitions.%I partition of public.%I default', t.name || '_rest', t.name);
  end loop;
end $$;

comment on column outbox.once_key is
  'An email with the same key is not written again (outbox_keys); null if it may be repeated.';

-- Processes own no table, so what their job does to partitions is in functions of the owner. Each
-- waits half a second at most for its locks, because others wait behind it, and is called again
-- within the hour.
create function add_partition(parent text, part text, starts timestamptz, ends timestamptz)
returns boolean
language plpgsql security definer
set search_path = public, pg_temp
set lock_timeout = '500ms'
as $$
begin
  if parent not in ('event_log', 'outbox', 'notices', 'requests') or part !~ ('^' || parent || '_\d{4}(_\d{2}){0,2}$') then
    raise exception 'no partition of this name: %', part;
  end if;
  execute format('create table partitions.%I (like public.%I including defaults including constraints)', part, parent);
  -- Attaching creates the indexes, and locks the whole less than creating the table as a part would.
  execute format('alter table public.%I attach partition partitions.%I for values from (%L) to (%L)', parent, part, starts, ends);
  return true;
exception
  -- Rows of the time are in the default partition already, or the table is in use.
  when check_violation or lock_not_available then return false;
end $$;

create function drop_partition(parent text, part text)
returns boolean
language plpgsql security definer
set search_path = public, pg_temp
set lock_timeout = '500ms'
as $$
begin
  -- Events are never deleted.
  if parent not in ('outbox', 'notices', 'requests') or part = parent || '_rest' or not exists (
    select from pg_inherits
    where inhparent = format('public.%I', parent)::regclass and inhrelid = to_regclass(format('partitions.%I', part))
  ) then
    raise exception 'no partition that may be dropped: %', part;
  end if;
  execute format('drop table partitions.%I', part);
  return true;
exception
  when lock_not_available then return false;
end $$;

revoke execute on function add_partition(text, text, timestamptz, timestamptz), drop_partition(text, text) from public;
