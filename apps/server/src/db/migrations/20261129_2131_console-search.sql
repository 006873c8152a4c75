-- The console’s search shows names that begin with the text first, and finds plans and offers by a
-- part of their name.
create index users_name_prefix on users (search_name collate "C");
create index companies_name_prefix on companies (search_name collate "C");
create index plans_name_search on plans using gin (name gin_trgm_ops);
create index offers_role_search on offers using gin (role gin_trgm_ops);
