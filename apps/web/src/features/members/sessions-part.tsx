import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Answer } from '../../platform/answer.tsx'
import { ago, useNow } from '../../platform/clock.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'

/** Where one is signed in, each to be ended. */
export function SessionsPart() {
  const now = useNow()
  const sessions = useAnswer('sessions', 'listSessions')
  const end = useCall('sessions', 'endSession')
  return (
    <Card title={t('members.tab.sessions')} flush>
      <Answer of={sessions} name={t('members.tab.sessions')}>
        {(rows) => (
          <Rows>
            {rows.map((row) => (
              <Row key={row.session_id} end={row.current ? <Badge tone="teal">{t('members.sessions.current')}</Badge> : <Button size="small" busy={end.isPending} onClick={() => end.mutate({ params: { id: row.session_id } })}>{t('members.sessions.end')}</Button>}>
                <p>{row.device}</p>
                <Meta>{t('members.sessions.seen', { when: ago(row.last_used_at, now) })}</Meta>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}
