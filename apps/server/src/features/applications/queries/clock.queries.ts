// Generated from clock.sql by “npm run queries”; do not edit.
// Source: bee5f6cfb255
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface EndingApplicationRow {
  readonly application_id: string
  readonly intern_id: InternScope
  readonly batch_id: string
  readonly status: ApplicationStatus
  readonly has_accepted: boolean
  readonly interviews: number
  readonly offers: number
}

export interface DeadlineReminderRow {
  readonly application_id: string
  readonly user_id: string
  readonly status: ApplicationStatus
  readonly batch_name: string
  readonly since: string
  readonly due: string
  readonly reminded_at: string | null
}

/** Applications of an ended batch that are still open or have an open candidature. */
export const applicationsInEndedBatches = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly application_id: string; readonly due_at: string }
>(
  'applications.applicationsInEndedBatches',
  ['now', 'after_at', 'after_id'],
  `select a.application_id, (b.programme_end + time '23:59:59') at time zone 'UTC'::text as due_at
from applications a join batches b using (batch_id)
where
  b.is_published and (b.programme_end + time '23:59:59') at time zone 'UTC' <= $1
  and (
    a.status in ('NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED')
    or (a.status = 'APPROVED' and not exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = 'ACCEPTED_BY_CANDIDATE'
    and not o.is_over
))
    or exists (
      select
      from candidatures c
      where
        c.application_id = a.application_id
        and c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
    )
  )
  and ((b.programme_end + time '23:59:59') at time zone 'UTC', a.application_id) > ($2::timestamptz, $3::uuid)
order by (b.programme_end + time '23:59:59') at time zone 'UTC', a.application_id
limit 500`,
)

/** One of these applications, re-read after its intern is locked, with its progress. */
export const applicationEndingWithBatch = defineStatement<
  { readonly now: string; readonly application_id: string },
  EndingApplicationRow
>(
  'applications.applicationEndingWithBatch',
  ['now', 'application_id'],
  `select
  a.application_id, a.intern_id, a.batch_id, a.status, exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = 'ACCEPTED_BY_CANDIDATE'
    and not o.is_over
) as has_accepted,
  (
    select count(*)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = a.application_id and v.status = 'COMPLETED'
  )::int as interviews,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = a.application_id and o.approved_at is not null
  )::int as offers
from applications a join batches b using (batch_id)
where b.is_published and (b.programme_end + time '23:59:59') at time zone 'UTC' <= $1 and a.application_id = $2`,
)

/** Marks applications with a pending reminder since the last one: at half of the time, one day before, and for requested changes also after the deadline. The domain decides whether to send one. */
export const markDeadlineReminders = defineStatement<
  { readonly now: string },
  DeadlineReminderRow
>(
  'applications.markDeadlineReminders',
  ['now'],
  `with
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
            when a.status = 'CHANGES_REQUESTED' then (
              select max(m.sent_at)
              from application_comments m
              where m.application_id = a.application_id
            )
            when a.status = 'APPROVED' then a.decided_at
            else a.created_at
          end as since
      ) s
      cross join lateral (
        select
          s.since,
          case
            when a.status = 'CHANGES_REQUESTED' then greatest(a.due_at, s.since + interval '7 days')
            when a.status = 'APPROVED' then (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second')
            else greatest(a.due_at, b.enrolment_closes_at)
          end as due
      ) w
    where
      (
        a.status in ('NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED')
        or (a.status = 'APPROVED' and not exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = 'ACCEPTED_BY_CANDIDATE'
    and not o.is_over
))
      )
  ),
  near as (
    select
      w.*,
      case
        when $1 >= w.due then w.due
        when w.due - w.since > interval '48 hours'
        and $1 >= w.due - interval '24 hours' then w.due - interval '24 hours'
        else w.since + (w.due - w.since) / 2
      end as step
    from waits w
    where w.due > w.since and (w.due > $1 or w.status = 'CHANGES_REQUESTED')
  )
update applications a
set reminded_at = $1
from
  (
    select *
    from near n
    where n.step <= $1 and (n.reminded_at is null or n.reminded_at < n.step)
    limit 50
  ) n
where a.application_id = n.application_id
returning a.application_id, n.user_id, n.status, n.batch_name, n.since, n.due, n.reminded_at`,
)
