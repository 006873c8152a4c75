// Generated from seat.sql by “npm run queries”; do not edit.
// Source: fe45e15f63b4
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Marks interns whose seat was taken before the given time and who have not been reminded of its release. */
export const markUnusedSeatsReminded = defineStatement<
  { readonly now: string; readonly before: string },
  {
    readonly intern_id: string
    readonly user_id: string
    readonly batch_id: string
    readonly batch_name: string
    readonly taken_at: string
  }
>(
  'intern-registration.markUnusedSeatsReminded',
  ['now', 'before'],
  `update interns i
set seat_reminded_at = $1
from batches b
where
  b.batch_id = i.batch_id
  and i.intern_id in (
    select n.intern_id
    from interns n
    where
      n.batch_id is not null
      and n.signup_completed_at is null
      and n.seat_taken_at <= $2
      and n.seat_reminded_at is null
    limit 50
    for update skip locked
  )
returning i.intern_id, i.user_id, i.batch_id, b.name as batch_name, i.seat_taken_at as taken_at`,
)

export const unusedSeats = defineStatement<
  { readonly before: string },
  { readonly intern_id: string }
>(
  'intern-registration.unusedSeats',
  ['before'],
  `select i.intern_id
from interns i
where i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= $1
order by i.seat_taken_at
limit 50`,
)

/** Releases the seat, unless the sign-up was completed in the meantime. */
export const releaseSeat = defineStatement<
  { readonly before: string; readonly intern_id: string },
  { readonly user_id: string; readonly batch_id: string; readonly batch_name: string }
>(
  'intern-registration.releaseSeat',
  ['before', 'intern_id'],
  `with
  seat as (
    select i.intern_id, i.user_id, i.batch_id, b.name as batch_name
    from interns i join batches b using (batch_id)
    where i.batch_id is not null and i.signup_completed_at is null and i.seat_taken_at <= $1 and i.intern_id = $2
    for update of i
  )
update interns i
set batch_id = null, seat_taken_at = null, seat_reminded_at = null
from seat
where i.intern_id = seat.intern_id
returning seat.user_id, seat.batch_id, seat.batch_name`,
)

/** Copies the contents of an application. The start date only if it lies in the new programme. */
export const copyApplication = defineStatement<
  {
    readonly programme_start: string | null
    readonly programme_end: string | null
    readonly to: string
    readonly from: string
  },
  NoRow
>(
  'intern-registration.copyApplication',
  ['programme_start', 'programme_end', 'to', 'from'],
  `update applications a
set
  career_field_id = o.career_field_id, specialisation_ids = o.specialisation_ids,
  skill_ids = o.skill_ids, skill_to_improve_ids = o.skill_to_improve_ids,
  project_ids = o.project_ids,
  internship_start = case
    when o.internship_start between $1::date and $2::date then o.internship_start
  end, additional_answers = o.additional_answers, diversity_seen_at = o.diversity_seen_at,
  resume_file_id = o.resume_file_id, resume_data = o.resume_data,
  resume_confirmed_at = o.resume_confirmed_at, section_saved_at = o.section_saved_at
from applications o
where a.application_id = $3 and o.application_id = $4 and o.intern_id = a.intern_id`,
)
