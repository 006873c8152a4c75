import { addDays, yearsBetween } from '@fledge/kernel/dates.ts'
import type { ApplicationRow, loadApplicationDetails } from '../applications/public.ts'

const minVideoSeconds = 15
const weekDays = 7
type ApplicationDetails = Awaited<ReturnType<typeof loadApplicationDetails>>['details']

/** Automatic checks that save the reviewer manual work. */
export function runReviewChecks(
  row: ApplicationRow,
  details: ApplicationDetails,
  batch: { programme_start: string | null; programme_end: string | null },
): { check: string; is_fine: boolean; values: Record<string, number> }[] {
  const { profile } = details
  const startMonth =
    row.internship_start ??
    (profile.start_month
      ? `${profile.start_month.slice(3)}-${profile.start_month.slice(0, 2)}-01`
      : null)
  const weeks = profile.duration_weeks ?? 0
  const isStartPossible =
    !startMonth ||
    !batch.programme_end ||
    addDays(startMonth, weeks * weekDays) <= addDays(batch.programme_end, 1)
  const undated = details.experience.filter((entry) => !entry.from).length
  const shortVideoCount = details.videos.filter((video) => video.seconds < minVideoSeconds).length
  return [
    {
      check: 'age',
      is_fine: !startMonth || yearsBetween(profile.intern_dob, startMonth) >= 18,
      values: { age: startMonth ? yearsBetween(profile.intern_dob, startMonth) : 0 },
    },
    { check: 'dates', is_fine: isStartPossible, values: { weeks } },
    ...(details.experience.length > 0
      ? [{ check: 'experience', is_fine: undated === 0, values: { count: undated } }]
      : []),
    ...(details.videos.length > 0
      ? [
          {
            check: 'videos',
            is_fine: shortVideoCount === 0,
            values: { count: shortVideoCount, seconds: minVideoSeconds },
          },
        ]
      : []),
    { check: 'phone', is_fine: profile.is_phone_verified, values: {} },
  ]
}
