import type { LookupEntryView, LookupSelection } from '@fledge/contract/lookups/manage-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { LookupAct } from '@fledge/domain/lookups/types.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface LookupStatesDialogProps {
  readonly act: LookupAct
  readonly selection: Selection<LookupEntryView>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<LookupSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Deactivates or activates the selected entries, after saying how many and which are left out. */
export function LookupStatesDialog({ act, selection, filters, ...props }: LookupStatesDialogProps) {
  const keys = selection.rows.map(({ key }) => key)
  const chosen = selection.isAll ? { filters, except: keys } : { rows: keys }
  const preview = useApiQuery(
    'lookups',
    'previewLookupStates',
    { body: { selection: chosen, act } },
    { staleTime: 0 },
  )
  const change = useApiMutation('lookups', 'changeLookupStates', {
    onDone: ({ payload }) => {
      const { count } = payload
      showToast(t(`lookupsScreen.${act}Done`, { count }), getUndoAction()(payload))
      props.onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t(`lookupsScreen.${act}Many`, { count: selection.count })}
      action={t(`lookupsScreen.${act}`)}
      preview={preview}
      describe={(count) => t('lookupsScreen.manyCount', { count })}
      isBusy={change.isPending}
      nothing={t('lookupsScreen.nothingToChange')}
      reasonLabel={t('lookupsScreen.reason')}
      reasonMissing={t('lookupsScreen.reasonMissing')}
      onSend={({ reason, count }) =>
        change.mutate({ body: { selection: chosen, act, reason, count } })
      }
      onClose={props.onClose}
    >
      <p>{t(`lookupsScreen.${act}Text`)}</p>
    </BulkDialog>
  )
}
