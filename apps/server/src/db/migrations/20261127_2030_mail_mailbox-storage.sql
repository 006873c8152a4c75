-- The mailbox of the demo stores emails as they are: compressing their HTML took PostgreSQL longer
-- than everything else about an email.
alter table mailbox alter column html set storage external;
alter table mailbox alter column body set storage external;
