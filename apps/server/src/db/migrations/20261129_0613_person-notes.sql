-- Notes of the programme team about a person.
create table person_notes (
  note_id uuid primary key,
  user_id uuid not null references users,
  author_id uuid not null references users,
  note text not null,
  created_at timestamptz not null
);
comment on table person_notes is 'Notes of the programme team about an intern or a member of a company, which are part of the copy of their data.';
comment on column person_notes.user_id is 'Whom the note is about.';
create index person_notes_user on person_notes (user_id, note_id);
create index person_notes_author on person_notes (author_id);
