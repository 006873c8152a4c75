import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

type Hours = { from: string; to: string }
export interface AvailabilityRow {
  time_zone: string
  weekly_hours: Record<string, Hours[]>
  hour_exceptions: { day: string; hours: Hours[] }[]
  availability_saved_at: string | null
}

const availability = `select u.time_zone, i.weekly_hours, i.hour_exceptions, i.availability_saved_at from interns i join users u using (user_id) where i.intern_id = $1`
export const internAvailability = statement<[InternScope], AvailabilityRow>(
  'availability.of',
  availability,
)
export const lockAvailability = statement<[InternScope], AvailabilityRow>(
  'availability.lock',
  `${availability} for update of i`,
)
export const updateAvailability = statement<
  [InternScope, weekly: string, exceptions: string, now: string]
>(
  'availability.save',
  `update interns set weekly_hours = $2, hour_exceptions = $3, availability_saved_at = $4 where intern_id = $1`,
)
