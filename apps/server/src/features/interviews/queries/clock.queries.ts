// Generated from clock.sql by “npm run queries”; do not edit.
// Source: d452d5ff569c
import { defineStatement } from '../../../platform/db/statement.ts'

export const passedIds = defineStatement<
  { readonly now: string },
  { readonly interview_id: string }
>(
  'interviews.passedIds',
  ['now'],
  `select interview_id
from interviews
where status = 'CONFIRMED' and ends_at <= $1
order by ends_at
limit 50`,
)

export const unansweredIds = defineStatement<
  { readonly now: string },
  { readonly interview_id: string }
>(
  'interviews.unansweredIds',
  ['now'],
  `select interview_id
from interviews
where
  status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN')
  and answer_by <= $1
order by answer_by
limit 50`,
)

/** Interviews with a reminder due. */
export const reminderIds = defineStatement<
  { readonly now: string },
  { readonly interview_id: string }
>(
  'interviews.reminderIds',
  ['now'],
  `select interview_id
from interviews
where
  status in (
    'AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST'
  )
  and remind_at <= $1
order by remind_at
limit 50`,
)

export const settledIds = defineStatement<
  { readonly before: string },
  { readonly interview_id: string }
>(
  'interviews.settledIds',
  ['before'],
  `select interview_id
from interviews
where status = 'IN_PAST' and no_show_claimed_by is null and ends_at <= $1
order by ends_at
limit 50`,
)

export const claimedIds = defineStatement<
  { readonly before: string },
  { readonly interview_id: string }
>(
  'interviews.claimedIds',
  ['before'],
  `select interview_id
from interviews
where status = 'IN_PAST' and no_show_claimed_at <= $1 and no_show_contested_at is null
order by no_show_claimed_at
limit 50`,
)

export const selectInterviewsToRemind = defineStatement<
  { readonly now: string; readonly until: string },
  { readonly interview_id: string }
>(
  'interviews.selectInterviewsToRemind',
  ['now', 'until'],
  `select i.interview_id
from interviews i
where
  i.status = 'CONFIRMED'
  and i.starts_at > $1
  and i.starts_at <= $2
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
limit 50`,
)
