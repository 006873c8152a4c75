create index users_search_name on users using gin (search_name gin_trgm_ops);
create index companies_search_name on companies using gin (search_name gin_trgm_ops);
