import { toLocalDay, formatDate, formatTime } from '@fledge/kernel/dates.ts'
import {
  formatDayInSentence,
  formatNearDay,
  formatNearTime,
  formatTimeInSentence,
  useNow,
} from './clock.ts'
import { useIsZoneKnown, useZone } from '../shell/session.ts'

/** The full date, for signed documents. */
export function FullDate({ at }: { readonly at: string }) {
  const zone = useZone()
  return (
    <time dateTime={at} title={formatTime(at, zone, 'full')}>
      {formatDate(toLocalDay(at, zone))}
    </time>
  )
}

interface RelativeTimeProps {
  readonly at: string
  readonly day?: boolean
  /** Within a sentence “tomorrow” starts with a small letter. */
  readonly inSentence?: boolean
}

/** A moment in the reader's time zone: relative when near, absolute on hover. */
export function RelativeTime({ at, day, inSentence }: RelativeTimeProps) {
  const zone = useZone()
  const now = useNow()
  const isZoneKnown = useIsZoneKnown()
  const formatDay = inSentence && !day ? formatDayInSentence : formatNearDay
  const format = inSentence ? formatTimeInSentence : formatNearTime
  return (
    <time dateTime={at} title={formatTime(at, zone, 'full')}>
      {day || !isZoneKnown ? formatDay(at, zone, now) : format(at, zone, now)}
    </time>
  )
}
