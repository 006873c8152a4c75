import { toLocalDay, formatDate, formatTime } from '@fledge/kernel/dates.ts'
import { formatNearDay, formatNearTime, useNow } from './clock.ts'
import { useZone } from './session.ts'

/** The full date, for signed documents. */
export function FullDate({ at }: { readonly at: string }) {
  const zone = useZone()
  return (
    <time dateTime={at} title={formatTime(at, zone, 'en-GB', 'full')}>
      {formatDate(toLocalDay(at, zone))}
    </time>
  )
}

/** A moment in the reader's time zone: relative when near, absolute on hover. */
export function RelativeTime({ at, day }: { readonly at: string; readonly day?: boolean }) {
  const zone = useZone()
  const now = useNow()
  return (
    <time dateTime={at} title={formatTime(at, zone, 'en-GB', 'full')}>
      {day ? formatNearDay(at, zone, now) : formatNearTime(at, zone, now)}
    </time>
  )
}
