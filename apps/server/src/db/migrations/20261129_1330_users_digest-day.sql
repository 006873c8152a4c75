-- The daily digest is sent in the morning of each operator.
alter table users
  add column digest_on date;
comment on column users.digest_on is 'Day, in the time zone of the account, on which an operator last had a morning with or without a digest.';
