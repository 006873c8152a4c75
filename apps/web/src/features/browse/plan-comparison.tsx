import { Card } from '@fledge/ui/card.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconCircleHalf2 } from '@fledge/ui/icons/circle-half-2.tsx'
import { IconMinus } from '@fledge/ui/icons/minus.tsx'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { getTimeShares } from '@fledge/domain/matching/rules.ts'
import { compareWeeklyHours } from '@fledge/domain/matching/weekly-hours.ts'
import { defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatMonthAndYear, sortReasons } from '../../shared/format-match.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './browse.module.css'
import { getReasonLevel, getShareLevel, type CandidateProfile } from './fit-card.tsx'

type Plan = Payload<'plans', 'getPlan'>
type MatchLevel = 'yes' | 'partly' | 'no' | null

interface ComparisonLine {
  readonly name: string
  readonly wish: string | null
  readonly fact: string | null
  /** Result of the matching category that this line belongs to; null if the line doesn't count. */
  readonly met: MatchLevel
}

const formatWeeks = (from: number | null, to: number | null) =>
  from === null
    ? null
    : to === null || to === from
      ? t('browse.weeks', { count: from })
      : t('browse.beside.weeks', { from, to })
const formatWeeklyHours = (count: number | null) =>
  count === null ? null : t('browse.profile.hoursAWeek', { count })
const joinNames = (names: readonly string[]) => names.join(', ') || null

function getHoursLevel(plan: number | null, intern: number | null): MatchLevel {
  const fit = compareWeeklyHours({ plan, intern })
  return fit === null ? null : fit === 'fewer' ? 'partly' : 'yes'
}

type MatchLevelByCode = (code: string) => MatchLevel

/**
 * Compares the plan's requirements with the intern's answers line by line, lines that count first.
 */
function listComparisonLines(plan: Plan, profile: CandidateProfile): readonly ComparisonLine[] {
  const { match } = profile
  const met: MatchLevelByCode = (code) => {
    const reason = match ? sortReasons(match).find((other) => other.code === code) : undefined
    return reason ? getReasonLevel(reason) : null
  }
  return [
    {
      name: t('browse.beside.field'),
      wish: plan.career_field,
      fact: profile.career_field,
      met: met('CAREER_FIELD'),
    },
    {
      name: t('browse.profile.skills'),
      wish: joinNames(plan.skills.map((skill) => skill.name)),
      fact: joinNames(profile.skills),
      met: met('SKILLS'),
    },
    ...listTimeLines(plan, profile, met),
    {
      name: t('browse.profile.projects'),
      wish: joinNames(plan.project_types.map((type) => type.name)),
      fact: joinNames(profile.projects),
      met: met('PROJECTS'),
    },
    ...listUncountedLines(plan, profile),
  ]
}

/** Returns the levels of start and duration, which are one reason of the match. */
function getTimeLevels({ match }: CandidateProfile): Record<'start' | 'duration', MatchLevel> {
  const reason = match?.reasons.find(({ code }) => code === 'START_AND_DURATION')
  if (!reason) return { start: null, duration: null }
  const { start, duration } = getTimeShares(reason.values)
  return { start: getShareLevel(start), duration: getShareLevel(duration) }
}

/** Returns the lines for start, duration and working hours. */
function listTimeLines(
  plan: Plan,
  profile: CandidateProfile,
  met: MatchLevelByCode,
): readonly ComparisonLine[] {
  const levels = getTimeLevels(profile)
  const start = plan.start_month ? formatMonthAndYear(plan.start_month) : null
  return [
    {
      name: t('browse.profile.start'),
      wish: start && plan.start_flexible ? t('browse.beside.flexible', { month: start }) : start,
      fact: profile.start_month ? formatMonthAndYear(profile.start_month) : null,
      met: levels.start,
    },
    {
      name: t('browse.profile.duration'),
      wish: formatWeeks(plan.duration_min, plan.duration_max),
      fact: formatWeeks(profile.duration_weeks, null),
      met: levels.duration,
    },
    {
      name: t('browse.beside.day'),
      wish: t('browse.beside.dayIn', {
        from: plan.working_from,
        to: plan.working_to,
        city: getZoneCity(profile.plan_hours?.zone ?? plan.time_zone ?? 'Etc/UTC'),
      }),
      fact: t('browse.beside.dayIn', {
        from: defaultWorkingHours.from,
        to: defaultWorkingHours.to,
        city: getZoneCity(profile.time_zone),
      }),
      met: met('WORKING_HOURS'),
    },
  ]
}

const listUncountedLines = (plan: Plan, profile: CandidateProfile): readonly ComparisonLine[] => [
  {
    name: t('browse.filter.specialisations'),
    wish: joinNames(plan.specialisations.map((specialisation) => specialisation.name)),
    fact: joinNames(profile.specialisations),
    met: null,
  },
  {
    name: t('browse.profile.hours'),
    wish: formatWeeklyHours(plan.hours_a_week),
    fact: formatWeeklyHours(profile.hours_a_week),
    met: getHoursLevel(plan.hours_a_week, profile.hours_a_week),
  },
]

/** Plan requirements and intern answers side by side. */
export function PlanComparison({
  plan,
  profile,
}: {
  readonly plan: string
  readonly profile: CandidateProfile
}) {
  const found = useApiQuery('plans', 'getPlan', { params: { id: plan } })
  return (
    <Card title={t('browse.beside.title')} borderless>
      <QueryResult of={found} name={t('browse.beside.title')}>
        {(wishes) => (
          <table className={styles['beside']}>
            <thead>
              <tr>
                <th scope="col">{t('browse.beside.what')}</th>
                <th scope="col">{wishes.name}</th>
                <th scope="col">{profile.name}</th>
              </tr>
            </thead>
            <tbody>
              {listComparisonLines(wishes, profile).map((line) => (
                <tr key={line.name}>
                  <th scope="row">{line.name}</th>
                  <td>{line.wish ?? t('browse.beside.open')}</td>
                  <td>
                    <Mark met={line.wish === null ? null : line.met} />
                    {line.fact ?? t('browse.profile.nothing')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryResult>
    </Card>
  )
}

function Mark({ met }: { readonly met: MatchLevel }) {
  if (met === null) return null
  const label = t(`browse.beside.${met}`)
  if (met === 'no')
    return <IconMinus size={16} role="img" aria-label={label} className={styles['not']} />
  return met === 'partly' ? (
    <IconCircleHalf2 size={16} role="img" aria-label={label} className={styles['partly']} />
  ) : (
    <IconCheck size={16} role="img" aria-label={label} className={styles['met']} />
  )
}
