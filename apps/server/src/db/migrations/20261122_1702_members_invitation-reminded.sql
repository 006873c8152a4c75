-- How many reminders an invited colleague has had since the invitation, or since an administrator renewed it.
alter table members add column invitation_reminded smallint not null default 0;
