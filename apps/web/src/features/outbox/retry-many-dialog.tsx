import type { FailedMail, MailSelection } from '@fledge/contract/outbox/schema.ts'
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

interface RetryManyDialogProps {
  readonly selection: Selection<FailedMail>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<MailSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Sends the selected emails again, after saying how many and which are left out. */
export function RetryManyDialog(props: RetryManyDialogProps) {
  const { selection, onClose } = props
  const form = useRetryForm(props)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('operatorOutbox.retryMany', { count: selection.count })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('operatorOutbox.retry')}
        </Button>
      }
    >
      <Stack tight>
        <BulkPreviewFacts
          of={form.preview}
          describe={(count) => t('operatorOutbox.manyCount', { count })}
        />
        <NoteField
          label={t('operatorOutbox.reason')}
          isNeeded
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function useRetryForm({ selection, filters, onDone }: RetryManyDialogProps) {
  const [reason, setReason] = useState('')
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
  const count = preview.data?.payload.count ?? 0
  const problem =
    count === 0
      ? t('operatorOutbox.nothingToRetry')
      : reason.trim()
        ? null
        : t('operatorOutbox.reasonMissing')
  const send = () => retry.mutate({ body: { selection: chosen, reason, count } })
  return { preview, reason, setReason, problem, send, isBusy: retry.isPending }
}
