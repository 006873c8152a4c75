import type { Db } from '../../platform/db/database.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/availability.queries.ts'

export async function getAvailabilityView(db: Db, intern: InternScope) {
  const row = (await db.one(store.internAvailability, { intern_id: intern })) ?? notFound()
  const weekly = Object.entries(row.weekly_hours).flatMap(([weekday, hours]) =>
    hours.map((span) => ({ weekday: Number(weekday), ...span })),
  )
  return {
    time_zone: row.time_zone,
    weekly,
    exceptions: row.hour_exceptions,
    saved_at: row.availability_saved_at,
  }
}
