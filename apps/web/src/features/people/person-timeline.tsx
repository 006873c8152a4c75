import { EmptyState } from '@fledge/ui/states.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { EventList } from '../../shared/event-list.tsx'

/** What happened to the person and what they did, over all state machines, page by page. */
export function PersonTimeline({ id }: { readonly id: string }) {
  const params = useListParams({})
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
        <EventList
          events={rows.map(({ company_name: company, account, ...event }) => ({
            ...event,
            about: [company, account].filter(Boolean).join(' · ') || null,
          }))}
        />
      )}
    </DataList>
  )
}
