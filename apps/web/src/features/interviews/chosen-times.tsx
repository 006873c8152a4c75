import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconMoon } from '@fledge/ui/icons/moon.tsx'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'
import {
  getSlotEnd,
  formatNightWarning,
  formatOutsideHoursWarning,
  formatTimeRange,
  type CompanyWorkingDay,
} from './format-interview-times.ts'

interface ChosenTimesProps {
  readonly chosen: readonly string[]
  readonly minutes: number
  readonly zone: string
  readonly otherZone: string
  readonly workingDay: CompanyWorkingDay
  readonly onRemove: (start: string) => void
}

/** Numbered list of the selected times, each with a remove button. */
export function ChosenTimes({ chosen, onRemove, ...shown }: ChosenTimesProps) {
  return (
    <ol className={styles['chosen']}>
      {chosen.map((start, index) => (
        <li key={start}>
          <span className={styles['nr']} aria-hidden>
            {index + 1}
          </span>
          <ChosenTime {...shown} start={start} />
          <button
            type="button"
            className={styles['cross']}
            aria-label={t('interviewScreen.propose.remove', {
              time: formatTime(start, shown.zone),
            })}
            onClick={() => onRemove(start)}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}

type ChosenTimeProps = Omit<ChosenTimesProps, 'chosen' | 'onRemove'> & { readonly start: string }

/** Selected time in both zones, with warnings. */
function ChosenTime({ start, minutes, zone, otherZone, workingDay }: ChosenTimeProps) {
  const end = getSlotEnd(start, minutes)
  return (
    <div>
      <b>{formatTimeRange(start, end, zone)}</b>
      <p className={styles['dim']}>
        {formatTime(start, otherZone)} – {formatTime(end, otherZone, 'time')}{' '}
        {getZoneCity(otherZone)}
      </p>
      <Mark
        warning={formatNightWarning(start, end, otherZone)}
        icon={<IconMoon size={14} aria-hidden />}
      />
      <Mark
        warning={formatOutsideHoursWarning(start, end, workingDay)}
        icon={<IconAlertTriangle size={14} aria-hidden />}
      />
    </div>
  )
}

/** Warning for a time at night for the other side or outside working hours. */
function Mark({ warning, icon }: { readonly warning: string; readonly icon: ReactNode }) {
  return warning ? (
    <p className={styles['atNight']}>
      {icon}
      {warning}
    </p>
  ) : null
}
