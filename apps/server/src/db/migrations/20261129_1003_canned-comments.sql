-- Comments on sections of applications that reviewers share.
set local lock_timeout = '5s';

create table canned_comments (
  canned_id uuid primary key,
  section text not null,
  name text not null,
  body text not null,
  version int not null default 1,
  is_archived boolean not null default false,
  use_count int not null default 0,
  last_used_at timestamptz,
  author_id uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint canned_comments_body_check check (body <> '')
);
comment on table canned_comments is 'Comments on sections of applications that reviewers insert often.';
comment on column canned_comments.section is 'Section of the application (domain/applications/application-sections.ts).';
comment on column canned_comments.version is 'Counts its changes, from 1; the log has what it said before.';
comment on column canned_comments.is_archived is 'Whether reviewers are no longer offered it.';
comment on column canned_comments.use_count is 'How often it was inserted into a comment.';
comment on column canned_comments.author_id is 'Who changed it last.';
create unique index canned_comments_name on canned_comments (section, lower(name)) where not is_archived;
create index canned_comments_author on canned_comments (author_id);
