import { sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { IconMoon } from '@tabler/icons-react'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import { endOf, nightSays, rangeIn } from './time-words.ts'

interface ChosenTimesProps {
  readonly chosen: readonly string[]
  readonly minutes: number
  readonly zone: string
  readonly otherZone: string
  readonly onRemove: (start: string) => void
}

/** The chosen times, numbered, each with a cross. */
export function ChosenTimes({ chosen, minutes, zone, otherZone, onRemove }: ChosenTimesProps) {
  return (
    <ol className={styles['chosen']}>
      {chosen.map((start, index) => (
        <li key={start}>
          <span className={styles['nr']} aria-hidden>
            {index + 1}
          </span>
          <div>
            <b>{rangeIn(start, endOf(start, minutes), zone)}</b>
            <p className={styles['dim']}>
              {sayTime(start, otherZone)} –{' '}
              {sayTime(endOf(start, minutes), otherZone, 'en-GB', 'time')} {zoneCity(otherZone)}
            </p>
            <Night at={start} minutes={minutes} zone={otherZone} />
          </div>
          <button
            type="button"
            className={styles['cross']}
            aria-label={t('interviewScreen.propose.remove', { time: sayTime(start, zone) })}
            onClick={() => onRemove(start)}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Where a time is night for the other side, it is said beside it. */
function Night({
  at,
  minutes,
  zone,
}: {
  readonly at: string
  readonly minutes: number
  readonly zone: string
}) {
  const says = nightSays(at, endOf(at, minutes), zone)
  return says ? (
    <p className={styles['atNight']}>
      <IconMoon size={14} aria-hidden />
      {says}
    </p>
  ) : null
}
