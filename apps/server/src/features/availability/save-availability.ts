import type { availabilityEndpoints } from '@fledge/contract/availability/endpoints.ts'
import { filterUpcomingDays, listPastDays } from '@fledge/domain/availability/days-off.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { saveInternHours } from '../profiles/public.ts'
import * as store from './queries/availability.queries.ts'
import { getAvailabilityView } from './availability-view.ts'

const toPastDayErrors = (exceptions: readonly { day: string }[], pastDays: readonly string[]) =>
  Object.fromEntries(
    exceptions.flatMap(({ day }, index) =>
      pastDays.includes(day)
        ? [[`exceptions.${index}.day`, translate('availability.dayOver')]]
        : [],
    ),
  )

/**
 * Replaces all interview hours. Of two exceptions for one day, the later one wins. Past days are
 * dropped and cannot be added.
 */
export const saveAvailability: Handler<typeof availabilityEndpoints.saveAvailability> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const row = (await db.one(store.lockAvailability, { intern_id: actor.intern })) ?? notFound()
  const today = toLocalDay(now, row.time_zone)
  const pastDays = listPastDays(body.exceptions, row.hour_exceptions, today)
  if (pastDays.length > 0)
    throw new AppError('VALIDATION', { fields: toPastDayErrors(body.exceptions, pastDays) })
  const weekly = Object.groupBy(body.weekly, ({ weekday }) => String(weekday))
  const byDay = Object.fromEntries(
    Object.entries(weekly).map(([day, hours]) => [
      day,
      (hours ?? [])
        .map(({ from, to }) => ({ from, to }))
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    ]),
  )
  const exceptions = filterUpcomingDays(
    [...new Map(body.exceptions.map((exception) => [exception.day, exception])).values()],
    today,
  ).toSorted((a, b) => a.day.localeCompare(b.day))
  await saveInternHours(db, actor.intern, byDay, exceptions)
  return getAvailabilityView(db, actor.intern)
}
