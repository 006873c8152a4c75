-- A deadline that the programme team gave one intern, instead of the usual one.
alter table applications add due_at timestamptz;
comment on column applications.due_at is 'Later deadline that the programme team gave this intern for what the status asks for; null for the usual one.';
