-- fragment: comment
select
  c.comment_id, c.section, c.body, c.created_at, c.sent_at, c.addressed_at, c.note,
  u.first_name as author
from application_comments c join users u on u.user_id = c.author_id

-- fragment: review_facts
select
  case
    when r.user_id is null then null
    else jsonb_build_object('user_id', r.user_id, 'name', r.first_name || ' ' || r.last_name)
  end as reviewer,
  (
    select count(*)
    from identity_documents d
    where d.intern_id = a.intern_id
  )::int as identity_documents,
  country.data ->> 'code' as country_code, i.availability_saved_at,
  b.programme_start, b.programme_end
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  join batches b on b.batch_id = a.batch_id
  left join users r on r.user_id = a.reviewer_id
  left join lookup country on country.list = 'country' and country.id = u.country_id

-- name: reviewStatusCounts
-- param: operator: OperatorScope
-- column: count: number
select a.status, count(*)::int as count
from applications a
where
  :operator::text is not null
  and (not :only_duplicates::boolean or {{has_duplicates(a.intern_id)}})
group by a.status;

-- name: commentsOf
-- param: operator: OperatorScope
-- row: CommentRow
{{comment}}
where :operator::text is not null and c.application_id = :application_id
order by c.created_at;

-- name: sentComments
-- param: intern_id: InternScope
-- param: section: string | null
-- row: CommentRow
{{comment}}
where
  c.sent_at is not null
  and (:section::text is null or c.section = :section)
  and c.application_id = (
    select application_id
    from applications
    where intern_id = :intern_id
    order by created_at desc
    limit 1
  )
order by c.sent_at desc, c.created_at;

-- name: saveDraftComment
insert into
  application_comments (comment_id, application_id, section, body, author_id, created_at)
values (:comment_id, :application_id, :section, :body, :author_id, :now)
on conflict (application_id, section)
where sent_at is null do update
set body = excluded.body, author_id = excluded.author_id, created_at = excluded.created_at;

-- name: deleteDraftComment
-- param: operator: OperatorScope
delete from application_comments
where
  :operator::text is not null
  and application_id = :application_id
  and section = :section
  and sent_at is null;

-- name: sendDraftComments
-- param: operator: OperatorScope
update application_comments
set sent_at = :now
where :operator::text is not null and application_id = :application_id and sent_at is null;

-- name: markCommentAddressed
-- param: intern_id: InternScope
-- param: addressed_at: string | null
-- param: note: string | null
update application_comments c
set addressed_at = :addressed_at, note = :note
from applications a
where
  a.application_id = c.application_id
  and a.intern_id = :intern_id
  and c.comment_id = :comment_id
  and c.sent_at is not null;

-- name: commentFor
-- param: intern_id: InternScope
-- column: sent_at: string
select a.application_id, a.status, c.section, c.sent_at, a.said_at_changes as said
from application_comments c join applications a using (application_id)
where a.intern_id = :intern_id and c.comment_id = :comment_id and c.sent_at is not null;

-- name: openComments
-- param: intern_id: InternScope
-- column: open: number
select count(*)::int as open
from application_comments c join applications a using (application_id)
where
  a.intern_id = :intern_id
  and a.application_id = :application_id
  and c.sent_at is not null
  and c.addressed_at is null;

-- Additional data about an application for its reviewer and its intern, without diversity
-- answers.
-- name: applicationReviewFacts
-- param: operator: OperatorScope
-- row: ReviewFactsRow
-- column: reviewer: { user_id: string; name: string } | null
-- column: identity_documents: number
{{review_facts}}
where :operator::text is not null and a.application_id = :application_id;

-- name: ownReviewFacts
-- param: intern_id: InternScope
-- row: ReviewFactsRow
{{review_facts}}
where a.intern_id = :intern_id and a.application_id = :application_id;

-- Applications of the same batch and field that share most skills.
-- name: similarApplications
-- param: operator: OperatorScope
-- column: name: string
-- column: shared: number
-- column: of: number
select
  o.application_id, u.first_name || ' ' || u.last_name as name, o.status,
  (select count(*) from unnest(o.skill_ids) s where s = any (a.skill_ids))::int as shared,
  cardinality(a.skill_ids) as of
from
  applications a
  join applications o on o.batch_id = a.batch_id
    and o.career_field_id = a.career_field_id
    and o.application_id <> a.application_id
    and o.skill_ids && a.skill_ids
    and o.submitted_at is not null
  join interns i on i.intern_id = o.intern_id
  join users u on u.user_id = i.user_id
where :operator::text is not null and a.application_id = :application_id
order by shared desc, o.submitted_at
limit 3;

-- Other interns who may be the same person, each with the newest application; first those with most
-- in common.
-- name: duplicatesOf
-- param: operator: OperatorScope
-- row: DuplicateRow
-- column: name: string
-- column: signs: DuplicateSign[]
-- column: is_same_name: boolean
-- column: application_id: string | null
-- column: status: ApplicationStatus | null
-- column: batch_name: string | null
select
  u.user_id, u.first_name || ' ' || u.last_name as name, d.signs,
  u.search_name = own.search_name as is_same_name,
  a.application_id, a.status, a.batch_name
from
  (
    select x.other_id, array_agg(x.sign order by x.sign) as signs
    from intern_duplicates x
    where x.intern_id = :intern_id and not x.is_dismissed
    group by x.other_id
  ) d
  join interns i on i.intern_id = d.other_id
  join users u on u.user_id = i.user_id
  join interns n on n.intern_id = :intern_id
  join users own on own.user_id = n.user_id
  left join lateral (
    select x.application_id, x.status, b.name as batch_name
    from applications x join batches b using (batch_id)
    where x.intern_id = i.intern_id
    order by x.created_at desc
    limit 1
  ) a on true
where :operator::text is not null
order by
  cardinality(d.signs) desc, u.search_name = own.search_name desc, u.first_name, u.last_name,
  u.user_id
limit 20;

-- name: snapshotAtChangeRequest
-- param: operator: OperatorScope
select said_at_changes as said
from applications
where :operator::text is not null and application_id = :application_id;

-- name: applicationHistory
-- param: operator: OperatorScope
-- column: move: string
select
  case machine
    when 'secondOpinion' then 'opinion.' || move
    else move
  end as move,
  actor_kind as by, at, reason
from event_log
where
  :operator::text is not null
  and subject_id = :application_id
  and machine in ('application', 'secondOpinion')
order by id
limit 100;

-- name: identityDocuments
-- param: operator: OperatorScope
select document_id, kind, file_id
from identity_documents
where :operator::text is not null and intern_id = :intern_id
order by created_at
limit 20;

-- list: reviewQueueRows
-- row: ReviewQueueRow
-- column: name: string
-- column: career_field: string | null
-- column: has_duplicates: boolean
-- column: first_application_id: string | null
-- column: owner_id: string | null
-- column: owner_name: string | null
with first_similar as materialized {{first_similar}}
select
  a.application_id, a.status, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
  country.data ->> 'code' as country_code, field.label as career_field, b.name as batch_name,
  a.submitted_at, a.review_days,
  (
    select r.first_name || ' ' || r.last_name
    from users r
    where r.user_id = a.reviewer_id
  ) as reviewer,
  {{has_duplicates(a.intern_id)}} as has_duplicates,
  case
    when a.status in ({{application.reviewable}}) then coalesce(f.application_id, a.application_id)
  end as first_application_id,
  h.owner_id,
  (
    select o.first_name || ' ' || o.last_name
    from users o
    where o.user_id = h.owner_id
  ) as owner_name
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  join batches b on b.batch_id = a.batch_id
  left join lookup country on country.list = 'country' and country.id = u.country_id
  left join lookup field on field.list = 'career-field' and field.id = a.career_field_id
  left join wait_owners h on h.kind = 'APPLICATION'
    and h.subject_id = a.application_id
    and a.status in ({{application.reviewable}})
  left join first_similar f on f.intern_id = a.intern_id
    and a.status in ({{application.reviewable}})

-- Of two accounts, and of those merged into one of them.
-- name: dismissDuplicates
update intern_duplicates d
set is_dismissed = true
from
  interns a join users ua on ua.user_id = a.user_id,
  interns b join users ub on ub.user_id = b.user_id
where
  (ua.user_id = :user_id or ua.merged_into = :user_id)
  and (ub.user_id = :other_id or ub.merged_into = :other_id)
  and (
    (d.intern_id = a.intern_id and d.other_id = b.intern_id)
    or (d.intern_id = b.intern_id and d.other_id = a.intern_id)
  )
  and not d.is_dismissed;

-- Of an account and those merged into it.
-- name: dismissDuplicatesOfMerged
update intern_duplicates d
set is_dismissed = true
from
  interns a join users ua on ua.user_id = a.user_id,
  interns b join users ub on ub.user_id = b.user_id
where
  a.intern_id = d.intern_id
  and b.intern_id = d.other_id
  and coalesce(ua.merged_into, ua.user_id) = :user_id
  and coalesce(ub.merged_into, ub.user_id) = :user_id
  and not d.is_dismissed;
