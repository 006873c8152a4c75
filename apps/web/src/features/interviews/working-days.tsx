import type { DayHours } from '@fledge/domain/interviews/interview-slots.ts'
import { defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { toZonedTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'

const toMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))

const firstMinute = 7 * 60
const visibleMinutes = 14 * 60

/**
 * Both working days from 7:00 to 21:00 in the reader's time zone, with the interview marked on
 * each.
 */
export function WorkingDays({
  at,
  zone,
  other,
  otherHours,
}: {
  readonly at: string
  readonly zone: string
  readonly other: string
  /** Working day of the other party. */
  readonly otherHours: DayHours
}) {
  const here = toZonedTime(at, zone)
  const apart = (toZonedTime(at, other).offsetNanoseconds - here.offsetNanoseconds) / 6e10
  const share = (minutes: number) =>
    Math.max(0, Math.min(100, ((minutes - firstMinute) / visibleMinutes) * 100))
  const track = (shift: number, hours: DayHours) => {
    const [from, to] = [share(toMinutes(hours.from) - shift), share(toMinutes(hours.to) - shift)]
    return (
      <span className={styles['track']}>
        <i style={{ left: `${from}%`, width: `${to - from}%` }} />
        <b style={{ left: `calc(${share(here.hour * 60 + here.minute)}% - 2px)` }} />
      </span>
    )
  }
  return (
    <span className={styles['days']} aria-hidden>
      {t('interviewScreen.choose.you')}
      {track(0, defaultWorkingHours)}
      {getZoneCity(other)}
      {track(apart, otherHours)}
    </span>
  )
}
