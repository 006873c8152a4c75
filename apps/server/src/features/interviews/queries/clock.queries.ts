// Generated from clock.sql by “npm run queries”; do not edit.
// Source: ca4251d856fe
import { defineStatement } from '../../../platform/db/statement.ts'

export const passedIds = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.passedIds',
  ['now', 'after_at', 'after_id'],
  `select interview_id, candidature_id, ends_at::text as due_at
from interviews
where status = 'CONFIRMED' and ends_at <= $1
  and (ends_at, interview_id) > ($2::timestamptz, $3::uuid)
order by ends_at, interview_id
limit 500`,
)

export const unansweredIds = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.unansweredIds',
  ['now', 'after_at', 'after_id'],
  `select interview_id, candidature_id, answer_by::text as due_at
from interviews
where
  status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN')
  and answer_by <= $1
  and (answer_by, interview_id) > ($2::timestamptz, $3::uuid)
order by answer_by, interview_id
limit 500`,
)

/** Interviews with a reminder due. */
export const reminderIds = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.reminderIds',
  ['now', 'after_at', 'after_id'],
  `select interview_id, candidature_id, remind_at::text as due_at
from interviews
where
  status in (
    'AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST'
  )
  and remind_at <= $1
  and (remind_at, interview_id) > ($2::timestamptz, $3::uuid)
order by remind_at, interview_id
limit 500`,
)

export const settledIds = defineStatement<
  {
    readonly now: string
    readonly before: string
    readonly after_at: string
    readonly after_id: string
  },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.settledIds',
  ['now', 'before', 'after_at', 'after_id'],
  `select interview_id, candidature_id, (ends_at + ($1::timestamptz - $2::timestamptz))::text as due_at
from interviews
where status = 'IN_PAST' and no_show_claimed_by is null and ends_at <= $2
  and (ends_at + ($1::timestamptz - $2::timestamptz), interview_id) > ($3::timestamptz, $4::uuid)
order by ends_at, interview_id
limit 500`,
)

export const claimedIds = defineStatement<
  {
    readonly now: string
    readonly before: string
    readonly after_at: string
    readonly after_id: string
  },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.claimedIds',
  ['now', 'before', 'after_at', 'after_id'],
  `select interview_id, candidature_id, (no_show_claimed_at + ($1::timestamptz - $2::timestamptz))::text as due_at
from interviews
where status = 'IN_PAST' and no_show_claimed_at <= $2 and no_show_contested_at is null
  and (no_show_claimed_at + ($1::timestamptz - $2::timestamptz), interview_id) > ($3::timestamptz, $4::uuid)
order by no_show_claimed_at, interview_id
limit 500`,
)

export const selectInterviewsToRemind = defineStatement<
  {
    readonly until: string
    readonly now: string
    readonly after_at: string
    readonly after_id: string
  },
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'interviews.selectInterviewsToRemind',
  ['until', 'now', 'after_at', 'after_id'],
  `select i.interview_id, i.candidature_id, (i.starts_at - ($1::timestamptz - $2::timestamptz))::text as due_at
from interviews i
where
  i.status = 'CONFIRMED'
  and i.starts_at > $2
  and i.starts_at <= $1
  and not exists (
    select
    from event_log e
    where
      e.subject_id = i.interview_id
      and e.machine = 'interview'
      and e.move = 'remind'
      and e.at > i.status_since
  )
  and (i.starts_at - ($1::timestamptz - $2::timestamptz), i.interview_id) > ($3::timestamptz, $4::uuid)
order by i.starts_at, i.interview_id
limit 500`,
)
