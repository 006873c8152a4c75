-- Managers can get the numbers of the programme by email.
alter table users
  add column report_schedule text,
  add constraint users_report_schedule_check check (report_schedule in ('WEEKLY', 'MONTHLY'));
comment on column users.report_schedule is 'How often a manager gets the programme report by email; null for never.';
