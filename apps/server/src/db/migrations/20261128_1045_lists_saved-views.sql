set local lock_timeout = '5s';

create table saved_views (
  view_id uuid primary key,
  list text not null,
  owner_id uuid not null references users,
  name text not null,
  parameters jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table saved_views is 'Views of lists that operators saved: filters, order and columns under a name.';
comment on column saved_views.list is 'Name of the list (operatorLists of packages/domain/src/lists).';
comment on column saved_views.parameters is 'Parameters of the list''s address, each a text.';
comment on column saved_views.is_shared is 'Whether colleagues see it. Only the owner changes it.';
create index saved_views_owner on saved_views (owner_id, list);
create index saved_views_shared on saved_views (list) where is_shared;

create table default_views (
  user_id uuid not null references users,
  list text not null,
  view_id uuid not null references saved_views on delete cascade,
  primary key (user_id, list)
);
comment on table default_views is 'The view with which a list opens for a person.';
create index default_views_view on default_views (view_id);
