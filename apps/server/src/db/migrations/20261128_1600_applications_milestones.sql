-- How far each intern came, for the funnel of a batch: a status says where someone is, not whether
-- they were approved before they withdrew.
alter table applications add started_at timestamptz;
comment on column applications.started_at is 'When the intern started to fill it in.';

create table application_milestones (
  application_id uuid primary key references applications on delete cascade,
  started_at timestamptz,
  submitted_at timestamptz,
  approved_at timestamptz,
  interviewed_at timestamptz,
  offered_at timestamptz,
  placed_at timestamptz,
  working_at timestamptz,
  finished_at timestamptz,
  is_place_lost boolean not null default false
);
comment on table application_milestones is 'When an application first reached each stage of its batch; what happens later changes none of it. Written by triggers.';
comment on column application_milestones.submitted_at is 'First submission.';
comment on column application_milestones.interviewed_at is 'Start of the first interview that took place.';
comment on column application_milestones.offered_at is 'First approval of an offer, which the intern then saw.';
comment on column application_milestones.placed_at is 'When the intern first accepted an offer.';
comment on column application_milestones.working_at is 'First day of the first internship that began.';
comment on column application_milestones.finished_at is 'End of the first internship that was completed as agreed.';
comment on column application_milestones.is_place_lost is 'The place accepted last was cancelled before it began.';

-- Every side reaches stages, and none of them reads the table.
create function save_application_milestones() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_milestones as m (application_id, started_at, submitted_at, approved_at)
  values (
    new.application_id,
    coalesce(new.started_at, new.submitted_at, new.created_at),
    case when new.status <> 'IN_PROGRESS' then new.submitted_at end,
    case
      when new.status in ('APPROVED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN') then new.decided_at
    end
  )
  on conflict (application_id) do update set
    started_at = least(m.started_at, excluded.started_at),
    submitted_at = least(m.submitted_at, excluded.submitted_at),
    approved_at = least(m.approved_at, excluded.approved_at);
  return null;
end $$;
-- Someone who leaves before the start has reached nothing.
create trigger applications_milestones after insert or update of status on applications
for each row when (new.status <> 'NOT_STARTED' and (new.status <> 'WITHDRAWN' or new.started_at is not null or new.submitted_at is not null))
execute function save_application_milestones();

create function save_interview_milestone() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_milestones as m (application_id, interviewed_at)
  select c.application_id, coalesce(new.starts_at, new.status_since)
  from candidatures c
  where c.candidature_id = new.candidature_id
  on conflict (application_id) do update set
    interviewed_at = least(m.interviewed_at, excluded.interviewed_at);
  return null;
end $$;
create trigger interviews_milestone after insert or update of status on interviews
for each row when (new.status = 'COMPLETED') execute function save_interview_milestone();

create function save_offer_milestone() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_milestones as m (application_id, offered_at)
  select c.application_id, new.approved_at
  from candidatures c
  where c.candidature_id = new.candidature_id
  on conflict (application_id) do update set offered_at = least(m.offered_at, excluded.offered_at);
  return null;
end $$;
create trigger offers_milestone after insert or update of approved_at on offers
for each row when (new.approved_at is not null) execute function save_offer_milestone();

create function save_internship_milestones() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_milestones as m (application_id, placed_at, working_at, finished_at, is_place_lost)
  select
    c.application_id, new.created_at,
    case when new.status in ('ONGOING', 'COMPLETE') then new.starts_on::timestamp at time zone new.zone end,
    case when new.status = 'COMPLETE' and not new.ended_early then new.completed_at end,
    new.status = 'CANCELLED'
  from offers o join candidatures c using (candidature_id)
  where o.offer_id = new.offer_id
  on conflict (application_id) do update set
    placed_at = least(m.placed_at, excluded.placed_at),
    working_at = least(m.working_at, excluded.working_at),
    finished_at = least(m.finished_at, excluded.finished_at),
    is_place_lost = excluded.is_place_lost;
  return null;
end $$;
create trigger internships_milestones after insert or update of status on internships
for each row execute function save_internship_milestones();
