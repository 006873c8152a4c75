// Generated from write.sql by “npm run queries”; do not edit.
// Source: 6f1aaf69531f
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const insertInterview = defineStatement<
  {
    readonly interview_id: string
    readonly candidature_id: string
    readonly company_id: string
    readonly intern_id: string
    readonly duration_minutes: number
    readonly proposed_zone: string
    readonly slot_starts: readonly string[]
    readonly meeting_link: string | null
    readonly answer_by: string
    readonly proposed_by: string
    readonly now: string
  },
  NoRow
>(
  'interviews.insertInterview',
  ['interview_id', 'candidature_id', 'company_id', 'intern_id', 'duration_minutes', 'proposed_zone', 'slot_starts', 'meeting_link', 'answer_by', 'proposed_by', 'now'],
  `insert into
  interviews (
    interview_id, candidature_id, company_id, intern_id, status, duration_minutes, proposed_zone,
    slot_starts, meeting_link, answer_by, proposed_by, created_at, status_since
  )
values
  (
    $1, $2, $3, $4, 'AWAITING_CONFIRMATION',
    $5, $6, $7::timestamptz[], $8, $9,
    $10, $11, $11
  )`,
)

/** Adds only members who are ACTIVE in this company. @returns the number added */
export const insertInterviewers = defineStatement<
  {
    readonly interview_id: string
    readonly company_id: CompanyScope
    readonly member_ids: readonly string[]
  },
  NoRow
>(
  'interviews.insertInterviewers',
  ['interview_id', 'company_id', 'member_ids'],
  `insert into interviewers (interview_id, company_id, member_id)
select $1, $2, member_id
from members
where company_id = $2 and status = 'ACTIVE' and member_id = any ($3::uuid[])`,
)

/** Stores an agreed time. */
export const updateInterviewConfirmed = defineStatement<
  {
    readonly to: string | null
    readonly starts_at: string
    readonly ends_at: string
    readonly now: string
    readonly interview_id: string
    readonly from: string | null
  },
  { readonly sequence: number }
>(
  'interviews.updateInterviewConfirmed',
  ['to', 'starts_at', 'ends_at', 'now', 'interview_id', 'from'],
  `with
  moved as (
    update interviews
    set
      status = $1, starts_at = $2, ends_at = $3, answer_by = null,
      sequence = sequence + 1, status_since = $4
    where interview_id = $5 and status = $6
    returning interview_id, starts_at, ends_at, sequence
  ),
  copied as (
    update interviewers w
    set starts_at = moved.starts_at, ends_at = moved.ends_at
    from moved
    where w.interview_id = moved.interview_id
  )
select sequence
from moved`,
)

/** Stores other proposed times. An agreed time is freed; the row keeps it, so that calendars can cancel it. */
export const reproposeInterview = defineStatement<
  {
    readonly to: string | null
    readonly slot_starts: readonly string[]
    readonly proposed_zone: string
    readonly answer_by: string
    readonly by_company: number
    readonly by_intern: number
    readonly end_reason: string | null
    readonly end_note: string | null
    readonly now: string
    readonly interview_id: string
    readonly from: string | null
  },
  { readonly sequence: number }
>(
  'interviews.reproposeInterview',
  ['to', 'slot_starts', 'proposed_zone', 'answer_by', 'by_company', 'by_intern', 'end_reason', 'end_note', 'now', 'interview_id', 'from'],
  `with
  moved as (
    update interviews
    set
      status = $1, slot_starts = $2::timestamptz[], proposed_zone = $3,
      answer_by = $4, moves_by_company = moves_by_company + $5::int,
      moves_by_intern = moves_by_intern + $6::int, end_reason = $7,
      end_note = $8, sequence = sequence + 1, status_since = $9
    where interview_id = $10 and status = $11
    returning interview_id, sequence
  ),
  freed as (update interviewers w
set starts_at = null, ends_at = null
from moved
where w.interview_id = moved.interview_id and w.starts_at is not null)
select sequence
from moved`,
)

/** Any other transition: its end, or the passing of its time. */
export const updateInterviewStatus = defineStatement<
  {
    readonly to: string | null
    readonly end_reason: string | null
    readonly end_note: string | null
    readonly now: string
    readonly interview_ids: readonly string[]
    readonly from: string | null
  },
  { readonly interview_id: string; readonly sequence: number }
>(
  'interviews.updateInterviewStatus',
  ['to', 'end_reason', 'end_note', 'now', 'interview_ids', 'from'],
  `with
  moved as (
    update interviews
    set
      status = $1, end_reason = $2, end_note = $3, answer_by = null,
      sequence = sequence + 1, status_since = $4
    where interview_id = any ($5::uuid[]) and status = $6
    returning interview_id, sequence
  ),
  freed as (update interviewers w
set starts_at = null, ends_at = null
from moved
where w.interview_id = moved.interview_id and w.starts_at is not null)
select interview_id, sequence
from moved`,
  { list: 'interview_ids', column: 'interview_id' },
)

export const updateLink = defineStatement<
  {
    readonly meeting_link: string | null
    readonly notes: string | null
    readonly interview_id: string
    readonly company_id: CompanyScope
  },
  { readonly sequence: number }
>(
  'interviews.updateLink',
  ['meeting_link', 'notes', 'interview_id', 'company_id'],
  `update interviews
set
  meeting_link = $1, notes = $2,
  sequence = sequence + case when meeting_link is distinct from $1 then 1 else 0
  end
where interview_id = $3 and company_id = $4
returning sequence`,
)

export const updateRemindAt = defineStatement<
  {
    readonly reminders: readonly { readonly interview_id: string; readonly remind_at: string | null }[]
  },
  { readonly interview_id: string }
>(
  'interviews.updateRemindAt',
  ['reminders'],
  `update interviews i
set remind_at = (r.reminder ->> 'remind_at')::timestamptz
from unnest($1::json[]) as r (reminder)
where i.interview_id = (r.reminder ->> 'interview_id')::uuid
returning i.interview_id`,
  { list: 'reminders', column: 'interview_id' },
)

export const extendAnswerBy = defineStatement<
  { readonly answer_by: string; readonly interview_id: string },
  NoRow
>(
  'interviews.extendAnswerBy',
  ['answer_by', 'interview_id'],
  `update interviews
set answer_by = $1
where interview_id = $2`,
)

export const saveAttendance = defineStatement<
  {
    readonly company_attended: boolean | null
    readonly intern_attended: boolean | null
    readonly interview_id: string
  },
  NoRow
>(
  'interviews.saveAttendance',
  ['company_attended', 'intern_attended', 'interview_id'],
  `update interviews
set
  company_attended = coalesce($1, company_attended),
  intern_attended = coalesce($2, intern_attended)
where interview_id = $3`,
)

export const insertNoShowClaim = defineStatement<
  {
    readonly no_show_claimed_by: 'company' | 'intern'
    readonly now: string
    readonly no_show_contested_at: string | null
    readonly interview_id: string
  },
  NoRow
>(
  'interviews.insertNoShowClaim',
  ['no_show_claimed_by', 'now', 'no_show_contested_at', 'interview_id'],
  `update interviews
set
  no_show_claimed_by = $1, no_show_claimed_at = $2,
  no_show_contested_at = $3,
  claim_review_days = coalesce((select st.value::smallint from settings st where st.name = 'no_show_review_days' and st.value between '1' and '10'), 3)
where interview_id = $4 and no_show_claimed_by is null`,
)

export const contestNoShow = defineStatement<
  { readonly now: string; readonly interview_id: string },
  NoRow
>(
  'interviews.contestNoShow',
  ['now', 'interview_id'],
  `update interviews
set
  no_show_contested_at = $1, claim_review_days = coalesce((select st.value::smallint from settings st where st.name = 'no_show_review_days' and st.value between '1' and '10'), 3)
where
  interview_id = $2
  and no_show_claimed_by is not null
  and no_show_contested_at is null`,
)

/** Only the side that made a claim can withdraw it; this also clears the dispute. */
export const withdrawClaim = defineStatement<
  { readonly no_show_claimed_by: 'company' | 'intern'; readonly interview_id: string },
  NoRow
>(
  'interviews.withdrawClaim',
  ['no_show_claimed_by', 'interview_id'],
  `update interviews
set
  no_show_claimed_by = null, no_show_claimed_at = null, no_show_contested_at = null,
  company_attended = case when $1 = 'company' then null else company_attended
  end,
  intern_attended = case when $1 = 'intern' then null else intern_attended
  end
where
  interview_id = $2
  and no_show_claimed_by = $1
  and status = 'IN_PAST'`,
)

export const saveFeedback = defineStatement<
  {
    readonly interview_id: string
    readonly side: 'company' | 'intern'
    readonly user_id: string
    readonly attended: boolean
    readonly rating: number | null
    readonly strengths: string | null
    readonly decision: string | null
    readonly note: string | null
    readonly now: string
  },
  NoRow
>(
  'interviews.saveFeedback',
  ['interview_id', 'side', 'user_id', 'attended', 'rating', 'strengths', 'decision', 'note', 'now'],
  `insert into
  interview_feedback (interview_id, side, user_id, attended, rating, strengths, decision, note, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict do nothing`,
)
