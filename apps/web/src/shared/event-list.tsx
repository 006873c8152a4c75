import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { translateKey } from '../platform/i18n/use-texts.ts'
import { useZone } from '../platform/shell/session.ts'
import { formatNearTime, useNow } from '../platform/time/clock.ts'
import { joinParts } from './records-card.tsx'
import styles from './event-list.module.css'

/** An event of the log, as the programme team reads it. */
export interface ShownEvent {
  readonly id: string
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly actor_kind: string
  readonly actor_name: string | null
  readonly reason: string | null
  readonly note: string | null
  /** Whom else it concerns. */
  readonly about: string | null
}

/** Events of a timeline, with their actors and reasons. */
export function EventList({ events }: { readonly events: readonly ShownEvent[] }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <div className={styles['events']}>
      <EventTimeline items={events.map((event) => toItem(event, zone, now))} />
    </div>
  )
}

function toItem(event: ShownEvent, zone: string, now: Date) {
  const actor = event.actor_name || translateKey(`people.by.${event.actor_kind}`)
  const reasons = getReasonTextKeys(event.reason).map((key) => translateKey(key))
  return {
    id: event.id,
    icon: <IconPoint size={16} />,
    title: [translateKey(`personEvents.${event.machine}.${event.move}`), ...reasons].join(': '),
    meta: (
      <>
        {joinParts([
          actor,
          event.about === actor ? null : event.about,
          formatNearTime(event.at, zone, now),
        ])}
        {event.note ? (
          <>
            <br />“{event.note}”
          </>
        ) : null}
      </>
    ),
  }
}
