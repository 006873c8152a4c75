import type { PendingDecision } from '@fledge/contract/pending-acts/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { formatPendingEffect } from './format-pending-effect.ts'
import { undoDecision } from './undo-decision.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface PendingNoteProps {
  readonly pending: NonNullable<PendingDecision>
  readonly onOpen: (id: string) => void
}

/** Instead of the decisions on what is decided, while that can be undone. */
export function PendingNote({ pending, onOpen }: PendingNoteProps) {
  const seconds = useSecondsLeft(pending.due_at)
  return (
    <>
      <span>{formatPendingEffect(pending.act, seconds)}</span>
      <Button onClick={() => void undoDecision(pending.act_id, onOpen)}>
        {t('common.btn.undo')}
      </Button>
    </>
  )
}
