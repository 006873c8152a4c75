import { getDeviceName } from '@fledge/domain/sessions/device-name.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { QueryResult } from './query-result.tsx'
import { formatAgo, useNow } from './clock.ts'
import { useApiQuery, useApiMutation } from './query.ts'
import { t } from './use-texts.ts'

/** Returns "Chrome on Linux"; an unrecognised user agent is shown as it is. */
function formatDevice(agent: string): string {
  const { browser, system } = getDeviceName(agent)
  if (browser && system) return t('platform.sessions.device', { browser, system })
  return browser ?? system ?? (agent || t('platform.sessions.unknown'))
}

/** The user's sessions, each with a button to end it. */
export function SessionsCard() {
  const now = useNow()
  const sessions = useApiQuery('sessions', 'listSessions')
  const end = useApiMutation('sessions', 'endSession')
  return (
    <Card title={t('platform.sessions.title')} flush>
      <QueryResult of={sessions} name={t('platform.sessions.title')}>
        {(rows) => (
          <CardList>
            {rows.map((row) => (
              <CardListItem
                key={row.session_id}
                end={
                  row.current ? (
                    <Badge tone="teal">{t('platform.sessions.current')}</Badge>
                  ) : (
                    <Button
                      size="small"
                      busy={end.isPending}
                      onClick={() => end.mutate({ params: { id: row.session_id } })}
                    >
                      {t('platform.sessions.end')}
                    </Button>
                  )
                }
              >
                <p>{formatDevice(row.device)}</p>
                <Meta>
                  {t('platform.sessions.seen', { when: formatAgo(row.last_used_at, now) })}
                </Meta>
              </CardListItem>
            ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}
