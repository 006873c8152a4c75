// Generated from availability.sql by “npm run queries”; do not edit.
// Source: d9c0ae480c89
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface AvailabilityRow {
  readonly time_zone: string
  readonly weekly_hours: Record<string, { from: string; to: string }[]>
  readonly hour_exceptions: { day: string; hours: { from: string; to: string }[] }[]
  readonly availability_saved_at: string | null
}

export const internAvailability = defineStatement<
  { readonly intern_id: InternScope },
  AvailabilityRow
>(
  'availability.internAvailability',
  ['intern_id'],
  `select u.time_zone, i.weekly_hours, i.hour_exceptions, i.availability_saved_at
from interns i join users u using (user_id)
where i.intern_id = $1`,
)

export const lockAvailability = defineStatement<
  { readonly intern_id: InternScope },
  AvailabilityRow
>(
  'availability.lockAvailability',
  ['intern_id'],
  `select u.time_zone, i.weekly_hours, i.hour_exceptions, i.availability_saved_at
from interns i join users u using (user_id)
where i.intern_id = $1
for update of i`,
)
