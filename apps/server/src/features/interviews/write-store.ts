import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export const insertInterview = statement<
  [
    id: string,
    candidature: string,
    company: string,
    intern: string,
    minutes: number,
    zone: string,
    slots: readonly string[],
    link: string | null,
    answerBy: string,
    proposedBy: string,
    now: string,
  ]
>(
  'interviews.insert',
  `insert into interviews (interview_id, candidature_id, company_id, intern_id, status, duration_minutes, proposed_zone, slot_starts, meeting_link, answer_by, proposed_by, created_at, status_since)
   values ($1, $2, $3, $4, 'AWAITING_CONFIRMATION', $5, $6, $7::timestamptz[], $8, $9, $10, $11, $11)`,
)
/**
 * Adds only members who are ACTIVE in this company.
 * @returns the number added
 */
export const insertInterviewers = statement<
  [interview: string, CompanyScope, members: readonly string[]]
>(
  'interviews.insertInterviewers',
  `insert into interviewers (interview_id, company_id, member_id) select $1, $2, member_id from members where company_id = $2 and status = 'ACTIVE' and member_id = any($3::uuid[])`,
)

// Clears the interviewers' copies of an agreed time, through which the database rejects overlaps.
const freeInterviewers = `update interviewers w set starts_at = null, ends_at = null from moved where w.interview_id = moved.interview_id and w.starts_at is not null`

/** Stores an agreed time. */
export const updateInterviewConfirmed = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    startsAt: string,
    endsAt: string,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.confirm',
  `with moved as (
     update interviews set status = $3, starts_at = $4, ends_at = $5, answer_by = null, sequence = sequence + 1, status_since = $6 where interview_id = $1 and status = $2 returning interview_id, starts_at, ends_at, sequence),
   copied as (update interviewers w set starts_at = moved.starts_at, ends_at = moved.ends_at from moved where w.interview_id = moved.interview_id)
   select sequence from moved`,
)
/**
 * Stores other proposed times. An agreed time is freed; the row keeps it, so that calendars can
 * cancel it.
 */
export const reproposeInterview = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    slots: readonly string[],
    zone: string,
    answerBy: string,
    byCompany: number,
    byIntern: number,
    reason: string | null,
    note: string | null,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.repropose',
  `with moved as (
     update interviews set status = $3, slot_starts = $4::timestamptz[], proposed_zone = $5, answer_by = $6, moves_by_company = moves_by_company + $7::int, moves_by_intern = moves_by_intern + $8::int,
       end_reason = $9, end_note = $10, sequence = sequence + 1, status_since = $11
     where interview_id = $1 and status = $2 returning interview_id, sequence),
   freed as (${freeInterviewers})
   select sequence from moved`,
)
/** Any other transition: its end, or the passing of its time. */
export const updateInterviewStatus = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    reason: string | null,
    note: string | null,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.move',
  `with moved as (
     update interviews set status = $3, end_reason = $4, end_note = $5, answer_by = null, sequence = sequence + 1, status_since = $6 where interview_id = $1 and status = $2 returning interview_id, sequence),
   freed as (${freeInterviewers})
   select sequence from moved`,
)

export const updateLink = statement<
  [id: string, CompanyScope, link: string | null, notes: string | null],
  { sequence: number }
>(
  'interviews.updateLink',
  `update interviews set meeting_link = $3, notes = $4, sequence = sequence + case when meeting_link is distinct from $3 then 1 else 0 end where interview_id = $1 and company_id = $2 returning sequence`,
)
export const updateRemindAt = statement<[id: string, remindAt: string | null]>(
  'interviews.putRemindAt',
  `update interviews set remind_at = $2 where interview_id = $1`,
)
export const saveAttendance = statement<
  [id: string, company: boolean | null, intern: boolean | null]
>(
  'interviews.saveAttendance',
  `update interviews set company_attended = coalesce($2, company_attended), intern_attended = coalesce($3, intern_attended) where interview_id = $1`,
)
export const insertNoShowClaim = statement<
  [id: string, by: 'company' | 'intern', now: string, contestedAt: string | null]
>(
  'interviews.claimNoShow',
  `update interviews set no_show_claimed_by = $2, no_show_claimed_at = $3, no_show_contested_at = $4 where interview_id = $1 and no_show_claimed_by is null`,
)
export const contestNoShow = statement<[id: string, now: string]>(
  'interviews.contestNoShow',
  `update interviews set no_show_contested_at = $2 where interview_id = $1 and no_show_claimed_by is not null and no_show_contested_at is null`,
)
/** Only the side that made a claim can withdraw it; this also clears the dispute. */
export const withdrawClaim = statement<[id: string, by: 'company' | 'intern']>(
  'interviews.takeBackClaim',
  `update interviews set no_show_claimed_by = null, no_show_claimed_at = null, no_show_contested_at = null,
     company_attended = case when $2 = 'company' then null else company_attended end, intern_attended = case when $2 = 'intern' then null else intern_attended end
   where interview_id = $1 and no_show_claimed_by = $2 and status = 'IN_PAST'`,
)
export const saveFeedback = statement<
  [
    id: string,
    side: 'company' | 'intern',
    user: string,
    attended: boolean,
    rating: number | null,
    strengths: string | null,
    decision: string | null,
    note: string | null,
    now: string,
  ]
>(
  'interviews.saveFeedback',
  `insert into interview_feedback (interview_id, side, user_id, attended, rating, strengths, decision, note, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
)
