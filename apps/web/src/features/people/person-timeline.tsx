import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import styles from './person.module.css'

type PersonEvent = Payload<'people', 'listPersonEvents'>[number]

/** What happened to the person and what they did, over all state machines, page by page. */
export function PersonTimeline({ id }: { readonly id: string }) {
  const params = useListParams({})
  const [zone, now] = [useZone(), useNow()]
  const events = useApiQuery(
    'people',
    'listPersonEvents',
    { params: { id }, query: params.keyset },
    { keep: true },
  )
  return (
    <DataList
      title={t('personScreen.timeline')}
      of={events}
      params={params}
      empty={
        <EmptyState title={t('personScreen.noEvents')} text={t('personScreen.noEventsText')} />
      }
    >
      {(rows) => (
        <div className={styles['timeline']}>
          <EventTimeline items={rows.map((event) => toItem(event, zone, now))} />
        </div>
      )}
    </DataList>
  )
}

function toItem(event: PersonEvent, zone: string, now: Date) {
  const actor = event.actor_name || translateKey(`people.by.${event.actor_kind}`)
  const reasons = getReasonTextKeys(event.reason).map((key) => translateKey(key))
  return {
    id: event.id,
    icon: <IconPoint size={16} />,
    title: [translateKey(`personEvents.${event.machine}.${event.move}`), ...reasons].join(': '),
    meta: (
      <>
        {[actor, event.company_name, formatNearTime(event.at, zone, now)]
          .filter(Boolean)
          .join(' · ')}
        {event.note ? (
          <>
            <br />“{event.note}”
          </>
        ) : null}
      </>
    ),
  }
}
