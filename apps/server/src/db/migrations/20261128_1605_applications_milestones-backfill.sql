-- What the rows and events of before say about each stage.
set local statement_timeout = '300s';

update applications a
set started_at = e.at
from (
  select subject_id, min(at) as at from event_log where machine = 'application' and move = 'start' group by subject_id
) e
where e.subject_id = a.application_id and a.started_at is null;

insert into application_milestones (
  application_id, started_at, submitted_at, approved_at, interviewed_at, offered_at, placed_at,
  working_at, finished_at, is_place_lost
)
select
  a.application_id,
  coalesce(a.started_at, s.at, a.submitted_at, a.created_at),
  case when a.status <> 'IN_PROGRESS' then coalesce(s.at, a.submitted_at) end,
  case when a.status in ('APPROVED', 'ENROLLED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN') then a.decided_at end,
  i.at, o.at, h.placed_at, h.working_at, h.finished_at, coalesce(h.is_place_lost, false)
from
  applications a
  left join (
    select subject_id, min(at) as at from event_log where machine = 'application' and move = 'submit' group by subject_id
  ) s on s.subject_id = a.application_id
  left join (
    select c.application_id, min(coalesce(x.starts_at, x.status_since)) as at
    from interviews x join candidatures c using (candidature_id)
    where x.status = 'COMPLETED'
    group by c.application_id
  ) i using (application_id)
  left join (
    select c.application_id, min(coalesce(e.at, x.approved_at)) as at
    from
      offers x
      join candidatures c on c.candidature_id = x.candidature_id
      left join (
        select subject_id, min(at) as at from event_log where machine = 'offer' and move = 'approve' group by subject_id
      ) e on e.subject_id = x.offer_id
    where x.approved_at is not null or e.at is not null
    group by c.application_id
  ) o using (application_id)
  left join (
    select
      c.application_id, min(x.created_at) as placed_at,
      min(x.starts_on::timestamp at time zone x.zone) filter (where x.status in ('ONGOING', 'COMPLETE')) as working_at,
      min(x.completed_at) filter (where x.status = 'COMPLETE' and not x.ended_early) as finished_at,
      bool_and(x.status = 'CANCELLED') as is_place_lost
    from internships x join offers y using (offer_id) join candidatures c on c.candidature_id = y.candidature_id
    group by c.application_id
  ) h using (application_id)
where
  a.status <> 'NOT_STARTED' and (a.status <> 'WITHDRAWN' or a.started_at is not null or a.submitted_at is not null)
on conflict (application_id) do nothing;
