import type {
  ProviderEvent,
  ProviderEventSelection,
} from '@fledge/contract/payments/provider-event-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../../platform/list/bulk-preview.tsx'
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
export function ReprocessDialog(props: ReprocessDialogProps) {
  const { selection, onClose } = props
  const form = useReprocessForm(props)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('webhooksScreen.reprocessMany', { count: selection.count })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('webhooksScreen.reprocess')}
        </Button>
      }
    >
      <Stack tight>
        <p>{t('webhooksScreen.reprocessText')}</p>
        <BulkPreviewFacts
          of={form.preview}
          describe={(count) => t('webhooksScreen.manyCount', { count })}
        />
        <NoteField
          label={t('webhooksScreen.reason')}
          isNeeded
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function useReprocessForm({ selection, filters, onDone }: ReprocessDialogProps) {
  const [reason, setReason] = useState('')
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
  const count = preview.data?.payload.count ?? 0
  const problem =
    count === 0
      ? t('webhooksScreen.nothingToReprocess')
      : reason.trim()
        ? null
        : t('webhooksScreen.reasonMissing')
  const send = () => reprocess.mutate({ body: { selection: chosen, reason, count } })
  return { preview, reason, setReason, problem, send, isBusy: reprocess.isPending }
}
