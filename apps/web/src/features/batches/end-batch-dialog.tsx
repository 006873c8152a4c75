import { batchReasonBody } from '@fledge/contract/batches/operator-schema.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { type BatchDetails, staleBatchQueries } from './batch-values.ts'

interface EndBatchDialogProps {
  readonly batch: BatchDetails
  readonly act: 'hide' | 'close'
  readonly onClose: () => void
}

/** Closes registration for a batch or hides it, with a reason for the log. */
export function EndBatchDialog({ batch, act, onClose }: EndBatchDialogProps) {
  const { form, submit, sending } = useContractForm({
    schema: batchReasonBody,
    values: { reason: '' },
    send: async (body) => {
      const input = { params: { id: batch.batch_id }, body }
      const sent =
        act === 'hide' ? client.batches.hideBatch(input) : client.batches.closeEnrolment(input)
      await invalidateAfter(sent, staleBatchQueries)
      showToast(t(`batches.admin.done.${act}`, { name: batch.name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`batches.admin.${act}Ask`)}
      action={t(`batches.admin.${act}`)}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`batches.admin.${act}Text`)}</p>
      <TextArea
        label={t('common.reason')}
        hint={t('batches.admin.reasonHint')}
        rows={2}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}
