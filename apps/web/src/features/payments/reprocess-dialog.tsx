import type {
  ProviderEvent,
  ProviderEventSelection,
} from '@fledge/contract/payments/provider-event-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface ReprocessDialogProps {
  readonly selection: Selection<ProviderEvent>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<ProviderEventSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Processes the selected events again, after saying how many and which are left out. */
export function ReprocessDialog({ selection, filters, onDone, onClose }: ReprocessDialogProps) {
  const ids = selection.rows.map((event) => event.event_id)
  const chosen = selection.isAll ? { filters, except: ids } : { rows: ids }
  const preview = useApiQuery(
    'payments',
    'previewReprocessEvents',
    { body: { selection: chosen } },
    { staleTime: 0 },
  )
  const reprocess = useApiMutation('payments', 'reprocessEvents', {
    onDone: ({ payload }) => {
      showToast(t('webhooksScreen.reprocessed', { count: payload.count }))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t('webhooksScreen.reprocessMany', { count: selection.count })}
      action={t('webhooksScreen.reprocess')}
      preview={preview}
      describe={(count) => t('webhooksScreen.manyCount', { count })}
      isBusy={reprocess.isPending}
      nothing={t('webhooksScreen.nothingToReprocess')}
      reasonLabel={t('webhooksScreen.reason')}
      reasonMissing={t('webhooksScreen.reasonMissing')}
      onSend={(act) => reprocess.mutate({ body: { selection: chosen, ...act } })}
      onClose={onClose}
    >
      <p>{t('webhooksScreen.reprocessText')}</p>
    </BulkDialog>
  )
}
