-- What the desk shows about applications that wait for a decision, beyond their contents.
-- fragment: candidates
select
  a.application_id, u.first_name || ' ' || u.last_name as name, a.status, a.submitted_at,
  a.status in ({{application.reviewable}})
  and {{is_undecided(APPLICATION, a.application_id)}} as is_waiting,
  a.said_at_changes is not null as is_resubmitted,
  {{has_duplicates(a.intern_id)}} as has_duplicates,
  not {{no_open_opinion(a.application_id)}} as is_opinion_asked,
  not exists (
    select
    from files f
    where f.file_id = a.resume_file_id and (not f.complete or f.size = 0)
  ) as is_resume_stored,
  not exists (
    select
    from identity_documents d join files f using (file_id)
    where d.intern_id = a.intern_id and (not f.complete or f.size = 0)
  ) as are_identity_documents_stored,
  not exists (
    select
    from video_answers v join files f using (file_id)
    where v.intern_id = a.intern_id and (not f.complete or f.size = 0)
  ) as are_videos_stored,
  exists (
    select
    from content_reports r
    where r.about_intern_id = a.intern_id and r.status = {{content_report.REPORTED}}
  ) as is_reported,
  h.owner_id
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  left join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = a.application_id

-- Those that wait for a decision, the longest waiting first.
-- name: applicationsToApprove
-- param: operator: OperatorScope
-- row: ApplicationToApproveRow
-- column: name: string
-- column: is_waiting: boolean
-- column: is_resubmitted: boolean
-- column: has_duplicates: boolean
-- column: is_opinion_asked: boolean
-- column: is_resume_stored: boolean
-- column: are_identity_documents_stored: boolean
-- column: are_videos_stored: boolean
-- column: is_reported: boolean
-- column: owner_id: string | null
{{candidates}}
where
  :operator::text is not null
  and a.status in ({{application.reviewable}})
  and {{is_undecided(APPLICATION, a.application_id)}}
order by a.submitted_at, a.application_id
limit :limit;

-- name: applicationsToApproveById
-- merge: application_ids by application_id
-- param: operator: OperatorScope
-- row: ApplicationToApproveRow
{{candidates}}
where :operator::text is not null and a.application_id = any (:application_ids::uuid[])
order by a.submitted_at, a.application_id;

-- name: countToApprove
-- param: operator: OperatorScope
-- column: count: number
select count(*)::int as count
from applications a
where
  :operator::text is not null
  and a.status in ({{application.reviewable}})
  and {{is_undecided(APPLICATION, a.application_id)}};

-- Whether the operator has approved one of a sample `d`, or does so within seconds. Without the offset,
-- PostgreSQL would read all that the operator has ever done, and keep it in a hash table.
-- fragment: has_approved_drawn
exists (
  select
  from event_log v
  where
    v.subject_id = d.subject_id
    and v.actor_id = :actor_id
    and v.at >= d.at
    and v.machine = 'application'
    and v.move = 'approve'
  offset 0
)
or exists (
  select
  from pending_acts p
  where
    p.kind = 'APPLICATION'
    and p.subject_id = d.subject_id
    and p.actor_id = :actor_id
    and p.act = 'approveApplication'
    and p.finished_at is null
)

-- The last sample of an operator that still counts; all of it is drawn at one moment. Opening it is
-- recorded once within an hour, so it may have been recorded before the draw.
-- name: applicationSample
-- row: SampledApplicationRow
-- column: application_id: string
-- column: name: string
-- column: until: string
-- column: drawn_at: string
-- column: is_opened: boolean
-- column: is_approved: boolean
-- column: is_open: boolean
select
  a.application_id, u.first_name || ' ' || u.last_name as name, d.until, d.at as drawn_at,
  exists (
    select
    from event_log v
    where
      v.subject_id = u.user_id
      and v.actor_id = :actor_id
      and v.at > :since
      and v.machine = 'person'
      and v.move = 'readApplication'
      and v.data ->> 'application_id' = a.application_id::text
  ) as is_opened,
  {{has_approved_drawn}} as is_approved,
  a.status in ({{application.reviewable}})
  and {{is_undecided(APPLICATION, a.application_id)}}
  and {{no_open_opinion(a.application_id)}}
  and coalesce(h.owner_id = :user_id, true) as is_open
from
  (
    select e.subject_id, e.at, e.data ->> 'until' as until, max(e.at) over () as last_at
    from event_log e
    where
      e.actor_id = :actor_id
      and e.at > :since
      and e.machine = 'application'
      and e.move = 'sample'
  ) d
  join applications a on a.application_id = d.subject_id
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  left join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = a.application_id
where d.at = d.last_at
order by a.submitted_at, a.application_id;

-- Whether all of the sample that an operator drew at one moment is approved, such as when what follows
-- from it takes effect.
-- name: isSampleApproved
-- column: is_sample_seen: boolean
select coalesce(bool_and({{has_approved_drawn}}), false) as is_sample_seen
from event_log d
where
  d.actor_id = :actor_id
  and d.at = :drawn_at::timestamptz
  and d.machine = 'application'
  and d.move = 'sample';
