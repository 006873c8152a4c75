-- name: insertInternRow
insert into interns (intern_id, user_id, birth_date, created_at)
values (:intern_id, :user_id, :birth_date, :now);

-- name: updateInternBatch
update interns
set batch_id = :batch_id, seat_taken_at = :now, seat_reminded_at = null
where intern_id = :intern_id;

-- name: clearInternBatch
update interns
set batch_id = null
where intern_id = :intern_id and batch_id = :batch_id;

-- name: clearInternSeat
update interns
set batch_id = null, seat_taken_at = null, seat_reminded_at = null
where intern_id = :intern_id;

-- name: updateSeatsReminded
update interns
set seat_reminded_at = :now
where intern_id = any (:intern_ids::uuid[]);

-- name: updateStartMonth
-- param: intern_id: InternScope
update interns
set start_month = :start_month
where intern_id = :intern_id;

-- name: updateSignUpCompleted
-- param: intern_id: InternScope
update interns
set signup_completed_at = :now, signup_step = 'done'
where intern_id = :intern_id;

-- name: updatePromptDismissed
-- param: intern_id: InternScope
update interns
set time_zone_prompt_dismissed_at = :now
where intern_id = :intern_id;

-- name: updateInternVisibility
-- param: intern_id: InternScope
-- param: public_profile: boolean | null
-- param: is_hidden: boolean | null
-- param: public_parts: readonly PublicPart[] | null
-- param: public_indexed: boolean | null
update interns
set
  public_profile = coalesce(:public_profile::boolean, public_profile),
  is_hidden = coalesce(:is_hidden::boolean, is_hidden),
  public_parts = coalesce(:public_parts::text[], public_parts),
  public_indexed = coalesce(:public_indexed::boolean, public_indexed)
where intern_id = :intern_id;

-- name: updateInternHours
-- param: intern_id: InternScope
update interns
set weekly_hours = :weekly_hours, hour_exceptions = :hour_exceptions, availability_saved_at = :now
where intern_id = :intern_id;
