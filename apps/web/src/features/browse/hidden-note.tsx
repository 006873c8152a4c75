import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { internShowings } from '../../shared/shortlist-changes.ts'
import styles from './browse.module.css'
import { HideDialog } from './hide-dialog.tsx'
import { useShortlistRefusal } from './use-shortlist-toggle.ts'

interface NoteProps {
  readonly intern: {
    readonly intern_id: string
    readonly name: string
    readonly is_not_interested: boolean
  }
}

/** Note that the company hid this intern, with date and reasons; renders nothing otherwise. */
export function HiddenNote({ intern }: NoteProps) {
  const { intern_id: internId, name } = intern
  const now = useNow()
  const refused = useShortlistRefusal()
  const [changes, setChanges] = useState(false)
  const found = useNotInterested(intern)
  const undo = useApiMutation('shortlist', 'undoNotInterested', {
    optimistic: internShowings,
    onDone: () => showToast(t('browse.shown', { name })),
  })
  if (!found) return null
  return (
    <Card>
      <p>
        <b>{t('browse.hide.since', { when: formatAgo(found.created_at, now) })}</b>
      </p>
      <p className={styles['dim']}>
        {found.not_interested_reasons
          .map((id) => translateKey(`shortlist.reason.notInterested.${id}`))
          .join(' · ')}
      </p>
      <NoteActions
        refused={refused}
        busy={undo.isPending}
        onChange={() => setChanges(true)}
        onUndo={() => undo.mutate({ params: { internId } })}
      />
      {changes ? (
        <HideDialog
          intern={intern}
          previousReasons={found.not_interested_reasons}
          onClose={() => setChanges(false)}
        />
      ) : null}
    </Card>
  )
}

/** Returns when and why the company hid the intern; null if it did not or while loading. */
function useNotInterested({
  intern_id: internId,
  is_not_interested: enabled,
}: NoteProps['intern']) {
  const mark = useApiQuery('shortlist', 'getNotInterested', { params: { internId } }, { enabled })
  return enabled ? mark.data?.payload : null
}

interface ActionsProps {
  readonly refused: string | null
  readonly busy: boolean
  readonly onChange: () => void
  readonly onUndo: () => void
}

function NoteActions({ refused, busy, onChange, onUndo }: ActionsProps) {
  return (
    <Group>
      <Button size="small" disabledReason={refused} onClick={onChange}>
        {t('browse.hide.change')}
      </Button>
      <Button size="small" busy={busy} disabledReason={refused} onClick={onUndo}>
        {t('browse.hide.undo')}
      </Button>
    </Group>
  )
}
