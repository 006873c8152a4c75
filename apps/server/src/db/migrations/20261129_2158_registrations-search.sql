-- People who have not finished signing up are found by address and name.
create index registrations_email_search on registrations using gin ((email::text) gin_trgm_ops)
where completed_at is null;

create index registrations_name_search on registrations using gin (
  search_text((poc ->> 'first_name') || ' ' || (poc ->> 'last_name')) gin_trgm_ops
)
where completed_at is null;
