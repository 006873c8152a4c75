-- Names of before.
set local statement_timeout = '300s';

update users set search_name = search_text(first_name || ' ' || last_name) where search_name is null;
update companies set search_name = search_text(name) where search_name is null;
