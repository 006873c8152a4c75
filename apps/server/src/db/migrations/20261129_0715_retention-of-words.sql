-- The retention job finds what is due by its time.
create index message_recipients_values on message_recipients (sent_at)
where variable_values is not null;
create index person_notes_created on person_notes (created_at);
