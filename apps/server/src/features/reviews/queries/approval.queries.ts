// Generated from approval.sql by “npm run queries”; do not edit.
// Source: d157f9704020
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface ApplicationToApproveRow {
  readonly application_id: string
  readonly name: string
  readonly status: ApplicationStatus
  readonly submitted_at: string | null
  readonly is_waiting: boolean
  readonly is_resubmitted: boolean
  readonly has_duplicates: boolean
  readonly is_opinion_asked: boolean
  readonly is_resume_stored: boolean
  readonly are_identity_documents_stored: boolean
  readonly are_videos_stored: boolean
  readonly is_reported: boolean
  readonly owner_id: string | null
}

export interface SampledApplicationRow {
  readonly application_id: string
  readonly name: string
  readonly until: string
  readonly drawn_at: string
  readonly is_opened: boolean
  readonly is_approved: boolean
  readonly is_open: boolean
}

/** Those that wait for a decision, the longest waiting first. */
export const applicationsToApprove = defineStatement<
  { readonly operator: OperatorScope; readonly limit: number },
  ApplicationToApproveRow
>(
  'reviews.applicationsToApprove',
  ['operator', 'limit'],
  `select
  a.application_id, u.first_name || ' ' || u.last_name as name, a.status, a.submitted_at,
  a.status in ('SUBMITTED', 'IN_REVIEW')
  and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) as is_waiting,
  a.said_at_changes is not null as is_resubmitted,
  exists (select from intern_duplicates d where d.intern_id = a.intern_id and not d.is_dismissed) as has_duplicates,
  not not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED') as is_opinion_asked,
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
    where r.about_intern_id = a.intern_id and r.status = 'REPORTED'
  ) as is_reported,
  h.owner_id
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  left join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = a.application_id
where
  $1::text is not null
  and a.status in ('SUBMITTED', 'IN_REVIEW')
  and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null)
order by a.submitted_at, a.application_id
limit $2`,
)

export const applicationsToApproveById = defineStatement<
  { readonly operator: OperatorScope; readonly application_ids: readonly string[] },
  ApplicationToApproveRow
>(
  'reviews.applicationsToApproveById',
  ['operator', 'application_ids'],
  `select
  a.application_id, u.first_name || ' ' || u.last_name as name, a.status, a.submitted_at,
  a.status in ('SUBMITTED', 'IN_REVIEW')
  and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) as is_waiting,
  a.said_at_changes is not null as is_resubmitted,
  exists (select from intern_duplicates d where d.intern_id = a.intern_id and not d.is_dismissed) as has_duplicates,
  not not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED') as is_opinion_asked,
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
    where r.about_intern_id = a.intern_id and r.status = 'REPORTED'
  ) as is_reported,
  h.owner_id
from
  applications a
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  left join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = a.application_id
where $1::text is not null and a.application_id = any ($2::uuid[])
order by a.submitted_at, a.application_id`,
  { list: 'application_ids', column: 'application_id' },
)

export const countToApprove = defineStatement<
  { readonly operator: OperatorScope },
  { readonly count: number }
>(
  'reviews.countToApprove',
  ['operator'],
  `select count(*)::int as count
from applications a
where
  $1::text is not null
  and a.status in ('SUBMITTED', 'IN_REVIEW')
  and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null)`,
)

/** The last sample of an operator that still counts; all of it is drawn at one moment. Opening it is recorded once within an hour, so it may have been recorded before the draw. */
export const applicationSample = defineStatement<
  { readonly actor_id: string; readonly since: string; readonly user_id: string },
  SampledApplicationRow
>(
  'reviews.applicationSample',
  ['actor_id', 'since', 'user_id'],
  `select
  a.application_id, u.first_name || ' ' || u.last_name as name, d.until, d.at as drawn_at,
  exists (
    select
    from event_log v
    where
      v.subject_id = u.user_id
      and v.actor_id = $1
      and v.at > $2
      and v.machine = 'person'
      and v.move = 'readApplication'
      and v.data ->> 'application_id' = a.application_id::text
  ) as is_opened,
  exists (
  select
  from event_log v
  where
    v.subject_id = d.subject_id
    and v.actor_id = $1
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
    and p.actor_id = $1
    and p.act = 'approveApplication'
    and p.finished_at is null
) as is_approved,
  a.status in ('SUBMITTED', 'IN_REVIEW')
  and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null)
  and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
  and coalesce(h.owner_id = $3, true) as is_open
from
  (
    select e.subject_id, e.at, e.data ->> 'until' as until, max(e.at) over () as last_at
    from event_log e
    where
      e.actor_id = $1
      and e.at > $2
      and e.machine = 'application'
      and e.move = 'sample'
  ) d
  join applications a on a.application_id = d.subject_id
  join interns i on i.intern_id = a.intern_id
  join users u on u.user_id = i.user_id
  left join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = a.application_id
where d.at = d.last_at
order by a.submitted_at, a.application_id`,
)

/** Whether all of the sample that an operator drew at one moment is approved, such as when what follows from it takes effect. */
export const isSampleApproved = defineStatement<
  { readonly actor_id: string; readonly drawn_at: string },
  { readonly is_sample_seen: boolean }
>(
  'reviews.isSampleApproved',
  ['actor_id', 'drawn_at'],
  `select coalesce(bool_and(exists (
  select
  from event_log v
  where
    v.subject_id = d.subject_id
    and v.actor_id = $1
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
    and p.actor_id = $1
    and p.act = 'approveApplication'
    and p.finished_at is null
)), false) as is_sample_seen
from event_log d
where
  d.actor_id = $1
  and d.at = $2::timestamptz
  and d.machine = 'application'
  and d.move = 'sample'`,
)
