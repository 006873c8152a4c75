set local lock_timeout = '5s';

create table case_messages (
  message_id uuid primary key,
  action_id uuid not null references internship_actions,
  side text not null check (side in ('operator', 'company', 'intern')),
  author_id uuid not null references users,
  message text not null,
  created_at timestamptz not null
);
comment on table case_messages is 'Thread about a concern, between the programme team and the side that raised it.';
comment on column case_messages.side is 'Side that wrote it.';
create index case_messages_action on case_messages (action_id, message_id);
create index case_messages_author on case_messages (author_id);

create table case_notes (
  note_id uuid primary key,
  action_id uuid not null references internship_actions,
  author_id uuid not null references users,
  note text not null,
  created_at timestamptz not null
);
comment on table case_notes is 'Notes of the programme team about a concern, which no one else sees.';
create index case_notes_action on case_notes (action_id, note_id);
create index case_notes_author on case_notes (author_id);
