// Generated from reviews.sql by “npm run queries”; do not edit.
// Source: dad8d8b44ef2
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationSnapshot } from '@fledge/domain/applications/changed-sections.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { DuplicateSign } from '@fledge/domain/reviews/duplicate-signs.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CommentRow {
  readonly comment_id: string
  readonly section: ApplicationSection
  readonly body: string
  readonly created_at: string
  readonly sent_at: string | null
  readonly addressed_at: string | null
  readonly note: string | null
  readonly author: string
}

export interface ReviewFactsRow {
  readonly reviewer: { user_id: string; name: string } | null
  readonly identity_documents: number
  readonly country_code: string | null
  readonly availability_saved_at: string | null
  readonly programme_start: string | null
  readonly programme_end: string | null
}

export interface DuplicateRow {
  readonly user_id: string
  readonly name: string
  readonly signs: DuplicateSign[]
  readonly is_same_name: boolean
  readonly application_id: string | null
  readonly status: ApplicationStatus | null
  readonly batch_name: string | null
}

export interface ReviewQueueRow {
  readonly application_id: string
  readonly status: ApplicationStatus
  readonly name: string
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly career_field: string | null
  readonly batch_name: string
  readonly submitted_at: string | null
  readonly review_days: number
  readonly reviewer: string | null
  readonly has_duplicates: boolean
  readonly first_application_id: string | null
  readonly owner_id: string | null
  readonly owner_name: string | null
}

export const reviewStatusCounts = defineStatement<
  { readonly operator: OperatorScope; readonly only_duplicates: boolean },
  { readonly status: ApplicationStatus; readonly count: number }
>(
  'reviews.reviewStatusCounts',
  ['operator', 'only_duplicates'],
  `select a.status, count(*)::int as count
from applications a
where
  $1::text is not null
  and (not $2::boolean or exists (select from intern_duplicates d where d.intern_id = a.intern_id and not d.is_dismissed))
group by a.status`,
)

export const commentsOf = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  CommentRow
>(
  'reviews.commentsOf',
  ['operator', 'application_id'],
  `select
  c.comment_id, c.section, c.body, c.created_at, c.sent_at, c.addressed_at, c.note,
  u.first_name as author
from application_comments c join users u on u.user_id = c.author_id
where $1::text is not null and c.application_id = $2
order by c.created_at`,
)

export const sentComments = defineStatement<
  { readonly section: string | null; readonly intern_id: InternScope },
  CommentRow
>(
  'reviews.sentComments',
  ['section', 'intern_id'],
  `select
  c.comment_id, c.section, c.body, c.created_at, c.sent_at, c.addressed_at, c.note,
  u.first_name as author
from application_comments c join users u on u.user_id = c.author_id
where
  c.sent_at is not null
  and ($1::text is null or c.section = $1)
  and c.application_id = (
    select application_id
    from applications
    where intern_id = $2
    order by created_at desc
    limit 1
  )
order by c.sent_at desc, c.created_at`,
)

export const saveDraftComment = defineStatement<
  {
    readonly comment_id: string
    readonly application_id: string
    readonly section: string
    readonly body: string
    readonly author_id: string
    readonly now: string
  },
  NoRow
>(
  'reviews.saveDraftComment',
  ['comment_id', 'application_id', 'section', 'body', 'author_id', 'now'],
  `insert into
  application_comments (comment_id, application_id, section, body, author_id, created_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (application_id, section)
where sent_at is null do update
set body = excluded.body, author_id = excluded.author_id, created_at = excluded.created_at`,
)

export const deleteDraftComment = defineStatement<
  {
    readonly operator: OperatorScope
    readonly application_id: string
    readonly section: string
  },
  NoRow
>(
  'reviews.deleteDraftComment',
  ['operator', 'application_id', 'section'],
  `delete from application_comments
where
  $1::text is not null
  and application_id = $2
  and section = $3
  and sent_at is null`,
)

export const sendDraftComments = defineStatement<
  {
    readonly now: string
    readonly operator: OperatorScope
    readonly application_id: string
  },
  NoRow
>(
  'reviews.sendDraftComments',
  ['now', 'operator', 'application_id'],
  `update application_comments
set sent_at = $1
where $2::text is not null and application_id = $3 and sent_at is null`,
)

export const markCommentAddressed = defineStatement<
  {
    readonly addressed_at: string | null
    readonly note: string | null
    readonly intern_id: InternScope
    readonly comment_id: string
  },
  NoRow
>(
  'reviews.markCommentAddressed',
  ['addressed_at', 'note', 'intern_id', 'comment_id'],
  `update application_comments c
set addressed_at = $1, note = $2
from applications a
where
  a.application_id = c.application_id
  and a.intern_id = $3
  and c.comment_id = $4
  and c.sent_at is not null`,
)

export const commentFor = defineStatement<
  { readonly intern_id: InternScope; readonly comment_id: string },
  {
    readonly application_id: string
    readonly status: ApplicationStatus
    readonly section: ApplicationSection
    readonly sent_at: string
    readonly said: ApplicationSnapshot | null
  }
>(
  'reviews.commentFor',
  ['intern_id', 'comment_id'],
  `select a.application_id, a.status, c.section, c.sent_at, a.said_at_changes as said
from application_comments c join applications a using (application_id)
where a.intern_id = $1 and c.comment_id = $2 and c.sent_at is not null`,
)

export const openComments = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  { readonly open: number }
>(
  'reviews.openComments',
  ['intern_id', 'application_id'],
  `select count(*)::int as open
from application_comments c join applications a using (application_id)
where
  a.intern_id = $1
  and a.application_id = $2
  and c.sent_at is not null
  and c.addressed_at is null`,
)

/** Additional data about an application for its reviewer and its intern, without diversity answers. */
export const applicationReviewFacts = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  ReviewFactsRow
>(
  'reviews.applicationReviewFacts',
  ['operator', 'application_id'],
  `select
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
where $1::text is not null and a.application_id = $2`,
)

export const ownReviewFacts = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  ReviewFactsRow
>(
  'reviews.ownReviewFacts',
  ['intern_id', 'application_id'],
  `select
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
where a.intern_id = $1 and a.application_id = $2`,
)

/** Applications of the same batch and field that share most skills. */
export const similarApplications = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  {
    readonly application_id: string
    readonly name: string
    readonly status: ApplicationStatus
    readonly shared: number
    readonly of: number
  }
>(
  'reviews.similarApplications',
  ['operator', 'application_id'],
  `select
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
where $1::text is not null and a.application_id = $2
order by shared desc, o.submitted_at
limit 3`,
)

/** Other interns who may be the same person, each with the newest application; first those with most in common. */
export const duplicatesOf = defineStatement<
  { readonly intern_id: string; readonly operator: OperatorScope },
  DuplicateRow
>(
  'reviews.duplicatesOf',
  ['intern_id', 'operator'],
  `select
  u.user_id, u.first_name || ' ' || u.last_name as name, d.signs,
  u.search_name = own.search_name as is_same_name,
  a.application_id, a.status, a.batch_name
from
  (
    select x.other_id, array_agg(x.sign order by x.sign) as signs
    from intern_duplicates x
    where x.intern_id = $1 and not x.is_dismissed
    group by x.other_id
  ) d
  join interns i on i.intern_id = d.other_id
  join users u on u.user_id = i.user_id
  join interns n on n.intern_id = $1
  join users own on own.user_id = n.user_id
  left join lateral (
    select x.application_id, x.status, b.name as batch_name
    from applications x join batches b using (batch_id)
    where x.intern_id = i.intern_id
    order by x.created_at desc
    limit 1
  ) a on true
where $2::text is not null
order by
  cardinality(d.signs) desc, u.search_name = own.search_name desc, u.first_name, u.last_name,
  u.user_id
limit 20`,
)

export const snapshotAtChangeRequest = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  { readonly said: ApplicationSnapshot | null }
>(
  'reviews.snapshotAtChangeRequest',
  ['operator', 'application_id'],
  `select said_at_changes as said
from applications
where $1::text is not null and application_id = $2`,
)

export const applicationHistory = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  {
    readonly move: string
    readonly by: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
    readonly at: string
    readonly reason: string | null
  }
>(
  'reviews.applicationHistory',
  ['operator', 'application_id'],
  `select
  case machine
    when 'secondOpinion' then 'opinion.' || move
    else move
  end as move,
  actor_kind as by, at, reason
from event_log
where
  $1::text is not null
  and subject_id = $2
  and machine in ('application', 'secondOpinion')
order by id
limit 100`,
)

export const identityDocuments = defineStatement<
  { readonly operator: OperatorScope; readonly intern_id: string },
  {
    readonly document_id: string
    readonly kind: 'PASSPORT' | 'NATIONAL_ID' | 'RESIDENCE_PERMIT' | 'STUDENT_ID'
    readonly file_id: string
  }
>(
  'reviews.identityDocuments',
  ['operator', 'intern_id'],
  `select document_id, kind, file_id
from identity_documents
where $1::text is not null and intern_id = $2
order by created_at
limit 20`,
)

export const reviewQueueRows: ListSource<ReviewQueueRow> = {
  commonTables: {
    first_similar: `first_similar as materialized (with recursive waiting as materialized (
  select x.intern_id, x.application_id, x.submitted_at
  from applications x
  where x.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = x.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = x.application_id and s.status = 'ASKED') and exists (select from intern_duplicates d where d.intern_id = x.intern_id and not d.is_dismissed)
), same_person as (
  select w.intern_id, w.intern_id as other_id from waiting w
  union
  select p.intern_id, d.other_id
  from same_person p join intern_duplicates d on d.intern_id = p.other_id and not d.is_dismissed
)
select distinct on (p.intern_id) p.intern_id, w.application_id, w.submitted_at
from same_person p join waiting w on w.intern_id = p.other_id
order by p.intern_id, w.submitted_at, w.application_id)`,
  },
  columns: `a.application_id, a.status, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
  country.data ->> 'code' as country_code, field.label as career_field, b.name as batch_name,
  a.submitted_at, a.review_days,
  (
    select r.first_name || ' ' || r.last_name
    from users r
    where r.user_id = a.reviewer_id
  ) as reviewer,
  exists (select from intern_duplicates d where d.intern_id = a.intern_id and not d.is_dismissed) as has_duplicates,
  case
    when a.status in ('SUBMITTED', 'IN_REVIEW') then coalesce(f.application_id, a.application_id)
  end as first_application_id,
  h.owner_id,
  (
    select o.first_name || ' ' || o.last_name
    from users o
    where o.user_id = h.owner_id
  ) as owner_name`,
  from: `applications a`,
  joins: {
    i: `join interns i on i.intern_id = a.intern_id`,
    u: `join users u on u.user_id = i.user_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
    country: `left join lookup country on country.list = 'country' and country.id = u.country_id`,
    field: `left join lookup field on field.list = 'career-field' and field.id = a.career_field_id`,
    h: `left join wait_owners h on h.kind = 'APPLICATION'
    and h.subject_id = a.application_id
    and a.status in ('SUBMITTED', 'IN_REVIEW')`,
    f: `left join first_similar f on f.intern_id = a.intern_id
    and a.status in ('SUBMITTED', 'IN_REVIEW')`,
  },
}

/** Of two accounts, and of those merged into one of them. */
export const dismissDuplicates = defineStatement<
  { readonly user_id: string; readonly other_id: string },
  NoRow
>(
  'reviews.dismissDuplicates',
  ['user_id', 'other_id'],
  `update intern_duplicates d
set is_dismissed = true
from
  interns a join users ua on ua.user_id = a.user_id,
  interns b join users ub on ub.user_id = b.user_id
where
  (ua.user_id = $1 or ua.merged_into = $1)
  and (ub.user_id = $2 or ub.merged_into = $2)
  and (
    (d.intern_id = a.intern_id and d.other_id = b.intern_id)
    or (d.intern_id = b.intern_id and d.other_id = a.intern_id)
  )
  and not d.is_dismissed`,
)

/** Of an account and those merged into it. */
export const dismissDuplicatesOfMerged = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'reviews.dismissDuplicatesOfMerged',
  ['user_id'],
  `update intern_duplicates d
set is_dismissed = true
from
  interns a join users ua on ua.user_id = a.user_id,
  interns b join users ub on ub.user_id = b.user_id
where
  a.intern_id = d.intern_id
  and b.intern_id = d.other_id
  and coalesce(ua.merged_into, ua.user_id) = $1
  and coalesce(ub.merged_into, ub.user_id) = $1
  and not d.is_dismissed`,
)
