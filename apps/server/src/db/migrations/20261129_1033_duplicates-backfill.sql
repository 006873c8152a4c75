-- Interns of before.
set local statement_timeout = '300s';

select save_duplicates(intern_id) from interns;
