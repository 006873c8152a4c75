import { addDays, yearsBetween } from '@fledge/kernel/dates.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import type { DeskCheck } from '@fledge/domain/reviews/approval-checks.ts'
import type { ApplicationRow, loadApplicationDetails } from '../applications/public.ts'

const minVideoSeconds = 15
const weekDays = 7
type ApplicationDetails = Awaited<ReturnType<typeof loadApplicationDetails>>['details']

interface ReviewCheck {
  check: DeskCheck
  is_fine: boolean
  values: Record<string, number>
}

/** Returns one check for each video that is too short, or that all are long enough. */
function checkVideos(videos: ApplicationDetails['videos']): ReviewCheck[] {
  if (videos.length === 0) return []
  const short = videos.filter((video) => video.seconds < minVideoSeconds)
  if (short.length === 0) return [{ check: 'videos', is_fine: true, values: {} }]
  return short.map(({ question, seconds }) => ({
    check: 'videos',
    is_fine: false,
    values: { place: videoQuestions.indexOf(question) + 1, seconds, min: minVideoSeconds },
  }))
}

/** Automatic checks that save the reviewer manual work. */
export function runReviewChecks(
  row: ApplicationRow,
  details: ApplicationDetails,
  batch: { programme_start: string | null; programme_end: string | null },
): ReviewCheck[] {
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
  return [
    {
      check: 'age',
      is_fine: !startMonth || yearsBetween(profile.intern_dob, startMonth) >= 18,
      values: { age: startMonth ? yearsBetween(profile.intern_dob, startMonth) : 0 },
    },
    { check: 'dates', is_fine: isStartPossible, values: { weeks } },
    ...(details.experience.length > 0
      ? [{ check: 'experience' as const, is_fine: undated === 0, values: { count: undated } }]
      : []),
    ...checkVideos(details.videos),
    { check: 'phone', is_fine: profile.is_phone_verified, values: {} },
  ]
}
