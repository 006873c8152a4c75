-- Skills that the list does not have, in the person's own words; they take no part in the match.
alter table interns add column own_skills text[] not null default '{}' check (cardinality(own_skills) <= 30);
