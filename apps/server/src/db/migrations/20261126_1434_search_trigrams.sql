-- Searches for a part of a name or an address.
create index users_name_search on users using gin ((first_name || ' ' || last_name) gin_trgm_ops);
create index users_email_search on users using gin ((email::text) gin_trgm_ops);
create index companies_name_search on companies using gin (name gin_trgm_ops);
create index companies_domain_search on companies using gin ((email_domain::text) gin_trgm_ops);
create index certificates_holder_search on certificates using gin ((facts ->> 'holder') gin_trgm_ops);
create index certificates_company_search on certificates
using gin ((facts ->> 'company') gin_trgm_ops);
