-- name: passedIds
-- column: due_at: string
select interview_id, candidature_id, ends_at::text as due_at
from interviews
where status = {{interview.CONFIRMED}} and ends_at <= :now
  and (ends_at, interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by ends_at, interview_id
limit 500;

-- name: unansweredIds
-- column: due_at: string
select interview_id, candidature_id, answer_by::text as due_at
from interviews
where
  status in ({{interview.proposed}})
  and answer_by <= :now
  and (answer_by, interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by answer_by, interview_id
limit 500;

-- Interviews with a reminder due.
-- name: reminderIds
-- column: due_at: string
select interview_id, candidature_id, remind_at::text as due_at
from interviews
where
  status in (
    {{interview.proposed}}, {{interview.IN_PAST}}
  )
  and remind_at <= :now
  and (remind_at, interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by remind_at, interview_id
limit 500;

-- name: settledIds
-- column: due_at: string
select interview_id, candidature_id, (ends_at + (:now::timestamptz - :before::timestamptz))::text as due_at
from interviews
where status = {{interview.IN_PAST}} and no_show_claimed_by is null and ends_at <= :before
  and (ends_at + (:now::timestamptz - :before::timestamptz), interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by ends_at, interview_id
limit 500;

-- name: claimedIds
-- column: due_at: string
select interview_id, candidature_id, (no_show_claimed_at + (:now::timestamptz - :before::timestamptz))::text as due_at
from interviews
where status = {{interview.IN_PAST}} and no_show_claimed_at <= :before and no_show_contested_at is null
  and (no_show_claimed_at + (:now::timestamptz - :before::timestamptz), interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by no_show_claimed_at, interview_id
limit 500;

-- name: selectInterviewsToRemind
-- column: due_at: string
select i.interview_id, i.candidature_id, (i.starts_at - (:until::timestamptz - :now::timestamptz))::text as due_at
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
  and (i.starts_at - (:until::timestamptz - :now::timestamptz), i.interview_id) > (:after_at::timestamptz, :after_id::uuid)
order by i.starts_at, i.interview_id
limit 500;
