-- The day on which an account is erased, once its owner has asked for it; signing in before takes it back.
alter table users add column erase_at timestamptz, add column erased_at timestamptz;
create index users_erase_due on users (erase_at) where erase_at is not null;

-- The log stays append-only but for one change: the words about somebody who is erased go.
create function keep_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and old.data @> new.data and to_jsonb(new) - 'note' - 'data' = to_jsonb(old) - 'note' - 'data' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger event_log_append_only on event_log;
create trigger event_log_append_only before update or delete on event_log for each row execute function keep_event();
