import { statement } from '../../platform/db/statement.ts'

// Queries of the timed jobs; rows locked by others are left for the next sweep.
export const passedIds = statement<[now: string], { interview_id: string }>(
  'interviews.passedIds',
  `select interview_id from interviews where status = 'CONFIRMED' and ends_at <= $1 order by ends_at limit 50`,
)
export const unansweredIds = statement<[now: string], { interview_id: string }>(
  'interviews.unansweredIds',
  `select interview_id from interviews where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN') and answer_by <= $1 order by answer_by limit 50`,
)
/** Interviews with a reminder due. */
export const reminderIds = statement<[now: string], { interview_id: string }>(
  'interviews.reminderIds',
  `select interview_id from interviews where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST') and remind_at <= $1 order by remind_at limit 50`,
)
export const settledIds = statement<[before: string], { interview_id: string }>(
  'interviews.settledIds',
  `select interview_id from interviews where status = 'IN_PAST' and no_show_claimed_by is null and ends_at <= $1 order by ends_at limit 50`,
)
export const claimedIds = statement<[before: string], { interview_id: string }>(
  'interviews.claimedIds',
  `select interview_id from interviews where status = 'IN_PAST' and no_show_claimed_at <= $1 and no_show_contested_at is null order by no_show_claimed_at limit 50`,
)
export const selectInterviewsToRemind = statement<
  [now: string, until: string],
  { interview_id: string }
>(
  'interviews.remindIds',
  `select i.interview_id from interviews i where i.status = 'CONFIRMED' and i.starts_at > $1 and i.starts_at <= $2
     and not exists (select from event_log e where e.subject_id = i.interview_id and e.machine = 'interview' and e.move = 'remind' and e.at > i.status_since) order by i.starts_at limit 50`,
)
