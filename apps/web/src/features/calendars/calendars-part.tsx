import { Card } from '@fledge/ui/card.tsx'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCalendarOff } from '@fledge/ui/icons/calendar-off.tsx'
import { QueryResult, type QueryResultProps } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './calendars.module.css'
import { ConnectButton } from './connect-button.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { FeedCard } from './feed-card.tsx'

/**
 * Connected calendars of a company member, if a provider is available, and the calendar feed for
 * everyone.
 */
export function CalendarsPart() {
  const offered = useApiQuery('calendars', 'listProviders')
  const list = useApiQuery('calendars', 'listCalendars')
  // Hide the feature when no provider is available and no calendar is connected.
  const isHidden = offered.data?.payload.length === 0 && list.data?.payload.length === 0
  if (isHidden)
    return (
      <Stack narrow>
        <FeedCard />
      </Stack>
    )
  const open = (offered.data?.payload ?? []).filter((provider) => !provider.is_connected)
  return (
    <ColumnLayout
      side={<FeedCard />}
      main={
        <Card title={t('calendarScreen.title')} flush>
          <p className={styles['lead']}>{t('calendarScreen.lead')}</p>
          <ConnectionList list={list} />
          {open.length > 0 ? (
            <div className={styles['foot']}>
              {open.map((provider) => (
                <ConnectButton
                  key={provider.calendar_provider}
                  provider={provider.calendar_provider}
                >
                  {t('calendarScreen.connect', { name: provider.name })}
                </ConnectButton>
              ))}
            </div>
          ) : null}
        </Card>
      }
    />
  )
}

function ConnectionList({
  list,
}: {
  readonly list: QueryResultProps<Payload<'calendars', 'listCalendars'>>['of']
}) {
  return (
    <QueryResult
      of={list}
      name={t('calendarScreen.title')}
      empty={
        <EmptyState
          icon={<IconCalendarOff size={20} />}
          title={t('calendarScreen.none')}
          text={t('calendarScreen.noneText')}
        />
      }
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <ConnectionCard key={row.id} connection={row} />
          ))}
        </ul>
      )}
    </QueryResult>
  )
}
