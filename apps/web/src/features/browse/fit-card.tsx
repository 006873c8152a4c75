import { toZonedTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { DayOverlap } from '@fledge/ui/day-overlap.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconCircleHalf2 } from '@fledge/ui/icons/circle-half-2.tsx'
import { IconMinus } from '@fledge/ui/icons/minus.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import {
  listFitReasons,
  formatFit,
  getHoursReason,
  formatMonthAndYear,
  sortReasons,
} from '../../shared/format-match.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './browse.module.css'

export type CandidateProfile = Payload<'browse', 'getInternProfile'>
type Match = NonNullable<CandidateProfile['match']>
type Reason = Match['reasons'][number]

function formatReason(reason: Reason, match: Match): string {
  const { values } = reason
  if (reason.code === 'CAREER_FIELD')
    return reason.share > 0 && match.career_field
      ? t('browse.fact.field', { field: match.career_field })
      : t('browse.fact.otherField')
  if (reason.code === 'SKILLS') {
    if (values['of'] === 0) return t('browse.fact.noneAsked')
    const met = t('browse.fact.skills', {
      have: values['have'] ?? 0,
      of: values['of'] ?? 0,
      met: match.skills_met.join(', ') || '–',
    })
    return match.skills_missing.length > 0
      ? `${met} ${t('browse.fact.skillsNot', { missing: match.skills_missing.join(', ') })}`
      : met
  }
  if (reason.code === 'START_AND_DURATION')
    return values['month']
      ? t('browse.fact.start', {
          month: formatMonthAndYear(String(values['month'])),
          weeks: values['weeks'] ?? 0,
        })
      : t('browse.fact.startUnknown')
  if (reason.code === 'WORKING_HOURS')
    return t('browse.fact.overlap', { hours: values['hours'] ?? 0 })
  if (values['of'] === 0) return t('browse.fact.noneAsked')
  return match.projects_shared.length > 0
    ? t('browse.fact.projects', { names: match.projects_shared.join(', ') })
    : t('browse.fact.noProject')
}

// Plans without requirements in a category get its points, but the row claims no match.
const hasNoRequirement = (reason: Reason) => reason.values['of'] === 0
/** Returns the level of a share of the points, with the same thresholds as the browse card. */
export const getShareLevel = (share: number): 'yes' | 'partly' | 'no' =>
  share === 0 ? 'no' : share < 1 ? 'partly' : 'yes'
/** Returns the level shown in the row. */
export const getReasonLevel = (reason: Reason): 'yes' | 'partly' | 'no' =>
  hasNoRequirement(reason) ? 'no' : getShareLevel(reason.share)

/** Match details: each category with its share of the points. */
export function FitTable({ match }: { readonly match: Match }) {
  const hours = getHoursReason(match, 'company')
  return (
    <div className={styles['fitTable']}>
      {sortReasons(match).map((reason) => (
        <div key={reason.code} className={styles['fitRow']} data-met={getReasonLevel(reason)}>
          <MetIcon met={getReasonLevel(reason)} />
          <b>{t(`matching.part.${reason.code}`)}</b>
          <span className={styles['dim']}>{formatReason(reason, match)}</span>
          {hasNoRequirement(reason) ? null : (
            <span
              className={styles['share']}
              role="img"
              aria-label={t('browse.fact.share', {
                points: Math.round(reason.share * reason.weight),
                weight: reason.weight,
              })}
            >
              <i style={{ width: `${reason.share * 100}%` }} />
            </span>
          )}
        </div>
      ))}
      {hours ? (
        <div className={styles['fitRow']} data-met={hours.share < 1 ? 'partly' : 'yes'}>
          <MetIcon met={hours.share < 1 ? 'partly' : 'yes'} />
          <b>{t('matching.part.hours')}</b>
          <span className={styles['dim']}>{hours.text}</span>
        </div>
      ) : null}
    </div>
  )
}

function MetIcon({ met }: { readonly met: 'yes' | 'partly' | 'no' }) {
  if (met === 'no') return <IconMinus size={16} aria-hidden />
  return met === 'partly' ? (
    <IconCircleHalf2 size={16} aria-hidden />
  ) : (
    <IconCheck size={16} aria-hidden />
  )
}

const toMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
const formatLocalTime = (minutes: number) =>
  `${String(Math.floor((((minutes % 1440) + 1440) % 1440) / 60)).padStart(2, '0')}:${String(((minutes % 60) + 60) % 60).padStart(2, '0')}`

interface WorkingDayComparisonProps {
  readonly profile: CandidateProfile
  readonly hours: NonNullable<CandidateProfile['plan_hours']>
}

/** Both working days in the plan's time zone. */
function WorkingDayComparison({ profile, hours }: WorkingDayComparisonProps) {
  const now = useNow()
  const apart =
    (toZonedTime(now, profile.time_zone).offsetNanoseconds -
      toZonedTime(now, hours.zone).offsetNanoseconds) /
    6e10
  const [from, to] = [
    toMinutes(defaultWorkingHours.from) - apart,
    toMinutes(defaultWorkingHours.to) - apart,
  ]
  const own = {
    name: t('browse.profile.you'),
    from: toMinutes(hours.from),
    to: toMinutes(hours.to),
    label: `${hours.from} – ${hours.to}`,
  }
  const theirs = {
    name: profile.name.split(' ')[0] ?? profile.name,
    from,
    to,
    label: `${formatLocalTime(from)} – ${formatLocalTime(to)}`,
  }
  const [start, end] = [Math.min(own.from, from) - 60, Math.max(own.to, to) + 60]
  const ticks = [0, 1, 2, 3, 4].map((step) =>
    formatLocalTime(Math.round((start + ((end - start) * step) / 4) / 30) * 30),
  )
  const shared = Math.max(0, Math.min(own.to, to) - Math.max(own.from, from)) / 60
  return (
    <div className={styles['days']}>
      <DayOverlap
        tall
        days={[own, theirs]}
        label={t('matching.short.WORKING_HOURS', { hours: Math.round(shared * 10) / 10 })}
        zone={t('browse.profile.in', { city: getZoneCity(hours.zone) })}
        ticks={ticks}
      />
    </div>
  )
}

/** Match summary such as "Fits 9 of 10", with details and a list of what is never considered. */
export function FitCard({ profile }: { readonly profile: CandidateProfile }) {
  const how = useDialogParam('how')
  const { match, plan_hours: hours } = profile
  if (!match) return null
  return (
    <Card>
      <div className={styles['head2']}>
        <FitBar barOnly label={formatFit(match)} reasons={listFitReasons(match)} />
        <Button tone="link" onClick={() => how.open('match')}>
          {t('browse.profile.how')}
        </Button>
      </div>
      <FitTable match={match} />
      {hours ? <WorkingDayComparison profile={profile} hours={hours} /> : null}
      <Dialog
        opened={how.shown === 'match'}
        inAddress
        onClose={how.close}
        title={t('browse.profile.how')}
        closeLabel={t('common.btn.close')}
        width={560}
      >
        <p className={styles['dim']}>{t('browse.profile.howText')}</p>
        <FitTable match={match} />
        <Meta>{t('matching.neverUsed')}</Meta>
      </Dialog>
    </Card>
  )
}
