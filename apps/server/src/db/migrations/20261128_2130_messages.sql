set local lock_timeout = '5s';

create table messages (
  message_id uuid primary key,
  author_id uuid not null references users,
  template_id uuid references message_templates,
  subject text not null,
  body text not null,
  reason text not null,
  recipient_count int not null,
  needs_approval boolean not null,
  send_at timestamptz not null,
  created_at timestamptz not null,
  approved_by uuid references users,
  approved_at timestamptz,
  sent_at timestamptz,
  cancelled_at timestamptz,
  state text not null generated always as (
    case
      when cancelled_at is not null then 'CANCELLED'
      when sent_at is not null then 'SENT'
      when needs_approval and approved_at is null then 'AWAITING_APPROVAL'
      else 'SCHEDULED'
    end
  ) stored,
  constraint messages_approved_by_check check (approved_by <> author_id)
);
comment on table messages is 'What the programme team writes to one person or to many.';
comment on column messages.needs_approval is 'Whether a colleague of the author has to approve it, because it goes to many.';
comment on column messages.recipient_count is 'To how many it goes, apart from those who are left out when it is sent.';
create index messages_newest on messages (created_at desc, message_id desc);
create index messages_due on messages (send_at) where state = 'SCHEDULED';
create index messages_author on messages (author_id);
create index messages_approved_by on messages (approved_by);
create index messages_template on messages (template_id);

create table message_recipients (
  message_id uuid not null references messages,
  user_id uuid not null references users,
  sent_at timestamptz,
  refusal text,
  primary key (message_id, user_id),
  constraint message_recipients_refusal_check check (sent_at is null or refusal is null)
);
comment on table message_recipients is 'To whom a message goes; fixed when it is written.';
comment on column message_recipients.refusal is 'Key of why the person was left out when it was sent.';
create index message_recipients_user on message_recipients (user_id, sent_at);
create index message_recipients_unsent on message_recipients (message_id) where sent_at is null and refusal is null;
