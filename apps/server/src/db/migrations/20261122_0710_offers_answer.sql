-- What the company answered, in words, to what the programme team had asked for before this version.
alter table offer_versions add column answer text;
