// Generated from seat.sql by “npm run queries”; do not edit.
// Source: ffaca9b223c5
import { defineStatement } from '../../../platform/db/statement.ts'

/** Interns whose seat was taken before the given time and who have not been reminded of its release. */
export const lockUnremindedSeats = defineStatement<
  { readonly before: string },
  {
    readonly intern_id: string
    readonly user_id: string
    readonly batch_id: string
    readonly batch_name: string
    readonly seat_taken_at: string
  }
>(
  'intern-registration.lockUnremindedSeats',
  ['before'],
  `select i.intern_id, i.user_id, i.batch_id, b.name as batch_name, i.seat_taken_at
from interns i join batches b using (batch_id)
where i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= $1 and i.seat_reminded_at is null
limit 50
for update of i skip locked`,
)

export const unusedSeats = defineStatement<
  {
    readonly now: string
    readonly before: string
    readonly after_at: string
    readonly after_id: string
  },
  { readonly intern_id: string; readonly due_at: string }
>(
  'intern-registration.unusedSeats',
  ['now', 'before', 'after_at', 'after_id'],
  `select
  i.intern_id,
  (i.seat_taken_at + ($1::timestamptz - $2::timestamptz))::text as due_at
from interns i
where
  i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= $2
  and (i.seat_taken_at + ($1::timestamptz - $2::timestamptz), i.intern_id) > (
    $3::timestamptz, $4::uuid
  )
order by i.seat_taken_at, i.intern_id
limit 500`,
)

/** The seat to release, unless the sign-up was completed in the meantime. */
export const lockUnusedSeat = defineStatement<
  { readonly before: string; readonly intern_id: string },
  { readonly user_id: string; readonly batch_id: string; readonly batch_name: string }
>(
  'intern-registration.lockUnusedSeat',
  ['before', 'intern_id'],
  `select i.user_id, i.batch_id, b.name as batch_name
from interns i join batches b using (batch_id)
where i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= $1 and i.intern_id = $2
for update of i`,
)
