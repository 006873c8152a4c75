-- How many reminders of the deadline an intern has had since an offer was sent.
alter table offers add column reminded smallint not null default 0;
