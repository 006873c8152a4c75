-- A new notice is told to every server, so that each can tell the browsers it holds; told once the transaction is kept.
create function tell_new_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('new_notice', new.user_id::text);
  return null;
end $$;
create trigger notices_told after insert on notices for each row execute function tell_new_notice();

create index notices_unread on notices (user_id) where read_at is null;
create index mailbox_newest on mailbox (created_at desc);

-- What a file is for: logo, photo, picture, answer … ; says with its kind who else may see it.
alter table files add column purpose text not null default '';
