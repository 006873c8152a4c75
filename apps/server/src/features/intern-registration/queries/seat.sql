-- fragment: is_unused_seat
i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= :before

-- Marks interns whose seat was taken before the given time and who have not been reminded of its
-- release.
-- name: markUnusedSeatsReminded
-- column: batch_id: string
-- column: taken_at: string
update interns i
set seat_reminded_at = :now
from batches b
where
  b.batch_id = i.batch_id
  and i.intern_id in (
    select n.intern_id
    from interns n
    where
      n.batch_id is not null
      and n.signup_completed_at is null
      and n.seat_taken_at <= :before
      and n.seat_reminded_at is null
    limit 50
    for update skip locked
  )
returning i.intern_id, i.user_id, i.batch_id, b.name as batch_name, i.seat_taken_at as taken_at;

-- name: unusedSeats
select i.intern_id
from interns i
where {{is_unused_seat}}
order by i.seat_taken_at
limit 50;

-- Releases the seat, unless the sign-up was completed in the meantime.
-- name: releaseSeat
-- column: batch_id: string
with
  seat as (
    select i.intern_id, i.user_id, i.batch_id, b.name as batch_name
    from interns i join batches b using (batch_id)
    where {{is_unused_seat}} and i.intern_id = :intern_id
    for update of i
  )
update interns i
set batch_id = null, seat_taken_at = null, seat_reminded_at = null
from seat
where i.intern_id = seat.intern_id
returning seat.user_id, seat.batch_id, seat.batch_name;

-- Copies the contents of an application. The start date only if it lies in the new programme.
-- name: copyApplication
-- param: programme_start: string | null
-- param: programme_end: string | null
update applications a
set
  career_field_id = o.career_field_id, specialisation_ids = o.specialisation_ids,
  skill_ids = o.skill_ids, skill_to_improve_ids = o.skill_to_improve_ids,
  project_ids = o.project_ids,
  internship_start = case
    when o.internship_start between :programme_start::date and :programme_end::date then o.internship_start
  end, additional_answers = o.additional_answers, diversity_seen_at = o.diversity_seen_at,
  resume_file_id = o.resume_file_id, resume_data = o.resume_data,
  resume_confirmed_at = o.resume_confirmed_at, section_saved_at = o.section_saved_at
from applications o
where a.application_id = :to and o.application_id = :from and o.intern_id = a.intern_id;
