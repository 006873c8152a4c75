import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ago, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './browse.module.css'
import { HideDialog } from './hide-dialog.tsx'

/** That the company is not interested, since when and why; nothing where it is not so. */
export function HiddenNote({
  intern,
}: {
  readonly intern: {
    readonly intern_id: string
    readonly name: string
    readonly is_not_interested: boolean
  }
}) {
  const { intern_id: internId, name } = intern
  const now = useNow()
  const { role, permissions } = useUser()
  const [changes, setChanges] = useState(false)
  const mark = useAnswer(
    'shortlist',
    'getNotInterested',
    { params: { internId } },
    { enabled: intern.is_not_interested },
  )
  const undo = useCall('shortlist', 'undoNotInterested', {
    onDone: () => showToast(t('browse.shown', { name })),
  })
  const found = intern.is_not_interested ? mark.data?.payload : null
  if (!found) return null
  const refused =
    role === 'ADMIN' || permissions.includes('SHORTLIST_CANDIDATE')
      ? null
      : say('refused.shortlist')
  return (
    <Card>
      <p>
        <b>{t('browse.hide.since', { when: ago(found.created_at, now) })}</b>
      </p>
      <p className={styles['dim']}>
        {found.not_interested_reasons
          .map((id) => say(`shortlist.reason.notInterested.${id}`))
          .join(' · ')}
      </p>
      <Group>
        <Button size="small" refused={refused} onClick={() => setChanges(true)}>
          {t('browse.hide.change')}
        </Button>
        <Button
          size="small"
          busy={undo.isPending}
          refused={refused}
          onClick={() => undo.mutate({ params: { internId } })}
        >
          {t('browse.hide.undo')}
        </Button>
      </Group>
      {changes ? (
        <HideDialog
          intern={intern}
          given={found.not_interested_reasons}
          onClose={() => setChanges(false)}
        />
      ) : null}
    </Card>
  )
}
