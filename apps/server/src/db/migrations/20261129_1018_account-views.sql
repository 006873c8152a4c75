-- Managers look at the product as someone else sees it, for half an hour, without changing anything.
create table account_views (
  view_id uuid primary key,
  user_id uuid not null references users,
  operator_id uuid not null references users,
  session_id uuid not null,
  reason text not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
comment on table account_views is 'When the programme team looked at the product as an intern or a member of a company sees it, and why.';
comment on column account_views.user_id is 'Whose account was looked at.';
comment on column account_views.session_id is 'The session of the operator, which may have ended; requests of other sessions are not part of it.';
comment on column account_views.ends_at is 'When it ends at the latest.';
comment on column account_views.ended_at is 'When it ended; null while it is open.';
create unique index account_views_session on account_views (session_id)
where ended_at is null;
create index account_views_open on account_views (ends_at)
where ended_at is null;
create index account_views_user on account_views (user_id, view_id);
create index account_views_operator on account_views (operator_id);
create index account_views_begun on account_views (begun_at);
