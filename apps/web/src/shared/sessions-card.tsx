import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import type { Payload } from '../platform/http/client.ts'
import { formatAgo, useNow } from '../platform/time/clock.ts'
import { DataList } from '../platform/list/data-list.tsx'
import { changeResult, removeRows } from '../platform/query/pending-changes.ts'
import { useApiQuery, useApiMutation } from '../platform/query/query.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { formatDevice } from './format-device.ts'

/** The user's sessions, each with a button to end it. */
export function SessionsCard() {
  const sessions = useApiQuery('sessions', 'listSessions')
  const end = useApiMutation('sessions', 'endSession', {
    optimistic: [
      changeResult('sessions', 'listSessions', (list, { params }) =>
        removeRows(list, (session) => session.session_id === params.id),
      ),
    ],
  })
  return (
    <DataList
      title={t('platform.sessions.title')}
      of={sessions}
      empty={null}
      row={(row) => (
        <SessionRow
          key={row.session_id}
          session={row}
          onEnd={() => end.mutate({ params: { id: row.session_id } })}
        />
      )}
    />
  )
}

interface SessionRowProps {
  readonly session: Payload<'sessions', 'listSessions'>[number]
  readonly onEnd: () => void
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const now = useNow()
  return (
    <CardListItem
      end={
        session.current ? (
          <Badge tone="teal">{t('platform.sessions.current')}</Badge>
        ) : (
          <Button size="small" onClick={onEnd}>
            {t('platform.sessions.end')}
          </Button>
        )
      }
    >
      <p>{formatDevice(session.device)}</p>
      <Meta>{t('platform.sessions.seen', { when: formatAgo(session.last_used_at, now) })}</Meta>
    </CardListItem>
  )
}
