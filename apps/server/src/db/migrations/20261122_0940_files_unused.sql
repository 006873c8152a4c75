-- What an intern sent and never used is looked for by its age, every minute: without it that reads all files.
create index files_of_use on files (created_at) where purpose in ('certification', 'portfolio', 'identity', 'answer');
