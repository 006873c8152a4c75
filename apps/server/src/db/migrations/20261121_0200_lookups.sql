-- Every list of options is rows of one table; a row that an operator changed is left alone by the seed.
create table lookup (
  list text not null check (list ~ '^[a-z][a-z-]+$'),
  id int not null check (id > 0),
  label text not null check (label <> ''),
  sort int not null default 0,
  parent_id int,
  data jsonb not null default '{}',
  is_archived boolean not null default false,
  is_edited boolean not null default false,
  primary key (list, id)
);
create index lookup_parent on lookup (list, parent_id);

create table universities (
  university_id int generated always as identity primary key,
  name text not null check (name <> ''),
  -- Two letters, '' where the domain does not tell.
  country_code text not null default '' check (country_code ~ '^([A-Z]{2})?$'),
  -- The name in small letters without accents.
  search_name text not null,
  unique (name, country_code)
);
create index universities_search on universities using gin (search_name gin_trgm_ops);

create table university_domains (
  domain text primary key,
  university_id int not null references universities
);
create index university_domains_university on university_domains (university_id);

-- A version is never changed once somebody may have accepted it; a new text is a new version.
create table agreements (
  kind text not null,
  version int not null check (version > 0),
  title text not null,
  body text not null,
  published_at timestamptz not null,
  primary key (kind, version)
);

create table feature_flags (
  name text primary key check (name ~ '^[A-Z][A-Z0-9_]{1,62}$'),
  says text not null default '',
  is_on boolean not null default false,
  percentage int not null default 0 check (percentage between 0 and 100),
  user_ids uuid[] not null default '{}'
);
