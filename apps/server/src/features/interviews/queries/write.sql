-- fragment: free_interviewers
update interviewers w
set starts_at = null, ends_at = null
from moved
where w.interview_id = moved.interview_id and w.starts_at is not null

-- name: insertInterview
-- param: meeting_link: string | null
insert into
  interviews (
    interview_id, candidature_id, company_id, intern_id, status, duration_minutes, proposed_zone,
    slot_starts, meeting_link, answer_by, proposed_by, created_at, status_since
  )
values
  (
    :interview_id, :candidature_id, :company_id, :intern_id, {{interview.AWAITING_CONFIRMATION}},
    :duration_minutes, :proposed_zone, :slot_starts::timestamptz[], :meeting_link, :answer_by,
    :proposed_by, :now, :now
  );

-- Adds only members who are ACTIVE in this company. @returns the number added
-- name: insertInterviewers
-- param: company_id: CompanyScope
insert into interviewers (interview_id, company_id, member_id)
select :interview_id, :company_id, member_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and member_id = any (:member_ids::uuid[]);

-- Stores an agreed time.
-- name: updateInterviewConfirmed
-- param: from: string | null
-- param: to: string | null
with
  moved as (
    update interviews
    set
      status = :to, starts_at = :starts_at, ends_at = :ends_at, answer_by = null,
      sequence = sequence + 1, status_since = :now
    where interview_id = :interview_id and status = :from
    returning interview_id, starts_at, ends_at, sequence
  ),
  copied as (
    update interviewers w
    set starts_at = moved.starts_at, ends_at = moved.ends_at
    from moved
    where w.interview_id = moved.interview_id
  )
select sequence
from moved;

-- Stores other proposed times. An agreed time is freed; the row keeps it, so that calendars can
-- cancel it.
-- name: reproposeInterview
-- param: from: string | null
-- param: to: string | null
-- param: end_reason: string | null
-- param: end_note: string | null
with
  moved as (
    update interviews
    set
      status = :to, slot_starts = :slot_starts::timestamptz[], proposed_zone = :proposed_zone,
      answer_by = :answer_by, moves_by_company = moves_by_company + :by_company::int,
      moves_by_intern = moves_by_intern + :by_intern::int, end_reason = :end_reason,
      end_note = :end_note, sequence = sequence + 1, status_since = :now
    where interview_id = :interview_id and status = :from
    returning interview_id, sequence
  ),
  freed as ({{free_interviewers}})
select sequence
from moved;

-- Any other transition: its end, or the passing of its time.
-- name: updateInterviewStatus
-- merge: interview_ids by interview_id
-- param: from: string | null
-- param: to: string | null
-- param: end_reason: string | null
-- param: end_note: string | null
with
  moved as (
    update interviews
    set
      status = :to, end_reason = :end_reason, end_note = :end_note, answer_by = null,
      sequence = sequence + 1, status_since = :now
    where interview_id = any (:interview_ids::uuid[]) and status = :from
    returning interview_id, sequence
  ),
  freed as ({{free_interviewers}})
select interview_id, sequence
from moved;

-- name: updateLink
-- param: company_id: CompanyScope
-- param: meeting_link: string | null
-- param: notes: string | null
update interviews
set
  meeting_link = :meeting_link, notes = :notes,
  sequence = sequence + case when meeting_link is distinct from :meeting_link then 1 else 0
  end
where interview_id = :interview_id and company_id = :company_id
returning sequence;

-- name: updateRemindAt
-- merge: reminders by interview_id
-- param: reminders: readonly { readonly interview_id: string; readonly remind_at: string | null }[]
update interviews i
set remind_at = (r.reminder ->> 'remind_at')::timestamptz
from unnest(:reminders::json[]) as r (reminder)
where i.interview_id = (r.reminder ->> 'interview_id')::uuid
returning i.interview_id;

-- name: extendAnswerBy
-- param: answer_by: string
update interviews
set answer_by = :answer_by
where interview_id = :interview_id;

-- name: saveAttendance
-- param: company_attended: boolean | null
-- param: intern_attended: boolean | null
update interviews
set
  company_attended = coalesce(:company_attended, company_attended),
  intern_attended = coalesce(:intern_attended, intern_attended)
where interview_id = :interview_id;

-- name: insertNoShowClaim
-- param: no_show_claimed_by: 'company' | 'intern'
-- param: no_show_contested_at: string | null
update interviews
set
  no_show_claimed_by = :no_show_claimed_by, no_show_claimed_at = :now,
  no_show_contested_at = :no_show_contested_at,
  claim_review_days = {{promised_days(no_show_review_days)}}
where interview_id = :interview_id and no_show_claimed_by is null;

-- name: contestNoShow
update interviews
set
  no_show_contested_at = :now, claim_review_days = {{promised_days(no_show_review_days)}}
where
  interview_id = :interview_id
  and no_show_claimed_by is not null
  and no_show_contested_at is null;

-- Only the side that made a claim can withdraw it; this also clears the dispute.
-- name: withdrawClaim
-- param: no_show_claimed_by: 'company' | 'intern'
update interviews
set
  no_show_claimed_by = null, no_show_claimed_at = null, no_show_contested_at = null,
  company_attended = case when :no_show_claimed_by = 'company' then null else company_attended
  end,
  intern_attended = case when :no_show_claimed_by = 'intern' then null else intern_attended
  end
where
  interview_id = :interview_id
  and no_show_claimed_by = :no_show_claimed_by
  and status = {{interview.IN_PAST}};

-- name: saveFeedback
-- param: side: 'company' | 'intern'
-- param: rating: number | null
-- param: strengths: string | null
-- param: decision: string | null
-- param: note: string | null
insert into
  interview_feedback (interview_id, side, user_id, attended, rating, strengths, decision, note, created_at)
values (:interview_id, :side, :user_id, :attended, :rating, :strengths, :decision, :note, :now)
on conflict do nothing;
