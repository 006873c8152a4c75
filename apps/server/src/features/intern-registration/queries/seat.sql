-- fragment: is_unused_seat
i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= :before

-- Interns whose seat was taken before the given time and who have not been reminded of its release.
-- name: lockUnremindedSeats
-- column: batch_id: string
-- column: seat_taken_at: string
select i.intern_id, i.user_id, i.batch_id, b.name as batch_name, i.seat_taken_at
from interns i join batches b using (batch_id)
where {{is_unused_seat}} and i.seat_reminded_at is null
limit 50
for update of i skip locked;

-- name: unusedSeats
-- column: due_at: string
select
  i.intern_id,
  (i.seat_taken_at + (:now::timestamptz - :before::timestamptz))::text as due_at
from interns i
where
  {{is_unused_seat}}
  and (i.seat_taken_at + (:now::timestamptz - :before::timestamptz), i.intern_id) > (
    :after_at::timestamptz, :after_id::uuid
  )
order by i.seat_taken_at, i.intern_id
limit 500;

-- The seat to release, unless the sign-up was completed in the meantime.
-- name: lockUnusedSeat
-- column: batch_id: string
select i.user_id, i.batch_id, b.name as batch_name
from interns i join batches b using (batch_id)
where {{is_unused_seat}} and i.intern_id = :intern_id
for update of i;
