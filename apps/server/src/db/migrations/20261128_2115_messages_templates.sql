set local lock_timeout = '5s';

create table message_templates (
  template_id uuid primary key,
  name text not null,
  version int not null,
  is_archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table message_templates is 'Texts that the programme team writes often.';
comment on column message_templates.version is 'Number of the newest version, from 1.';
comment on column message_templates.is_archived is 'Whether it is no longer offered for new messages.';
create unique index message_templates_name on message_templates (lower(name)) where not is_archived;

create table message_template_versions (
  template_id uuid not null references message_templates,
  version int not null,
  name text not null,
  subject text not null,
  body text not null,
  note text not null,
  author_id uuid not null references users,
  created_at timestamptz not null,
  primary key (template_id, version)
);
comment on table message_template_versions is 'What each version of a template said, with who wrote it and why.';
create index message_template_versions_author on message_template_versions (author_id);
