-- What a person has stored or begun is added up at each upload of a registration, too: without it that reads all files.
create index files_registration on files (owner_registration_id) where owner_registration_id is not null;
-- What was begun and never finished, or sent and never used, is looked for by its age every minute.
create index files_unfinished on files (created_at) where not complete;
create index files_of_intern_use on files (created_at) where purpose in ('certification', 'portfolio', 'identity', 'answer', 'resume', 'picture');
create index files_of_company_use on files (created_at) where purpose in ('logo', 'photo', 'video', 'picture');
drop index files_of_use;
