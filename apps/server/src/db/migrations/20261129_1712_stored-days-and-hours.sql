-- The days and hours that the programme team sets are stored with what has begun, which keeps them.
-- The defaults are those of what began before, and of servers that still run the version before.
alter table no_shows
  add column counting_days smallint not null default 180,
  add column contest_days smallint not null default 7;
comment on column no_shows.counting_days is 'Days for which it counts after it was recorded (no_show_counting_days of the settings).';
comment on column no_shows.contest_days is 'Days in which it can be disputed after it was recorded (no_show_contest_days of the settings).';

-- next transaction
alter table wait_owners
  add column hold_hours smallint not null default 24;
comment on column wait_owners.hold_hours is 'Hours without an act after which the task is back with the team (task_hold_hours of the settings, when the owner got it).';
comment on table wait_owners is 'Who of the programme team takes care of something that waits for it. Ends hold_hours after the last act, or when it is released; not when the wait ends.';

-- next transaction
alter table users
  add column appeal_days smallint not null default 7;
comment on column users.appeal_days is 'Days in which the programme team decides on the appeal against a ban (ban_appeal_decision_days of the settings, when it was sent).';
