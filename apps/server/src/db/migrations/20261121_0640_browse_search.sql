-- Browse keeps the narrow rows in memory and asks only for what changed. A row's transaction id says when: every id below the
-- snapshot's xmin is settled, so that nothing that commits late is missed.
alter table intern_search add column time_zone text not null default 'UTC';
alter table intern_search add column xid xid8 not null default pg_current_xact_id();
create index intern_search_xid on intern_search (xid);

create table intern_search_gone (
  intern_id uuid not null,
  xid xid8 not null default pg_current_xact_id()
);
create index intern_search_gone_xid on intern_search_gone (xid);

-- The zone is the person's own: the overlap of working hours is counted with its clock changes, never with a bare offset.
create function intern_search_stamp() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id();
  new.time_zone := coalesce((select u.time_zone from interns n join users u on u.user_id = n.user_id where n.intern_id = new.intern_id), 'UTC');
  return new;
end $$;
create trigger intern_search_stamp before insert or update on intern_search for each row execute function intern_search_stamp();

create function intern_search_forget() returns trigger language plpgsql as $$
begin
  insert into intern_search_gone (intern_id) values (old.intern_id);
  return old;
end $$;
create trigger intern_search_forget after delete on intern_search for each row execute function intern_search_forget();

create function intern_search_zone() returns trigger language plpgsql as $$
begin
  update intern_search s set time_zone = new.time_zone from interns n where n.user_id = new.user_id and s.intern_id = n.intern_id;
  return new;
end $$;
create trigger users_search_zone after update of time_zone on users for each row when (old.time_zone is distinct from new.time_zone) execute function intern_search_zone();
