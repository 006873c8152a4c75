import { locale } from '@fledge/kernel/locale.ts'
import { toZonedTime, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { classes } from '@fledge/ui/classes.ts'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-letter.module.css'

/** Formats the two largest units, such as "4 days 2 hours". */
function formatTimeLeft(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const parts =
    days > 0
      ? [
          t('offerScreen.timeLeft.days', { count: days }),
          ...(hours > 0 ? [t('offerScreen.timeLeft.hours', { count: hours })] : []),
        ]
      : [
          ...(hours > 0 ? [t('offerScreen.timeLeft.hours', { count: hours })] : []),
          t('offerScreen.timeLeft.minutes', { count: minutes % 60 }),
        ]
  return parts.join(' ')
}

/** Deadline with the remaining time, in both time zones. */
export function TimeLeft({
  until,
  otherZone,
}: {
  readonly until: string
  readonly otherZone: string
}) {
  const [zone, now] = [useZone(), useNow()]
  const time = formatTime(until, zone, 'time')
  const theirs = formatTime(until, otherZone, 'time')
  const day = toZonedTime(until, zone)
    .toPlainDate()
    .toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div>
      <p className={classes(styles['due'], !isUrgent(true, until, now) && styles['calm'])}>
        <IconClock size={16} aria-hidden />
        {t('offerScreen.answerBy', { day })}
      </p>
      <p className={styles['left']}>
        {t('offerScreen.timeLeft', { time: formatTimeLeft(Date.parse(until) - now.getTime()) })}
      </p>
      <p className={styles['small']}>
        {zone === otherZone
          ? t('offerScreen.timeIn', { time, city: getZoneCity(zone) })
          : t('offerScreen.timeInTwo', {
              time,
              city: getZoneCity(zone),
              theirs,
              other: getZoneCity(otherZone),
            })}
      </p>
    </div>
  )
}
