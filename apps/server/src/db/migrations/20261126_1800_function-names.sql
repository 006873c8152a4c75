-- Names that say what the functions do. Only triggers call them.
create function prevent_modification() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger credit_ledger_append_only
before update or delete on credit_ledger for each row execute function prevent_modification();
drop function refuse_change();

create function notify_new_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('new_notice', new.user_id::text);
  return null;
end $$;
create trigger notices_notify
after insert on notices for each row execute function notify_new_notice();
drop trigger notices_told on notices;
drop function tell_new_notice();

comment on column applications.decision_reason is
  'Text of the programme team to the intern, or the code of the reason why the clock ended it.';
