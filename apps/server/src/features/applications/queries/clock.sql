-- fragment: ended_at
(b.programme_end + time '23:59:59') at time zone 'UTC'

-- fragment: has_ended
b.is_published and {{ended_at}} <= :now

-- fragment: has_accepted
exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
    and not o.is_over
)

-- Applications of an ended batch that are still open or have an open candidature.
-- name: applicationsInEndedBatches
-- column: due_at: string
select a.application_id, {{ended_at}}::text as due_at
from applications a join batches b using (batch_id)
where
  {{has_ended}}
  and (
    a.status in ({{application.undecided}})
    or (a.status = {{application.APPROVED}} and not {{has_accepted}})
    or exists (
      select
      from candidatures c
      where
        c.application_id = a.application_id
        and c.stage in ({{candidature.before_accepted}})
    )
  )
  and ({{ended_at}}, a.application_id) > (:after_at::timestamptz, :after_id::uuid)
order by {{ended_at}}, a.application_id
limit 500;


-- One of these applications, re-read after its intern is locked, with its progress.
-- name: applicationEndingWithBatch
-- row: EndingApplicationRow
-- column: intern_id: InternScope
-- column: has_accepted: boolean
-- column: interviews: number
-- column: offers: number
select
  a.application_id, a.intern_id, a.batch_id, a.status, {{has_accepted}} as has_accepted,
  (
    select count(*)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = a.application_id and v.status = {{interview.COMPLETED}}
  )::int as interviews,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = a.application_id and o.approved_at is not null
  )::int as offers
from applications a join batches b using (batch_id)
where {{has_ended}} and a.application_id = :application_id;

-- Marks applications with a pending reminder since the last one: at half of the time, one day
-- before, and for requested changes also after the deadline. The domain decides whether to send
-- one.
-- name: markDeadlineReminders
-- row: DeadlineReminderRow
-- column: since: string
-- column: due: string
with
  waits as (
    select
      a.application_id, i.user_id, a.status, b.name as batch_name, a.reminded_at, w.since, w.due
    from
      applications a
      join interns i using (intern_id)
      join batches b on b.batch_id = a.batch_id
      cross join lateral (
        select
          case
            when a.status = {{application.CHANGES_REQUESTED}} then (
              select max(m.sent_at)
              from application_comments m
              where m.application_id = a.application_id
            )
            when a.status = {{application.APPROVED}} then a.decided_at
            else a.created_at
          end as since
      ) s
      cross join lateral (
        select
          s.since,
          case
            when a.status = {{application.CHANGES_REQUESTED}} then greatest(a.due_at, s.since + interval '7 days')
            when a.status = {{application.APPROVED}} then {{placement_due_at(b)}}
            else greatest(a.due_at, b.enrolment_closes_at)
          end as due
      ) w
    where
      (
        a.status in ({{application.editable}})
        or (a.status = {{application.APPROVED}} and not {{has_accepted}})
      )
  ),
  near as (
    select
      w.*,
      case
        when :now >= w.due then w.due
        when w.due - w.since > interval '48 hours'
        and :now >= w.due - interval '24 hours' then w.due - interval '24 hours'
        else w.since + (w.due - w.since) / 2
      end as step
    from waits w
    where w.due > w.since and (w.due > :now or w.status = {{application.CHANGES_REQUESTED}})
  )
update applications a
set reminded_at = :now
from
  (
    select *
    from near n
    where n.step <= :now and (n.reminded_at is null or n.reminded_at < n.step)
    limit 50
  ) n
where a.application_id = n.application_id
returning a.application_id, n.user_id, n.status, n.batch_name, n.since, n.due, n.reminded_at;
