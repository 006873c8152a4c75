import type { FailedMail, MailSelection } from '@fledge/contract/outbox/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface RetryManyDialogProps {
  readonly selection: Selection<FailedMail>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<MailSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Sends the selected emails again, after saying how many and which are left out. */
export function RetryManyDialog({ selection, filters, onDone, onClose }: RetryManyDialogProps) {
  const ids = selection.rows.map(({ id }) => id)
  const chosen = selection.isAll ? { filters, except: ids } : { rows: ids }
  const preview = useApiQuery(
    'outbox',
    'previewRetryMails',
    { body: { selection: chosen } },
    { staleTime: 0 },
  )
  const retry = useApiMutation('outbox', 'retrySelectedMails', {
    onDone: ({ payload }) => {
      showToast(t('operatorOutbox.retried', { count: payload.count }))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t('operatorOutbox.retryMany', { count: selection.count })}
      action={t('operatorOutbox.retry')}
      preview={preview}
      describe={(count) => t('operatorOutbox.manyCount', { count })}
      isBusy={retry.isPending}
      nothing={t('operatorOutbox.nothingToRetry')}
      reasonLabel={t('operatorOutbox.reason')}
      reasonMissing={t('operatorOutbox.reasonMissing')}
      onSend={(act) => retry.mutate({ body: { selection: chosen, ...act } })}
      onClose={onClose}
    />
  )
}
