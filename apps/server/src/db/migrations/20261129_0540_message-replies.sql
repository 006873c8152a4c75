-- Recipients read a message of the programme team in the product, and reply to it.
set local lock_timeout = '5s';

alter table message_recipients add variable_values jsonb;
comment on column message_recipients.variable_values is 'Values of the variables for this person, as they were when the message was sent.';

create table message_replies (
  reply_id uuid primary key,
  message_id uuid not null references messages,
  user_id uuid not null references users,
  side text not null,
  status text not null,
  body text not null,
  created_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  response text,
  close_reason text,
  constraint message_replies_side_check check (side in ('company', 'intern')),
  constraint message_replies_status_check check (status in ('UNANSWERED', 'ANSWERED', 'CLOSED')),
  constraint message_replies_response_check check (response is null or status = 'ANSWERED'),
  constraint message_replies_close_reason_check check (close_reason is null or status = 'CLOSED'),
  constraint message_replies_decided_check check (status = 'UNANSWERED' or decided_at is not null)
);
comment on table message_replies is 'What recipients reply to messages of the programme team, and what the team answers.';
comment on column message_replies.response is 'What the programme team answers, for the person.';
comment on column message_replies.close_reason is 'Why the programme team closed it without an answer; the person does not read it.';
-- The same text is stored once, however often it is sent.
create unique index message_replies_body_key on message_replies (message_id, user_id, md5(body));
create index message_replies_user on message_replies (user_id, created_at);
create index message_replies_newest on message_replies (created_at desc, reply_id desc);
create index message_replies_open on message_replies (created_at) where status = 'UNANSWERED';
