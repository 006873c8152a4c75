-- The text of a résumé or another document of an intern is kept, so that the review desk does not read
-- the file again each time. It is a part of the file's row and is deleted with it.
alter table files
  add column text_version smallint,
  add column text_pages json;
comment on column files.text_version is 'Version of the reader that has read the file for the review desk; null before.';
comment on column files.text_pages is 'Lines of each page, as the review desk shows them; null if they are not read, or the file could not be read.';

-- next transaction
create index files_without_text on files (created_at) where text_version is null and complete and kind in ('resume', 'document');
