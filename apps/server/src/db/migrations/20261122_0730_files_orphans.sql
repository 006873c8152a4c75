-- Files of nobody are looked for after every sweep: without it that reads all files.
create index files_orphans on files (file_id) where owner_user_id is null and owner_registration_id is null and company_id is null;
