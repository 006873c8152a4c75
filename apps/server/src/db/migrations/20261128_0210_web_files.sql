-- Scripts, styles and fonts of every release that browsers may still have open, so that any process
-- can serve those of any release.
create table web_files (
  path text primary key,
  content bytea not null,
  is_compressed boolean not null,
  used_at timestamptz not null
);
-- Compressed by the build.
alter table web_files alter column content set storage external;
create index web_files_used_at on web_files (used_at);
comment on table web_files is 'Scripts, styles and fonts of releases that serve or served, for pages that are still open.';
comment on column web_files.path is 'In the build, e.g. assets/index-Ab12Cd34.js; the name contains a hash of the content.';
comment on column web_files.is_compressed is 'Whether the content is compressed with brotli.';
comment on column web_files.used_at is 'When a web process last said that its release has the file; it does at its start and then daily.';
