import { toLocalDay, formatDate, formatTime } from '@fledge/kernel/dates.ts'
import { formatNearDay, formatNearTime, formatTimeInSentence, useNow } from './clock.ts'
import { useZone } from '../shell/session.ts'

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
  const format = day ? formatNearDay : inSentence ? formatTimeInSentence : formatNearTime
  return (
    <time dateTime={at} title={formatTime(at, zone, 'full')}>
      {format(at, zone, now)}
    </time>
  )
}
