import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { ReportSelection } from '@fledge/contract/reports/bulk-schema.ts'
import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface DismissManyDialogProps {
  readonly selection: Selection<ContentReport>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<ReportSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Dismisses the selected reports, after saying how many and which are left out. */
export function DismissManyDialog({ selection, filters, onDone, onClose }: DismissManyDialogProps) {
  const ids = selection.rows.map((report) => report.report_id)
  const chosen = selection.isAll ? { filters, except: ids } : { rows: ids }
  const preview = useApiQuery(
    'reports',
    'previewDismissContentReports',
    { body: { selection: chosen } },
    { staleTime: 0 },
  )
  const dismiss = useApiMutation('reports', 'dismissContentReports', {
    onDone: ({ payload }) => {
      showToast(t('reportsScreen.dismissed', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t('reportsScreen.dismissManyTitle', { count: selection.count })}
      action={t('reportsScreen.dismiss')}
      preview={preview}
      describe={(count) => t('reportsScreen.manyCount', { count })}
      isBusy={dismiss.isPending}
      nothing={t('reportsScreen.nothingToDismiss')}
      reasonLabel={t('reportsScreen.manyReason')}
      reasonMissing={t('reportsScreen.reasonMissing')}
      onSend={(act) => dismiss.mutate({ body: { selection: chosen, ...act } })}
      onClose={onClose}
    />
  )
}
