-- The funnel of a batch worked out stages and days of each application whenever it was read. They
-- change a few times in an application's life, so that they are worked out when it changes instead.
alter table application_milestones
  add batch_id uuid,
  add joined_at timestamptz,
  add has_left boolean not null default false,
  add furthest smallint generated always as (
    case
      when finished_at is not null then 9
      when working_at is not null then 8
      when placed_at is not null then 7
      when offered_at is not null then 6
      when interviewed_at is not null then 5
      when approved_at is not null then 4
      when submitted_at is not null then 3
      when started_at is not null then 2
      else 1
    end
  ) stored,
  add present smallint generated always as (
    case
      when has_left then 0
      when finished_at is not null and not is_place_lost then 9
      when working_at is not null and not is_place_lost then 8
      when placed_at is not null and not is_place_lost then 7
      when offered_at is not null then 6
      when interviewed_at is not null then 5
      when approved_at is not null then 4
      when submitted_at is not null then 3
      when started_at is not null then 2
      else 1
    end
  ) stored,
  add days_to_started real generated always as (date_part('epoch', started_at - joined_at) / 86400) stored,
  add days_to_submitted real generated always as (date_part('epoch', submitted_at - started_at) / 86400) stored,
  add days_to_approved real generated always as (date_part('epoch', approved_at - submitted_at) / 86400) stored,
  add days_to_interviewed real generated always as (date_part('epoch', interviewed_at - approved_at) / 86400) stored,
  add days_to_offered real generated always as (date_part('epoch', offered_at - interviewed_at) / 86400) stored,
  add days_to_placed real generated always as (date_part('epoch', placed_at - offered_at) / 86400) stored,
  add days_to_working real generated always as (date_part('epoch', working_at - placed_at) / 86400) stored,
  add days_to_finished real generated always as (date_part('epoch', finished_at - working_at) / 86400) stored;
create index application_milestones_batch_id on application_milestones (batch_id);
alter table application_milestones add constraint application_milestones_batch_id_fkey
foreign key (batch_id) references batches not valid;

comment on table application_milestones is 'How far each application came in its batch, and when it first reached each stage; what happens later takes no stage away. Written by triggers.';
comment on column application_milestones.joined_at is 'When the application was created.';
comment on column application_milestones.has_left is 'The application has ended without an internship that was completed.';
comment on column application_milestones.furthest is 'Number of the furthest stage that was ever reached, from 1 for those who joined.';
comment on column application_milestones.present is 'Number of the stage at which the intern is now; 0 for those who have left.';
comment on column application_milestones.days_to_started is 'From the stage before, as in the columns that follow; null if one of the two was not reached.';

-- An application has its row from the beginning.
create or replace function save_application_milestones() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Someone who leaves before the start has reached nothing.
  is_started constant boolean := new.status <> 'NOT_STARTED'
    and (new.status <> 'WITHDRAWN' or new.started_at is not null or new.submitted_at is not null);
begin
  insert into application_milestones as m (
    application_id, batch_id, joined_at, has_left, started_at, submitted_at, approved_at
  )
  values (
    new.application_id, new.batch_id, new.created_at,
    new.status in ('REJECTED', 'NOT_PLACED', 'WITHDRAWN'),
    case when is_started then coalesce(new.started_at, new.submitted_at, new.created_at) end,
    case when is_started and new.status <> 'IN_PROGRESS' then new.submitted_at end,
    case
      when is_started and new.status in ('APPROVED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')
      then new.decided_at
    end
  )
  on conflict (application_id) do update set
    batch_id = excluded.batch_id,
    joined_at = excluded.joined_at,
    has_left = excluded.has_left,
    started_at = least(m.started_at, excluded.started_at),
    submitted_at = least(m.submitted_at, excluded.submitted_at),
    approved_at = least(m.approved_at, excluded.approved_at);
  return null;
end $$;
create or replace trigger applications_milestones after insert or update of status on applications
for each row execute function save_application_milestones();
