import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import type { UnplacedFilters } from './placement-filters.tsx'
import { toApplicationPath, toUnplacedSelection } from './to-unplaced-selection.ts'

interface NudgeDialogProps {
  readonly selection: Selection<UnplacedIntern>
  /** Filters of the list, for everyone who matches. */
  readonly filters: UnplacedFilters
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Reminds the selected interns by email, after saying how many and who is left out. */
export function NudgeDialog({ selection, filters, onDone, onClose }: NudgeDialogProps) {
  const body = { selection: toUnplacedSelection(selection, filters) }
  const preview = useApiQuery('placement', 'previewNudgeInterns', { body }, { staleTime: 0 })
  const nudge = useApiMutation('placement', 'nudgeInterns', {
    onDone: ({ payload }) => {
      showToast(t('placementScreen.sent', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t('placementScreen.nudgeTitle', { count: selection.count })}
      action={t('placementScreen.send')}
      preview={preview}
      describe={(count) => t('placementScreen.nudgeCount', { count })}
      isBusy={nudge.isPending}
      nothing={t('placementScreen.nobodyToRemind')}
      toRowPath={toApplicationPath}
      reasonLabel={t('placementScreen.reason')}
      reasonMissing={t('placementScreen.reasonMissing')}
      onSend={(act) => nudge.mutate({ body: { ...body, ...act } })}
      onClose={onClose}
    >
      <p>{t('placementScreen.nudgeText')}</p>
    </BulkDialog>
  )
}
