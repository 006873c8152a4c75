-- The end of a batch, COMPLETED internships, and seats that nobody uses.
alter table applications drop constraint applications_status_check;
alter table applications add constraint applications_status_check check (status in ('NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'REJECTED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN'));
drop index applications_open;
create unique index applications_open on applications (intern_id) where status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED', 'ENROLLED');
-- Enrolled ones whose internship is complete were seen through.
update applications a set status = 'COMPLETED' where a.status = 'ENROLLED'
  and exists (select from candidatures c join offers o using (candidature_id) join internships n using (offer_id) where c.application_id = a.application_id and n.status = 'COMPLETE' and not n.ended_early)
  and not exists (select from candidatures c join offers o using (candidature_id) join internships n using (offer_id) where c.application_id = a.application_id and n.status in ('UPCOMING', 'ONGOING'));
alter table batches add column placement_deadline date;
-- A seat whose sign-up is not completed is given up 48 hours after it was taken.
alter table interns add column seat_taken_at timestamptz;
alter table interns add column seat_reminded_at timestamptz;
update interns set seat_taken_at = now() where batch_id is not null and signup_completed_at is null;
create index interns_unused_seats on interns (seat_taken_at) where signup_completed_at is null and batch_id is not null;
-- Who asked to hear when a seat of a full batch becomes free, also before they have an account.
create table seat_alerts (
  batch_id uuid not null references batches,
  email citext not null,
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (batch_id, email)
);
