-- name: passedIds
select interview_id
from interviews
where status = {{interview.CONFIRMED}} and ends_at <= :now
order by ends_at
limit 50;

-- name: unansweredIds
select interview_id
from interviews
where
  status in ({{interview.proposed}})
  and answer_by <= :now
order by answer_by
limit 50;

-- Interviews with a reminder due.
-- name: reminderIds
select interview_id
from interviews
where
  status in (
    {{interview.proposed}}, {{interview.IN_PAST}}
  )
  and remind_at <= :now
order by remind_at
limit 50;

-- name: settledIds
select interview_id
from interviews
where status = {{interview.IN_PAST}} and no_show_claimed_by is null and ends_at <= :before
order by ends_at
limit 50;

-- name: claimedIds
select interview_id
from interviews
where status = {{interview.IN_PAST}} and no_show_claimed_at <= :before and no_show_contested_at is null
order by no_show_claimed_at
limit 50;

-- name: selectInterviewsToRemind
select i.interview_id
from interviews i
where
  i.status = {{interview.CONFIRMED}}
  and i.starts_at > :now
  and i.starts_at <= :until
  and not exists (
    select
    from event_log e
    where
      e.subject_id = i.interview_id
      and e.machine = 'interview'
      and e.move = 'remind'
      and e.at > i.status_since
  )
order by i.starts_at
limit 50;
