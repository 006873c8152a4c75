-- Members of the programme team are invited, have one of three roles, and can be absent.
alter table users add column invited_until timestamptz;
comment on column users.invited_until is 'Until when an invited operator can sign in for the first time, which makes the account active; null for everyone else.';

alter table users drop constraint users_operator_role_check;
alter table users
add constraint users_operator_role_check check (operator_role in ('REVIEWER', 'FINANCE', 'MANAGER')) not valid;

create table operator_absences (
  user_id uuid primary key references users on delete cascade,
  absent_from date not null,
  absent_until date not null,
  cover_id uuid references users,
  handed_over_at timestamptz,
  check (absent_until >= absent_from)
);
comment on table operator_absences is 'Current or next absence of a member of the programme team.';
comment on column operator_absences.absent_from is 'First day of the absence, in the time zone of the account.';
comment on column operator_absences.absent_until is 'Last day of the absence.';
comment on column operator_absences.cover_id is 'Colleague who gets the open tasks; null for the team.';
comment on column operator_absences.handed_over_at is 'When the open tasks were handed over; null until the first day.';
create index operator_absences_cover on operator_absences (cover_id);
