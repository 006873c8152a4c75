import type { PendingDecision } from '@fledge/contract/pending-acts/schema.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useUser } from '../platform/shell/session.ts'
import { useOperatorRole } from './permitted-link.tsx'
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
  const user = useUser()
  const role = useOperatorRole()
  const { actor_id: actorId, actor_name: name } = pending
  const effect = formatPendingEffect(pending.act, seconds)
  const isOwn = actorId === user.user_id
  return (
    <>
      <span>{isOwn ? effect : t('pendingActs.by', { effect, name })}</span>
      {isOwn || hasOperatorAccess(role, 'operator:manager') ? (
        <Button onClick={() => void undoDecision(pending.act_id, onOpen)}>
          {t('common.btn.undo')}
        </Button>
      ) : null}
    </>
  )
}
