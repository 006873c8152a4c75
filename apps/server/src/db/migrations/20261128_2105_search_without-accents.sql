-- Names are found however their accents are typed: "jose" finds "José", "muller" finds "Müller".
-- foldSearchText (list-definition.ts) does the same to what is searched for; a test compares them.
create function search_text(value text) returns text
language sql immutable strict parallel safe
return replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F]', '', 'g') collate "pg_c_utf8"),
    'øłđðħıς', 'olddhiσ'
  ),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
comment on function search_text is 'A text in lower case without accents.';

alter table users add search_name text;
comment on column users.search_name is 'First and last name in lower case without accents.';
alter table companies add search_name text;
comment on column companies.search_name is 'The name in lower case without accents.';

create function save_search_name_of_user() returns trigger language plpgsql as $$
begin
  new.search_name := search_text(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger users_search_name before insert or update of first_name, last_name on users
for each row execute function save_search_name_of_user();

create function save_search_name_of_company() returns trigger language plpgsql as $$
begin
  new.search_name := search_text(new.name);
  return new;
end $$;
create trigger companies_search_name before insert or update of name on companies
for each row execute function save_search_name_of_company();

-- Rows that are loaded without triggers are found all the same.
alter table users enable always trigger users_search_name;
alter table companies enable always trigger companies_search_name;
