-- How an intern wants to be referred to, in their own words.
alter table interns add column pronouns text;
